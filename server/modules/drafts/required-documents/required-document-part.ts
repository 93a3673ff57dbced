// The required documents of a draft, as a part of it; what is said about them is read on its own.

import {
  isOutstanding,
  type RequiredDocumentParty,
  type RequiredDocumentType,
  waitsFor,
} from "@bondline/domain/drafts/required-documents/required-document.ts";
import { REQUIRED_DOCUMENT_TYPE_TEXT } from "@bondline/domain/drafts/required-documents/required-document-text.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { recordPart } from "../../../record-parts.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { Draft } from "../drafts/public.ts";
import { askWithSubmission } from "./ask-with-submission.ts";
import type { RequiredDocumentRow } from "./required-document-record.ts";

export const REQUIRED_DOCUMENTS_OF_DRAFT = recordPart({
  reads: {
    requiredDocuments: `(select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at, r.id), '[]')
      from draft_required_document r where r.draft_id = d.id) as required_documents`,
  },
  fields: {
    requiredDocuments: ["facts", "requiredDocuments"],
    waitingRequiredDocuments: ["facts", "requiredDocuments"],
  },
  submitted: (tx: Transaction, draft: Draft) => askWithSubmission(tx, draft, requiredDocumentsOf(draft)),
});

/** In the order in which they were asked for. */
export function requiredDocumentsOf(draft: Draft): RequiredDocumentRow[] {
  return (draft as Draft & { requiredDocuments: RequiredDocumentRow[] }).requiredDocuments;
}

export function typesWaiting(draft: Draft, party: RequiredDocumentParty): RequiredDocumentType[] {
  return requiredDocumentsOf(draft)
    .filter((each) => waitsFor(each) === party)
    .map(({ requiredDocumentType }) => requiredDocumentType);
}

/** The bank issues once what it needs is approved. */
export function requireDocumentsApproved(draft: Draft): void {
  const outstanding = requiredDocumentsOf(draft).filter(isOutstanding);
  if (outstanding.length === 0) return;
  const names = outstanding.map((each) => REQUIRED_DOCUMENT_TYPE_TEXT[each.requiredDocumentType]);
  refuseFields({
    requiredDocuments: `These are still to be approved: ${[...new Set(names)].join(", ").toLowerCase()}.`,
  });
}
