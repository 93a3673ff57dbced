// A file on its way: how far it has come, what it is, why it was not taken, and the ways to send it again or leave it.

import {
  type ScannedAttachment,
  uploadRowDisplay,
} from "@bondline/domain/records/attachments/attachment-display.ts";
import type { Option } from "@bondline/domain/values/reference-data/option-list.ts";
import { fileSizeText } from "../../../../ui/file-check.ts";
import { IconButton } from "../../../../ui/icon-button.tsx";
import {
  AttentionIcon,
  CloseIcon,
  DoneIcon,
  FileIcon,
  RemoveIcon,
  RetryIcon,
  SpinnerIcon,
} from "../../../../ui/icons.ts";
import { ProgressBar } from "../../../../ui/progress-bar.tsx";
import { SelectField } from "../../../../ui/select-field.tsx";
import { ATTACH_WORDS } from "./attach-words.ts";
import type { Upload, Uploads } from "./uploads.ts";

export type AttachedFile = ScannedAttachment & { id: string };

type UploadRowProps = {
  readonly upload: Upload;
  readonly uploads: Uploads;
  /** The file as the record holds it, once it was sent. */
  readonly attachment: AttachedFile | undefined;
  /** Where files of several kinds are attached: those to choose from. */
  readonly kinds?: readonly Option[];
};

export function UploadRow({ upload, uploads, attachment, kinds }: UploadRowProps) {
  const { key, file, phase, percent } = upload;
  const { words, tone } = stateOf(upload, attachment);
  const canBeCancelled = phase === "chosen" || phase === "reading" || phase === "sending";
  const hasFailed = tone === "danger" || phase === "cancelled";
  return (
    <li className="flex items-center gap-3 rounded-control bg-sunken px-3 py-2.5">
      {ICONS[tone]}
      <div className="min-w-0 flex-1">
        <p className="truncate text-body">{file.name}</p>
        <p role="status" className={`figures text-meta ${tone === "danger" ? "text-danger" : "text-ink-2"}`}>
          {words} · {fileSizeText(file.size)}
        </p>
        {kinds !== undefined && phase === "chosen" && (
          <KindField upload={upload} uploads={uploads} kinds={kinds} />
        )}
        {phase === "sending" && (
          <div className="mt-1.5">
            <ProgressBar label={file.name} percent={percent} />
          </div>
        )}
      </div>
      {hasFailed && (
        <>
          <IconButton
            icon={RetryIcon}
            label={ATTACH_WORDS.retryOne(file.name)}
            onClick={() => void uploads.retry(key)}
          />
          <IconButton
            icon={RemoveIcon}
            label={ATTACH_WORDS.remove(file.name)}
            onClick={() => void uploads.remove(key)}
          />
        </>
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

type KindFieldProps = Pick<UploadRowProps, "upload" | "uploads"> & { readonly kinds: readonly Option[] };

function KindField({ upload: { key, file, variant }, uploads, kinds }: KindFieldProps) {
  return (
    <div className="mt-2 max-w-64">
      <SelectField
        label={ATTACH_WORDS.kindOf(file.name)}
        isLabelHidden
        value={variant}
        options={kinds.map(({ code, label }) => ({ value: code, label }))}
        onChange={(event) => uploads.setVariant(key, event.target.value)}
      />
    </div>
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
