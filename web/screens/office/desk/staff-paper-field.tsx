// The bank's PDF of a guarantee: chosen or dropped, sent and checked before the reader's eyes, and taken away again.

import {
  ATTACHMENT_BYTES_MAX,
  ATTACHMENT_PURPOSES,
  ISSUED_PAPER,
} from "@bondline/domain/records/attachments/attachment.ts";
import { uploadRowDisplay } from "@bondline/domain/records/attachments/attachment-display.ts";
import { useEffect, useId, useState } from "react";
import { useStore } from "../../../app/store.ts";
import { DropZone } from "../../../ui/drop-zone.tsx";
import { fileSizeText } from "../../../ui/file-check.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { AttentionIcon, DoneIcon, RemoveIcon } from "../../../ui/icons.ts";
import type { StaffDraftRecord } from "../../drafts/drafts/public/staff-check.ts";
import { DIALOG_WORDS as WORDS } from "../../drafts/drafts/public/staff-decision-words.ts";
import { DRAFT_UPLOADS } from "../../records/attachments/public/draft-uploads.ts";
import { md5OfFile, putFile } from "../../records/attachments/public/send-file.ts";
import { UploadRow } from "../../records/attachments/public/upload-row.tsx";
import { createUploads, isUnderWay, type Upload } from "../../records/attachments/public/uploads.ts";
import { useUploadTarget } from "../../records/attachments/public/use-upload-target.ts";

type File = StaffDraftRecord["attachments"][number];

const PAPER_RULE = {
  endings: ATTACHMENT_PURPOSES.ISSUED_PAPER.extensions,
  bytesMax: ATTACHMENT_BYTES_MAX,
  wrongTypeMessage: ATTACHMENT_PURPOSES.ISSUED_PAPER.wrongTypeMessage,
};

/** The newest that was found clean; where the document has one already, of those that came after it. */
export function paperToIssue({ attachments }: StaffDraftRecord, after = ""): File | undefined {
  return attachments.findLast(
    ({ variant, infectedFileStatus, createdAt }) =>
      variant === ISSUED_PAPER && infectedFileStatus === "CLEAN" && createdAt > after,
  );
}

type StaffPaperFieldProps = {
  readonly draft: StaffDraftRecord;
  readonly help: string;
  readonly error?: string | undefined;
  /** When the document got the one that it has. */
  readonly after?: string | undefined;
};

export function StaffPaperField({ draft, help, error, after }: StaffPaperFieldProps) {
  const target = useUploadTarget(draft.id, DRAFT_UPLOADS);
  const [uploads] = useState(() =>
    createUploads({
      target,
      digest: md5OfFile,
      put: putFile,
      purpose: "ISSUED_PAPER",
      variant: ISSUED_PAPER,
    }),
  );
  const [upload] = useStore(uploads.store);
  useEffect(() => uploads.stop, [uploads]);
  const id = useId();
  const held = paperToIssue(draft, after);
  const choose = ([file]: readonly globalThis.File[]) => {
    if (file === undefined) return;
    uploads.choose([file]);
    void uploads.start();
  };
  return (
    <fieldset aria-describedby={id} className="min-w-0">
      <legend className="mb-1 text-label font-medium">{WORDS.paper}</legend>
      <p id={id} className="mb-2 text-label text-ink-2">
        {help}
      </p>
      {upload !== undefined && (held === undefined || held.id !== upload.attachmentId) ? (
        <ul>
          <UploadRow
            upload={upload}
            uploads={uploads}
            attachment={draft.attachments.find((each) => each.id === upload.attachmentId)}
          />
        </ul>
      ) : held === undefined ? (
        <DropZone label={WORDS.paperZone} hint={WORDS.paperHint} rule={PAPER_RULE} onFiles={choose} />
      ) : (
        <HeldPaper
          file={held}
          onRemove={() => {
            if (upload === undefined) void target.discard(held.id).catch(() => undefined);
            else void uploads.remove(upload.key);
          }}
        />
      )}
      {leftBehind(draft, upload).map((file) => (
        <HeldPaper
          key={file.id}
          file={file}
          problem={problemOf(file)}
          onRemove={() => void target.discard(file.id).catch(() => undefined)}
        />
      ))}
      {error !== undefined && (
        <p role="alert" className="mt-2 flex items-center gap-1.5 text-label text-danger">
          <AttentionIcon aria-hidden="true" />
          {error}
        </p>
      )}
    </fieldset>
  );
}

/**
 * From an earlier try: what did not come, or was not taken. The draft's live update can name a file before the answer
 * to its own upload does, so one that is called alike is not from an earlier try until that answer is here.
 */
function leftBehind({ attachments }: StaffDraftRecord, upload: Upload | undefined): readonly File[] {
  const isOwn = ({ id, fileName }: File) => {
    if (upload === undefined) return false;
    if (upload.attachmentId !== undefined) return id === upload.attachmentId;
    return isUnderWay(upload.phase) && fileName === upload.file.name;
  };
  return attachments.filter(
    (file) => file.variant === ISSUED_PAPER && file.infectedFileStatus !== "CLEAN" && !isOwn(file),
  );
}

function problemOf(file: File): string {
  const display = uploadRowDisplay(file);
  return display.kind === "message" ? display.message : "";
}

type HeldPaperProps = {
  readonly file: File;
  readonly problem?: string;
  readonly onRemove: () => void;
};

function HeldPaper({ file, problem, onRemove }: HeldPaperProps) {
  return (
    <div className="mt-2 flex items-center gap-3 rounded-control bg-sunken px-3 py-2.5">
      {problem === undefined ? (
        <DoneIcon aria-hidden="true" className="text-accent-text" />
      ) : (
        <AttentionIcon aria-hidden="true" className="text-danger" />
      )}
      <div className="min-w-0 flex-1">
        <p className="truncate text-body">{file.fileName}</p>
        <p className="figures text-meta text-ink-2">
          {problem === undefined ? fileSizeText(file.fileSize) : problem}
        </p>
      </div>
      <IconButton icon={RemoveIcon} label={WORDS.paperRemove(file.fileName)} onClick={onRemove} />
    </div>
  );
}
