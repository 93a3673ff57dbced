// The columns of all disputed payments as a file.

import { DISPUTE_STATUS_TEXT } from "../../money/invoices/payment-dispute.ts";
import { type ExportColumn, momentColumn } from "./export-column.ts";

export const disputeExportColumns = (zone: string): readonly ExportColumn[] => [
  { key: "client", label: "Client", kind: "text", isUsual: true },
  { key: "invoiceNumber", label: "Invoice", kind: "text", isUsual: true },
  { key: "draftReference", label: "Request", kind: "text", isUsual: true },
  { key: "status", label: "Status", kind: "text", isUsual: true, texts: DISPUTE_STATUS_TEXT },
  { key: "amount", label: "Amount", kind: "money", isUsual: true },
  { key: "fee", label: "Fee of the card provider", kind: "money", isUsual: true },
  { key: "currency", label: "Currency", kind: "text" },
  { key: "opened", label: "Opened", kind: "day", isUsual: true },
  momentColumn(zone, { key: "due", label: "Answer by" }),
  { key: "ended", label: "Decided", kind: "day", isUsual: true },
  { key: "reference", label: "Card provider's reference", kind: "text" },
];
