// The place where a file of rows is dropped: it is sent as a whole, what is wrong with it is said here, and an empty one with its columns can be saved.

import { csvText } from "@bondline/domain/csv-text.ts";
import { type ReactNode, useState } from "react";
import { type Failure, whyRefused } from "../../api/failure.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { DropZone, type DropZoneProps } from "../../ui/drop-zone.tsx";
import { Notice } from "../../ui/notice.tsx";
import { saveText } from "../save-file.ts";

type UploadWords = Readonly<
  Record<
    | "title"
    | "sentence"
    | "cancel"
    | "send"
    | "refused"
    | "zone"
    | "hint"
    | "columns"
    | "template"
    | "templateName"
    | "notRead",
    string
  >
> & { readonly chosen: (name: string) => string };

export type SheetUploadDialogProps = {
  readonly words: UploadWords;
  readonly rule: DropZoneProps["rule"];
  /** As they head the columns. */
  readonly columns: readonly string[];
  readonly sending: boolean;
  /** Whether all but the file is there. */
  readonly isReady?: boolean;
  /** What is wrong apart from the file. */
  readonly problem?: string | undefined;
  /** `content` is base64; answers why it was refused. */
  readonly onSend: (file: { fileName: string; content: string }) => Promise<Failure | undefined>;
  readonly onClose: () => void;
  /** What is asked beside the file. */
  readonly children?: ReactNode;
};

export function SheetUploadDialog(props: SheetUploadDialogProps) {
  const { words, rule, columns, sending, isReady = true, problem, onSend, onClose, children } = props;
  const [file, setFile] = useState<File>();
  const [fault, setFault] = useState<string>();
  const upload = async (chosen: File) => {
    setFault(undefined);
    const content = await base64Of(chosen).catch(() => undefined);
    if (content === undefined) return setFault(words.notRead);
    const failure = await onSend({ fileName: chosen.name, content });
    if (failure !== undefined) setFault(whyRefused(failure));
  };
  const said = fault ?? problem;
  return (
    <Dialog
      title={words.title}
      sentence={words.sentence}
      hasUnsavedChanges={file !== undefined}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button
            variant="primary"
            isLoading={sending}
            isDisabled={file === undefined || !isReady}
            onClick={() => file !== undefined && void upload(file)}
          >
            {words.send}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {said !== undefined && (
          <Notice tone="danger" title={words.refused}>
            {said}
          </Notice>
        )}
        {children}
        <DropZone
          label={words.zone}
          hint={words.hint}
          rule={rule}
          isDisabled={sending}
          onFiles={([chosen]) => {
            setFault(undefined);
            setFile(chosen);
          }}
        />
        {file !== undefined && <p className="text-label">{words.chosen(file.name)}</p>}
        <p className="text-label text-ink-2">{words.columns}</p>
        <div>
          <Button size="small" onClick={() => saveText(words.templateName, csvText([columns]), "text/csv")}>
            {words.template}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
