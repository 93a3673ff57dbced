// The link by which a clean file is downloaded; whoever asks has passed the record's access check before.

import { isDownloadable } from "@bondline/domain/records/attachments/attachment-display.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { AttachmentRow } from "./attachment-record.ts";

const LINK_SECONDS = 300;

/** A file that is not clean has no link: it answers as one that is not there. */
export async function downloadOf(
  tx: Transaction,
  attachments: readonly AttachmentRow[],
  id: string,
): Promise<{ url: string }> {
  const attachment = attachments.find((each) => each.id === id);
  if (
    attachment === undefined ||
    !isDownloadable({ ...attachment, received: attachment.receivedAt !== null })
  )
    refuse("ATTACHMENT_NOT_FOUND", { id });
  const { storageKey, fileName, contentType } = attachment;
  return {
    url: await tx.app.ports.files.presignDownload({
      key: storageKey,
      fileName,
      contentType,
      expiresInSeconds: LINK_SECONDS,
    }),
  };
}
