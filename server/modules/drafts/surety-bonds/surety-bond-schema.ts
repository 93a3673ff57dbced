// Surety bonds in the contract: the questionnaire and the requested document of a draft, and the calls that make and submit one.

import { SURETY_SECURITY_TYPES } from "@bondline/domain/drafts/surety-bonds/surety-bond.ts";
import {
  QUESTIONNAIRE_FIELDS,
  REQUESTED_DOCUMENT_FIELDS,
  SURETY_OWN_FIELDS,
  SURETY_QUESTIONS,
} from "@bondline/domain/drafts/surety-bonds/surety-bond-fields.ts";
import { shownCents } from "@bondline/domain/money/fees/fee-steps.ts";
import { annualCost } from "@bondline/domain/money/fees/period-charge.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { inputFieldsOf, outputFieldsOf } from "../../../graphql/fields-of-record.ts";
import { inputOf, versionedInput } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import {
  CompleteDraftSubmissionPayloadRef,
  type Draft,
  DraftChangesInputRef,
  DraftPayloadRef,
  DraftRef,
  feeScheduleOfDraft,
  readsPart,
} from "../drafts/public.ts";
import { completeSuretyBondDraftSubmission } from "./commands/complete-surety-bond-draft-submission.ts";
import { createSuretyBondDraft } from "./commands/create-surety-bond-draft.ts";
import { updateSuretyBondDraft } from "./commands/update-surety-bond-draft.ts";
import { SURETY_OF_DRAFT, type SuretyPart, suretyOf } from "./surety-bond-part.ts";
import {
  QUESTIONNAIRE_COLUMNS,
  REQUESTED_DOCUMENT_COLUMNS,
  type RequestedDocumentRow,
  type SuretyBondRow,
} from "./surety-bond-record.ts";

const SecurityTypeRef = enumOf("SuretySecurityType", SURETY_SECURITY_TYPES);

type Detailed = { active: boolean | null; detail: string | null };
const SuretyQuestionRef = builder.objectRef<Detailed>("SuretyQuestion").implement({
  fields: (t) => ({
    active: t.exposeBoolean("active", { nullable: true }),
    detail: t.exposeString("detail", { nullable: true }),
  }),
});

const ContractQuestionnaireRef = builder.objectRef<SuretyBondRow>("ContractQuestionnaire").implement({
  fields: (t) => ({
    ...outputFieldsOf(t, QUESTIONNAIRE_FIELDS, { columns: QUESTIONNAIRE_COLUMNS }),
    ...Object.fromEntries(
      SURETY_QUESTIONS.map((path) => [
        path,
        t.field({
          type: SuretyQuestionRef,
          resolve: (row) => ({ active: row[`${path}Active`], detail: row[`${path}Detail`] }),
        }),
      ]),
    ),
  }),
});

type RequestedOfDraft = RequestedDocumentRow & { draft: Draft; now: string };

const RequestedSuretyDocumentRef = builder.objectRef<RequestedOfDraft>("RequestedSuretyDocument").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    ...outputFieldsOf(t, REQUESTED_DOCUMENT_FIELDS, { columns: REQUESTED_DOCUMENT_COLUMNS }),
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
      readsPart((await context.read()).actor, draft, SURETY_OF_DRAFT) ? suretyOf(draft).suretyBond : null,
  }),
  hasDeclaredRevenue: t.boolean({
    nullable: true,
    resolve: async (draft, _args, context) =>
      readsPart((await context.read()).actor, draft, SURETY_OF_DRAFT) ? hasDeclared(suretyOf(draft)) : null,
  }),
  requestedSuretyDocuments: t.field({
    type: [RequestedSuretyDocumentRef],
    resolve: async (draft, _args, context) => {
      const { actor, now } = await context.read();
      const row = suretyOf(draft).requestedSuretyDocument;
      return row !== null && readsPart(actor, draft, SURETY_OF_DRAFT) ? [{ ...row, draft, now }] : [];
    },
  }),
  securityType: t.field({
    type: SecurityTypeRef,
    nullable: true,
    resolve: async (draft, _args, context) =>
      readsPart((await context.read()).actor, draft, SURETY_OF_DRAFT)
        ? suretyOf(draft).suretyBond?.securityType
        : null,
  }),
}));

function hasDeclared({ suretyBond }: SuretyPart): boolean | null {
  return suretyBond && suretyBond.revenueDeclaredAt !== null;
}

const SuretyQuestionInputRef = builder.inputType("SuretyQuestionInput", {
  fields: (t) => inputFieldsOf(t, QUESTIONNAIRE_FIELDS, {}, { group: SURETY_QUESTIONS[0] }),
});

const ContractQuestionnaireInputRef = builder.inputType("ContractQuestionnaireInput", {
  fields: (t) => ({
    ...inputFieldsOf(t, QUESTIONNAIRE_FIELDS),
    ...Object.fromEntries(SURETY_QUESTIONS.map((path) => [path, t.field({ type: SuretyQuestionInputRef })])),
  }),
});

const RequestedSuretyDocumentInputRef = builder.inputType("RequestedSuretyDocumentInput", {
  fields: (t) => inputFieldsOf(t, REQUESTED_DOCUMENT_FIELDS),
});

const SuretyBondInputRef = builder.inputType("SuretyBondInput", {
  description: "The whole part as it is to stand: a field left out is empty.",
  fields: (t) => ({
    ...inputFieldsOf(t, SURETY_OWN_FIELDS, { securityType: SecurityTypeRef }),
    contractQuestionnaire: t.field({ type: ContractQuestionnaireInputRef }),
    requestedSuretyDocuments: t.field({ type: [RequestedSuretyDocumentInputRef] }),
  }),
});

mutation("createSuretyBondDraft", {
  whileActing: "AS_MEMBER",
  input: inputOf("CreateSuretyBondDraftInput", (t) => ({
    draft: t.field({ type: DraftChangesInputRef }),
    organisationId: t.id({ required: true }),
    suretyBond: t.field({ type: SuretyBondInputRef, required: true }),
  })),
  payload: DraftPayloadRef,
  run: createSuretyBondDraft,
});

mutation("updateSuretyBondDraft", {
  whileActing: "AS_MEMBER",
  input: inputOf("UpdateSuretyBondDraftInput", (t) => ({
    draftId: t.id({ required: true }),
    suretyBond: t.field({ type: SuretyBondInputRef, required: true }),
    version: t.int({ required: true }),
  })),
  payload: DraftPayloadRef,
  run: updateSuretyBondDraft,
});

mutation("completeSuretyBondDraftSubmission", {
  whileActing: "WILL",
  input: versionedInput("CompleteSuretyBondDraftSubmissionInput", (t) => ({
    acceptBondSubmissionTerms: t.boolean({ required: true }),
    acceptBrokerage: t.boolean({ required: true }),
  })),
  payload: CompleteDraftSubmissionPayloadRef,
  run: completeSuretyBondDraftSubmission,
});
