// The files of a record as rows: a clean one downloads, every other says in words why it cannot.

import { AMENDMENT_PAPER, ATTACHMENT_VARIANTS } from "@bondline/domain/records/attachments/attachment.ts";
import {
  attachmentLinkDisplay,
  isDownloadable,
  type ScannedAttachment,
} from "@bondline/domain/records/attachments/attachment-display.ts";
import { shortText } from "@bondline/domain/short-text.ts";
import { type ReactNode, useState } from "react";
import { exactDate } from "../../../../app/time/instant-text.ts";
import { useNow } from "../../../../app/time/use-now.ts";
import { Button } from "../../../../ui/button.tsx";
import { CardRow } from "../../../../ui/card.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import { Dialog } from "../../../../ui/dialog.tsx";
import { fileSizeText } from "../../../../ui/file-check.ts";
import { IconButton } from "../../../../ui/icon-button.tsx";
import {
  DownloadIcon,
  FileIcon,
  type Icon,
  PreviewIcon,
  RemoveIcon,
  SpinnerIcon,
  WarningIcon,
} from "../../../../ui/icons.ts";
import { ATTACHMENT_WORDS } from "../attachment-text.ts";
import { ATTACH_WORDS, PREVIEW_WORDS } from "./attach-words.ts";
import { FilePreview, isPreviewable } from "./file-preview.tsx";
import { USUAL_VARIANT } from "./uploads.ts";

export type ShownAttachment = ScannedAttachment & {
  readonly id: string;
  readonly variant?: string;
  readonly contentType: string;
  readonly fileSize: number;
  readonly uploadedBy: string | null;
  readonly createdAt: string;
  /** Nobody removes it. */
  readonly isKept?: boolean;
};

export type AttachmentRowsProps = {
  readonly attachments: readonly ShownAttachment[];
  /** False where the rows stand under the name of their kind. */
  readonly hasKind?: boolean;
  /** Fetches the file's signed address and saves it. */
  readonly onDownload: (attachment: ShownAttachment) => Promise<void>;
  /** The signed address, for looking at the file in its place. */
  readonly addressOf?: ((id: string) => Promise<string | undefined>) | undefined;
  /** Left out where the reader may not remove files. */
  readonly onRemove?: ((attachment: ShownAttachment) => void) | undefined;
  /** Takes away at once a file that was refused, and holds up its record until it is gone. */
  readonly onRemoveRefused?: ((attachment: ShownAttachment) => Promise<void>) | undefined;
  /** Takes away what was not taken, and asks for the file again. */
  readonly onRetry?: ((attachment: ShownAttachment) => void) | undefined;
};

export function AttachmentRows(props: AttachmentRowsProps) {
  const { attachments, hasKind = true, onDownload, addressOf, onRemove, onRemoveRefused, onRetry } = props;
  return attachments.map((attachment) => (
    <CardRow key={attachment.id}>
      <AttachmentRow
        attachment={attachment}
        kind={hasKind ? KIND_TEXT[attachment.variant ?? ""] : undefined}
        onDownload={onDownload}
        addressOf={addressOf}
        onRetry={onRetry}
        holdsUp={onRemoveRefused !== undefined && isRefusedFile(attachment)}
      >
        {onRemoveRefused !== undefined && isRefusedFile(attachment) ? (
          <RemoveRefused attachment={attachment} onRemove={onRemoveRefused} />
        ) : (
          onRemove !== undefined &&
          !attachment.isKept && (
            <IconButton
              icon={RemoveIcon}
              label={ATTACHMENT_WORDS.remove(attachment.fileName)}
              onClick={() => onRemove(attachment)}
            />
          )
        )}
      </AttachmentRow>
    </CardRow>
  ));
}

type RemoveRefusedProps = {
  readonly attachment: ShownAttachment;
  readonly onRemove: (attachment: ShownAttachment) => Promise<void>;
};

function RemoveRefused({ attachment, onRemove }: RemoveRefusedProps) {
  const [isRemoving, setRemoving] = useState(false);
  const remove = async () => {
    setRemoving(true);
    await onRemove(attachment);
    setRemoving(false);
  };
  return (
    <Button
      size="small"
      isLoading={isRemoving}
      aria-label={ATTACHMENT_WORDS.remove(attachment.fileName)}
      onClick={() => void remove()}
    >
      {ATTACH_WORDS.removeRefused}
    </Button>
  );
}

type RowProps = {
  readonly attachment: ShownAttachment;
  readonly onDownload: AttachmentRowsProps["onDownload"];
  readonly addressOf: AttachmentRowsProps["addressOf"];
};

