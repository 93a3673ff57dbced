// A statement's file as its lines, one after the other: a bank's CSV by its columns, or camt.053.

import type { BankLine } from "@bondline/domain/money/bank-statements/bank-line.ts";
import { STATEMENT_FAULTS } from "@bondline/domain/money/bank-statements/bank-statement.ts";
import {
  columnsByContent,
  columnsByName,
  isWithoutHeader,
  statementRowReader,
} from "@bondline/domain/money/bank-statements/statement-columns.ts";
import { FileFault, type FileRow, type OpenFile, readCsvRows } from "../../documents/imports/public.ts";

export type StatementLine = { number: number } & ({ line: BankLine } | { fault: string; text: string });
/** Its header, what its columns hold by their names, and every row that is a line. */
export type CsvStatement = {
  headers: readonly string[];
  columns: readonly string[];
  linesBy(columns: readonly string[]): AsyncGenerator<StatementLine>;
};

/** Throws a `FileFault` where it cannot be taken as a whole. Some banks write no header: the first row is a line then. */
export async function openCsvStatement(open: OpenFile): Promise<CsvStatement> {
  const rows = await readCsvRows(open);
  const first = await rows.next();
  if (first.done) throw new FileFault(STATEMENT_FAULTS.noLines());
  const { cells } = first.value;
  const hasHeader = !isWithoutHeader(cells);
  const headers = cells.map((cell, at) =>
    hasHeader && cell.trim() !== "" ? cell.trim() : `Column ${at + 1}`,
  );
  return {
    headers,
    columns: hasHeader ? columnsByName(headers) : columnsByContent(cells),
    linesBy: (columns) => linesOf(hasHeader ? undefined : first.value, rows, columns),
  };
}

async function* linesOf(
  first: FileRow | undefined,
  rows: AsyncGenerator<FileRow>,
  columns: readonly string[],
): AsyncGenerator<StatementLine> {
  const read = statementRowReader(columns);
  const lineOf = ({ number, cells }: FileRow): StatementLine => {
    const found = read(cells);
    return found.ok ? { number, line: found.line } : { number, fault: found.message, text: cells.join(" ") };
  };
  if (first !== undefined) yield lineOf(first);
  for await (const row of rows) yield lineOf(row);
}
