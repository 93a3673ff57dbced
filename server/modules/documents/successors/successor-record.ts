// A new draft that was made from a document as the server holds it, with what is shown of both.

import type { DocumentStatus } from "@bondline/domain/documents/documents/document.ts";
import type { DraftStatus } from "@bondline/domain/drafts/drafts/draft.ts";
import type { Tables } from "../../../database/generated/rows.ts";

export type SuccessorRow = Omit<Tables["document_successor"], "madeBy">;

/** Its moments have an offset, as the database writes them in JSON. */
export type Succession = SuccessorRow & {
  documentReference: string;
  documentStatus: DocumentStatus;
  draftStatus: DraftStatus;
  /** What the draft was issued as. */
  newDocumentId: string | null;
  newDocumentReference: string | null;
  /** Both take room on one facility. */
  isCountedTwice: boolean;
};
