// Money that is not as it was asked for, in the contract: what is due back, and payments that did not match.

import { decideCardRefund } from "@bondline/domain/money/invoices/card-refund.ts";
import { waitsForDispute } from "@bondline/domain/money/invoices/disputed-refund.ts";
import { REFUND_METHODS, REFUND_REASONS, REFUND_STATUSES } from "@bondline/domain/money/invoices/refund.ts";
import {
  OUR_CURRENCY,
  PAYMENT_DIFFERENCES,
  UNMATCHED_PAYMENT_DECISIONS,
  UNMATCHED_PAYMENT_STATUSES,
} from "@bondline/domain/money/invoices/unmatched-payment.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import type { OfInvoice, RefundRow, UnmatchedPaymentRow } from "./refund-record.ts";

export const RefundReasonRef = enumOf("RefundReason", REFUND_REASONS);
const RefundStatusRef = enumOf("RefundStatus", REFUND_STATUSES);
export const RefundMethodRef = enumOf("RefundMethod", REFUND_METHODS);
const PaymentDifferenceRef = enumOf("PaymentDifference", PAYMENT_DIFFERENCES);
const UnmatchedPaymentStatusRef = enumOf("UnmatchedPaymentStatus", UNMATCHED_PAYMENT_STATUSES);
export const UnmatchedPaymentDecisionRef = enumOf("UnmatchedPaymentDecision", UNMATCHED_PAYMENT_DECISIONS);

export const RefundRef = builder.objectRef<OfInvoice<RefundRow>>("Refund").implement({
  fields: (t) => ({
    amount: t.field({ type: "Decimal", resolve: ({ amountCents }) => amountCents }),
    canGoThroughProvider: t.boolean({
      description:
        "Whether it may be paid back through the card provider, once two have agreed. Known to staff alone.",
      resolve: async (refund, _args, context) => {
        const { now } = await context.read();
        return !refund.isAwaitingApproval && decideCardRefund(refund, dayAt(now, DEFAULT_ZONE)).allowed;
      },
    }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    currency: t.exposeString("currency"),
    failureReason: t.exposeString("notPaidBecause", {
      nullable: true,
      description: "Why the card provider could not pay it the last time.",
    }),
    id: t.exposeID("id"),
    invoiceNumber: t.exposeString("invoiceNumber"),
    isAwaitingApproval: t.exposeBoolean("isAwaitingApproval", {
      description: "Whether a second person has to agree that it is paid back through the card provider.",
    }),
    isDisputed: t.boolean({
      description: "The payer has asked the bank for this money, and that is not decided yet.",
      resolve: waitsForDispute,
    }),
    isTransferApproved: t.boolean({
      description: "Whether two have approved that it is paid by bank transfer.",
      resolve: ({ transferAgreedAt }) => transferAgreedAt !== null,
    }),
    paidDate: t.expose("paidDate", { type: "Date", nullable: true }),
    paidMethod: t.expose("paidMethod", { type: RefundMethodRef, nullable: true }),
    paidNote: t.exposeString("paidNote", { nullable: true }),
    paidReference: t.exposeString("paidReference", { nullable: true }),
    reason: t.expose("refundReason", { type: RefundReasonRef }),
    sentAt: t.expose("providerAskedAt", { type: "DateTime", nullable: true }),
    status: t.expose("status", { type: RefundStatusRef }),
    transferTo: t.exposeString("transferTo", {
      nullable: true,
      description: "The account that two have approved for it.",
    }),
  }),
});

export const UnmatchedPaymentRef = builder
  .objectRef<OfInvoice<UnmatchedPaymentRow>>("UnmatchedPayment")
  .implement({
    fields: (t) => ({
      createdAt: t.expose("createdAt", { type: "DateTime" }),
      decidedAt: t.expose("decidedAt", { type: "DateTime", nullable: true }),
      differs: t.expose("differs", { type: [PaymentDifferenceRef] }),
      expectedAmount: t.field({
        type: "Decimal",
        resolve: ({ expectedCents }) => expectedCents,
      }),
      expectedCurrency: t.string({ resolve: () => OUR_CURRENCY }),
      id: t.exposeID("id"),
      invoiceNumber: t.exposeString("invoiceNumber"),
      providerPaymentId: t.exposeString("providerPaymentId"),
      reason: t.exposeString("reason", { nullable: true }),
      receivedAmount: t.field({
        type: "Decimal",
        resolve: ({ receivedCents }) => receivedCents,
      }),
      receivedCurrency: t.exposeString("receivedCurrency"),
      status: t.expose("status", { type: UnmatchedPaymentStatusRef }),
    }),
  });
