// Tells one side of something that happened to a draft, but for whoever has just done it, by mail and in the product.

import type { AccountId } from "@bondline/domain/ids.ts";
import { PROCESS_TYPE_TEXT } from "@bondline/domain/process-type.ts";
import { type DraftTopic, draftTopicOf } from "@bondline/domain/records/collaborators/notification-list.ts";
import type { NotificationKind } from "@bondline/domain/records/notifications/notification.ts";
import { ZERO_CENTS } from "@bondline/domain/values/money/money.ts";
import type { MailContent } from "../../../../mail-messages/mail-content.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { queueMail } from "../../../records/mail/public.ts";
import { notifyPeople } from "../../../records/notifications/commands/notify-people.ts";
import type { DraftMailInput } from "../draft-messages.ts";
import type { Draft } from "../draft-record.ts";
import { listDraftHandlers, listDraftPeople } from "../draft-store.ts";

export type DraftNews = {
  /** Of the record that it is about: the same event of it is told once. */
  intent: string;
  kind: NotificationKind;
  /** What the notification names in the beneficiary's place. */
  about: string;
  mail: (input: DraftMailInput) => MailContent;
};

type Told = { accountId: AccountId; email: string; givenName: string | undefined };

/** The applicant is whoever is on its notification list for this; the handlers are the provider's staff, and those of the bank that it was sent to. */
export async function tellOfDraft(
  tx: Transaction,
  draft: Draft,
  side: "APPLICANT" | "HANDLERS",
  news: DraftNews,
): Promise<void> {
  const { people, path } = await RECEIVERS[side](tx, draft, draftTopicOf(news.kind));
  await tell(tx, draft, { ...news, people, path });
}

/** Somebody who is on it by name; whoever has been taken off it since is told nothing. */
export async function tellPersonOnDraft(
  tx: Transaction,
  draft: Draft,
  accountId: AccountId,
  news: DraftNews,
): Promise<void> {
  const person = draft.collaborators.find((each) => !each.isMember && each.accountId === accountId);
  if (person === undefined) return;
  const { emailAddress: email, givenName } = person;
  const people = [{ accountId, email, givenName: givenName ?? undefined }];
  await tell(tx, draft, { ...news, people, path: pageOf(draft) });
}

/** People of the applicant by name, such as those who are to sign something. */
export async function tellMembersOfDraft(
  tx: Transaction,
  draft: Draft,
  people: readonly Told[],
  news: DraftNews,
): Promise<void> {
  await tell(tx, draft, { ...news, people, path: pageOf(draft) });
}

type Receivers = { people: readonly Told[]; path: string };

const RECEIVERS = {
  async APPLICANT(tx: Transaction, draft: Draft, topic: DraftTopic): Promise<Receivers> {
    return { people: await listDraftPeople(tx, draft.id, topic), path: pageOf(draft) };
  },
  async HANDLERS(tx: Transaction, draft: Draft): Promise<Receivers> {
    const handlers = await listDraftHandlers(tx, draft.id);
    const people = handlers.map(({ accountId, email }) => ({ accountId, email, givenName: undefined }));
    return { people, path: `/staff/drafts/${draft.id}` };
  },
} as const;

function pageOf({ organisationId, id }: Draft): string {
  return `/drafts/${organisationId}/${id}/view`;
}

async function tell(
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
    await queueMail(tx, { intent, to: [email], content: mail({ ...facts, givenName }) });
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
