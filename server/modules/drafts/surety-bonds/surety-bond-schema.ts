// Surety bonds in the contract: the questionnaire and the requested document of a draft, and the calls that make and submit one.

import {
  QUESTIONNAIRE_FIELDS,
  REQUESTED_DOCUMENT_FIELDS,
  SURETY_SECURITY_TYPES,
  type SuretyField,
} from "@bondline/domain/drafts/surety-bonds/surety-bond.ts";
import { shownCents } from "@bondline/domain/money/fees/fee-steps.ts";
import { annualCost } from "@bondline/domain/money/fees/period-charge.ts";
import { builder } from "../../../graphql/builder.ts";
import { inputOf, versionedInput } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { seesApplicantsAffairs } from "../drafts/draft-access.ts";
import { DraftChangesInputRef } from "../drafts/draft-input-schema.ts";
import { CompleteDraftSubmissionPayloadRef, DraftPayloadRef } from "../drafts/draft-payload.ts";
import { feeScheduleOfDraft } from "../drafts/draft-pricing.ts";
import type { Draft } from "../drafts/draft-record.ts";
import { DraftRef } from "../drafts/draft-schema.ts";
import { completeSuretyBondDraftSubmission } from "./commands/complete-surety-bond-draft-submission.ts";
import { createSuretyBondDraft } from "./commands/create-surety-bond-draft.ts";
import { updateSuretyBondDraft } from "./commands/update-surety-bond-draft.ts";
import { columnOf } from "./surety-bond-columns.ts";
import type { RequestedDocumentRow, SuretyAnswer, SuretyBondRow } from "./surety-bond-record.ts";

const SecurityTypeRef = builder.enumType("SuretySecurityType", { values: [...SURETY_SECURITY_TYPES].sort() });

/** How a kind of field travels. */
const WIRE_TYPE = {
  line: "String",
  lines: "String",
  address: "String",
  money: "Decimal",
  date: "Date",
  count: "Int",
  "yes-no": "Boolean",
  purpose: "String",
  form: "String",
} as const;

type Row = Readonly<Record<string, SuretyAnswer>>;

function answerOf(field: SuretyField, row: Row): SuretyAnswer {
  return row[columnOf(field)] ?? null;
}

const PLAIN_QUESTIONS = QUESTIONNAIRE_FIELDS.filter(({ path }) => !path.includes("."));
const DETAILED = [
  ...new Set(
    QUESTIONNAIRE_FIELDS.filter(({ path }) => path.includes(".")).map(({ path }) => path.split(".")[0] ?? ""),
  ),
];

type Detailed = { active: boolean | null; detail: string | null };
const SuretyQuestionRef = builder.objectRef<Detailed>("SuretyQuestion").implement({
  fields: (t) => ({
    active: t.exposeBoolean("active", { nullable: true }),
    detail: t.exposeString("detail", { nullable: true }),
  }),
});

const ContractQuestionnaireRef = builder.objectRef<SuretyBondRow>("ContractQuestionnaire").implement({
  fields: (t) => ({
    ...Object.fromEntries(
      PLAIN_QUESTIONS.map((field) => [
        field.path,
        t.field({
          type: WIRE_TYPE[field.kind],
          nullable: true,
          resolve: (row) => answerOf(field, row) as never,
        }),
      ]),
    ),
    ...Object.fromEntries(
      DETAILED.map((path) => [
        path,
        t.field({
          type: SuretyQuestionRef,
          resolve: (row: Row) => ({
            active: row[`${path}Active`] as boolean | null,
            detail: row[`${path}Detail`] as string | null,
          }),
        }),
      ]),
    ),
  }),
});

type RequestedOfDraft = { row: RequestedDocumentRow; draft: Draft; now: string };

const RequestedSuretyDocumentRef = builder.objectRef<RequestedOfDraft>("RequestedSuretyDocument").implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ row }) => row.id }),
    ...Object.fromEntries(
      REQUESTED_DOCUMENT_FIELDS.map((field) => [
        field.path,
        t.field({
          type: WIRE_TYPE[field.kind],
          nullable: true,
          resolve: ({ row }) => answerOf(field, row) as never,
        }),
      ]),
    ),
    paymentAnnualCost: t.field({
      type: "Decimal",
      nullable: true,
      resolve: async ({ draft }, _args, context) => {
        const { now } = await context.read();
        const schedule = draft.feeSummary && feeScheduleOfDraft(draft, draft.feeSummary, now);
        return schedule ? shownCents(annualCost(schedule).exact) : null;
      },
    }),
    paymentEstablishmentFee: t.field({
      type: "Decimal",
      nullable: true,
      resolve: ({ draft }) => draft.feeSummary?.establishmentFeeCents,
    }),
  }),
});

