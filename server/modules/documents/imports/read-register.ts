// A register read row by row, as a spreadsheet numbers them: the header first, then each row as its cells.

import { Readable } from "node:stream";
import { headerKey } from "@bondline/domain/documents/imports/import-columns.ts";
import {
  COLUMNS_MAX,
  IMPORT_FAULTS,
  ROW_CHARACTERS_MAX,
} from "@bondline/domain/documents/imports/import-faults.ts";
import { CsvError, parse } from "csv-parse";
import { readWorkbook } from "./read-workbook.ts";
import { RegisterFault } from "./register-fault.ts";
import { encodingOf, type OpenFile, textOf } from "./register-text.ts";

/** `numbers` are the places of a workbook's cells that hold a number and not a text. */
export type RegisterRow = { number: number; cells: readonly string[]; numbers?: readonly number[] };
/** `notes` is worth knowing once the rows have been read. */
export type Register = {
  headers: readonly string[];
  rows: AsyncGenerator<RegisterRow>;
  notes: readonly string[];
};

export type RegisterKind = "CSV" | "WORKBOOK";

export function registerKindOf({ contentType }: { contentType: string }): RegisterKind {
  return contentType === "text/csv" ? "CSV" : "WORKBOOK";
}

/** Whoever has its rows reads them to the end, or lets go of them. Throws a `RegisterFault`, here or while the rows are read, where the file as a whole cannot be taken. */
export async function readRegister(open: OpenFile, kind: RegisterKind): Promise<Register> {
  const isText = kind === "CSV";
  const { rows, notes }: Pick<Register, "rows" | "notes"> = isText
    ? { rows: rowsOf(open, await encodingOf(open)), notes: [] }
    : readWorkbook(open);
  const first = await rows.next();
  if (first.done) throw new RegisterFault(IMPORT_FAULTS.empty());
  try {
    const { number, cells } = first.value;
    if (isText) refuseOtherDelimiters(number, cells);
    return { headers: headersOf(number, cells), rows, notes };
  } catch (thrown) {
    await rows.return(undefined);
    throw thrown;
  }
}

/** Every row of a CSV as it stands there, without a look at its header. */
export async function readCsvRows(open: OpenFile): Promise<AsyncGenerator<RegisterRow>> {
  return rowsOf(open, await encodingOf(open));
}

async function* rowsOf(
  open: OpenFile,
  encoding: Awaited<ReturnType<typeof encodingOf>>,
): AsyncGenerator<RegisterRow> {
  const parser = Readable.from(textOf(open, encoding)).compose(
    parse({
      bom: true,
      record_delimiter: ["\r\n", "\n", "\r"],
      // Which cells are too many is said of their row.
      relax_column_count: true,
      max_record_size: ROW_CHARACTERS_MAX,
    }),
  );
  let number = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      number += 1;
      if (cells.some((cell) => cell.trim() !== "")) yield { number, cells };
    }
  } catch (thrown) {
    throw thrown instanceof CsvError ? faultOf(thrown, number) : thrown;
  }
}

/** Its own count of rows: those that were read before it may still be on their way to whoever reads here. */
function faultOf(thrown: CsvError, rowsSeen: number): RegisterFault {
  const { column, records } = thrown as { column?: unknown; records?: unknown };
  const row = (typeof records === "number" ? records : rowsSeen) + 1;
  const place = { row, column: typeof column === "number" ? column + 1 : 1 };
  if (thrown.code === "CSV_QUOTE_NOT_CLOSED") return new RegisterFault(IMPORT_FAULTS.quoteOpen(place));
  if (thrown.code === "CSV_MAX_RECORD_SIZE")
    return new RegisterFault(
      place.column > COLUMNS_MAX ? IMPORT_FAULTS.tooManyColumns(row) : IMPORT_FAULTS.rowTooLong(row),
    );
  if (thrown.code === "INVALID_OPENING_QUOTE" || thrown.code === "CSV_INVALID_CLOSING_QUOTE")
    return new RegisterFault(IMPORT_FAULTS.quoteInside(place));
  return new RegisterFault(IMPORT_FAULTS.unreadable(row));
}

const OTHER_DELIMITERS: Readonly<Record<string, string>> = { ";": "semicolons", "\t": "tabs", "|": "bars" };

function refuseOtherDelimiters(row: number, cells: readonly string[]): void {
  const [only, ...others] = cells.filter((cell) => cell.trim() !== "");
  if (others.length > 0) return;
  for (const [sign, called] of Object.entries(OTHER_DELIMITERS))
    if (only?.includes(sign)) throw new RegisterFault(IMPORT_FAULTS.delimiter(row, called));
}

/** Empty names at the end are columns that a spreadsheet has written without anything in them. */
function headersOf(row: number, cells: readonly string[]): string[] {
  const names = cells.map((cell) => cell.trim());
  while (names.at(-1) === "") names.pop();
  if (names.length > COLUMNS_MAX) throw new RegisterFault(IMPORT_FAULTS.tooManyColumns(row));
  const keys = names.map(headerKey);
  const again = keys.findIndex((key, at) => key !== "" && keys.indexOf(key) < at);
  if (again !== -1)
    throw new RegisterFault(
      IMPORT_FAULTS.headerTwice(row, names[again] ?? "", keys.indexOf(keys[again] ?? "") + 1, again + 1),
    );
  return names.map((name, at) => (name === "" ? `Column ${at + 1}` : name));
}
