// Banks' files of fees in the contract: one with its rows, the list of them, the letter about what differs, and what is done with one.

import {
  differenceCents,
  FEE_FILE_ACTIONS,
  FEE_FILE_STAGES,
  FEE_ROW_STATES,
  hasFeeLetter,
  mayDoWithFeeFile,
} from "@bondline/domain/money/fee-files/fee-file.ts";
import { CHARGE_KIND_TEXT } from "@bondline/domain/money/fees/expected-charge.ts";
import { codesIn } from "@bondline/domain/values/reference-data/option-list.ts";
import { addDays } from "@bondline/domain/values/time/plain-date.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { connectionOf, forwards } from "../../../graphql/connection.ts";
import { oneOfCodes } from "../../../graphql/field-options.ts";
import { inputOf, versionedInput } from "../../../graphql/inputs.ts";
import { PAGE_COUNT_MAX } from "../../../graphql/list-page.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { payloadOf, record } from "../../../graphql/payloads.ts";
import { acceptFeeFile } from "./commands/accept-fee-file.ts";
import { createFeeFile } from "./commands/create-fee-file.ts";
import { discardFeeFile } from "./commands/discard-fee-file.ts";
import { markFeeLetterSent } from "./commands/mark-fee-letter-sent.ts";
import { settleFeeFile } from "./commands/settle-fee-file.ts";
import { accessFeeFile, earlierFeeFileOf, feeRowsOf, listAccessibleFeeFiles } from "./fee-file-access.ts";
import type { FeeFile, FeeRow } from "./fee-file-record.ts";
import type { FeeLetter } from "./fee-letter.ts";
import { accessFeeLetter } from "./fee-letter-access.ts";

const StageRef = enumOf("FeeFileStage", FEE_FILE_STAGES);
const RowStateRef = enumOf("FeeRowState", FEE_ROW_STATES);
const ChargeKindRef = enumOf("ChargeKind", codesIn(CHARGE_KIND_TEXT));

const FeeRowRef = builder.objectRef<FeeRow>("FeeFileRow").implement({
  description: "A charge as it stands in the file, and what it was held against.",
  fields: (t) => ({
    charged: t.expose("chargedCents", { type: "Decimal", nullable: true }),
    client: t.exposeString("client", { nullable: true }),
    date: t.expose("chargedDate", { type: "Date", nullable: true }),
    difference: t.field({
      type: "Decimal",
      description: "What was charged beyond what was expected; nought where the bank is not told of it.",
      resolve: differenceCents,
    }),
    documentId: t.exposeID("documentId", { nullable: true }),
    expected: t.expose("expectedCents", { type: "Decimal", nullable: true }),
    guaranteeNumber: t.exposeString("guaranteeNumber"),
    id: t.exposeID("id"),
    kind: t.expose("chargeKind", { type: ChargeKindRef }),
    message: t.exposeString("message", { nullable: true, description: "Why it was held against nothing." }),
    periodFrom: t.expose("periodFromDate", { type: "Date", nullable: true }),
    periodTo: t.field({
      type: "Date",
      nullable: true,
      description: "The last day of the period.",
      resolve: ({ periodUntilDate }) => periodUntilDate && addDays(periodUntilDate, -1),
    }),
    rowNumber: t.exposeInt("rowNumber"),
    state: t.expose("state", { type: RowStateRef }),
  }),
});

type Earlier = Pick<FeeFile, "createdAt" | "createdByName" | "fileName" | "id">;
const EarlierFileRef = builder.objectRef<Earlier>("FeeFileBefore").implement({
  fields: (t) => ({
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    createdBy: t.exposeString("createdByName"),
    fileName: t.exposeString("fileName"),
    id: t.exposeID("id"),
  }),
});

