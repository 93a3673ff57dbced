// The required documents of a draft, as a part of it; what is said about them is read on its own.

import {
  holdsUpIssue,
  REQUIRED_DOCUMENT_KINDS,
  type RequiredDocumentParty,
  waitsFor,
} from "@bondline/domain/drafts/required-documents/required-document.ts";
import { documentNameInSentence } from "@bondline/domain/drafts/required-documents/required-document-name.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { draftPart } from "../../../record-parts.ts";
import type { Actor } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { SupplierRow } from "../../money/fee-summaries/public.ts";
import type { Draft } from "../drafts/public.ts";
import { askForDocuments } from "./ask-for-documents.ts";
import { notifyOfRequiredDocument } from "./notify-of-required-document.ts";
import type { RequiredDocumentRow } from "./required-document-record.ts";

export const REQUIRED_DOCUMENTS_OF_DRAFT = draftPart({
  readers: "applicant-and-bank",
  inHistory: ["Required document", "Required document message"],
  reads: {
    requiredDocuments: `(select coalesce(json_agg(r order by r.created_at, r.id), '[]')
      from draft_required_document r where r.draft_id = d.id) as required_documents`,
    formsAtService: `(select coalesce(jsonb_agg(jsonb_build_object('required_document_id', e.required_document_id, 'account_id', (
        select s.account_id from draft_envelope_signer s where s.envelope_id = e.id and s.signed_at is null order by s.position limit 1))), '[]')
      from draft_envelope e where e.draft_id = d.id and e.status = 'WAITING') as forms_at_service`,
  },
  fields: {
    requiredDocuments: ["facts", "requiredDocuments"],
    waitingRequiredDocuments: ["facts", "requiredDocuments", "formsAtService"],
  },
  submitted: async (tx: Transaction, draft: Draft) => {
    const supplier = draft.feeSummary?.supplier;
    await askForDocuments(tx, draft, { moment: "SUBMISSION", supplier, present: requiredDocumentsOf(draft) });
  },
  approved: async (tx: Transaction, draft: Draft, supplier: SupplierRow) => {
    const asked = await askForDocuments(tx, draft, {
      moment: "APPROVAL",
      supplier,
      present: requiredDocumentsOf(draft),
    });
    for (const document of asked.filter(isRequested))
      await notifyOfRequiredDocument(tx, draft, {
        event: "REQUIRED_DOCUMENT_ASKED",
        document,
        text: document.reason,
      });
  },
});

/** What the bank puts up itself nobody is told to bring. */
function isRequested({ requiredDocumentType }: Pick<RequiredDocumentRow, "requiredDocumentType">): boolean {
  return REQUIRED_DOCUMENT_KINDS[requiredDocumentType].flow === "REQUEST";
}

/** In the order in which they were asked for. */
export function requiredDocumentsOf(draft: Draft): RequiredDocumentRow[] {
  return (draft as Draft & { requiredDocuments: RequiredDocumentRow[] }).requiredDocuments;
}

/** A form that waits at an e-signature service, and the one who signs it next. */
type FormAtService = { requiredDocumentId: string; accountId: string | null };

function formsAtService(draft: Draft): FormAtService[] {
  return (draft as Draft & { formsAtService: FormAtService[] }).formsAtService;
}

/** What holds up the issue; what is being signed waits for the applicant's people, whoever puts it up afterwards. */
export function documentsWaiting(draft: Draft, party: RequiredDocumentParty): RequiredDocumentRow[] {
  const atService = new Set(formsAtService(draft).map(({ requiredDocumentId }) => requiredDocumentId));
  return requiredDocumentsOf(draft)
    .filter(({ isObligatory }) => isObligatory)
    .filter((each) => (atService.has(each.id) ? "APPLICANT" : waitsFor(each)) === party);
}

/** Whose turn it is to sign is the reader's to know of themselves. */
export function documentsToSign(actor: Actor, draft: Draft): RequiredDocumentRow[] {
  if (actor.kind !== "person") return [];
  const own = new Set(
    formsAtService(draft)
      .filter(({ accountId }) => accountId === actor.accountId)
      .map(({ requiredDocumentId }) => requiredDocumentId),
  );
  return requiredDocumentsOf(draft).filter(({ id }) => own.has(id));
}

/** The bank issues once what it needs is approved. */
export function requireDocumentsApproved(draft: Draft): void {
  const outstanding = requiredDocumentsOf(draft).filter(holdsUpIssue);
  if (outstanding.length === 0) return;
  const names = outstanding.map(documentNameInSentence);
  refuseFields({
    requiredDocuments: `These are still to be approved: ${[...new Set(names)].join(", ")}.`,
  });
}
