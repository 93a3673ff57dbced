// What a call about a required document answers with: it and its draft, as they are afterwards.

import { refuse } from "@bondline/domain/refusals.ts";
import type { Payload } from "../../../graphql/mutation.ts";
import { payloadOf, readAgain, record, resultField } from "../../../graphql/payloads.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { accessDraft } from "../drafts/draft-access.ts";
import { DraftRef } from "../drafts/public.ts";
import { accessRequiredDocuments } from "./required-document-access.ts";
import { RequiredDocumentRef, shownOf } from "./required-document-schema.ts";

export async function documentOf(tx: Transaction, answer: Payload) {
  const draft = await accessRequiredDocuments(tx, resultField(answer, "draftId"));
  const id = resultField<string>(answer, "requiredDocumentId");
  return (
    shownOf(draft).find(({ document }) => document.id === id) ?? refuse("REQUIRED_DOCUMENT_NOT_FOUND", { id })
  );
}

export const RequiredDocumentPayloadRef = payloadOf("RequiredDocumentPayload", {
  draft: record(DraftRef, accessDraft, "draftId"),
  requiredDocument: readAgain(RequiredDocumentRef, documentOf),
});
