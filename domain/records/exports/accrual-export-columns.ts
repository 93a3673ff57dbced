// The columns of what fees have earned as a file: a line for each line of an invoice that has something to say of the days.

import { FEE_LINE_KIND_TEXT } from "../../money/books/accrual.ts";
import { PROCESS_TYPE_TEXT } from "../../process-type.ts";
import type { ExportColumn } from "./export-column.ts";

export const ACCRUAL_EXPORT_COLUMNS = [
  { key: "number", label: "Invoice", kind: "text", isUsual: true },
  { key: "draftReference", label: "Reference", kind: "text", isUsual: true },
  { key: "client", label: "Client", kind: "text", isUsual: true },
  { key: "line", label: "Line", kind: "text", isUsual: true },
  { key: "kind", label: "Kind of line", kind: "text", isUsual: true, texts: FEE_LINE_KIND_TEXT },
  { key: "product", label: "Product", kind: "text", isUsual: true, texts: PROCESS_TYPE_TEXT },
  { key: "from", label: "First day", kind: "day", isUsual: true },
  { key: "to", label: "Last day", kind: "day", isUsual: true },
  { key: "before", label: "To come before", kind: "money", isUsual: true },
  { key: "invoiced", label: "Invoiced", kind: "money", isUsual: true },
  { key: "credited", label: "Credited or taken back", kind: "money", isUsual: true },
  { key: "earned", label: "Earned", kind: "money", isUsual: true },
  { key: "toCome", label: "To come", kind: "money", isUsual: true },
  { key: "gst", label: "GST", kind: "money", isUsual: true },
  { key: "isPeriodUnknown", label: "Days not known", kind: "text" },
] as const satisfies readonly ExportColumn[];
