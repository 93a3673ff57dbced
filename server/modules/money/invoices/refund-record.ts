// Payments that did not match and refunds. As children of a draft they come through JSON, so that their cents are plain numbers.

import type { DraftId } from "@bondline/domain/ids.ts";
import type { RefundMethod, RefundReason, RefundStatus } from "@bondline/domain/money/invoices/refund.ts";
import type {
  PaymentDifference,
  UnmatchedPaymentStatus,
} from "@bondline/domain/money/invoices/unmatched-payment.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";

export type UnmatchedPaymentRow = {
  id: string;
  invoiceId: string;
  paymentEventId: string;
  providerPaymentId: string;
  method: "CARD" | "DIRECT_DEBIT";
  differs: PaymentDifference[];
  expectedCents: number;
  receivedCents: number;
  receivedCurrency: string;
  status: UnmatchedPaymentStatus;
  reason: string | null;
  decidedAt: Instant | null;
  createdAt: Instant;
};

export type RefundRow = {
  id: string;
  invoiceId: string;
  amountCents: number;
  currency: string;
  refundReason: RefundReason;
  status: RefundStatus;
  createdAt: Instant;
  /** How it was paid; null while it is due. */
  paidDate: PlainDate | null;
  paidMethod: RefundMethod | null;
  paidReference: string | null;
  paidNote: string | null;
};

/** With the number by which people know its invoice. */
export type OfInvoice<Row> = Row & { invoiceNumber: string };

export const WAITING_MONEY_KINDS = ["REFUND_DUE", "UNMATCHED_PAYMENT"] as const;
export type WaitingMoneyKind = (typeof WAITING_MONEY_KINDS)[number];

export type WaitingMoneyRow = {
  id: string;
  kind: WaitingMoneyKind;
  amountCents: Cents;
  currency: string;
  createdAt: Instant;
  draftId: DraftId;
  draftReferenceNumber: string;
  organisationName: string;
  invoiceNumber: string;
  /** `createdAt` as the database writes it, for cursors. */
  sortText: string;
};
