// A list as the rows of a file: its columns from the cells of its statement that have their names.

import type { ExportColumn } from "@bondline/domain/records/exports/export-column.ts";
import { type Cell, cellNames, type LongStatement, readLongStatement } from "../database/row-cursor.ts";
import type { Transaction } from "../transaction/transaction.ts";
import { cellTextOf } from "./cell-texts.ts";
import type { RowSource } from "./row-source.ts";

type PlaceOf = (name: string) => number;

type ListSource = Omit<RowSource, "rows" | "columns"> & {
  columns: readonly ExportColumn[];
  statement: LongStatement;
  /** For the columns that the cell of their name does not say by itself; undefined for the others. */
  readerOf?: (column: ExportColumn, placeOf: PlaceOf) => CellReader | undefined;
};

export type CellReader = (cells: readonly Cell[]) => string;

/** A name with a point asks for what stands before it too: the table that its statement joins, or the cell that holds more of them. */
export function listSourceOf(tx: Transaction, { statement, readerOf, ...source }: ListSource): RowSource {
  const reader = (column: ExportColumn, placeOf: PlaceOf): CellReader => {
    const at = placeOf(column.key);
    const text = cellTextOf(column);
    return readerOf?.(column, placeOf) ?? ((cells) => text(cells[at] ?? null));
  };
  return {
    ...source,
    rows: async function* rows(chosen) {
      const asked = new Set(chosen.flatMap(({ key }) => [key, key.split(".")[0] ?? key]));
      const names = cellNames(statement.cells, asked);
      const readers = chosen.map((column) => reader(column, (name) => names.indexOf(name)));
      for await (const read of readLongStatement(tx, statement, asked))
        yield read.map((cells) => readers.map((say) => say(cells)));
    },
  };
}
