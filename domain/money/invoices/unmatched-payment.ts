// A card payment that is not the one that was asked for: in what it differs, and what may be decided about it.

import { type Cents, formatAud } from "../../values/money/money.ts";
import { codesIn } from "../../values/reference-data/option-list.ts";

export const PAYMENT_DIFFERENCE_TEXT = {
  AMOUNT: "another amount",
  CURRENCY: "another currency",
  INVOICE: "made for another invoice",
} as const;
export type PaymentDifference = keyof typeof PAYMENT_DIFFERENCE_TEXT;
export const PAYMENT_DIFFERENCES = codesIn(PAYMENT_DIFFERENCE_TEXT);

export const UNMATCHED_PAYMENT_DECISIONS = ["ACCEPTED", "DISMISSED", "REFUND_DUE"] as const;
export type UnmatchedPaymentDecision = (typeof UNMATCHED_PAYMENT_DECISIONS)[number];
export const UNMATCHED_PAYMENT_STATUSES = [...UNMATCHED_PAYMENT_DECISIONS, "WAITING"] as const;
type UnmatchedPaymentStatus = (typeof UNMATCHED_PAYMENT_STATUSES)[number];

export const UNMATCHED_PAYMENT_STATUS_TEXT: Record<UnmatchedPaymentStatus, string> = {
  ACCEPTED: "Accepted towards the invoice",
  DISMISSED: "Dismissed",
  REFUND_DUE: "To be paid back",
  WAITING: "Waiting for a decision",
};

/** Payments are asked for in Australian dollars alone, and only such can count towards an invoice. */
export const OUR_CURRENCY = "AUD";
export const FOREIGN_PAYMENT_MESSAGE = "Only a payment in Australian dollars can count towards the invoice.";

/** Dollars of our own as everywhere, any other money with its code. */
export function formatMoney(amount: Cents, currency: string): string {
  const text = formatAud(amount);
  return currency === OUR_CURRENCY ? text : `${currency} ${text.replace("$", "")}`;
}

type Asked = { id: string; askedCents: Cents };
type Came = { intentId: string; invoiceId: string; amountCents: Cents; currency: string };

/** Empty for the payment that was asked for. */
export function paymentDifferences(asked: Asked, came: Came): PaymentDifference[] {
  const isDifferent: Record<PaymentDifference, boolean> = {
    AMOUNT: came.amountCents !== asked.askedCents,
    CURRENCY: came.currency !== OUR_CURRENCY,
    INVOICE: came.intentId !== asked.id || came.invoiceId !== asked.id,
  };
  return PAYMENT_DIFFERENCES.filter((difference) => isDifferent[difference]);
}

export function canCountTowardsInvoice({ currency }: Pick<Came, "currency">): boolean {
  return currency === OUR_CURRENCY;
}
