// The draft calls of the contract and the commands that they run.

import { builder } from "../../../graphql/builder.ts";
import { commandField, type Payload } from "../../../graphql/command-field.ts";
import { mutationIdOf, resultField } from "../../../graphql/payloads.ts";
import { accessDocument } from "../../documents/documents/document-access.ts";
import { DocumentRef } from "../../documents/documents/document-schema.ts";
import { TaxTreatmentRef } from "../../money/invoices/invoice-schema.ts";
import { RefundMethodRef, UnmatchedPaymentDecisionRef } from "../../money/invoices/refund-schema.ts";
import { approveDraft } from "./commands/approve-draft.ts";
import { beginDraftSubmission } from "./commands/begin-draft-submission.ts";
import { cancelDraft } from "./commands/cancel-draft.ts";
import { cancelDraftSubmission } from "./commands/cancel-draft-submission.ts";
import { completeDraftSubmission } from "./commands/complete-draft-submission.ts";
import { createDraft } from "./commands/create-draft.ts";
import { establishDraft } from "./commands/establish-draft.ts";
import { recordDraftPayment } from "./commands/record-draft-payment.ts";
import { recordRefundPayment } from "./commands/record-refund-payment.ts";
import { rejectDraft } from "./commands/reject-draft.ts";
import { requestDraftChanges } from "./commands/request-draft-changes.ts";
import { settleUnmatchedPayment } from "./commands/settle-unmatched-payment.ts";
import { updateDraft } from "./commands/update-draft.ts";
import { accessDraft } from "./draft-access.ts";
import { DraftChangesInputRef } from "./draft-input-schema.ts";
import { CompleteDraftSubmissionPayloadRef, DraftPayloadRef } from "./draft-payload.ts";
import { DraftRef, ProcessTypeRef } from "./draft-schema.ts";

const EstablishDraftPayloadRef = builder.objectRef<Payload>("EstablishDraftPayload").implement({
  fields: (t) => ({
    clientMutationId: t.string({ resolve: mutationIdOf }),
    document: t.field({
      type: DocumentRef,
      resolve: async (answer, _args, context) =>
        accessDocument(await context.read(), resultField(answer, "documentId")),
    }),
    draft: t.field({
      type: DraftRef,
      resolve: async (answer, _args, context) =>
        accessDraft(await context.read(), resultField(answer, "draftId")),
    }),
  }),
});

const DraftVersionInputRef = builder.inputType("DraftVersionInput", {
  fields: (t) => ({
    clientMutationId: t.string({ required: true }),
    id: t.id({ required: true }),
    version: t.int({ required: true }),
  }),
});

const DraftReasonInputRef = builder.inputType("DraftReasonInput", {
  fields: (t) => ({
    clientMutationId: t.string({ required: true }),
    id: t.id({ required: true }),
    reason: t.string({ required: true }),
    version: t.int({ required: true }),
  }),
});

commandField({
  name: "createDraft",
  input: builder.inputType("CreateDraftInput", {
    fields: (t) => ({
      clientMutationId: t.string({ required: true }),
      draft: t.field({ type: DraftChangesInputRef, required: true }),
      organisationId: t.id({ required: true }),
      processType: t.field({ type: ProcessTypeRef, required: true }),
    }),
  }),
  payload: DraftPayloadRef,
  run: createDraft,
});

commandField({
  name: "updateDraft",
  input: builder.inputType("UpdateDraftInput", {
    fields: (t) => ({
      clientMutationId: t.string({ required: true }),
      draft: t.field({ type: DraftChangesInputRef, required: true }),
      id: t.id({ required: true }),
      version: t.int({ required: true }),
    }),
  }),
  payload: DraftPayloadRef,
  run: updateDraft,
});

commandField({
  name: "cancelDraft",
  input: DraftVersionInputRef,
  payload: DraftPayloadRef,
  run: cancelDraft,
});
commandField({
  name: "beginDraftSubmission",
  input: DraftVersionInputRef,
  payload: DraftPayloadRef,
  run: beginDraftSubmission,
});
commandField({
  name: "cancelDraftSubmission",
  input: DraftVersionInputRef,
  payload: DraftPayloadRef,
  run: cancelDraftSubmission,
});

