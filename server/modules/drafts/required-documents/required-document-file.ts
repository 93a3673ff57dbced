// The files of a required document: announced for it, and named by a message once they have been checked.

import type { RequiredDocumentId } from "@bondline/domain/ids.ts";
import { isDownloadable } from "@bondline/domain/records/attachments/attachment-display.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { type AttachmentRow, requestedFilesOf } from "../../records/attachments/public.ts";
import type { Draft } from "../drafts/public.ts";

const NO_FILE_MESSAGE = "This is no file of this document. Attach it first.";
const NOT_READY_MESSAGE = "This file has not been checked yet, or was not taken. Wait, or attach another.";
const NAMED_MESSAGE = "This file is in the thread already. Attach another.";

export function filesOf(draft: Draft, id: RequiredDocumentId): AttachmentRow[] {
  return requestedFilesOf(draft).filter(({ draftRequestedDocumentId }) => draftRequestedDocumentId === id);
}

/** Its id, or null where none is named. A file is put up once. */
export function requireFileFor(
  draft: Draft,
  id: RequiredDocumentId,
  attachment: string | null | undefined,
): string | null {
  if (!attachment) return null;
  const file = filesOf(draft, id).find((each) => each.id === attachment.toLowerCase());
  if (file === undefined) refuseFields({ attachment: NO_FILE_MESSAGE });
  if (!isDownloadable({ ...file, received: file.receivedAt !== null }))
    refuseFields({ attachment: NOT_READY_MESSAGE });
  if (file.namedBy) refuseFields({ attachment: NAMED_MESSAGE });
  return file.id;
}
