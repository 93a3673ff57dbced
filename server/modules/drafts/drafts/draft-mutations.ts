// The draft calls of the contract and the commands that they run.

import { builder } from "../../../graphql/builder.ts";
import { wantedRowInput } from "../../../graphql/chosen-access.ts";
import { inputOf, versionedInput } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { ProcessTypeRef } from "../../../graphql/shared-types.ts";
import {
  RefundMethodRef,
  TaxTreatmentRef,
  UnmatchedPaymentDecisionRef,
} from "../../money/invoices/public.ts";
import { approveDraft } from "./commands/approve-draft.ts";
import { approveRefund } from "./commands/approve-refund.ts";
import { beginDraftSubmission } from "./commands/begin-draft-submission.ts";
import { cancelChosenDrafts } from "./commands/cancel-chosen-drafts.ts";
import { cancelDraft } from "./commands/cancel-draft.ts";
import { cancelDraftSubmission } from "./commands/cancel-draft-submission.ts";
import { completeDraftSubmission } from "./commands/complete-draft-submission.ts";
import { createDraft } from "./commands/create-draft.ts";
import { proposeCardRefund } from "./commands/propose-card-refund.ts";
import { proposeCreditNote } from "./commands/propose-credit-note.ts";
import { recordDraftPayment } from "./commands/record-draft-payment.ts";
import { recordRefundPayment } from "./commands/record-refund-payment.ts";
import { recordSecurityHeld } from "./commands/record-security-held.ts";
import { recordSecurityReturn } from "./commands/record-security-return.ts";
import { rejectDraft } from "./commands/reject-draft.ts";
import { requestDraftChanges } from "./commands/request-draft-changes.ts";
import { setDraftDiscount } from "./commands/set-draft-discount.ts";
import { settleUnmatchedPayment } from "./commands/settle-unmatched-payment.ts";
import { takeBackRefundTransfer } from "./commands/take-back-refund-transfer.ts";
import { updateDraft } from "./commands/update-draft.ts";
import { updateDraftPreview } from "./commands/update-draft-preview.ts";
import { DraftChangesInputRef } from "./draft-input-schema.ts";
import {
  ChosenDraftsPayloadRef,
  CompleteDraftSubmissionPayloadRef,
  DraftPayloadRef,
  UpdateDraftPreviewPayloadRef,
} from "./draft-payload.ts";

const DraftVersionInputRef = versionedInput("DraftVersionInput", () => ({}));

const DraftReasonInputRef = versionedInput("DraftReasonInput", (t) => ({
  reason: t.string({ required: true }),
}));

mutation("createDraft", {
  whileActing: "AS_MEMBER",
  input: inputOf("CreateDraftInput", (t) => ({
    draft: t.field({ type: DraftChangesInputRef, required: true }),
    organisationId: t.id({ required: true }),
    processType: t.field({ type: ProcessTypeRef, required: true }),
  })),
  payload: DraftPayloadRef,
  run: createDraft,
});

const UpdateDraftInputRef = versionedInput("UpdateDraftInput", (t) => ({
  draft: t.field({ type: DraftChangesInputRef, required: true }),
}));

mutation("updateDraft", {
  whileActing: "AS_MEMBER",
  input: UpdateDraftInputRef,
  payload: DraftPayloadRef,
  run: updateDraft,
});
mutation("updateDraftPreview", {
  whileActing: "AS_MEMBER",
  input: UpdateDraftInputRef,
  payload: UpdateDraftPreviewPayloadRef,
  run: updateDraftPreview,
});

mutation("cancelDraft", {
  whileActing: "WILL",
  input: DraftVersionInputRef,
  payload: DraftPayloadRef,
  run: cancelDraft,
});

const ChosenDraftInputRef = wantedRowInput(
  "ChosenDraftInput",
  "A draft, and the version of it that was read.",
);
mutation("cancelChosenDrafts", {
  whileActing: "WILL",
  input: inputOf("CancelChosenDraftsInput", (t) => ({
    drafts: t.field({ type: [ChosenDraftInputRef], required: true }),
    organisationId: t.id({ required: true }),
  })),
  payload: ChosenDraftsPayloadRef,
  run: cancelChosenDrafts,
});

mutation("beginDraftSubmission", {
  whileActing: "WILL",
  input: DraftVersionInputRef,
  payload: DraftPayloadRef,
  run: beginDraftSubmission,
});
mutation("cancelDraftSubmission", {
  whileActing: "WILL",
  input: DraftVersionInputRef,
  payload: DraftPayloadRef,
  run: cancelDraftSubmission,
});

mutation("completeDraftSubmission", {
  whileActing: "WILL",
  input: versionedInput("CompleteDraftSubmissionInput", (t) => ({
    acceptSubmissionTerms: t.boolean({ required: true }),
  })),
  payload: CompleteDraftSubmissionPayloadRef,
  run: completeDraftSubmission,
});

