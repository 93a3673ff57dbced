// An attachment as the server holds it.

import type { AttachmentFailure } from "@bondline/domain/records/attachments/attachment-failure.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";

export type InfectedFileStatus = "NOT_SCANNED" | "CLEAN" | "INFECTED" | "FAILED";

export type AttachmentRow = {
  id: string;
  variant: string;
  fileName: string;
  contentType: string;
  contentMd5Checksum: string;
  fileSize: number;
  storageKey: string;
  sha256: string | null;
  receivedAt: Instant | null;
  infectedFileStatus: InfectedFileStatus;
  /** Of a file that was not taken; only clean files go over to documents, where there is no such column. */
  failureReason?: AttachmentFailure | null;
  uploadedBy: string;
  uploadedByName: string | null;
  createdAt: Instant;
};
