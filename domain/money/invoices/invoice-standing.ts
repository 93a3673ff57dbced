// How an invoice is doing for those who wait for its money: its status, and of an open one whether a payment is under way or it is late.

import { tonesOf } from "../../status-tone.ts";
import type { PlainDate } from "../../values/time/plain-date.ts";
import {
  INVOICE_STATUS_TEXT,
  type InvoiceStatus,
  invoiceStatusText,
  PAYMENT_STATUS_TEXT,
  type PaymentStatus,
} from "./invoice.ts";

const INVOICE_STANDING_TEXT = {
  ...INVOICE_STATUS_TEXT,
  processing: PAYMENT_STATUS_TEXT.processing,
  overdue: "Overdue",
} as const;
export type InvoiceStanding = keyof typeof INVOICE_STANDING_TEXT;

export const INVOICE_STANDING_TONE = tonesOf(INVOICE_STANDING_TEXT);

type InvoiceFacts = {
  readonly status: InvoiceStatus;
  readonly paymentStatus: PaymentStatus;
  readonly dueDate: PlainDate;
};

/** On its due date an invoice is not overdue. */
export function invoiceStanding(
  { status, paymentStatus, dueDate }: InvoiceFacts,
  today: PlainDate,
): InvoiceStanding {
  if (status !== "open") return status;
  if (paymentStatus === "processing") return "processing";
  return dueDate < today ? "overdue" : "open";
}

type Sums = Parameters<typeof invoiceStatusText>[0];

export function invoiceStandingText(invoice: InvoiceFacts & Sums, today: PlainDate): string {
  const standing = invoiceStanding(invoice, today);
  return standing === invoice.status ? invoiceStatusText(invoice) : INVOICE_STANDING_TEXT[standing];
}
