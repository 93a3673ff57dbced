// Notifies those concerned of something that happened to a document, but for whoever has just done it, by mail and in the product.

import type { AccountId } from "@bondline/domain/ids.ts";
import { PROCESS_TYPE_TEXT } from "@bondline/domain/process-type.ts";
import type { NotificationKind } from "@bondline/domain/records/notifications/notification.ts";
import type { MailContent } from "../../../../mail-messages/mail-content.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { queueMail } from "../../../records/mail/public.ts";
import { notifyPeople } from "../../../records/notifications/commands/notify-people.ts";
import type { DocumentNewsInput } from "../document-news-mail.ts";
import type { Document } from "../document-record.ts";

type Concerned = { accountId: AccountId; email: string; givenName: string | null };

type News<Kind extends NotificationKind> = Pick<DocumentNewsInput<Kind>, "event" | "by" | "text"> & {
  /** Of the record that it is about: the same event of it is shown once. */
  intent: string;
  /** In words, where several things may be asked for; the notification then names it in the beneficiary's place. */
  asked?: string;
};

export async function notifyOfDocument<Kind extends NotificationKind>(
  tx: Transaction,
  document: Document,
  mail: (input: DocumentNewsInput<Kind>) => MailContent,
  people: readonly Concerned[],
  { intent, asked, ...news }: News<Kind>,
): Promise<void> {
  const actor = tx.actor.kind === "person" ? tx.actor.accountId : undefined;
  const paper = paperOf(tx, document);
  for (const { email, givenName } of people.filter(({ accountId }) => accountId !== actor))
    await queueMail(tx, {
      intent,
      record: { kind: "DOCUMENT", id: document.id },
      to: [email],
      content: mail({ ...paper, ...news, asked: asked ?? null, givenName: givenName ?? undefined }),
    });
  await notifyPeople(
    tx,
    people.map(({ accountId }) => accountId),
    {
      intent,
      kind: news.event,
      organisationId: document.organisationId,
      draftId: null,
      documentId: document.id,
      referenceNumber: document.referenceNumber,
      about: asked ?? paper.beneficiaryName,
    },
  );
}

function paperOf(tx: Transaction, document: Document) {
  return {
    what: PROCESS_TYPE_TEXT[document.documentVariant].toLowerCase(),
    reference: document.referenceNumber,
    guaranteeNumber: document.guaranteeNumber,
    amountCents: document.amountCents,
    applicantName: document.organisation.name,
    beneficiaryName: document.parties.find(({ partyVariant }) => partyVariant === "BENEFICIARY")?.name ?? "",
    link: `${tx.app.settings.publicUrl}/documents/${document.id}/view`,
  };
}