builder.objectFields(DraftRef, (t) => ({
  contractQuestionnaire: t.field({
    type: ContractQuestionnaireRef,
    nullable: true,
    resolve: async (draft, _args, context) =>
      seesApplicantsAffairs((await context.read()).actor, draft) ? draft.suretyBond : null,
  }),
  hasDeclaredRevenue: t.boolean({
    nullable: true,
    resolve: async (draft, _args, context) =>
      seesApplicantsAffairs((await context.read()).actor, draft)
        ? draft.suretyBond && draft.suretyBond.revenueDeclaredAt !== null
        : null,
  }),
  requestedSuretyDocuments: t.field({
    type: [RequestedSuretyDocumentRef],
    resolve: async (draft, _args, context) => {
      const { actor, now } = await context.read();
      const row = draft.requestedSuretyDocument;
      return row !== null && seesApplicantsAffairs(actor, draft) ? [{ row, draft, now }] : [];
    },
  }),
  securityType: t.field({
    type: SecurityTypeRef,
    nullable: true,
    resolve: async (draft, _args, context) =>
      seesApplicantsAffairs((await context.read()).actor, draft) ? draft.suretyBond?.securityType : null,
  }),
}));

const SuretyQuestionInputRef = builder.inputType("SuretyQuestionInput", {
  fields: (t) => ({ active: t.boolean(), detail: t.string() }),
});

/** Amounts and days as text, so that the rules of the domain validate them as they were typed. */
const INPUT_TYPE = { ...WIRE_TYPE, money: "String", date: "String" } as const;

const ContractQuestionnaireInputRef = builder.inputType("ContractQuestionnaireInput", {
  fields: (t) => ({
    ...Object.fromEntries(
      PLAIN_QUESTIONS.map((field) => [field.path, t.field({ type: INPUT_TYPE[field.kind] })]),
    ),
    ...Object.fromEntries(DETAILED.map((path) => [path, t.field({ type: SuretyQuestionInputRef })])),
  }),
});

const RequestedSuretyDocumentInputRef = builder.inputType("RequestedSuretyDocumentInput", {
  fields: (t) =>
    Object.fromEntries(
      REQUESTED_DOCUMENT_FIELDS.map((field) => [field.path, t.field({ type: INPUT_TYPE[field.kind] })]),
    ),
});

const SuretyBondInputRef = builder.inputType("SuretyBondInput", {
  description: "The whole part as it is to stand: a field left out is empty.",
  fields: (t) => ({
    contractQuestionnaire: t.field({ type: ContractQuestionnaireInputRef }),
    hasDeclaredRevenue: t.boolean(),
    requestedSuretyDocuments: t.field({ type: [RequestedSuretyDocumentInputRef] }),
    securityType: t.field({ type: SecurityTypeRef }),
  }),
});

mutation("createSuretyBondDraft", {
  input: inputOf("CreateSuretyBondDraftInput", (t) => ({
    draft: t.field({ type: DraftChangesInputRef }),
    organisationId: t.id({ required: true }),
    suretyBond: t.field({ type: SuretyBondInputRef, required: true }),
  })),
  payload: DraftPayloadRef,
  run: createSuretyBondDraft,
});

mutation("updateSuretyBondDraft", {
  input: inputOf("UpdateSuretyBondDraftInput", (t) => ({
    draftId: t.id({ required: true }),
    suretyBond: t.field({ type: SuretyBondInputRef, required: true }),
    version: t.int({ required: true }),
  })),
  payload: DraftPayloadRef,
  run: updateSuretyBondDraft,
});

mutation("completeSuretyBondDraftSubmission", {
  input: versionedInput("CompleteSuretyBondDraftSubmissionInput", (t) => ({
    acceptBondSubmissionTerms: t.boolean({ required: true }),
    acceptBrokerage: t.boolean({ required: true }),
  })),
  payload: CompleteDraftSubmissionPayloadRef,
  run: completeSuretyBondDraftSubmission,
});
