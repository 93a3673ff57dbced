// The columns of a referrer's statement as a file.

import { REFERRER_ENTRY_TEXT } from "../../money/referrals/referrer-account.ts";
import type { ExportColumn } from "./export-column.ts";

/** Days are those of the clock that due dates go by. What takes off what is owed is below zero. */
export const REFERRER_STATEMENT_EXPORT_COLUMNS = [
  { key: "date", label: "Date", kind: "day", isUsual: true },
  { key: "kind", label: "What", kind: "text", isUsual: true, texts: REFERRER_ENTRY_TEXT },
  { key: "client", label: "Business", kind: "text", isUsual: true },
  { key: "reference", label: "Payment reference", kind: "text", isUsual: true },
  { key: "amount", label: "Amount", kind: "money", isUsual: true },
  { key: "balance", label: "Balance", kind: "money", isUsual: true },
] as const satisfies readonly ExportColumn[];
