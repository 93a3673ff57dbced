// The calls about imports and the commands that they run.

import { builder } from "../../../graphql/builder.ts";
import { inputOf, versionedInput } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { payloadOf, record } from "../../../graphql/payloads.ts";
import { answerImportBeneficiaries } from "./commands/answer-import-beneficiaries.ts";
import { cancelImportJob } from "./commands/cancel-import-job.ts";
import { completeImportJobUpload } from "./commands/complete-import-job-upload.ts";
import { createImportJob } from "./commands/create-import-job.ts";
import { mapImportJob } from "./commands/map-import-job.ts";
import { mendImportRow } from "./commands/mend-import-row.ts";
import { startImportJob } from "./commands/start-import-job.ts";
import { undoImportJob } from "./commands/undo-import-job.ts";
import { accessImport } from "./import-access.ts";
import { ImportJobRef, ImportModeRef } from "./import-schema.ts";

const ImportJobPayloadRef = payloadOf("ImportJobPayload", {
  importJob: record(ImportJobRef, accessImport, "importJobId"),
});

const ImportFileInputRef = builder.inputType("ImportFileInput", {
  fields: (t) => ({
    contentMd5Checksum: t.string({ required: true }),
    contentType: t.string({ required: true }),
    fileName: t.string({ required: true }),
    fileSize: t.int({ required: true }),
  }),
});

mutation("createImportJob", {
  whileActing: "LASTING",
  input: inputOf("CreateImportJobInput", (t) => ({
    files: t.field({ type: [ImportFileInputRef], required: true }),
    organisationId: t.id({ required: true }),
  })),
  payload: ImportJobPayloadRef,
  run: createImportJob,
});

mutation("completeImportJobUpload", {
  whileActing: "LASTING",
  input: inputOf("CompleteImportJobUploadInput", (t) => ({ id: t.id({ required: true }) })),
  payload: ImportJobPayloadRef,
  run: completeImportJobUpload,
});

mutation("mapImportJob", {
  whileActing: "LASTING",
  input: versionedInput("MapImportJobInput", (t) => ({
    columns: t.stringList({
      required: true,
      description: "Beside each of the file's headers the field that it fills; empty to leave it out.",
    }),
  })),
  payload: ImportJobPayloadRef,
  run: mapImportJob,
});

const MendedCellInputRef = builder.inputType("MendedCellInput", {
  fields: (t) => ({
    isEverywhere: t.boolean({
      description: "Also in every other row whose cell in this column says the same now.",
    }),
    place: t.int({ required: true, description: "Of the column in the file, from 0." }),
    text: t.string({ required: true }),
  }),
});

mutation("mendImportRow", {
  whileActing: "LASTING",
  input: versionedInput("MendImportRowInput", (t) => ({
    cells: t.field({ type: [MendedCellInputRef], required: true }),
    rowNumber: t.int({ required: true }),
  })),
  payload: ImportJobPayloadRef,
  run: mendImportRow,
});

const BeneficiaryAnswerInputRef = builder.inputType("BeneficiaryAnswerInput", {
  fields: (t) => ({
    abn: t.string({ required: true }),
    isAccepted: t.boolean({
      required: true,
      description: "All its rows then say its confirmed name, and its number where they had none.",
    }),
  }),
});

mutation("answerImportBeneficiaries", {
  whileActing: "LASTING",
  input: versionedInput("AnswerImportBeneficiariesInput", (t) => ({
    answers: t.field({ type: [BeneficiaryAnswerInputRef], required: true }),
  })),
  payload: ImportJobPayloadRef,
  run: answerImportBeneficiaries,
});

mutation("startImportJob", {
  whileActing: "LASTING",
  input: versionedInput("StartImportJobInput", (t) => ({
    mode: t.field({ type: ImportModeRef, required: true }),
  })),
  payload: ImportJobPayloadRef,
  run: startImportJob,
});

mutation("cancelImportJob", {
  whileActing: "LASTING",
  input: versionedInput("CancelImportJobInput", () => ({})),
  payload: ImportJobPayloadRef,
  run: cancelImportJob,
});

mutation("undoImportJob", {
  whileActing: "LASTING",
  input: versionedInput("UndoImportJobInput", () => ({})),
  payload: ImportJobPayloadRef,
  run: undoImportJob,
});
