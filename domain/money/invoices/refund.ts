// What is due back of the money that came for an invoice: beyond its total, or all of it where it is not kept.

import { type Cents, cents, smallerOfCents, subtractCents, ZERO_CENTS } from "../../values/money/money.ts";
import type { InvoiceStatus } from "./invoice.ts";

export const REFUND_REASONS = ["OVERPAID", "UNMATCHED", "WITHDRAWN"] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

export const REFUND_REASON_TEXT: Record<RefundReason, string> = {
  OVERPAID: "Paid beyond the total",
  UNMATCHED: "Did not match the invoice",
  WITHDRAWN: "The request did not go ahead",
};

export const REFUND_STATUSES = ["DUE", "PAID"] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

export const REFUND_STATUS_TEXT: Record<RefundStatus, string> = { DUE: "Due", PAID: "Paid back" };

export type InvoiceToKeep = {
  status: InvoiceStatus;
  totalCents: Cents;
  /** The draft was cancelled or declined: not even its total is kept. */
  isWithdrawn: boolean;
};

/** A payment of the invoice, newest first, with what is not due back of it yet. */
export type PaymentLeft = { id: string; leftCents: Cents };
export type RefundDue = { paymentId: string; amountCents: Cents; reason: RefundReason };

export function keptCents({ status, totalCents, isWithdrawn }: InvoiceToKeep): Cents {
  return isWithdrawn || status === "void" ? ZERO_CENTS : totalCents;
}

/** The refunds that are missing, from the newest payment on: what came last is what was too much. */
export function refundsDue(invoice: InvoiceToKeep, payments: readonly PaymentLeft[]): RefundDue[] {
  const kept = keptCents(invoice);
  const reason = kept === ZERO_CENTS ? "WITHDRAWN" : "OVERPAID";
  let due = subtractCents(cents(payments.reduce((sum, { leftCents }) => sum + leftCents, 0n)), kept);
  const refunds: RefundDue[] = [];
  for (const { id, leftCents } of payments) {
    const amountCents = smallerOfCents(leftCents, due);
    if (amountCents <= 0n) continue;
    refunds.push({ paymentId: id, amountCents, reason });
    due = subtractCents(due, amountCents);
  }
  return refunds;
}
