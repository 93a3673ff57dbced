// A table as an XLSX file, written as its rows come: texts stay texts and never run, amounts and days are numbers with a format.

import { Readable } from "node:stream";
import type { CellKind, SheetColumn, SheetRow } from "@bondline/domain/sheet-column.ts";
import type { RowBatches } from "./row-source.ts";
import { CELL_WRITERS, textCell } from "./xlsx-cells.ts";
import { CELL_STYLES, SHEET_START, sheetPath, xlsxParts } from "./xlsx-parts.ts";
import { type ZipPart, zipFile } from "./zip-file.ts";

/** More rows than these no spreadsheet program opens in one sheet; the header is one of them. */
const SHEET_ROWS_MAX = 1_048_576;

type Table = { name: string; columns: readonly SheetColumn[]; rowsMax?: number };

/** `rowsMax` is the header's and the rows' of one sheet; those beyond stand in another. */
export function xlsxFile(table: Table, batches: RowBatches): Readable {
  return zipFile(partsOf(table, batches));
}

async function* partsOf(
  { name, columns, rowsMax = SHEET_ROWS_MAX }: Table,
  batches: RowBatches,
): AsyncGenerator<ZipPart> {
  let sheets = 0;
  for await (const rows of cutIntoSheets(batches, rowsMax - 1)) {
    sheets += 1;
    yield {
      path: sheetPath(sheets),
      content: Readable.from(sheetText(columns, rows), { objectMode: false }),
    };
  }
  for (const [path, content] of xlsxParts(name, sheets)) yield { path, content };
}

/** Each is to be read to its end before the next one is asked for; the first is there even where there is no row. */
async function* cutIntoSheets(batches: RowBatches, rowsMax: number): AsyncGenerator<RowBatches> {
  const reading = batches[Symbol.asyncIterator]();
  let left: readonly SheetRow[] | undefined = [];
  async function* sheet() {
    let room = rowsMax;
    while (left !== undefined && room > 0) {
      const now: readonly SheetRow[] = left.slice(0, room);
      const beyond: readonly SheetRow[] = left.slice(room);
      room -= now.length;
      if (now.length > 0) yield now;
      const next = beyond.length > 0 ? undefined : await reading.next();
      left = next === undefined ? beyond : next.done ? undefined : next.value;
    }
  }
  do yield sheet();
  while (left !== undefined);
}

async function* sheetText(columns: readonly SheetColumn[], batches: RowBatches): AsyncGenerator<Buffer> {
  const writers = columns.map(({ kind }) => CELL_WRITERS[kind]);
  const letters = columns.map((_, at) => columnLetters(at));
  const widths = columns.map(
    ({ kind, label }, at) =>
      `<col min="${at + 1}" max="${at + 1}" width="${Math.max(WIDTHS[kind], label.length + 2)}" customWidth="1"/>`,
  );
  const header = columns.map(
    ({ label }, at) => `<c r="${letters[at]}1"${textCell(label, CELL_STYLES.header)}`,
  );
  yield Buffer.from(`${SHEET_START}<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>
<cols>${widths.join("")}</cols><sheetData><row r="1">${header.join("")}</row>`);
  let number = 1;
  for await (const rows of batches) {
    let written = "";
    for (const row of rows) {
      number += 1;
      const place = `${number}"`;
      written += `<row r="${place}>`;
      row.forEach((text, at) => {
        if (text !== "") written += `<c r="${letters[at]}${place}${writers[at]?.(text) ?? ""}`;
      });
      written += "</row>";
    }
    yield Buffer.from(written);
  }
  yield Buffer.from("</sheetData></worksheet>");
}

const WIDTHS: Readonly<Record<CellKind, number>> = { text: 24, money: 16, number: 12, day: 12, moment: 20 };

/** "A", "Z", "AA". */
function columnLetters(at: number): string {
  const before = at < 26 ? "" : columnLetters(Math.floor(at / 26) - 1);
  return before + String.fromCharCode(65 + (at % 26));
}
