// What other modules may know of required documents: which there are of a draft, their place in the contract, and that nothing is issued before they are approved.

export { requireDocumentsApproved, requiredDocumentsOf } from "./required-document-part.ts";
export { RequiredDocumentPayloadRef } from "./required-document-payload.ts";
export type { RequiredDocumentRow } from "./required-document-record.ts";
export {
  StaffRequiredDocumentFilterRef,
  StaffRequiredDocumentSortRef,
} from "./required-document-register-schema.ts";
export {
  type OfDraft as RequiredDocumentOfDraft,
  RequiredDocumentRef,
  RequiredDocumentTypeRef,
} from "./required-document-schema.ts";
