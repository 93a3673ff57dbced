// A required document as the server holds it, and what was said about it.

import type { Tables } from "../../../database/generated/rows.ts";

export type RequiredDocumentRow = Tables["draft_required_document"];
export type RequiredDocumentMessageRow = Tables["draft_required_document_message"];