const FeeFileRef = builder.objectRef<FeeFile>("FeeFile").implement({
  description: "What a bank or insurer has charged, as a file, held against what was expected.",
  fields: (t) => ({
    acceptedAt: t.expose("acceptedAt", { type: "DateTime", nullable: true }),
    acceptedBy: t.exposeString("acceptedByName", { nullable: true }),
    capabilities: t.stringList({
      ...oneOfCodes(FEE_FILE_ACTIONS),
      resolve: ({ stage }) => FEE_FILE_ACTIONS.filter((action) => mayDoWithFeeFile(stage, action)),
    }),
    charged: t.expose("chargedCents", { type: "Decimal" }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    createdBy: t.exposeString("createdByName"),
    difference: t.expose("differenceCents", { type: "Decimal" }),
    differingCount: t.exposeInt("differingCount", { description: "Of how many rows the bank is told." }),
    earlierFile: t.field({
      type: EarlierFileRef,
      nullable: true,
      description: "The newest other one with the very same content.",
      resolve: async (file, _args, context) => earlierFeeFileOf(await context.read(), file),
    }),
    fileName: t.exposeString("fileName"),
    hasLetter: t.boolean({ resolve: hasFeeLetter }),
    id: t.exposeID("id"),
    rowCount: t.exposeInt("rowCount"),
    rows: t.field({
      type: [FeeRowRef],
      description: "In the order of the file.",
      resolve: async (file, _args, context) => feeRowsOf(await context.read(), file),
    }),
    sentAt: t.expose("sentAt", { type: "DateTime", nullable: true }),
    sentBy: t.exposeString("sentByName", { nullable: true }),
    settledAt: t.expose("settledAt", { type: "DateTime", nullable: true }),
    settledBy: t.exposeString("settledByName", { nullable: true }),
    settledNote: t.exposeString("settledNote", { nullable: true }),
    stage: t.expose("stage", { type: StageRef }),
    supplierId: t.exposeID("supplierId"),
    supplierName: t.exposeString("supplierName"),
    version: t.exposeInt("version"),
  }),
});

const FeeLetterRef = builder.objectRef<FeeLetter>("FeeLetter").implement({
  description: "To the bank, about what it has charged otherwise than was agreed.",
  fields: (t) => ({
    content: t.string({
      description: "The file's bytes in base64.",
      resolve: ({ content }) => content.toString("base64"),
    }),
    contentType: t.exposeString("contentType"),
    fileName: t.exposeString("fileName"),
  }),
});

builder.queryFields((t) => ({
  feeFile: t.field({
    type: FeeFileRef,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => accessFeeFile(await context.read(), id),
  }),
  feeFiles: t.field({
    type: connectionOf(FeeFileRef, { name: "FeeFile", cappedAt: PAGE_COUNT_MAX }),
    description: "The newest first.",
    args: forwards(t.arg),
    resolve: async (_root, args, context) => listAccessibleFeeFiles(await context.read(), args),
  }),
  feeLetter: t.field({
    type: FeeLetterRef,
    args: { id: t.arg.id({ required: true, description: "Of the fee file." }) },
    resolve: async (_root, { id }, context) => accessFeeLetter(await context.read(), id),
  }),
}));

const FeeFilePayloadRef = payloadOf("FeeFilePayload", {
  feeFile: record(FeeFileRef, accessFeeFile, "feeFileId"),
});

mutation("createFeeFile", {
  whileActing: "OFFICE",
  input: inputOf("CreateFeeFileInput", (t) => ({
    content: t.string({ required: true, description: "The bytes of the CSV or the workbook, in base64." }),
    fileName: t.string({ required: true }),
    supplierId: t.id({ required: true, description: "The bank or insurer that has charged." }),
  })),
  payload: FeeFilePayloadRef,
  run: createFeeFile,
});
const VersionInput = versionedInput("FeeFileVersionInput", () => ({}));
mutation("acceptFeeFile", {
  whileActing: "OFFICE",
  input: VersionInput,
  payload: FeeFilePayloadRef,
  run: acceptFeeFile,
});
mutation("discardFeeFile", {
  whileActing: "OFFICE",
  input: VersionInput,
  payload: FeeFilePayloadRef,
  run: discardFeeFile,
});
mutation("markFeeLetterSent", {
  whileActing: "OFFICE",
  input: VersionInput,
  payload: FeeFilePayloadRef,
  run: markFeeLetterSent,
});
mutation("settleFeeFile", {
  whileActing: "OFFICE",
  input: versionedInput("SettleFeeFileInput", (t) => ({ note: t.string({ required: true }) })),
  payload: FeeFilePayloadRef,
  run: settleFeeFile,
});
