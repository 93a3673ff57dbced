// A file that something said of a document names: one of its own, which has been looked through.

import { isDownloadable } from "@bondline/domain/records/attachments/attachment-display.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { Document } from "../documents/public.ts";

const NO_FILE_MESSAGE = "This is no file of the document. Attach it first.";
const NOT_READY_MESSAGE = "This file has not been checked yet, or was not taken. Wait, or attach another.";

/** Its id, or none where none is named. */
export function requireFileOf(document: Document, id: string | null | undefined): string | null {
  if (!id) return null;
  const file = document.attachments.find((each) => each.id === id.toLowerCase());
  if (file === undefined) refuseFields({ fileId: NO_FILE_MESSAGE });
  if (!isDownloadable({ ...file, received: file.receivedAt !== null }))
    refuseFields({ fileId: NOT_READY_MESSAGE });
  return file.id;
}
