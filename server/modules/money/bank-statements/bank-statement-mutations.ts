// The calls about bank statements and the commands that they run.

import { builder } from "../../../graphql/builder.ts";
import { inputOf, versionedInput } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { payloadOf, record } from "../../../graphql/payloads.ts";
import { accessLine, accessStatement } from "./bank-statement-access.ts";
import { BankLineRef, BankStatementRef } from "./bank-statement-schema.ts";
import { cancelBankStatement } from "./commands/cancel-bank-statement.ts";
import { completeBankStatementUpload } from "./commands/complete-bank-statement-upload.ts";
import { createBankStatement } from "./commands/create-bank-statement.ts";
import { mapBankStatement } from "./commands/map-bank-statement.ts";
import { matchBankLine } from "./commands/match-bank-line.ts";
import { setAsideBankLine } from "./commands/set-aside-bank-line.ts";
import { startBankStatement } from "./commands/start-bank-statement.ts";
import { stopBankStatement } from "./commands/stop-bank-statement.ts";
import { undoBankLine } from "./commands/undo-bank-line.ts";

const BankStatementPayloadRef = payloadOf("BankStatementPayload", {
  bankStatement: record(BankStatementRef, accessStatement, "bankStatementId"),
});
const BankLinePayloadRef = payloadOf("BankLinePayload", {
  bankLine: record(BankLineRef, accessLine, "bankLineId"),
});

const BankStatementFileInputRef = builder.inputType("BankStatementFileInput", {
  fields: (t) => ({
    contentMd5Checksum: t.string({ required: true }),
    contentType: t.string({ required: true }),
    fileName: t.string({ required: true }),
    fileSize: t.int({ required: true }),
  }),
});

mutation("createBankStatement", {
  input: inputOf("CreateBankStatementInput", (t) => ({
    file: t.field({ type: BankStatementFileInputRef, required: true }),
  })),
  payload: BankStatementPayloadRef,
  run: createBankStatement,
});

mutation("completeBankStatementUpload", {
  input: inputOf("CompleteBankStatementUploadInput", (t) => ({ id: t.id({ required: true }) })),
  payload: BankStatementPayloadRef,
  run: completeBankStatementUpload,
});

mutation("mapBankStatement", {
  input: versionedInput("MapBankStatementInput", (t) => ({
    columns: t.stringList({
      required: true,
      description: "Beside each of the file's headers what the column holds; empty to leave it out.",
    }),
  })),
  payload: BankStatementPayloadRef,
  run: mapBankStatement,
});

const BankStatementVersionInputRef = versionedInput("BankStatementVersionInput", () => ({}));

mutation("startBankStatement", {
  input: BankStatementVersionInputRef,
  payload: BankStatementPayloadRef,
  run: startBankStatement,
});

mutation("cancelBankStatement", {
  input: BankStatementVersionInputRef,
  payload: BankStatementPayloadRef,
  run: cancelBankStatement,
});

mutation("stopBankStatement", {
  input: inputOf("StopBankStatementInput", (t) => ({ id: t.id({ required: true }) })),
  payload: BankStatementPayloadRef,
  run: stopBankStatement,
});

mutation("matchBankLine", {
  input: versionedInput("MatchBankLineInput", (t) => ({ invoiceId: t.id({ required: true }) })),
  payload: BankLinePayloadRef,
  run: matchBankLine,
});

const BankLineReasonInputRef = versionedInput("BankLineReasonInput", (t) => ({
  reason: t.string({ required: true }),
}));

mutation("setAsideBankLine", {
  input: BankLineReasonInputRef,
  payload: BankLinePayloadRef,
  run: setAsideBankLine,
});

mutation("undoBankLine", { input: BankLineReasonInputRef, payload: BankLinePayloadRef, run: undoBankLine });
