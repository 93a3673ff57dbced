// Takes files by drag and drop, by press or by keyboard; says at once when a file is of the wrong type or too large.

import { type DragEvent, useId, useRef, useState } from "react";
import { classNames } from "./class-names.ts";
import { type FileRefusal, type FileRule, refusalOfFile } from "./file-check.ts";
import { AttentionIcon, UploadIcon } from "./icons.ts";

export type DropZoneProps = {
  readonly label: string;
  /** As "PDF, PNG or JPG, up to 30 MB". */
  readonly hint: string;
  readonly rule: FileRule;
  readonly onFiles: (files: readonly File[]) => void;
  readonly takesSeveral?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
};

type Refused = { readonly refusal: FileRefusal; readonly file: File };

export function DropZone(props: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  const take = (list: FileList | null) => {
    const files = Array.from(list ?? []).slice(0, props.takesSeveral ? undefined : 1);
    const refusals = files.flatMap((file) => {
      const refusal = refusalOfFile(file, props.rule);
      return refusal === null ? [] : [{ refusal, file }];
    });
    const accepted = files.filter((file) => !refusals.some((other) => other.file === file));
    setRefused(refusals);
    if (accepted.length > 0) props.onFiles(accepted);
    // The same file may be chosen again after it was mended.
    if (input.current) input.current.value = "";
  };

  return (
    <div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is the second way in; the labelled input inside is the first. */}
      <div
        onDragOver={(event) => allowDrop(event, () => setOver(true))}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          if (!props.isDisabled) take(event.dataTransfer.files);
        }}
        className={classNames(
          "relative flex min-h-34 flex-col items-center justify-center gap-2 rounded-card border border-dashed px-4 py-6 text-center transition-colors duration-75 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring",
          isOver ? "border-accent bg-accent-soft" : "border-line-2 bg-canvas hover:bg-sunken dark:bg-sunken",
        )}
      >
        <input
          ref={input}
          id={id}
          type="file"
          accept={props.rule.endings.map((ending) => `.${ending}`).join(",")}
          multiple={props.takesSeveral}
          disabled={props.isDisabled}
          aria-label={props.label}
          aria-invalid={refused.length > 0 || undefined}
          aria-describedby={refused.length > 0 ? `${id}-hint ${id}-refused` : `${id}-hint`}
          onChange={(event) => take(event.target.files)}
          className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer disabled:cursor-not-allowed"
        />
        <span className="inline-flex size-10 items-center justify-center rounded-[10px] bg-surface text-ink-2 shadow-1">
          <UploadIcon className="size-5!" />
        </span>
        <p className={classNames("text-body", props.isDisabled && "text-ink-3")}>
          <span
            className={classNames(
              "font-medium",
              !props.isDisabled && "text-accent-text underline underline-offset-3",
            )}
          >
            {props.takesSeveral ? "Choose files" : "Choose a file"}
          </span>{" "}
          or drop {props.takesSeveral ? "them" : "it"} here
        </p>
        <p id={`${id}-hint`} className="text-label text-ink-3">
          {props.hint}
        </p>
      </div>
      <RefusedFiles id={`${id}-refused`} refused={refused} />
    </div>
  );
}

function allowDrop(event: DragEvent, onOver: () => void): void {
  event.preventDefault();
  onOver();
}

function RefusedFiles({ id, refused }: { readonly id: string; readonly refused: readonly Refused[] }) {
  return (
    <div id={id} role="alert">
      {refused.map(({ refusal, file }) => (
        <div
          key={file.name}
          className="mt-2 flex gap-2.5 rounded-control bg-danger-soft px-3 py-2 text-label"
        >
          <AttentionIcon className="mt-px text-danger" />
          <div className="min-w-0">
            <p className="font-medium break-words text-danger">{refusal.title}</p>
            <p className="break-words">{refusal.message}</p>
            <p className="break-words text-ink-2">{file.name}</p>
          </div>
        </div>
      ))}
    </div>
  );
}
