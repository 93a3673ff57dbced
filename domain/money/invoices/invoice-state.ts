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

const INVOICE_STATE_TEXT = {
  ...INVOICE_STATUS_TEXT,
  processing: PAYMENT_STATUS_TEXT.processing,
  overdue: "Overdue",
} as const;
type InvoiceState = keyof typeof INVOICE_STATE_TEXT;

export const INVOICE_STATE_TONE = tonesOf(INVOICE_STATE_TEXT);

type InvoiceFacts = {
  readonly status: InvoiceStatus;
  readonly paymentStatus: PaymentStatus;
  readonly dueDate: PlainDate;
};

/** On its due date an invoice is not overdue. */
export function invoiceState(
  { status, paymentStatus, dueDate }: InvoiceFacts,
  today: PlainDate,
): InvoiceState {
  if (status !== "open") return status;
  if (paymentStatus === "processing") return "processing";
  return dueDate < today ? "overdue" : "open";
}

type Sums = Parameters<typeof invoiceStatusText>[0];

export function invoiceStateText(invoice: InvoiceFacts & Sums, today: PlainDate): string {
  const state = invoiceState(invoice, today);
  return state === invoice.status ? invoiceStatusText(invoice) : INVOICE_STATE_TEXT[state];
}
