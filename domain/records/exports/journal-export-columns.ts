// The columns of journals by accounting package, in the words of its own template: all of them, whether or not anything stands there.

import type { AccountingPackage } from "../../money/books/accounting-package.ts";
import type { ExportColumn } from "./export-column.ts";

/** The days are those of Australia, "31/10/2026": ISO is read by none of them. */
export const JOURNAL_EXPORT_COLUMNS = {
  XERO: [
    text("narration", "*Narration"),
    text("date", "*Date"),
    text("description", "Description"),
    text("code", "*AccountCode"),
    text("taxCode", "*TaxRate"),
    money("amount", "*Amount"),
    text("none.1", "TrackingName1"),
    text("none.2", "TrackingOption1"),
    text("none.3", "TrackingName2"),
    text("none.4", "TrackingOption2"),
  ],
  MYOB: [
    text("reference", "Journal Number"),
    text("date", "Date"),
    text("narration", "Memo"),
    text("code", "Account Number"),
    money("debit", "Debit Amount"),
    money("credit", "Credit Amount"),
    text("description", "Allocation Memo"),
    text("taxCode", "Tax Code"),
  ],
  QUICKBOOKS: [
    text("reference", "Journal No."),
    text("date", "Journal Date"),
    text("code", "Account Name"),
    money("debit", "Debits"),
    money("credit", "Credits"),
    text("description", "Description"),
    text("client", "Name"),
  ],
} as const satisfies Record<AccountingPackage, readonly ExportColumn[]>;

function text(key: string, label: string): ExportColumn {
  return { key, label, kind: "text", isUsual: true };
}

function money(key: string, label: string): ExportColumn {
  return { key, label, kind: "money", isUsual: true };
}
