// The scan port: says whether a received file may be handed on to people.
import type { Readable } from "node:stream";
import type { AttachmentPurpose } from "@bondline/domain/records/attachments/attachment.ts";
import type { AttachmentFailure } from "@bondline/domain/records/attachments/attachment-failure.ts";

/** What the uploader declared the file to be, and what it is for where that lets more in. */
export type ScanSubject = { contentType: string; fileName: string; purpose?: AttachmentPurpose };

/**
 * CLEAN is only ever said about a file that was read to its end. INFECTED is final. FAILED means that nothing
 * could be established, or that the file is not what it claims to be: it is shown as a failed upload.
 */
export type ScanResult =
  | { outcome: "CLEAN" }
  /** `detail` is the name of what was found; for staff and logs. */
  | { outcome: "INFECTED"; detail: string }
  /** The scanner was at fault: another try may tell. */
  | { outcome: "FAILED"; detail: string; retriable: true }
  /** The file was: `reason` is what its sender is shown. */
  | { outcome: "FAILED"; detail: string; retriable: false; reason: AttachmentFailure };

export interface ScanPort {
  /** Never throws for what the file or the scanner does, and never leaves the stream open. */
  scan(stream: Readable, subject: ScanSubject): Promise<ScanResult>;
  isHealthy(): Promise<boolean>;
}
