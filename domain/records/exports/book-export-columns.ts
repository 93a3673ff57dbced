// The columns of the provider's books as a file: a line for each entry.

import { BOOK_ACCOUNT_TEXT, BOOK_MOVE_TEXT } from "../../money/books/books.ts";
import type { ExportColumn } from "./export-column.ts";

/** The entries of one move stand one below the other, and its debits and credits come to the same. */
export const BOOK_EXPORT_COLUMNS = [
  { key: "date", label: "Date", kind: "day", isUsual: true },
  { key: "kind", label: "Movement", kind: "text", isUsual: true, texts: BOOK_MOVE_TEXT },
  { key: "isReversal", label: "Reversal", kind: "text", isUsual: true },
  { key: "client", label: "Client", kind: "text", isUsual: true },
  { key: "draftReference", label: "Reference", kind: "text", isUsual: true },
  { key: "number", label: "Number", kind: "text", isUsual: true },
  { key: "account", label: "Account", kind: "text", isUsual: true, texts: BOOK_ACCOUNT_TEXT },
  { key: "debit", label: "Debit", kind: "money", isUsual: true },
  { key: "credit", label: "Credit", kind: "money", isUsual: true },
  { key: "journal", label: "Journal", kind: "text" },
  { key: "move", label: "Movement ID", kind: "text" },
] as const satisfies readonly ExportColumn[];
