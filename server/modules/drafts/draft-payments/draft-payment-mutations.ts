// The calls about a draft's money, from its payment to refunds, credit notes and its security.

import { builder } from "../../../graphql/builder.ts";
import { versionedInput } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { RefundMethodRef, UnmatchedPaymentDecisionRef } from "../../money/invoices/public.ts";
import { DraftPayloadRef } from "../drafts/public.ts";
import { approveRefund } from "./commands/approve-refund.ts";
import { proposeCardRefund } from "./commands/propose-card-refund.ts";
import { proposeCreditNote } from "./commands/propose-credit-note.ts";
import { recordDraftPayment } from "./commands/record-draft-payment.ts";
import { recordRefundPayment } from "./commands/record-refund-payment.ts";
import { recordSecurityHeld } from "./commands/record-security-held.ts";
import { recordSecurityReturn } from "./commands/record-security-return.ts";
import { settleUnmatchedPayment } from "./commands/settle-unmatched-payment.ts";
import { takeBackRefundTransfer } from "./commands/take-back-refund-transfer.ts";

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
