// A cell of a sheet, from behind its place on: texts stay texts and never run, amounts and days are numbers with a format.

import type { CellKind } from "@bondline/domain/sheet-column.ts";
import { CELL_STYLES } from "./xlsx-parts.ts";

/** What stands in the cell, with its end. */
export type CellWriter = (text: string) => string;

const CELL_CHARACTERS_MAX = 32_767;

export const CELL_WRITERS: Readonly<Record<CellKind, CellWriter>> = {
  text: (text) => textCell(text, CELL_STYLES.text),
  money: (text) => numberCell(text, CELL_STYLES.money),
  number: (text) => numberCell(text, CELL_STYLES.number),
  day: (text) => momentCell(text, CELL_STYLES.day),
  moment: (text) => momentCell(text, CELL_STYLES.moment),
};

/** Printed ASCII that XML holds as it stands and a reader drops nothing of, as nearly all texts are: seen by one look. */
const IS_PLAIN = /^[!-%'-;=?-^`-~](?:[ -%'-;=?-^`-~]*[!-%'-;=?-^`-~])?$/;

/** `str` is the shortest way to hold a text, and says nothing of the space around it. */
export function textCell(text: string, style: number): string {
  const look = style === CELL_STYLES.text ? "" : ` s="${style}"`;
  if (text.length <= CELL_CHARACTERS_MAX && IS_PLAIN.test(text)) return `${look} t="str"><v>${text}</v></c>`;
  const held = text.slice(0, CELL_CHARACTERS_MAX);
  const space = HAS_OUTER_SPACE.test(held) ? ' xml:space="preserve"' : "";
  return `${look} t="inlineStr"><is><t${space}>${escaped(held)}</t></is></c>`;
}

/** A reader drops space at either end unless it is told to keep it; said of every text, it is a third of the file. */
const HAS_OUTER_SPACE = /^\s|\s$/;

const PLAIN_NUMBER = /^-?\d{1,15}(?:\.\d{1,6})?$/;

/** What a spreadsheet could not hold exactly stays a text. */
function numberCell(text: string, style: number): string {
  const isExact = PLAIN_NUMBER.test(text) && (text.length <= 15 || text.replaceAll(/\D/g, "").length <= 15);
  return isExact ? ` s="${style}"><v>${text}</v></c>` : textCell(text, CELL_STYLES.text);
}

const DAY_MILLISECONDS = 86_400_000;
/** Days are counted from 30 December 1899; before March 1900 spreadsheets count a day that there never was. */
const FIRST_DAY = Date.UTC(1899, 11, 30);
const FIRST_EXACT_DAY = "1900-03-01";
const DAY_CHARACTERS = FIRST_EXACT_DAY.length;

/** Its parts by their digits: a date that is parsed as a text, or cut out of it, takes several times as long. */
function momentCell(text: string, style: number): string {
  const two = (at: number) => digit(text, at) * 10 + digit(text, at + 1);
  const isDay = text.length <= DAY_CHARACTERS;
  const [hours, minutes, seconds] = isDay ? [0, 0, 0] : [two(11), two(14), two(17)];
  const moment = Date.UTC(two(0) * 100 + two(2), two(5) - 1, two(8), hours, minutes, seconds);
  const serial = (moment - FIRST_DAY) / DAY_MILLISECONDS;
  return text >= FIRST_EXACT_DAY && Number.isFinite(serial)
    ? ` s="${style}"><v>${serial}</v></c>`
    : textCell(text, CELL_STYLES.text);
}

/** Not a number where there is no digit. */
function digit(text: string, at: number): number {
  const value = text.charCodeAt(at) - 48;
  return value >= 0 && value <= 9 ? value : Number.NaN;
}

/** Signs that XML cannot hold, or would read back as others, are written as spreadsheets write them: `_x000D_`. */
const SPECIAL = /[&<>\ufffe\uffff]|(?![\t\n])\p{Cc}|_(?=x[0-9A-Fa-f]{4}_)/gu;
const NAMED: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

function escaped(text: string): string {
  return text.toWellFormed().replaceAll(SPECIAL, (sign) => {
    const code = sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
    return NAMED[sign] ?? `_x${code}_`;
  });
}
