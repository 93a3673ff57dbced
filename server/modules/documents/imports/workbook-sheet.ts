// One sheet of a workbook row by row, as it shows them: numbered by itself, each cell in its column.

import {
  type CellPlace,
  IMPORT_FAULTS,
  ROW_CHARACTERS_MAX,
} from "@bondline/domain/documents/imports/import-faults.ts";
import { RegisterFault } from "./register-fault.ts";
import { type Attributes, collector, readPart, type Workbook } from "./workbook-parts.ts";
import { type CellOfSheet, textOfCell } from "./workbook-text.ts";

/** `numbers` are the places of cells that hold a number and not a text. */
export type SheetRow = { number: number; cells: string[]; numbers: readonly number[] };

/** The last that a spreadsheet has. */
const COLUMNS_OF_SHEET = 16_384;

/** Rows with something in them; ends with a fault where cells of the first of them are merged. */
export async function* rowsOfSheet(book: Workbook, part: string): AsyncGenerator<SheetRow> {
  const stream = await book.open(part);
  if (stream === undefined) throw new RegisterFault(IMPORT_FAULTS.workbookDamaged());
  const sheet = sheetReader(book);
  for await (const _ of readPart(stream, sheet)) yield* sheet.ready.splice(0);
  yield* sheet.ready.splice(0);
}

function sheetReader(book: Workbook) {
  const ready: SheetRow[] = [];
  const inline = collector();
  let row: RowBeingRead = { number: 0, cells: [], numbers: [], characters: 0 };
  let header = 0;
  let place: CellPlace = { row: 0, column: 0 };
  let cell: CellOfSheet | undefined;
  let isValue = false;

  const opened = (name: string, attributes: Attributes) => {
    if (name === "row") {
      row = newRow(Number(attributes.r ?? row.number + 1), row.number);
      place = { row: row.number, column: 0 };
    } else if (name === "c") {
      place = { row: row.number, column: columnOf(attributes.r) ?? place.column + 1 };
      cell = newCell(attributes, book);
      inline.begin();
    } else if (name === "v" && cell !== undefined) {
      isValue = true;
      cell.value = "";
    } else if (name === "f" && cell !== undefined) cell.isFormula = true;
    else if (name === "mergeCell") refuseMergedHeader(attributes.ref, header);
    inline.opened(name);
  };
  const closed = (name: string) => {
    inline.closed(name);
    if (name === "v") isValue = false;
    else if (name === "c" && cell !== undefined) {
      keep(row, place, textOfCell({ ...cell, inline: inline.text() }, book, place));
      cell = undefined;
    } else if (name === "row" && row.cells.some((text) => text.trim() !== "")) {
      if (header === 0) header = row.number;
      ready.push(row);
    }
  };
  const text = (more: string) => {
    if (isValue && cell?.value !== undefined) cell.value += more;
    inline.add(more);
  };
  return { ready, opened, closed, text };
}

type RowBeingRead = SheetRow & { numbers: number[]; characters: number };

function newRow(number: number, before: number): RowBeingRead {
  if (!Number.isSafeInteger(number) || number <= before)
    throw new RegisterFault(IMPORT_FAULTS.workbookDamaged());
  return { number, cells: [], numbers: [], characters: 0 };
}

function newCell({ t, s }: Attributes, { styles }: Workbook): CellOfSheet {
  return {
    type: t ?? "n",
    style: styles[Number(s ?? 0)] ?? "NUMBER",
    value: undefined,
    inline: "",
    isFormula: false,
  };
}

function keep(
  row: RowBeingRead,
  { column }: CellPlace,
  { text, isNumber }: { text: string; isNumber: boolean },
) {
  if (column > COLUMNS_OF_SHEET) throw new RegisterFault(IMPORT_FAULTS.tooManyColumns(row.number));
  row.characters += text.length;
  if (row.characters > ROW_CHARACTERS_MAX)
    throw new RegisterFault(IMPORT_FAULTS.workbookRowTooLong(row.number));
  if (text === "") return;
  while (row.cells.length < column - 1) row.cells.push("");
  row.cells[column - 1] = text;
  if (isNumber) row.numbers.push(column - 1);
}

/** "AB12" is in column 28. */
function columnOf(ref: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,7}(?=\d)/.exec(ref ?? "")?.[0];
  if (letters === undefined) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

function refuseMergedHeader(ref: string | undefined, header: number): void {
  const [from, to = from] = (ref ?? "").split(":");
  const [first, last] = [columnOf(from), columnOf(to)];
  const row = Number(/\d+$/.exec(from ?? "")?.[0]);
  if (row === header && first !== undefined && last !== undefined && last > first)
    throw new RegisterFault(IMPORT_FAULTS.headerMerged({ row, column: first }, last));
}
