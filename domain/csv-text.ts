// Rows of texts as a CSV file that a spreadsheet shows as it stands: commas, CRLF, and no cell that would run as a formula.

/** Every row ends in CRLF. In the columns at `numbersAt` a number below zero is a number, and no text. */
export function csvText(
  rows: readonly (readonly string[])[],
  numbersAt: ReadonlySet<number> = NO_COLUMNS,
): string {
  return rows
    .map((row) => `${row.map((value, at) => cell(value, numbersAt.has(at))).join(",")}\r\n`)
    .join("");
}

const NO_COLUMNS: ReadonlySet<number> = new Set();

/**
 * Spreadsheets run a cell that begins with one of these, also behind spaces; a leading apostrophe makes it text. One that has
 * such an apostrophe of its own gets another, or it would be read back without it.
 */
const FORMULA_START = /^'*(?:[\t\r]|\s*[=+\-@＝＋－＠])/;

/** A cell as it was before this file, or a spreadsheet, made it text: what was written is read back as it was. */
export function withoutTextMark(cell: string): string {
  const text = cell.startsWith("'") ? cell.slice(1) : cell;
  return FORMULA_START.test(text) ? text : cell;
}

const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;
/** Neither of the two, as nearly all cells are: seen by one look. */
const IS_PLAIN = /^[0-9A-Za-z](?:[^",\r\n]*[^",\s])?$/;

const IS_BELOW_ZERO = /^-\d+(?:\.\d+)?$/;

function cell(value: string, isNumber: boolean): string {
  if (value === "" || IS_PLAIN.test(value) || (isNumber && IS_BELOW_ZERO.test(value))) return value;
  const text = FORMULA_START.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
