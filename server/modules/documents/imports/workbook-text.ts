// What a cell of a workbook says, as a person would type it: dates as days, shares as percentages, numbers without an exponent, nothing guessed.

import { IMPORT_FAULTS } from "@bondline/domain/documents/imports/import-faults.ts";
import { RegisterFault } from "./register-fault.ts";

/** How the style of a cell has its number shown. */
export type NumberStyle = "NUMBER" | "DAY" | "PERCENT";

export type CellOfSheet = {
  type: string;
  style: NumberStyle;
  value: string | undefined;
  inline: string;
  isFormula: boolean;
};

export type BookFacts = { texts: readonly string[]; is1904: boolean };
export type CellText = { text: string; isNumber: boolean };

/** A formula counts as the value that the spreadsheet has worked out, and that it shows. */
export function textOfCell(
  cell: CellOfSheet,
  { texts, is1904 }: BookFacts,
  place: { row: number; column: number },
): CellText {
  const { type, value } = cell;
  if (type === "inlineStr") return asText(cell.inline);
  if (value === undefined || (value === "" && type !== "str")) {
    if (cell.isFormula) throw new RegisterFault(IMPORT_FAULTS.formulaUndone(place));
    return asText("");
  }
  if (type === "s") return asText(texts[Number(value)] ?? damaged());
  if (type === "b") return asText(value === "1" ? "TRUE" : "FALSE");
  if (type === "d") return asText(dayOfIso(value));
  return type === "n" ? numberText(value, cell.style, is1904) : asText(unescaped(value));
}

const asText = (text: string): CellText => ({ text, isNumber: false });

function damaged(): never {
  throw new RegisterFault(IMPORT_FAULTS.workbookDamaged());
}

/** As many digits as a spreadsheet keeps: what stands behind them is the binary fraction's. */
const DIGITS_KEPT = 15;

function numberText(value: string, style: NumberStyle, is1904: boolean): CellText {
  const number = Number(value);
  if (!Number.isFinite(number)) damaged();
  if (style === "DAY") return asText(dayOfSerial(number, is1904) ?? plain(number));
  if (style === "PERCENT") return asText(`${plain(number * 100)}%`);
  return { text: plain(number), isNumber: true };
}

function plain(number: number): string {
  const kept = Number(number.toPrecision(DIGITS_KEPT));
  return kept.toLocaleString("en-AU", { useGrouping: false, maximumFractionDigits: 20 });
}

/** Signs that XML has no place for are written by their numbers; what no database keeps is a gap. */
export function unescaped(text: string): string {
  return text
    .replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll("\0", "\ufffd")
    .toWellFormed();
}

const DAY_MILLISECONDS = 86_400_000;
/** The last serial that Excel's leap year of 1900, which there never was, has not moved. */
const BEFORE_LEAP_1900 = 59;
const FIRST_1904 = Date.UTC(1904, 0, 1);
const FIRST_1900 = Date.UTC(1899, 11, 31);
const SERIALS_MAX = 2_958_465;

/** Days and nothing else: no zone, and no hour that could move one. */
function dayOfSerial(serial: number, is1904: boolean): string | undefined {
  const days = Math.floor(serial);
  if (days < 0 || days > SERIALS_MAX || (!is1904 && days === BEFORE_LEAP_1900 + 1)) return undefined;
  const moved = !is1904 && days > BEFORE_LEAP_1900 ? days - 1 : days;
  const day = new Date((is1904 ? FIRST_1904 : FIRST_1900) + moved * DAY_MILLISECONDS);
  return dayText(day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate());
}

function dayOfIso(value: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})(?:T|$)/.exec(value) ?? [];
  return year === undefined ? value : dayText(Number(year), Number(month), Number(day));
}

function dayText(year: number, month: number, day: number): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${two(day)}/${two(month)}/${year}`;
}

/** Formats that every workbook knows by their numbers; others are known by what they are made of. */
const DAY_FORMATS: ReadonlySet<number> = new Set([
  14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58,
]);
const PERCENT_FORMATS: ReadonlySet<number> = new Set([9, 10]);

export function styleOfFormat(id: number, code: string | undefined): NumberStyle {
  if (code === undefined) return DAY_FORMATS.has(id) ? "DAY" : PERCENT_FORMATS.has(id) ? "PERCENT" : "NUMBER";
  const signs = code.replaceAll(/"[^"]*"|\\.|\[[^\]]*\]|_./g, "");
  if (signs.includes("%")) return "PERCENT";
  return /[dy]/i.test(signs) ? "DAY" : "NUMBER";
}
