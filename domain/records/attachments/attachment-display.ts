// How an attachment is shown, by what the scan has found so far.

import { ATTACHMENT_FAILURE_TEXT, type AttachmentFailure } from "./attachment-failure.ts";

export const SCAN_STATUSES = ["NOT_SCANNED", "CLEAN", "INFECTED", "FAILED"] as const;
export type ScanStatus = (typeof SCAN_STATUSES)[number];

export type ScannedAttachment = {
  fileName: string;
  received: boolean;
  infectedFileStatus: ScanStatus;
  /** Why a file has failed; files that failed before there were reasons have none. */
  failureReason?: AttachmentFailure | null;
};

/** A download link shows the file's name; everything else shows the name with a message. */
type AttachmentDisplay = { kind: "download" } | { kind: "message"; message: string };

/** In the upload rows of the person's own uploads. */
const UPLOAD_ROW_MESSAGES = {
  NOT_SCANNED: "File scanning in progress",
  INFECTED: "Your file is infected, please try again",
  FAILED: "Your file could not be uploaded, please try again",
} as const;

/** In links elsewhere: threads, activity, lists. */
const LINK_MESSAGES = {
  NOT_SCANNED: "This file is not scanned yet",
  INFECTED: "This file is infected",
  FAILED: "(File has not been received.)",
} as const;

const NOT_RECEIVED_MESSAGE = "(File has not been received.)";

export function uploadRowDisplay(attachment: ScannedAttachment): AttachmentDisplay {
  const status = attachment.infectedFileStatus;
  if (isDownloadable(attachment)) return { kind: "download" };
  const failure = failureOf(attachment);
  if (failure !== undefined) return { kind: "message", message: failure };
  return { kind: "message", message: UPLOAD_ROW_MESSAGES[status === "CLEAN" ? "FAILED" : status] };
}

export function attachmentLinkDisplay(attachment: ScannedAttachment): AttachmentDisplay {
  const status = attachment.infectedFileStatus;
  if (isDownloadable(attachment)) return { kind: "download" };
  const failure = failureOf(attachment);
  if (failure !== undefined) return { kind: "message", message: failure };
  if (!attachment.received || status === "CLEAN") return { kind: "message", message: NOT_RECEIVED_MESSAGE };
  return { kind: "message", message: LINK_MESSAGES[status] };
}

/** Why the file was not taken, where that is known. */
function failureOf({ infectedFileStatus, failureReason }: ScannedAttachment): string | undefined {
  return infectedFileStatus === "FAILED" && failureReason
    ? ATTACHMENT_FAILURE_TEXT[failureReason]
    : undefined;
}

export function isDownloadable({ received, infectedFileStatus }: ScannedAttachment): boolean {
  return received && infectedFileStatus === "CLEAN";
}
