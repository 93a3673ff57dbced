// The calls that send a statement: it is made for its file, and is what the file belongs to.

import type { UploadCalls } from "../../records/attachments/public/use-upload-target.ts";
import {
  CancelBankStatementMutation,
  CompleteBankStatementMutation,
  CreateBankStatementMutation,
} from "./bank-statement-operations.ts";

const FIRST_VERSION = 1;

export const STATEMENT_UPLOADS: UploadCalls = {
  begin: async (ask, _recordId, { clientMutationId, variant: _, ...file }) => {
    const { bankStatement } = (await ask(CreateBankStatementMutation, { input: { clientMutationId, file } }))
      .createBankStatement;
    const { id, fileUpload } = bankStatement;
    if (fileUpload === null) throw new Error("A statement that has just begun waits for its file.");
    return { attachment: { id }, fileUpload };
  },
  complete: (ask, _recordId, { id, clientMutationId }) =>
    ask(CompleteBankStatementMutation, { input: { id, clientMutationId } }),
  discard: (ask, _recordId, { id, clientMutationId }) =>
    ask(CancelBankStatementMutation, { input: { id, clientMutationId, version: FIRST_VERSION } }),
};
