// Which columns keep what is said in a request after issue and in the answers to it.

import { SAID_IN_REQUEST } from "@bondline/domain/documents/document-requests/document-request-fields.ts";
import { columnsFor } from "../../../fields/field-columns.ts";
import type { DocumentRequestRow } from "./document-request-record.ts";

/** The whole wording is a new text as any other, and kept where that is. */
export const DOCUMENT_REQUEST_COLUMNS = columnsFor<DocumentRequestRow>()(SAID_IN_REQUEST, {
  newWording: null,
});
