// The columns of invoices as a file.

import { INVOICE_OUTCOME_TEXT, PAYMENT_STATUS_TEXT } from "../../money/invoices/invoice.ts";
import { PROCESS_TYPE_TEXT } from "../../process-type.ts";
import type { ExportColumn } from "./export-column.ts";

/** Days are those of the clock that due dates go by. */
export const INVOICE_EXPORT_COLUMNS = [
  { key: "invoiceNumber", label: "Invoice", kind: "text", isUsual: true },
  { key: "depositReference", label: "Deposit reference", kind: "text" },
  { key: "status", label: "Status", kind: "text", isUsual: true, texts: INVOICE_OUTCOME_TEXT },
  { key: "paymentStatus", label: "Payment", kind: "text", texts: PAYMENT_STATUS_TEXT },
  { key: "total", label: "Total", kind: "money", isUsual: true },
  { key: "gst", label: "GST", kind: "money", isUsual: true },
  { key: "credited", label: "Credited", kind: "money" },
  { key: "paid", label: "Paid", kind: "money", isUsual: true },
  { key: "owed", label: "Still owed", kind: "money", isUsual: true },
  { key: "issuedDate", label: "Issued", kind: "day", isUsual: true },
  { key: "dueDate", label: "Due", kind: "day", isUsual: true },
  { key: "paidDate", label: "Paid on", kind: "day" },
  { key: "expiredDate", label: "Expired on", kind: "day" },
  { key: "draftReference", label: "Request", kind: "text", isUsual: true },
  { key: "processType", label: "Kind", kind: "text", texts: PROCESS_TYPE_TEXT },
  { key: "beneficiary", label: "Beneficiary", kind: "text", isUsual: true },
] as const satisfies readonly ExportColumn[];

/** Of all clients, for the provider's own people. */
export const STAFF_INVOICE_EXPORT_COLUMNS: readonly ExportColumn[] = [
  { key: "client", label: "Client", kind: "text", isUsual: true },
  ...INVOICE_EXPORT_COLUMNS,
];
