// The columns of all credit notes as a file.

import { CREDIT_NOTE_STATE_TEXT } from "../../money/invoices/credit-note-register.ts";
import { type ExportColumn, momentColumn } from "./export-column.ts";

export function creditNoteExportColumns(zone: string): readonly ExportColumn[] {
  return [
    { key: "client", label: "Client", kind: "text", isUsual: true },
    { key: "number", label: "Credit note", kind: "text", isUsual: true },
    { key: "invoiceNumber", label: "Invoice", kind: "text", isUsual: true },
    { key: "draftReference", label: "Request", kind: "text", isUsual: true },
    { key: "status", label: "Status", kind: "text", isUsual: true, texts: CREDIT_NOTE_STATE_TEXT },
    { key: "reason", label: "Reason", kind: "text", isUsual: true },
    { key: "amount", label: "Amount", kind: "money", isUsual: true },
    { key: "gst", label: "GST in it", kind: "money", isUsual: true },
    momentColumn(zone, { key: "createdAt", label: "Issued", isUsual: true }),
  ];
}
