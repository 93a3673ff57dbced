// What an organisation's invoices may be narrowed by, beside their status.

import { PROCESS_TYPE_TEXT } from "../../process-type.ts";
import { optionsOf } from "../../values/fields/field.ts";
import type { FilterTable } from "../../values/lists/list-filter.ts";
import { PAYMENT_STATUS_TEXT } from "./invoice.ts";

export const INVOICE_FILTERS = {
  paymentStatuses: { kind: "choices", label: "Payment", options: optionsOf(PAYMENT_STATUS_TEXT) },
  amount: { kind: "amounts", label: "Total" },
  owed: { kind: "amounts", label: "Still owed" },
  issued: { kind: "days", label: "Issued" },
  due: { kind: "days", label: "Due" },
  paid: { kind: "days", label: "Paid" },
  variants: { kind: "choices", label: "Kind", options: optionsOf(PROCESS_TYPE_TEXT) },
  beneficiary: { kind: "text", label: "Beneficiary" },
} as const satisfies FilterTable;
export type InvoiceFilterName = keyof typeof INVOICE_FILTERS;
