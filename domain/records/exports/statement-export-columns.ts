// The columns of a client's statement as a file.

import { STATEMENT_ENTRY_TEXT, STATEMENT_WAY_TEXT } from "../../money/client-statements/client-statement.ts";
import type { ExportColumn } from "./export-column.ts";

/** Days are those of the clock that due dates go by. What takes off what is owed is below zero. */
export const STATEMENT_EXPORT_COLUMNS = [
  { key: "date", label: "Date", kind: "day", isUsual: true },
  { key: "kind", label: "What", kind: "text", isUsual: true, texts: STATEMENT_ENTRY_TEXT },
  { key: "invoiceNumber", label: "Invoice", kind: "text", isUsual: true },
  { key: "draftReference", label: "Request", kind: "text", isUsual: true },
  { key: "way", label: "Paid by", kind: "text", texts: STATEMENT_WAY_TEXT },
  { key: "reference", label: "Reference", kind: "text" },
  { key: "amount", label: "Amount", kind: "money", isUsual: true },
  { key: "gst", label: "GST in it", kind: "money", isUsual: true },
  { key: "balance", label: "Balance", kind: "money", isUsual: true },
] as const satisfies readonly ExportColumn[];