mutation("requestDraftChanges", {
  whileActing: "OFFICE",
  input: DraftReasonInputRef,
  payload: DraftPayloadRef,
  run: requestDraftChanges,
});
mutation("rejectDraft", {
  whileActing: "OFFICE",
  input: DraftReasonInputRef,
  payload: DraftPayloadRef,
  run: rejectDraft,
});

const FeeLineInputRef = builder.inputType("FeeLineInput", {
  fields: (t) => ({
    amount: t.string({ required: true }),
    description: t.string({ required: true }),
    taxTreatment: t.field({ type: TaxTreatmentRef, required: true }),
  }),
});

mutation("approveDraft", {
  whileActing: "OFFICE",
  input: versionedInput("ApproveDraftInput", (t) => ({
    feeSummaryId: t.id({ required: true }),
    lineItems: t.field({ type: [FeeLineInputRef] }),
  })),
  payload: DraftPayloadRef,
  run: approveDraft,
});

mutation("recordDraftPayment", {
  whileActing: "OFFICE",
  input: versionedInput("RecordDraftPaymentInput", (t) => ({
    amount: t.string({ required: true }),
    invoiceId: t.id({ required: true }),
    note: t.string(),
    receivedDate: t.field({ type: "Date", required: true }),
  })),
  payload: DraftPayloadRef,
  run: recordDraftPayment,
});

mutation("settleUnmatchedPayment", {
  whileActing: "OFFICE",
  input: versionedInput("SettleUnmatchedPaymentInput", (t) => ({
    decision: t.field({ type: UnmatchedPaymentDecisionRef, required: true }),
    reason: t.string({ required: true }),
    unmatchedPaymentId: t.id({ required: true }),
  })),
  payload: DraftPayloadRef,
  run: settleUnmatchedPayment,
});

mutation("setDraftDiscount", {
  whileActing: "OFFICE",
  input: versionedInput("SetDraftDiscountInput", (t) => ({
    acceptedChannelPartnerId: t.id(),
    discountPercentage: t.string(),
    establishmentFeeDiscountAmount: t.string(),
  })),
  payload: DraftPayloadRef,
  run: setDraftDiscount,
});

mutation("proposeCardRefund", {
  whileActing: "OFFICE",
  input: versionedInput("ProposeCardRefundInput", (t) => ({
    reason: t.string({ required: true }),
    refundId: t.id({ required: true }),
  })),
  payload: DraftPayloadRef,
  run: proposeCardRefund,
});

const CreditedLineInputRef = builder.inputType("CreditedLineInput", {
  fields: (t) => ({
    amount: t.string({
      required: true,
      description:
        "How much of the line is taken back, without its tax; of a discount, how much is taken off again.",
    }),
    position: t.int({ required: true, description: "Of the line among those of the invoice, from 0." }),
  }),
});

mutation("proposeCreditNote", {
  whileActing: "OFFICE",
  input: versionedInput("ProposeCreditNoteInput", (t) => ({
    invoiceId: t.id({ required: true }),
    lines: t.field({ type: [CreditedLineInputRef], required: true }),
    reason: t.string({ required: true, description: "The client reads it." }),
  })),
  payload: DraftPayloadRef,
  run: proposeCreditNote,
});

mutation("approveRefund", {
  whileActing: "OFFICE",
  input: versionedInput("ApproveRefundInput", (t) => ({
    paidTo: t.string({ required: true, description: "The account that is paid by bank transfer." }),
    refundId: t.id({ required: true }),
  })),
  payload: DraftPayloadRef,
  run: approveRefund,
});

mutation("takeBackRefundTransfer", {
  whileActing: "OFFICE",
  input: versionedInput("TakeBackRefundTransferInput", (t) => ({ refundId: t.id({ required: true }) })),
  payload: DraftPayloadRef,
  run: takeBackRefundTransfer,
});

mutation("recordRefundPayment", {
  whileActing: "OFFICE",
  input: versionedInput("RecordRefundPaymentInput", (t) => ({
    method: t.field({ type: RefundMethodRef, required: true }),
    note: t.string(),
    paidDate: t.field({ type: "Date", required: true }),
    reference: t.string({ required: true }),
    refundId: t.id({ required: true }),
  })),
  payload: DraftPayloadRef,
  run: recordRefundPayment,
});

mutation("recordSecurityHeld", {
  whileActing: "OFFICE",
  input: versionedInput("RecordSecurityHeldInput", (t) => ({
    amount: t.string({ required: true }),
    heldDate: t.field({ type: "Date", required: true }),
    reference: t.string({ required: true }),
  })),
  payload: DraftPayloadRef,
  run: recordSecurityHeld,
});

mutation("recordSecurityReturn", {
  whileActing: "OFFICE",
  input: versionedInput("RecordSecurityReturnInput", (t) => ({
    amount: t.string({ required: true }),
    reference: t.string({ required: true }),
    returnedDate: t.field({ type: "Date", required: true }),
    returnedTo: t.string({ required: true }),
  })),
  payload: DraftPayloadRef,
  run: recordSecurityReturn,
});
