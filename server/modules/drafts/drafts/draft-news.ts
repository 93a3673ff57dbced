// How people are notified of what happened to a draft: by mail and in the product, but for whoever has just done it.

import type { AccountId } from "@bondline/domain/ids.ts";
import { PROCESS_TYPE_TEXT } from "@bondline/domain/process-type.ts";
import type { NotificationKind } from "@bondline/domain/records/notifications/notification.ts";
import { ZERO_CENTS } from "@bondline/domain/values/money/money.ts";
import type { MailContent } from "../../../mail-messages/mail-content.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { queueMail } from "../../records/mail/public.ts";
import { notifyPeople } from "../../records/notifications/commands/notify-people.ts";
import type { DraftMailInput } from "./draft-messages.ts";
import type { Draft } from "./draft-record.ts";

export type DraftNews = {
  /** Of the record that it is about: the same event of it is shown once. */
  intent: string;
  kind: NotificationKind;
  /** What the notification names in the beneficiary's place. */
  about: string;
  mail: (input: DraftMailInput) => MailContent;
};

export type Receiver = { accountId: AccountId; email: string; givenName: string | undefined };

export type Receivers = { people: readonly Receiver[]; path: string };

export function pageOf({ organisationId, id }: Draft): string {
  return `/drafts/${organisationId}/${id}/view`;
}

export async function notify(
  tx: Transaction,
  draft: Draft,
  { intent, kind, about, mail, people, path }: DraftNews & Receivers,
): Promise<void> {
  const actor = tx.actor.kind === "person" ? tx.actor.accountId : undefined;
  const facts: DraftMailInput = {
    what: PROCESS_TYPE_TEXT[draft.processType].toLowerCase(),
    reference: draft.referenceNumber,
    amountCents: draft.amountCents ?? ZERO_CENTS,
    beneficiaryName: draft.parties.find(({ partyVariant }) => partyVariant === "BENEFICIARY")?.name ?? "",
    link: `${tx.app.settings.publicUrl}${path}`,
  };
  for (const { email, givenName } of people.filter(({ accountId }) => accountId !== actor))
    await queueMail(tx, {
      intent,
      record: { kind: "DRAFT", id: draft.id },
      to: [email],
      content: mail({ ...facts, givenName }),
    });
  await notifyPeople(
    tx,
    people.map(({ accountId }) => accountId),
    {
      intent,
      kind,
      organisationId: draft.organisationId,
      draftId: draft.id,
      documentId: null,
      referenceNumber: draft.referenceNumber,
      about,
    },
  );
}
