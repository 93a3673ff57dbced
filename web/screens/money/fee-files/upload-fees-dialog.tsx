// The place where a bank's file of fees is dropped: once it is taken its dry run opens, and what is wrong with it is said here.

import { csvText } from "@bondline/domain/csv-text.ts";
import { FEE_BYTES_MAX } from "@bondline/domain/money/fee-files/fee-file.ts";
import { FEE_COLUMN_TEXT } from "@bondline/domain/money/fee-files/fee-rows.ts";
import { useState } from "react";
import { useCommand } from "../../../api/use-command.ts";
import { saveText } from "../../../app/save-file.ts";
import { useGo } from "../../../app/use-go.ts";
import { useRead } from "../../../app/use-read.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { DropZone } from "../../../ui/drop-zone.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { ChargingSuppliersDocument, CreateFeeFileMutation } from "./fee-file-operations.ts";
import { FEE_UPLOAD_WORDS as WORDS } from "./fee-file-words.ts";

const RULE = { endings: ["csv", "xlsx"], bytesMax: FEE_BYTES_MAX, wrongTypeMessage: WORDS.wrongType };

export function UploadFeesDialog({ onClose }: { readonly onClose: () => void }) {
  const [supplierId, setSupplierId] = useState("");
  const [file, setFile] = useState<File>();
  const [fault, setFault] = useState<string>();
  const suppliers = useRead(ChargingSuppliersDocument, {});
  const { send, sending } = useCommand(CreateFeeFileMutation, { handledByScreen: true });
  const go = useGo();
  const upload = async (chosen: File) => {
    setFault(undefined);
    const content = await base64Of(chosen).catch(() => undefined);
    if (content === undefined) return setFault(WORDS.notRead);
    const answer = await send({ supplierId, fileName: chosen.name, content });
    if (!answer.ok) return setFault(Object.values(answer.failure.fields)[0] ?? answer.failure.message);
    onClose();
    await go(paths.staffFeeFile({ feeFileId: answer.data.createFeeFile.feeFile.id }));
  };
  const said = fault ?? (suppliers.failure === undefined ? undefined : WORDS.suppliersNotLoaded);
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
            isDisabled={file === undefined || supplierId === ""}
            onClick={() => file !== undefined && void upload(file)}
          >
            {WORDS.send}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {said !== undefined && (
          <Notice tone="danger" title={WORDS.refused}>
            {said}
          </Notice>
        )}
        <SelectField
          label={WORDS.supplier}
          placeholder={WORDS.choose}
          value={supplierId}
          onChange={({ target }) => setSupplierId(target.value)}
          options={(suppliers.data?.officeSuppliers ?? []).map(({ id, name }) => ({
            value: id,
            label: name,
          }))}
        />
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
  saveText(WORDS.templateName, csvText([Object.values(FEE_COLUMN_TEXT)]), "text/csv");
}

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
