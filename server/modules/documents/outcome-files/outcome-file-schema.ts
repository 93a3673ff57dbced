// A bank's files of outcomes in the contract: one with its rows, the list of them, and what is done with one.

import {
  mayDoWithOutcomeFile,
  OUTCOME_FILE_ACTIONS,
  OUTCOME_FILE_STAGES,
  OUTCOME_ROW_STATES,
} from "@bondline/domain/documents/outcome-files/outcome-file.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { connectionOf, forwards } from "../../../graphql/connection.ts";
import { oneOfCodes } from "../../../graphql/field-options.ts";
import { inputOf, versionedInput } from "../../../graphql/inputs.ts";
import { PAGE_COUNT_MAX } from "../../../graphql/list-page.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { payloadOf, record } from "../../../graphql/payloads.ts";
import { applyOutcomeFile } from "./commands/apply-outcome-file.ts";
import { createOutcomeFile } from "./commands/create-outcome-file.ts";
import { discardOutcomeFile } from "./commands/discard-outcome-file.ts";
import {
  accessOutcomeFile,
  earlierFileOf,
  listAccessibleOutcomeFiles,
  rowsOf,
} from "./outcome-file-access.ts";
import type { OutcomeFile, OutcomeRow } from "./outcome-file-record.ts";

const StageRef = enumOf("OutcomeFileStage", OUTCOME_FILE_STAGES);
const RowStateRef = enumOf("OutcomeRowState", OUTCOME_ROW_STATES);

const OutcomeRowRef = builder.objectRef<OutcomeRow>("OutcomeRow").implement({
  description: "A row of the file as it stands there, and what would become or has become of it.",
  fields: (t) => ({
    amount: t.expose("askedCents", {
      type: "Decimal",
      nullable: true,
      description: "What was asked for, once the draft was found.",
    }),
    client: t.exposeString("client", { nullable: true }),
    date: t.expose("decidedDate", { type: "Date", nullable: true }),
    draftId: t.exposeID("draftId", { nullable: true }),
    guaranteeNumber: t.exposeString("guaranteeNumber"),
    id: t.exposeID("id"),
    message: t.exposeString("message", {
      nullable: true,
      description: "Why it is not possible, or was refused.",
    }),
    outcome: t.exposeString("outcome", {
      description: "ISSUED or DECLINED; empty where it could not be read.",
    }),
    reason: t.exposeString("reason"),
    reference: t.exposeString("reference"),
    rowNumber: t.exposeInt("rowNumber"),
    state: t.expose("state", { type: RowStateRef }),
  }),
});

type Earlier = Pick<OutcomeFile, "createdAt" | "createdByName" | "fileName" | "id">;
const EarlierFileRef = builder.objectRef<Earlier>("OutcomeFileBefore").implement({
  fields: (t) => ({
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    createdBy: t.exposeString("createdByName"),
    fileName: t.exposeString("fileName"),
    id: t.exposeID("id"),
  }),
});

export const OutcomeFileRef = builder.objectRef<OutcomeFile>("OutcomeFile").implement({
  description: "What a bank or insurer has decided, as a file from its back office.",
  fields: (t) => ({
    capabilities: t.stringList({
      ...oneOfCodes(OUTCOME_FILE_ACTIONS),
      resolve: ({ stage }) => OUTCOME_FILE_ACTIONS.filter((action) => mayDoWithOutcomeFile(stage, action)),
    }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    createdBy: t.exposeString("createdByName"),
    earlierFile: t.field({
      type: EarlierFileRef,
      nullable: true,
      description: "The newest other one with the very same content.",
      resolve: async (file, _args, context) => earlierFileOf(await context.read(), file),
    }),
    fileName: t.exposeString("fileName"),
    finishedAt: t.expose("finishedAt", { type: "DateTime", nullable: true }),
    id: t.exposeID("id"),
    message: t.exposeString("message", {
      nullable: true,
      description: "Why nothing more of it was applied.",
    }),
    rows: t.field({
      type: [OutcomeRowRef],
      description: "In the order of the file.",
      resolve: async (file, _args, context) => rowsOf(await context.read(), file),
    }),
    stage: t.expose("stage", { type: StageRef }),
    version: t.exposeInt("version"),
  }),
});

builder.queryFields((t) => ({
  outcomeFile: t.field({
    type: OutcomeFileRef,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => accessOutcomeFile(await context.read(), id),
  }),
  outcomeFiles: t.field({
    type: connectionOf(OutcomeFileRef, { name: "OutcomeFile", cappedAt: PAGE_COUNT_MAX }),
    description: "To the people of a bank or insurer what it has brought along, the newest first.",
    args: forwards(t.arg),
    resolve: async (_root, args, context) => listAccessibleOutcomeFiles(await context.read(), args),
  }),
}));

const OutcomeFilePayloadRef = payloadOf("OutcomeFilePayload", {
  outcomeFile: record(OutcomeFileRef, accessOutcomeFile, "outcomeFileId"),
});

mutation("createOutcomeFile", {
  whileActing: "OFFICE",
  input: inputOf("CreateOutcomeFileInput", (t) => ({
    content: t.string({ required: true, description: "The bytes of the CSV, in base64." }),
    fileName: t.string({ required: true }),
  })),
  payload: OutcomeFilePayloadRef,
  run: createOutcomeFile,
});
mutation("applyOutcomeFile", {
  whileActing: "OFFICE",
  input: versionedInput("ApplyOutcomeFileInput", (t) => ({
    isAllOrNothing: t.boolean({
      required: true,
      description: "Nothing is applied where one row is refused; otherwise the others are.",
    }),
  })),
  payload: OutcomeFilePayloadRef,
  run: applyOutcomeFile,
});
mutation("discardOutcomeFile", {
  whileActing: "OFFICE",
  input: versionedInput("OutcomeFileVersionInput", () => ({})),
  payload: OutcomeFilePayloadRef,
  run: discardOutcomeFile,
});
