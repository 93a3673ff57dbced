// An attachment as the server holds it.

import type { Instant } from "@bondline/domain/time/instant.ts";

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
  uploadedBy: string;
  uploadedByName: string | null;
  createdAt: Instant;
};
