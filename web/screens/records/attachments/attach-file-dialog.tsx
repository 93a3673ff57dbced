// Attach File: choose or drop files, watch them go and be scanned, cancel or try again.

import {
  ATTACHMENT_BYTES_MAX,
  ATTACHMENT_PURPOSES,
} from "@bondline/domain/records/attachments/attachment.ts";
import type { Option } from "@bondline/domain/values/reference-data/option-list.ts";
import { useEffect, useState } from "react";
import { useStore } from "../../../app/store.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { DropZone } from "../../../ui/drop-zone.tsx";
import { ATTACH_WORDS } from "./public/attach-words.ts";
import { md5OfFile, putFile } from "./public/send-file.ts";
import { type AttachedFile, UploadRow } from "./public/upload-row.tsx";
import { createUploads, isUnderWay, type UploadTarget } from "./public/uploads.ts";

export type AttachFileDialogProps = {
  readonly target: UploadTarget;
  /** The record's attachments as they are now, from which the scan of each file is read. */
  readonly attachments: readonly AttachedFile[];
  /** What a file there may be, and what one is until somebody says otherwise. */
  readonly kinds: readonly Option[];
  readonly kind: string;
  readonly onClose: () => void;
};

const FILE_RULE = {
  endings: ATTACHMENT_PURPOSES.RECORD.extensions,
  bytesMax: ATTACHMENT_BYTES_MAX,
  wrongTypeMessage: ATTACHMENT_PURPOSES.RECORD.wrongTypeMessage,
};

export function AttachFileDialog({ target, attachments, kinds, kind, onClose }: AttachFileDialogProps) {
  const [uploads] = useState(() => createUploads({ target, digest: md5OfFile, put: putFile, variant: kind }));
  const files = useStore(uploads.store);
  useEffect(() => uploads.stop, [uploads]);

  const isBusy = files.some(({ phase }) => isUnderWay(phase));
  const isWaiting = files.some(({ phase }) => phase === "chosen");
  const isDone = !isBusy && !isWaiting && files.some(({ phase }) => phase === "sent");
  return (
    <Dialog
      title={ATTACH_WORDS.title}
      sentence={ATTACH_WORDS.sentence}
      hasUnsavedChanges={isBusy || isWaiting}
      onClose={onClose}
      actions={
        isDone ? (
          <Button variant="primary" onClick={onClose}>
            {ATTACH_WORDS.done}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{ATTACH_WORDS.cancel}</Button>
            <Button
              variant="primary"
              isLoading={isBusy}
              isDisabled={!isWaiting}
              onClick={() => void uploads.start()}
            >
              {ATTACH_WORDS.upload}
            </Button>
          </>
        )
      }
    >
      <DropZone
        label={ATTACH_WORDS.zone}
        hint={ATTACH_WORDS.hint}
        rule={FILE_RULE}
        takesSeveral
        onFiles={uploads.choose}
      />
      {files.length > 0 && (
        <ul aria-label={ATTACH_WORDS.files} className="mt-4 space-y-2">
          {files.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              uploads={uploads}
              attachment={attachments.find(({ id }) => id === upload.attachmentId)}
              kinds={kinds}
            />
          ))}
        </ul>
      )}
    </Dialog>
  );
}
