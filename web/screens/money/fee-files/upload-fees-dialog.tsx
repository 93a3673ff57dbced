// The place where a bank's file of fees is dropped: once it is taken its dry run opens.

import { FEE_BYTES_MAX } from "@bondline/domain/money/fee-files/fee-file.ts";
import { FEE_COLUMN_TEXT } from "@bondline/domain/money/fee-files/fee-rows.ts";
import { useState } from "react";
import { useCommand } from "../../../api/use-command.ts";
import { SheetUploadDialog } from "../../../app/form/sheet-upload-dialog.tsx";
import { useGo } from "../../../app/use-go.ts";
import { useRead } from "../../../app/use-read.ts";
import { paths } from "../../../paths.ts";
import { SelectField } from "../../../ui/select-field.tsx";
import { ChargingSuppliersDocument, CreateFeeFileMutation } from "./fee-file-operations.ts";
import { FEE_UPLOAD_WORDS as WORDS } from "./fee-file-words.ts";

const RULE = { endings: ["csv", "xlsx"], bytesMax: FEE_BYTES_MAX, wrongTypeMessage: WORDS.wrongType };
const COLUMNS = Object.values(FEE_COLUMN_TEXT);

export function UploadFeesDialog({ onClose }: { readonly onClose: () => void }) {
  const [supplierId, setSupplierId] = useState("");
  const suppliers = useRead(ChargingSuppliersDocument, {});
  const { send, sending } = useCommand(CreateFeeFileMutation, { handledByScreen: true });
  const go = useGo();
  return (
    <SheetUploadDialog
      words={WORDS}
      rule={RULE}
      columns={COLUMNS}
      sending={sending}
      isReady={supplierId !== ""}
      problem={suppliers.failure === undefined ? undefined : WORDS.suppliersNotLoaded}
      onSend={async (file) => {
        const answer = await send({ supplierId, ...file });
        if (!answer.ok) return answer.failure;
        onClose();
        await go(paths.staffFeeFile({ feeFileId: answer.data.createFeeFile.feeFile.id }));
        return undefined;
      }}
      onClose={onClose}
    >
      <SelectField
        label={WORDS.supplier}
        placeholder={WORDS.choose}
        value={supplierId}
        onChange={({ target }) => setSupplierId(target.value)}
        options={(suppliers.data?.officeSuppliers ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
    </SheetUploadDialog>
  );
}
