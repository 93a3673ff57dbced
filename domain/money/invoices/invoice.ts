// What an invoice is: its statuses and payments, its lines with their tax, and the sums that are shown.

import { addCents, type Cents, subtractCents, ZERO_CENTS } from "../../values/money/money.ts";
import { codesIn } from "../../values/reference-data/option-list.ts";
import type { PlainDate } from "../../values/time/plain-date.ts";
import { gstCents, type TaxTreatment } from "./tax-treatment.ts";

/** A void invoice is shown as expired; the stored value stays void. */
export const INVOICE_STATUS_TEXT = {
  open: "Open",
  paid: "Paid",
  void: "Expired",
} as const;
export type InvoiceStatus = keyof typeof INVOICE_STATUS_TEXT;
export const INVOICE_STATUSES = codesIn(INVOICE_STATUS_TEXT);

export const PAYMENT_STATUS_TEXT = {
  requires_payment_method: "Payment due",
  processing: "Payment in progress",
  succeeded: "Paid",
} as const;
export type PaymentStatus = keyof typeof PAYMENT_STATUS_TEXT;
export const PAYMENT_STATUSES = codesIn(PAYMENT_STATUS_TEXT);

/** How many people an invoice may be sent to at once. */
export const RESEND_RECIPIENTS_MAX = 20;

/** The most that is taken at once by card or direct debit; more is paid by deposit. */
export const HOSTED_CENTS_MAX = 99_999_999n;

/** The least that card providers take in Australian dollars; less, as the rest after a payment in part, is paid by deposit. */
export const HOSTED_CENTS_MIN = 50n;

export function isTakenByCard(amountCents: Cents): boolean {
  return amountCents >= HOSTED_CENTS_MIN && amountCents <= HOSTED_CENTS_MAX;
}

export type InvoiceLine = { description: string; amountCents: Cents; taxTreatment: TaxTreatment };

/** The days that a line is for; `endDate` is the first day that it is not for. */
export type LinePeriod = { startDate: PlainDate; endDate: PlainDate };

export type InvoiceTotals = { netCents: Cents; gstCents: Cents; totalCents: Cents };

/** Each line's GST is rounded by itself and then added up, so that lines and totals always agree. */
export function invoiceTotals(lines: readonly InvoiceLine[]): InvoiceTotals {
  const netCents = addCents(...lines.map(({ amountCents }) => amountCents));
  const gst = addCents(...lines.map(({ amountCents, taxTreatment }) => gstCents(amountCents, taxTreatment)));
  return { netCents, gstCents: gst, totalCents: addCents(netCents, gst) };
}

type Credited = { totalCents: Cents; creditedCents: Cents };

/** What it asks in all, once its credit notes are taken off. */
export function chargedCents({ totalCents, creditedCents }: Credited): Cents {
  return subtractCents(totalCents, creditedCents);
}

/** What is still to be paid of it; an invoice that is not open asks for nothing more. */
export function owedCents(invoice: Credited & { status: InvoiceStatus; paidCents: Cents }): Cents {
  return isPayable(invoice.status) ? subtractCents(chargedCents(invoice), invoice.paidCents) : ZERO_CENTS;
}

/** What a payment of it is expected to be: what is still to be paid, and the whole of one that asks for nothing more. */
export function askedCents(invoice: Credited & { status: InvoiceStatus; paidCents: Cents }): Cents {
  return isPayable(invoice.status) ? owedCents(invoice) : chargedCents(invoice);
}

/** As lists and papers call it, which know what was credited as a whole from what was paid. */
export const INVOICE_OUTCOME_TEXT = { ...INVOICE_STATUS_TEXT, credited: "Credited" } as const;

/** What was credited as a whole was not paid. */
export function invoiceStatusText(invoice: Credited & { status: InvoiceStatus }): string {
  const { status, totalCents, creditedCents } = invoice;
  const isCredited = status === "paid" && creditedCents > ZERO_CENTS && creditedCents === totalCents;
  return INVOICE_OUTCOME_TEXT[isCredited ? "credited" : status];
}

/** Only an invoice with a taxed line may be headed as a tax invoice. */
export function invoiceHeading(lines: readonly InvoiceLine[]): "Tax invoice" | "Invoice" {
  return lines.some(({ taxTreatment }) => taxTreatment === "TAXABLE_10") ? "Tax invoice" : "Invoice";
}

export function isPayable(status: InvoiceStatus): boolean {
  return status === "open";
}

/** A provider knows more states than we show: whatever is neither under way nor done waits for a payment method. */
export function paymentStatusFromProvider(providerStatus: string): PaymentStatus {
  if (providerStatus === "processing" || providerStatus === "succeeded") return providerStatus;
  return "requires_payment_method";
}

type InvoiceEvent = "pay" | "void";

/** The status after the event, or undefined where it cannot happen: a paid invoice is never voided. */
export function invoiceStatusAfter(status: InvoiceStatus, event: InvoiceEvent): InvoiceStatus | undefined {
  if (status !== "open") return undefined;
  return event === "pay" ? "paid" : "void";
}

/** What payments of so much in all make of it: an open invoice is paid once they cover what it asks. */
export function invoiceStatusAfterPayments(
  { status, chargedCents }: { status: InvoiceStatus; chargedCents: Cents },
  paidCents: Cents,
): InvoiceStatus {
  return paidCents < chargedCents ? status : (invoiceStatusAfter(status, "pay") ?? status);
}
