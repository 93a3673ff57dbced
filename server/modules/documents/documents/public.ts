// What other modules may know of documents, beside the commands and the access.

export { DOCUMENT_COLUMNS } from "./document-columns.ts";
export { agreedCostsOf, type CostFacts, costsOf, laterPeriodAfter } from "./document-costs.ts";
export { DOCUMENT_ORDERS } from "./document-filter-store.ts";
export { documentNewsMail, type NewsSaid } from "./document-news-mail.ts";
export { listIssuedByNumber } from "./document-number-store.ts";
export { type DocumentPart, documentPartsFor } from "./document-parts.ts";
export { objectsKeptFrom, seesApplicantsReminders } from "./document-readers.ts";
export {
  type ChangingDocument,
  type Document,
  type DocumentRow,
  signedTermsOf,
  wordingHashInForce,
} from "./document-record.ts";
export { StaffDocumentFilterRef } from "./document-register-schema.ts";
export { ReportFilterRef } from "./document-report-schema.ts";
export {
  DocumentConnectionRef,
  DocumentFilterRef,
  DocumentRef,
  DocumentSortRef,
  DocumentTabRef,
} from "./document-schema.ts";
export {
  COST_FACTS,
  type DocumentPageWanted,
  type DocumentSort,
  readDocumentRows,
} from "./document-store.ts";
export { OF_ONE_PAPER, receivedBy, SHARED_WITH_READER } from "./held-document-store.ts";
export { EXAMPLE_CHECK, type PaperCheck, paperCheckBlock, readPaperCheck } from "./paper-check-mail.ts";
