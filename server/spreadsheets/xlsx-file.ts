// A table as an XLSX file, written as its rows come: texts stay texts and never run, amounts and days are numbers with a format.

import { Readable } from "node:stream";
import type { CellKind, SheetColumn, SheetRow } from "@bondline/domain/sheet-column.ts";
import type { RowBatches } from "./row-source.ts";
import { CELL_STYLES, SHEET_START, sheetPath, xlsxParts } from "./xlsx-parts.ts";
import { type ZipPart, zipFile } from "./zip-file.ts";

/** More rows than these no spreadsheet program opens in one sheet; the header is one of them. */
const SHEET_ROWS_MAX = 1_048_576;
const CELL_CHARACTERS_MAX = 32_767;

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
  const letters = columns.map((_, at) => columnLetters(at));
  const writers = columns.map(({ kind }) => WRITERS[kind]);
  const widths = columns.map(
    ({ kind, label }, at) =>
      `<col min="${at + 1}" max="${at + 1}" width="${Math.max(WIDTHS[kind], label.length + 2)}" customWidth="1"/>`,
  );
  const header = columns.map(({ label }, at) => textCell(`${letters[at]}1`, label, CELL_STYLES.header));
  yield Buffer.from(`${SHEET_START}<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>
<cols>${widths.join("")}</cols><sheetData><row r="1">${header.join("")}</row>`);
  let number = 1;
  const rowText = (row: SheetRow) => {
    number += 1;
    const cells = row.map((text, at) => (text === "" ? "" : writers[at]?.(`${letters[at]}${number}`, text)));
    return `<row r="${number}">${cells.join("")}</row>`;
  };
  for await (const rows of batches) yield Buffer.from(rows.map(rowText).join(""));
  yield Buffer.from("</sheetData></worksheet>");
}

const WIDTHS: Readonly<Record<CellKind, number>> = { text: 24, money: 16, number: 12, day: 12, moment: 20 };

/** "A", "Z", "AA". */
function columnLetters(at: number): string {
  const before = at < 26 ? "" : columnLetters(Math.floor(at / 26) - 1);
  return before + String.fromCharCode(65 + (at % 26));
}

type Writer = (place: string, text: string) => string;

const WRITERS: Readonly<Record<CellKind, Writer>> = {
  text: (place, text) => textCell(place, text, CELL_STYLES.text),
  money: (place, text) => numberCell(place, text, CELL_STYLES.money),
  number: (place, text) => numberCell(place, text, CELL_STYLES.number),
  day: (place, text) => momentCell(place, text, CELL_STYLES.day),
  moment: (place, text) => momentCell(place, text, CELL_STYLES.moment),
};

function textCell(place: string, text: string, style: number): string {
  const kept = text.length > CELL_CHARACTERS_MAX ? text.slice(0, CELL_CHARACTERS_MAX) : text;
  const look = style === CELL_STYLES.text ? "" : ` s="${style}"`;
  const space = HAS_OUTER_SPACE.test(kept) ? ' xml:space="preserve"' : "";
  return `<c r="${place}"${look} t="inlineStr"><is><t${space}>${escaped(kept)}</t></is></c>`;
}

/** A reader drops space at either end unless it is told to keep it; said of every text, it is a third of the file. */
const HAS_OUTER_SPACE = /^\s|\s$/;

const PLAIN_NUMBER = /^-?\d{1,15}(?:\.\d{1,6})?$/;

/** What a spreadsheet could not hold exactly stays a text. */
function numberCell(place: string, text: string, style: number): string {
  const isExact = PLAIN_NUMBER.test(text) && text.replaceAll(/\D/g, "").length <= 15;
  return isExact
    ? `<c r="${place}" s="${style}"><v>${text}</v></c>`
    : textCell(place, text, CELL_STYLES.text);
}

const DAY_MILLISECONDS = 86_400_000;
/** Days are counted from 30 December 1899; before March 1900 spreadsheets count a day that there never was. */
const FIRST_DAY = Date.UTC(1899, 11, 30);
const FIRST_EXACT_DAY = 61;

function momentCell(place: string, text: string, style: number): string {
  const serial =
    (Date.parse(`${text.replace(" ", "T").padEnd(19, "T00:00:00")}Z`) - FIRST_DAY) / DAY_MILLISECONDS;
  return serial >= FIRST_EXACT_DAY
    ? `<c r="${place}" s="${style}"><v>${serial}</v></c>`
    : textCell(place, text, CELL_STYLES.text);
}

/** Signs that XML cannot hold, or would read back as others, are written as spreadsheets write them: `_x000D_`. */
const SPECIAL = /[&<>\ufffe\uffff]|(?![\t\n])\p{Cc}|_(?=x[0-9A-Fa-f]{4}_)/gu;
/** Printed ASCII without any of them, as nearly all texts are: seen in a fifth of the time. */
const IS_PLAIN = /^[ -%'-;=?-^`-~]*$/;
const NAMED: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

function escaped(text: string): string {
  if (IS_PLAIN.test(text)) return text;
  return text.toWellFormed().replaceAll(SPECIAL, (sign) => {
    const code = sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
    return NAMED[sign] ?? `_x${code}_`;
  });
}
