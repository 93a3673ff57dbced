// Payments that did not match and refunds, as children of a draft: they come through JSON, so their cents are plain numbers.

import type { RefundReason, RefundStatus } from "@bondline/domain/money/invoices/refund.ts";
import type {
  PaymentDifference,
  UnmatchedPaymentStatus,
} from "@bondline/domain/money/invoices/unmatched-payment.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";

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
};

/** With the number by which people know its invoice. */
export type OfInvoice<Row> = Row & { invoiceNumber: string };
