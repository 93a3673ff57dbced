// Rows of texts as a CSV file that a spreadsheet shows as it stands: commas, CRLF, and no cell that would run as a formula.

/** Every row ends in CRLF. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

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

function cell(value: string): string {
  if (value === "" || IS_PLAIN.test(value)) return value;
  const text = FORMULA_START.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
