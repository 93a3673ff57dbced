// Of what people are notified about a draft in the product itself: those on its notification list, and who handles it when it is their turn.

import type { AccountId } from "@bondline/domain/ids.ts";
import { draftTopicOf } from "@bondline/domain/records/collaborators/notification-list.ts";
import type { NotificationKind } from "@bondline/domain/records/notifications/notification.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { type NotificationEvent, notifyPeople } from "../../records/notifications/commands/notify-people.ts";
import { notifyProviderStaff } from "../../records/notifications/commands/notify-provider-staff.ts";
import type { Draft } from "./draft-record.ts";
import { type DraftHandler, listDraftPeople } from "./draft-store.ts";

export async function notifyOwner(
  tx: Transaction,
  draft: Draft,
  kind: NotificationKind,
  of = momentOf(draft),
): Promise<void> {
  const people = await listDraftPeople(tx, draft.id, draftTopicOf(kind));
  await notifyPeople(
    tx,
    people.map(({ accountId }) => accountId),
    eventOf(draft, kind, of),
  );
}

export async function notifyDesk(
  tx: Transaction,
  draft: Draft,
  kind: NotificationKind,
  of = momentOf(draft),
): Promise<void> {
  await notifyProviderStaff(tx, eventOf(draft, kind, of));
}

/** To the bank's people as well, once they see it. */
export async function notifyHandlers(
  tx: Transaction,
  draft: Draft,
  handlers: readonly DraftHandler[],
  kind: NotificationKind,
): Promise<void> {
  await notifyPeople(
    tx,
    handlers.map(({ accountId }) => accountId),
    eventOf(draft, kind, momentOf(draft)),
  );
}

/** To one of the desk, such as whoever began something. */
export async function notifyPerson(
  tx: Transaction,
  draft: Draft,
  { accountId, kind, of }: { accountId: AccountId; kind: NotificationKind; of: string },
): Promise<void> {
  await notifyPeople(tx, [accountId], eventOf(draft, kind, of));
}

/** One event per kind and version of the draft, or per what it is of, as with mails: a repeated call tells nobody twice. */
function eventOf(draft: Draft, kind: NotificationKind, of: string): NotificationEvent {
  return {
    intent: `${kind} ${of}`,
    kind,
    organisationId: draft.organisationId,
    draftId: draft.id,
    documentId: null,
    referenceNumber: draft.referenceNumber,
    about: draft.parties.find(({ partyVariant }) => partyVariant === "BENEFICIARY")?.name ?? "",
  };
}

function momentOf({ id, version }: Draft): string {
  return `${id} ${version}`;
}
