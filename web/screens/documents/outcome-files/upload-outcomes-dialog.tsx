// The place where a bank's outcomes are dropped: once the file is taken its dry run opens, and what is wrong with it is said here.

import { csvText } from "@bondline/domain/csv-text.ts";
import { OUTCOME_BYTES_MAX } from "@bondline/domain/documents/outcome-files/outcome-file.ts";
import { OUTCOME_COLUMN_TEXT } from "@bondline/domain/documents/outcome-files/outcome-rows.ts";
import { useState } from "react";
import { useCommand } from "../../../api/use-command.ts";
import { saveText } from "../../../app/save-file.ts";
import { useGo } from "../../../app/use-go.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { DropZone } from "../../../ui/drop-zone.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { CreateOutcomeFileMutation } from "./outcome-file-operations.ts";
import { OUTCOME_UPLOAD_WORDS as WORDS } from "./outcome-file-words.ts";

const RULE = { endings: ["csv"], bytesMax: OUTCOME_BYTES_MAX, wrongTypeMessage: WORDS.wrongType };

export function UploadOutcomesDialog({ onClose }: { readonly onClose: () => void }) {
  const [file, setFile] = useState<File>();
  const [fault, setFault] = useState<string>();
  const { send, sending } = useCommand(CreateOutcomeFileMutation, { handledByScreen: true });
  const go = useGo();
  const upload = async (chosen: File) => {
    setFault(undefined);
    const content = await base64Of(chosen).catch(() => undefined);
    if (content === undefined) return setFault(WORDS.notRead);
    const answer = await send({ fileName: chosen.name, content });
    if (!answer.ok) return setFault(Object.values(answer.failure.fields)[0] ?? answer.failure.message);
    onClose();
    await go(paths.staffOutcomeFile({ outcomeFileId: answer.data.createOutcomeFile.outcomeFile.id }));
  };
  return (
    <Dialog
      title={WORDS.title}
      sentence={WORDS.sentence}
      hasUnsavedChanges={file !== undefined}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{WORDS.cancel}</Button>
          <Button
            variant="primary"
            isLoading={sending}
            isDisabled={file === undefined}
            onClick={() => file !== undefined && void upload(file)}
          >
            {WORDS.send}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {fault !== undefined && (
          <Notice tone="danger" title={WORDS.refused}>
            {fault}
          </Notice>
        )}
        <DropZone
          label={WORDS.zone}
          hint={WORDS.hint}
          rule={RULE}
          isDisabled={sending}
          onFiles={([chosen]) => {
            setFault(undefined);
            setFile(chosen);
          }}
        />
        {file !== undefined && <p className="text-label">{WORDS.chosen(file.name)}</p>}
        <p className="text-label text-ink-2">{WORDS.columns}</p>
        <div>
          <Button size="small" onClick={saveTemplate}>
            {WORDS.template}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function saveTemplate(): void {
  saveText(WORDS.templateName, csvText([Object.values(OUTCOME_COLUMN_TEXT)]), "text/csv");
}

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
