// The files of a record as rows: a clean one downloads, every other says in words why it cannot.

import {
  attachmentLinkDisplay,
  type ScannedAttachment,
} from "@bondline/domain/records/attachments/attachment-display.ts";
import { useState } from "react";
import { exactDate } from "../../../../app/time/instant-text.ts";
import { CardRow } from "../../../../ui/card.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import { fileSizeText } from "../../../../ui/file-check.ts";
import { IconButton } from "../../../../ui/icon-button.tsx";
import {
  DownloadIcon,
  FileIcon,
  type Icon,
  RemoveIcon,
  SpinnerIcon,
  WarningIcon,
} from "../../../../ui/icons.ts";
import { ATTACHMENT_WORDS } from "../attachment-text.ts";

export type ShownAttachment = ScannedAttachment & {
  readonly id: string;
  readonly fileSize: number;
  readonly uploadedBy: string | null;
  readonly createdAt: string;
};

export type AttachmentRowsProps = {
  readonly attachments: readonly ShownAttachment[];
  /** Fetches the file's signed address and saves it. */
  readonly onDownload: (attachment: ShownAttachment) => Promise<void>;
  /** Left out where the reader may not remove files. */
  readonly onRemove?: ((attachment: ShownAttachment) => void) | undefined;
};

export function AttachmentRows({ attachments, onDownload, onRemove }: AttachmentRowsProps) {
  return attachments.map((attachment) => (
    <CardRow key={attachment.id}>
      <AttachmentRow attachment={attachment} onDownload={onDownload} />
      {onRemove !== undefined && (
        <IconButton
          icon={RemoveIcon}
          label={ATTACHMENT_WORDS.remove(attachment.fileName)}
          onClick={() => onRemove(attachment)}
        />
      )}
    </CardRow>
  ));
}

type RowProps = {
  readonly attachment: ShownAttachment;
  readonly onDownload: AttachmentRowsProps["onDownload"];
};

function AttachmentRow({ attachment, onDownload }: RowProps) {
  const display = attachmentLinkDisplay(attachment);
  const { icon: Shown, look } = lookOf(attachment);
  const canDownload = display.kind === "download";
  const state = canDownload ? ATTACHMENT_WORDS.clean : display.message;
  const isRefused = isRefusedFile(attachment);

  return (
    <>
      <span
        className={classNames(
          "inline-flex size-8 shrink-0 items-center justify-center rounded-control",
          look,
        )}
      >
        <Shown aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1">
        <p className={classNames("truncate text-body", canDownload ? "font-medium" : "text-ink-2")}>
          {attachment.fileName}
        </p>
        <p className={classNames("figures text-label break-words", isRefused ? "text-danger" : "text-ink-3")}>
          {[state, ...(isRefused ? [] : origin(attachment, canDownload))].join(" · ")}
        </p>
      </div>
      {canDownload && <DownloadButton attachment={attachment} onDownload={onDownload} />}
    </>
  );
}

function DownloadButton({ attachment, onDownload }: RowProps) {
  const [isFetching, setFetching] = useState(false);
  const download = async () => {
    setFetching(true);
    await onDownload(attachment);
    setFetching(false);
  };
  return (
    <IconButton
      icon={isFetching ? SpinnerIcon : DownloadIcon}
      label={ATTACHMENT_WORDS.download(attachment.fileName)}
      aria-busy={isFetching || undefined}
      onClick={() => void download()}
    />
  );
}

/** Not taken for what is in it: its sender has to do something. */
function isRefusedFile({ infectedFileStatus, failureReason }: ShownAttachment): boolean {
  return infectedFileStatus === "INFECTED" || (infectedFileStatus === "FAILED" && Boolean(failureReason));
}

function lookOf(attachment: ShownAttachment): { icon: Icon; look: string } {
  const { infectedFileStatus, received } = attachment;
  if (isRefusedFile(attachment)) return { icon: WarningIcon, look: "bg-danger-soft text-danger" };
  if (infectedFileStatus === "NOT_SCANNED" && received)
    return { icon: SpinnerIcon, look: "bg-sunken text-ink-2" };
  return { icon: FileIcon, look: "bg-sunken text-ink-2" };
}

function origin({ fileSize, uploadedBy, createdAt }: ShownAttachment, withSize: boolean): readonly string[] {
  const size = withSize ? [fileSizeText(fileSize)] : [];
  const who = uploadedBy === null ? [] : [uploadedBy];
  return [...size, ...who, exactDate(createdAt)];
}
