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
  whileActing: "OFFICE",
  input: inputOf("CreateBankStatementInput", (t) => ({
    file: t.field({ type: BankStatementFileInputRef, required: true }),
  })),
  payload: BankStatementPayloadRef,
  run: createBankStatement,
});

mutation("completeBankStatementUpload", {
  whileActing: "OFFICE",
  input: inputOf("CompleteBankStatementUploadInput", (t) => ({ id: t.id({ required: true }) })),
  payload: BankStatementPayloadRef,
  run: completeBankStatementUpload,
});

mutation("mapBankStatement", {
  whileActing: "OFFICE",
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
  whileActing: "OFFICE",
  input: BankStatementVersionInputRef,
  payload: BankStatementPayloadRef,
  run: startBankStatement,
});

mutation("cancelBankStatement", {
  whileActing: "OFFICE",
  input: BankStatementVersionInputRef,
  payload: BankStatementPayloadRef,
  run: cancelBankStatement,
});

mutation("stopBankStatement", {
  whileActing: "OFFICE",
  input: inputOf("StopBankStatementInput", (t) => ({ id: t.id({ required: true }) })),
  payload: BankStatementPayloadRef,
  run: stopBankStatement,
});

mutation("matchBankLine", {
  whileActing: "OFFICE",
  input: versionedInput("MatchBankLineInput", (t) => ({ invoiceId: t.id({ required: true }) })),
  payload: BankLinePayloadRef,
  run: matchBankLine,
});

const BankLineReasonInputRef = versionedInput("BankLineReasonInput", (t) => ({
  reason: t.string({ required: true }),
}));

mutation("setAsideBankLine", {
  whileActing: "OFFICE",
  input: BankLineReasonInputRef,
  payload: BankLinePayloadRef,
  run: setAsideBankLine,
});

mutation("undoBankLine", {
  whileActing: "OFFICE",
  input: BankLineReasonInputRef,
  payload: BankLinePayloadRef,
  run: undoBankLine,
});
