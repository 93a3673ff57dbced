// What a zip of many tables and files is made of: its parts, and the rows of each table as they are read.

import type { ExportColumn } from "@bondline/domain/records/exports/export-column.ts";
import type { SheetColumn, SheetRow } from "@bondline/domain/sheet-column.ts";
import { type Cell, type LongStatement, readLongStatement } from "../../../database/row-cursor.ts";
import { cellTextOf } from "../../../spreadsheets/cell-texts.ts";
import type { RowBatches, RowSource } from "../../../spreadsheets/row-source.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

/** `rows` is read once, and before the next table is. */
export type DataTableSource = {
  path: string;
  about: string;
  columns: readonly SheetColumn[];
  rows(): RowBatches;
};
export type StoredPart = { path: string; storageKey: string };
/** Each batch of the list of files, with where they are stored. */
export type FilesSource = Omit<DataTableSource, "rows"> & {
  batches(): AsyncIterable<{ rows: readonly SheetRow[]; stored: readonly StoredPart[] }>;
};

/** `columns` are its parts. */
export type ArchiveSource = Pick<RowSource, "name" | "columns" | "rights" | "count"> & {
  zone: string;
  /** As its text begins, and what that says is not in it. */
  title: string;
  notInIt: readonly string[];
  tables(parts: readonly string[]): Promise<readonly DataTableSource[]>;
  files(parts: readonly string[]): FilesSource | undefined;
};

/** Of one statement, as the columns tell its cells. */
export async function* rowsOf(
  tx: Transaction,
  statement: LongStatement,
  columns: readonly ExportColumn[],
): RowBatches {
  const names = Object.keys(statement.cells);
  const readers = readersOf(names, columns);
  for await (const batch of readLongStatement(tx, statement, new Set(names)))
    yield batch.map((cells) => readers.map((read) => read(cells)));
}

export function readersOf(names: readonly string[], columns: readonly ExportColumn[]) {
  return columns.map((column) => {
    const at = names.indexOf(column.key);
    const text = cellTextOf(column);
    return (cells: readonly Cell[]) => text(cells[at] ?? null);
  });
}
