// What is due back of the money that came for an invoice: beyond what it asks, or all of it where it is not kept.

import { choice } from "../../values/fields/choice.ts";
import { onOrAfter, onOrBefore, wireDate } from "../../values/fields/date.ts";
import { optional, required } from "../../values/fields/field-rule.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";
import { severalLines, singleLine } from "../../values/fields/text.ts";
import { type Cents, cents, smallerOfCents, subtractCents, ZERO_CENTS } from "../../values/money/money.ts";
import { codesIn } from "../../values/reference-data/option-list.ts";
import type { PlainDate } from "../../values/time/plain-date.ts";
import type { InvoiceStatus } from "./invoice.ts";

export const REFUND_REASON_TEXT = {
  CREDITED: "Credited after it was paid",
  OVERPAID: "Paid beyond the total",
  UNMATCHED: "Did not match the invoice",
  WITHDRAWN: "The request did not go ahead",
} as const;
export type RefundReason = keyof typeof REFUND_REASON_TEXT;
export const REFUND_REASONS = codesIn(REFUND_REASON_TEXT);

/** Sent is what the card provider was told to pay back and has not said yet that it did. */
export const REFUND_STATUS_TEXT = { DUE: "Due", SENT: "On its way", PAID: "Paid back" } as const;
export type RefundStatus = keyof typeof REFUND_STATUS_TEXT;
export const REFUND_STATUSES = codesIn(REFUND_STATUS_TEXT);

/**
 * What goes by bank transfer is paid outside the portal and recorded here once two have approved it; the card provider says itself what it has paid,
 * and what the payer's bank has given back of a payment that was disputed.
 */
export const REFUND_METHOD_TEXT = {
  BANK_TRANSFER: "Bank transfer",
  CARD_PROVIDER: "Through the card provider",
  DISPUTE: "By the payer's bank",
} as const;
export type RefundMethod = keyof typeof REFUND_METHOD_TEXT;
export const REFUND_METHODS = codesIn(REFUND_METHOD_TEXT);
/** What somebody may say; the card provider's own word is asked for by another call. */
const RECORDED_METHODS = ["BANK_TRANSFER", "CARD_PROVIDER"] as const satisfies readonly RefundMethod[];

export function isRefundDue({ status }: { readonly status: RefundStatus }): boolean {
  return status === "DUE";
}

/** With the card provider, which has not said yet that it went through. */
export function isRefundUnderWay({ status }: { readonly status: RefundStatus }): boolean {
  return status === "SENT";
}

/** Undefined where it is paid already: nobody is paid back twice. */
export function refundStatusAfterPayment(status: RefundStatus): RefundStatus | undefined {
  return isRefundDue({ status }) ? "PAID" : undefined;
}

/** What the first of two approves: the account that is paid. */
export const REFUND_TRANSFER_FIELDS = { paidTo: required(singleLine(LENGTHS.attribute)) };

/** What is due is paid as a whole, so there is no amount among them. */
export function refundPaymentFields({ dueDate, today }: { dueDate: PlainDate; today: PlainDate }) {
  return {
    paidDate: required(onOrBefore(today, onOrAfter(dueDate, wireDate))),
    method: required(choice(RECORDED_METHODS)),
    reference: required(singleLine(LENGTHS.refundReference)),
    note: optional(severalLines(LENGTHS.notes)),
  };
}

export type InvoiceToKeep = {
  status: InvoiceStatus;
  /** Its total without what was credited. */
  chargedCents: Cents;
  /** The draft was cancelled or declined: not even that is kept. */
  isWithdrawn: boolean;
};

/** A payment of the invoice, newest first, with what is not due back of it yet. */
export type PaymentLeft = { id: string; leftCents: Cents };
export type RefundDue = { paymentId: string; amountCents: Cents; reason: RefundReason };

function isOver({ status, isWithdrawn }: InvoiceToKeep): boolean {
  return isWithdrawn || status === "void";
}

export function keptCents(invoice: InvoiceToKeep): Cents {
  return isOver(invoice) ? ZERO_CENTS : invoice.chargedCents;
}

/** The refunds that are missing, from the newest payment on: what came last is what was too much. */
export function refundsDue(invoice: InvoiceToKeep, payments: readonly PaymentLeft[]): RefundDue[] {
  const kept = keptCents(invoice);
  const reason = isOver(invoice) ? "WITHDRAWN" : "OVERPAID";
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
