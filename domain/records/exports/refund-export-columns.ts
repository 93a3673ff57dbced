// The columns of all refunds as a file.

import { REFUND_METHOD_TEXT, REFUND_REASON_TEXT } from "../../money/invoices/refund.ts";
import { REFUND_STATE_TEXT } from "../../money/invoices/refund-state.ts";
import { type ExportColumn, momentColumn } from "./export-column.ts";

export function refundExportColumns(zone: string): readonly ExportColumn[] {
  return [
    { key: "client", label: "Client", kind: "text", isUsual: true },
    { key: "invoiceNumber", label: "Invoice", kind: "text", isUsual: true },
    { key: "draftReference", label: "Request", kind: "text", isUsual: true },
    { key: "status", label: "Status", kind: "text", isUsual: true, texts: REFUND_STATE_TEXT },
    { key: "reason", label: "Why it is due", kind: "text", isUsual: true, texts: REFUND_REASON_TEXT },
    { key: "amount", label: "Amount", kind: "money", isUsual: true },
    { key: "currency", label: "Currency", kind: "text" },
    momentColumn(zone, { key: "createdAt", label: "Due since", isUsual: true }),
    momentColumn(zone, { key: "sentAt", label: "Sent to the card provider" }),
    { key: "failureReason", label: "Why it failed", kind: "text" },
    { key: "paidDate", label: "Paid on", kind: "day", isUsual: true },
    { key: "method", label: "Paid by", kind: "text", isUsual: true, texts: REFUND_METHOD_TEXT },
    { key: "reference", label: "Payment reference", kind: "text", isUsual: true },
  ];
}
