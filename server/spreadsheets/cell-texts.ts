// What the database keeps under a column as the text of its cell: choices by what people call them, amounts as plain decimals.

import type { ExportColumn } from "@bondline/domain/records/exports/export-column.ts";
import { cents, decimalFromCents } from "@bondline/domain/values/money/money.ts";

type CellText = (kept: unknown) => string;

export function cellTextOf({ kind, field, texts }: ExportColumn): CellText {
  if (texts !== undefined) return (kept) => texts[String(kept)] ?? "";
  if (kind === "money") return (kept) => (kept === null ? "" : decimalFromCents(cents(BigInt(String(kept)))));
  if (kind !== "text" || field === undefined) return (kept) => (kept === null ? "" : String(kept));
  return (kept) => (kept === null || kept === "" ? "" : field.show(String(kept)));
}
