// Who hears of a required document: the side that acts next, or that was waiting.

import {
  documentName,
  documentNameInSentence,
} from "@bondline/domain/drafts/required-documents/required-document-name.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { notifyOfDraft } from "../drafts/commands/notify-of-draft.ts";
import type { Draft } from "../drafts/public.ts";
import { type RequiredDocumentNews, requiredDocumentMail } from "./required-document-mails.ts";
import type { RequiredDocumentRow } from "./required-document-record.ts";

export type { RequiredDocumentNews } from "./required-document-mails.ts";

type News = {
  event: RequiredDocumentNews;
  document: Pick<RequiredDocumentRow, "requiredDocumentType" | "name">;
  text: string | null;
};

const FOR_BANK: readonly RequiredDocumentNews[] = [
  "REQUIRED_DOCUMENT_RECEIVED",
  "REQUIRED_DOCUMENT_DECIDED",
  "REQUIRED_DOCUMENT_REPLIED",
];

/** A document may come and go several times, so that each telling is one of its own. */
export async function notifyOfRequiredDocument(
  tx: Transaction,
  draft: Draft,
  { event, document: about, text }: News,
): Promise<void> {
  const { givenName, familyName } = requirePerson(tx.actor);
  const document = documentNameInSentence(about);
  await notifyOfDraft(tx, draft, FOR_BANK.includes(event) ? "HANDLERS" : "APPLICANT", {
    intent: `${event} ${draft.id} ${tx.newId()}`,
    kind: event,
    about: documentName(about),
    mail: (input) =>
      requiredDocumentMail({ ...input, event, document, text, by: `${givenName} ${familyName}` }),
  });
}
