// An attachment as the server holds it.

import type { OrganisationId } from "@bondline/domain/ids.ts";
import type { FileNamedBy } from "@bondline/domain/records/attachments/attachment.ts";
import type { AttachmentFailure } from "@bondline/domain/records/attachments/attachment-failure.ts";
import type { Tables } from "../../../database/generated/rows.ts";

export type InfectedFileStatus = "NOT_SCANNED" | "CLEAN" | "INFECTED" | "FAILED";

/** The records that people attach files to. */
export type FileOwner = "draft" | "document" | "facility application" | "import job" | "bank statement";

export type AttachmentRow = Omit<
  Tables["draft_attachment"],
  "draftId" | "draftRequestedDocumentId" | "failureReason"
> & {
  /** Of a draft's file: the required document that it belongs to. */
  draftRequestedDocumentId?: Tables["draft_attachment"]["draftRequestedDocumentId"];
  /** Of a draft's file. */
  draftId?: Tables["draft_attachment"]["draftId"];
  /** Of a file that was not taken. */
  failureReason?: AttachmentFailure | null;
  /** Of a document's file that came with the issue: the one of its draft. */
  draftAttachmentId?: string | null;
  /** What of its record names it. */
  namedBy?: FileNamedBy | null;
  uploadedByName: string | null;
};

export type StoredAttachment = Omit<AttachmentRow, "organisationId"> & {
  owner: FileOwner;
  recordId: string;
  /** None of the provider's own records. */
  organisationId: OrganisationId | null;
};
