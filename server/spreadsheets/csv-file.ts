// A table as a CSV file, a batch of rows at a time.

import { csvText } from "@bondline/domain/csv-text.ts";
import type { CellKind, SheetColumn } from "@bondline/domain/sheet-column.ts";
import type { RowBatches } from "./row-source.ts";

/** By it spreadsheets know the text for UTF-8. */
const BYTE_ORDER_MARK = "\ufeff";

const NUMBERS: ReadonlySet<CellKind> = new Set(["money", "number"]);

export async function* csvFile(columns: readonly SheetColumn[], batches: RowBatches): AsyncGenerator<Buffer> {
  yield Buffer.from(BYTE_ORDER_MARK + csvText([columns.map(({ label }) => label)]));
  const numbersAt = new Set(columns.flatMap(({ kind }, at) => (NUMBERS.has(kind) ? [at] : [])));
  for await (const rows of batches) yield Buffer.from(csvText(rows, numbersAt));
}
