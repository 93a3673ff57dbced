// What other modules may know of documents, beside the commands and the access.

export { DOCUMENT_COLUMNS } from "./document-columns.ts";
export { type CostFacts, costsOf } from "./document-costs.ts";
export { objectsKeptFrom } from "./document-readers.ts";
export type { ChangingDocument, Document } from "./document-record.ts";
export { DocumentRef } from "./document-schema.ts";
export { COST_FACTS } from "./document-store.ts";
