// The place where a bank's outcomes are dropped: once the file is taken its dry run opens.

import { OUTCOME_BYTES_MAX } from "@bondline/domain/documents/outcome-files/outcome-file.ts";
import { OUTCOME_COLUMN_TEXT } from "@bondline/domain/documents/outcome-files/outcome-rows.ts";
import { useCommand } from "../../../api/use-command.ts";
import { SheetUploadDialog } from "../../../app/form/sheet-upload-dialog.tsx";
import { useGo } from "../../../app/use-go.ts";
import { paths } from "../../../paths.ts";
import { CreateOutcomeFileMutation } from "./outcome-file-operations.ts";
import { OUTCOME_UPLOAD_WORDS as WORDS } from "./outcome-file-words.ts";

const RULE = { endings: ["csv"], bytesMax: OUTCOME_BYTES_MAX, wrongTypeMessage: WORDS.wrongType };
const COLUMNS = Object.values(OUTCOME_COLUMN_TEXT);

export function UploadOutcomesDialog({ onClose }: { readonly onClose: () => void }) {
  const { send, sending } = useCommand(CreateOutcomeFileMutation, { handledByScreen: true });
  const go = useGo();
  return (
    <SheetUploadDialog
      words={WORDS}
      rule={RULE}
      columns={COLUMNS}
      sending={sending}
      onSend={async (file) => {
        const answer = await send(file);
        if (!answer.ok) return answer.failure;
        onClose();
        await go(paths.staffOutcomeFile({ outcomeFileId: answer.data.createOutcomeFile.outcomeFile.id }));
        return undefined;
      }}
      onClose={onClose}
    />
  );
}
