// What invoices may be narrowed by: an organisation's, beside their status, and those of all clients.

import { PROCESS_TYPE_TEXT } from "../../process-type.ts";
import { optionsOf } from "../../values/fields/field.ts";
import { ARCHIVE_TEXT } from "../../values/lists/archive-filter.ts";
import type { FilterTable } from "../../values/lists/list-filter.ts";
import { INVOICE_STATUS_TEXT, PAYMENT_STATUS_TEXT } from "./invoice.ts";

export const INVOICE_FILTERS = {
  paymentStatuses: { kind: "choices", label: "Payment", options: optionsOf(PAYMENT_STATUS_TEXT) },
  amount: { kind: "amounts", label: "Total" },
  owed: { kind: "amounts", label: "Still owed" },
  issued: { kind: "days", label: "Issued" },
  due: { kind: "days", label: "Due" },
  paid: { kind: "days", label: "Paid" },
  variants: { kind: "choices", label: "Kind", options: optionsOf(PROCESS_TYPE_TEXT) },
  beneficiary: { kind: "text", label: "Beneficiary" },
  // Of what it is for.
  archived: { kind: "choices", label: "Archive", options: optionsOf(ARCHIVE_TEXT) },
} as const satisfies FilterTable;
export type InvoiceFilterName = keyof typeof INVOICE_FILTERS;

/** On its due date an invoice is not overdue. */
export const OVERDUE_TEXT = { OVERDUE: "Open and past due" } as const;

/** In part or as a whole. */
export const CREDITED_TEXT = { CREDITED: "With a credit note" } as const;

/** The provider's are its books, and have what is archived among the others. */
const { archived: _archived, ...OF_ALL } = INVOICE_FILTERS;
export const STAFF_INVOICE_FILTERS = {
  client: { kind: "text", label: "Client" },
  statuses: { kind: "choices", label: "Status", options: optionsOf(INVOICE_STATUS_TEXT) },
  overdue: { kind: "choices", label: "Overdue", options: optionsOf(OVERDUE_TEXT) },
  credited: { kind: "choices", label: "Credited", options: optionsOf(CREDITED_TEXT) },
  ...OF_ALL,
} as const satisfies FilterTable;
export type StaffInvoiceFilterName = keyof typeof STAFF_INVOICE_FILTERS;
