// Attach File: choose or drop files, watch them go and be scanned, cancel or try again.

import {
  ATTACHMENT_BYTES_MAX,
  ATTACHMENT_PURPOSES,
} from "@bondline/domain/records/attachments/attachment.ts";
import {
  type ScannedAttachment,
  uploadRowDisplay,
} from "@bondline/domain/records/attachments/attachment-display.ts";
import { useEffect, useState } from "react";
import { useStore } from "../../../app/store.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { DropZone } from "../../../ui/drop-zone.tsx";
import { fileSizeText } from "../../../ui/file-check.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { AttentionIcon, CloseIcon, DoneIcon, FileIcon, RetryIcon, SpinnerIcon } from "../../../ui/icons.ts";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { md5OfFile } from "./md5-of-file.ts";
import { ATTACH_WORDS } from "./public/attach-words.ts";
import { createUploads, isUnderWay, type Upload, type Uploads, type UploadTarget } from "./public/uploads.ts";
import { putFile } from "./put-file.ts";

export type AttachedFile = ScannedAttachment & { id: string };

export type AttachFileDialogProps = {
  readonly target: UploadTarget;
  /** The record's attachments as they are now, from which the scan of each file is read. */
  readonly attachments: readonly AttachedFile[];
  readonly onClose: () => void;
};

const FILE_RULE = {
  endings: ATTACHMENT_PURPOSES.RECORD.extensions,
  bytesMax: ATTACHMENT_BYTES_MAX,
  wrongTypeMessage: ATTACHMENT_PURPOSES.RECORD.wrongTypeMessage,
};

export function AttachFileDialog({ target, attachments, onClose }: AttachFileDialogProps) {
  const [uploads] = useState(() => createUploads({ target, digest: md5OfFile, put: putFile }));
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
            />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

type RowProps = {
  readonly upload: Upload;
  readonly uploads: Uploads;
  readonly attachment: AttachedFile | undefined;
};

function UploadRow({ upload, uploads, attachment }: RowProps) {
  const { key, file, phase, percent } = upload;
  const { words, tone } = stateOf(upload, attachment);
  const canBeCancelled = phase === "chosen" || phase === "reading" || phase === "sending";
  return (
    <li className="flex items-center gap-3 rounded-control bg-sunken px-3 py-2.5">
      {ICONS[tone]}
      <div className="min-w-0 flex-1">
        <p className="truncate text-body">{file.name}</p>
        <p role="status" className={`figures text-meta ${tone === "danger" ? "text-danger" : "text-ink-2"}`}>
          {words} · {fileSizeText(file.size)}
        </p>
        {phase === "sending" && (
          <div className="mt-1.5">
            <ProgressBar label={file.name} percent={percent} />
          </div>
        )}
      </div>
      {(phase === "failed" || phase === "cancelled") && (
        <IconButton
          icon={RetryIcon}
          label={ATTACH_WORDS.retryOne(file.name)}
          onClick={() => void uploads.retry(key)}
        />
      )}
      {canBeCancelled && (
        <IconButton
          icon={CloseIcon}
          label={phase === "chosen" ? ATTACH_WORDS.remove(file.name) : ATTACH_WORDS.cancelOne(file.name)}
          onClick={() => uploads.cancel(key)}
        />
      )}
    </li>
  );
}

const ICONS = {
  quiet: <FileIcon className="text-ink-2" />,
  working: <SpinnerIcon className="animate-spin text-ink-2" />,
  ok: <DoneIcon className="text-accent-text" />,
  danger: <AttentionIcon className="text-danger" />,
};
type State = { readonly words: string; readonly tone: keyof typeof ICONS };

function stateOf({ phase, percent, problem }: Upload, attachment: AttachedFile | undefined): State {
  if (phase === "sent") return scanStateOf(attachment);
  const states: Record<typeof phase, State> = {
    chosen: { words: ATTACH_WORDS.chosen, tone: "quiet" },
    reading: { words: ATTACH_WORDS.reading, tone: "working" },
    sending: { words: ATTACH_WORDS.sending(Math.round(percent)), tone: "working" },
    finishing: { words: ATTACH_WORDS.finishing, tone: "working" },
    cancelled: { words: ATTACH_WORDS.cancelled, tone: "quiet" },
    failed: { words: problem ?? ATTACH_WORDS.failed, tone: "danger" },
  };
  return states[phase];
}

function scanStateOf(attachment: AttachedFile | undefined): State {
  const found = attachment ?? { fileName: "", received: true, infectedFileStatus: "NOT_SCANNED" as const };
  const display = uploadRowDisplay(found);
  if (display.kind === "download") return { words: ATTACH_WORDS.clean, tone: "ok" };
  return { words: display.message, tone: found.infectedFileStatus === "NOT_SCANNED" ? "working" : "danger" };
}