commandField({
  name: "completeDraftSubmission",
  input: builder.inputType("CompleteDraftSubmissionInput", {
    fields: (t) => ({
      acceptSubmissionTerms: t.boolean({ required: true }),
      clientMutationId: t.string({ required: true }),
      id: t.id({ required: true }),
      version: t.int({ required: true }),
    }),
  }),
  payload: CompleteDraftSubmissionPayloadRef,
  run: completeDraftSubmission,
});

commandField({
  name: "requestDraftChanges",
  input: DraftReasonInputRef,
  payload: DraftPayloadRef,
  run: requestDraftChanges,
});
commandField({ name: "rejectDraft", input: DraftReasonInputRef, payload: DraftPayloadRef, run: rejectDraft });

const FeeLineInputRef = builder.inputType("FeeLineInput", {
  fields: (t) => ({
    amount: t.string({ required: true }),
    description: t.string({ required: true }),
    taxTreatment: t.field({ type: TaxTreatmentRef, required: true }),
  }),
});

commandField({
  name: "approveDraft",
  input: builder.inputType("ApproveDraftInput", {
    fields: (t) => ({
      clientMutationId: t.string({ required: true }),
      feeSummaryId: t.id({ required: true }),
      id: t.id({ required: true }),
      lineItems: t.field({ type: [FeeLineInputRef] }),
      version: t.int({ required: true }),
    }),
  }),
  payload: DraftPayloadRef,
  run: approveDraft,
});

commandField({
  name: "recordDraftPayment",
  input: builder.inputType("RecordDraftPaymentInput", {
    fields: (t) => ({
      amount: t.string({ required: true }),
      clientMutationId: t.string({ required: true }),
      id: t.id({ required: true }),
      invoiceId: t.id({ required: true }),
      note: t.string(),
      receivedDate: t.field({ type: "Date", required: true }),
      version: t.int({ required: true }),
    }),
  }),
  payload: DraftPayloadRef,
  run: recordDraftPayment,
});

commandField({
  name: "settleUnmatchedPayment",
  input: builder.inputType("SettleUnmatchedPaymentInput", {
    fields: (t) => ({
      clientMutationId: t.string({ required: true }),
      decision: t.field({ type: UnmatchedPaymentDecisionRef, required: true }),
      id: t.id({ required: true }),
      reason: t.string({ required: true }),
      unmatchedPaymentId: t.id({ required: true }),
      version: t.int({ required: true }),
    }),
  }),
  payload: DraftPayloadRef,
  run: settleUnmatchedPayment,
});

commandField({
  name: "recordRefundPayment",
  input: builder.inputType("RecordRefundPaymentInput", {
    fields: (t) => ({
      clientMutationId: t.string({ required: true }),
      id: t.id({ required: true }),
      method: t.field({ type: RefundMethodRef, required: true }),
      note: t.string(),
      paidDate: t.field({ type: "Date", required: true }),
      reference: t.string({ required: true }),
      refundId: t.id({ required: true }),
      version: t.int({ required: true }),
    }),
  }),
  payload: DraftPayloadRef,
  run: recordRefundPayment,
});

const BankDetailsInputRef = builder.inputType("BankDetailsInput", {
  fields: (t) => ({
    address: t.string(),
    bsb: t.string(),
    name: t.string({ description: "Left out, or a name of the draft's own bank or insurer." }),
  }),
});

commandField({
  name: "establishDraft",
  input: builder.inputType("EstablishDraftInput", {
    fields: (t) => ({
      bank: t.field({ type: BankDetailsInputRef, required: true }),
      clientMutationId: t.string({ required: true }),
      establishedDate: t.field({ type: "Date", required: true }),
      guaranteeNumber: t.string({ required: true }),
      id: t.id({ required: true }),
      version: t.int({ required: true }),
    }),
  }),
  payload: EstablishDraftPayloadRef,
  run: establishDraft,
});