type AttachmentRowProps = RowProps & {
  /** Undefined where the row says nothing of it. */
  readonly kind: string | undefined;
  readonly onRetry: AttachmentRowsProps["onRetry"];
  /** Nothing of its record goes on while it is there. */
  readonly holdsUp: boolean;
  /** The way to remove it. */
  readonly children: ReactNode;
};

function AttachmentRow({
  attachment,
  kind,
  onDownload,
  addressOf,
  onRetry,
  holdsUp,
  children,
}: AttachmentRowProps) {
  const display = attachmentLinkDisplay(attachment);
  const now = useNow();
  const mayRetry = onRetry !== undefined && hasFailed(attachment, now);
  const { icon: Shown, look } = lookOf(attachment);
  const canDownload = display.kind === "download";
  const isUnexplained = mayRetry && !isRefusedFile(attachment);
  const message = canDownload ? ATTACHMENT_WORDS.clean : display.message;
  const state = isUnexplained ? ATTACHMENT_WORDS.uploadFailed : message;
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
      {/* The buttons of a file that was not taken stand under its words where there is no room beside them. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-end gap-x-3 gap-y-2">
        <div className={classNames("min-w-0", mayRetry ? "grow basis-60" : "flex-1")}>
          <p className={classNames("truncate text-body", canDownload ? "font-medium" : "text-ink-2")}>
            {attachment.fileName}
          </p>
          <p
            className={classNames("figures text-label break-words", isRefused ? "text-danger" : "text-ink-3")}
          >
            {[state, ...(isRefused ? [] : origin(attachment, { kind, hasSize: canDownload }))].join(" · ")}
          </p>
          {holdsUp && <p className="text-label text-ink-2">{ATTACH_WORDS.holdsUp}</p>}
        </div>
        {mayRetry && (
          <Button size="small" onClick={() => onRetry(attachment)}>
            {ATTACH_WORDS.tryAgain}
          </Button>
        )}
        {canDownload && addressOf !== undefined && isPreviewable(attachment) && (
          <PreviewButton attachment={attachment} addressOf={addressOf} onDownload={onDownload} />
        )}
        {canDownload && <DownloadButton attachment={attachment} onDownload={onDownload} />}
        {children}
      </div>
    </>
  );
}

function PreviewButton({ attachment, addressOf, onDownload }: RowProps) {
  const [isOpen, setOpen] = useState(false);
  const { fileName } = attachment;
  return (
    <>
      <IconButton icon={PreviewIcon} label={PREVIEW_WORDS.preview(fileName)} onClick={() => setOpen(true)} />
      {isOpen && addressOf !== undefined && (
        <Dialog
          title={shortText(fileName)}
          width="wide"
          onClose={() => setOpen(false)}
          actions={
            <>
              <Button onClick={() => setOpen(false)}>{PREVIEW_WORDS.close}</Button>
              <Button variant="primary" onClick={() => void onDownload(attachment)}>
                {PREVIEW_WORDS.download}
              </Button>
            </>
          }
        >
          <FilePreview file={attachment} addressOf={addressOf} />
        </Dialog>
      )}
    </>
  );
}

function DownloadButton({ attachment, onDownload }: Omit<RowProps, "addressOf">) {
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

/** There is nothing to wait for: it did not come, or was not taken. */
function hasFailed(attachment: ShownAttachment, now: Date): boolean {
  const { infectedFileStatus, received, createdAt } = attachment;
  if (infectedFileStatus !== "NOT_SCANNED") return !isDownloadable(attachment);
  return !received && now.getTime() - Date.parse(createdAt) > UPLOADING_MILLISECONDS_MAX;
}

/** Somebody may still be sending it. */
const UPLOADING_MILLISECONDS_MAX = 3 * 60_000;

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

type RowFacts = { readonly kind: string | undefined; readonly hasSize: boolean };

function origin(attachment: ShownAttachment, { kind, hasSize }: RowFacts): readonly string[] {
  const { fileSize, uploadedBy, createdAt } = attachment;
  const size = hasSize ? [fileSizeText(fileSize)] : [];
  const who = uploadedBy === null ? [] : [uploadedBy];
  return [...(kind === undefined ? [] : [kind]), ...size, ...who, exactDate(createdAt)];
}

/** What is only another document says nothing by its kind. */
const KIND_TEXT: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ATTACHMENT_VARIANTS.filter(({ code }) => code !== USUAL_VARIANT).map(({ code, label }) => [code, label]),
  ),
  [AMENDMENT_PAPER]: "Amendment",
};
