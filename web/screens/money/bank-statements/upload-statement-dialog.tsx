// The place where a bank's file is dropped; once it is sent its page opens.

import { paths } from "../../../paths.ts";
import { OneFileDialog } from "../../records/attachments/public/one-file-dialog.tsx";
import { STATEMENT_UPLOADS } from "./bank-statement-uploads.ts";
import { UPLOAD_WORDS as WORDS } from "./bank-statement-words.ts";

const pathOf = (bankStatementId: string) => paths.staffBankStatement({ bankStatementId });

export function UploadStatementDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <OneFileDialog
      words={WORDS}
      purpose="BANK_STATEMENT"
      recordId=""
      calls={STATEMENT_UPLOADS}
      pathOf={pathOf}
      onClose={onClose}
    />
  );
}
