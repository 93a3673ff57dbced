// What other modules may know of required documents: that nothing is issued before they are approved, and which kinds there are.

export { requireDocumentsApproved } from "./required-document-part.ts";
export { RequiredDocumentTypeRef } from "./required-document-schema.ts";
