// What other modules may know of the money of drafts, beside the commands and the access.

export { billedInvoiceOf } from "./draft-invoice-file.ts";
