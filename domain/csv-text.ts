// Rows of texts as a CSV file that a spreadsheet shows as it stands: commas, CRLF, and no cell that would run as a formula.

/** Every row ends in CRLF. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

/** Spreadsheets run a cell that begins with one of these, also behind spaces; a leading apostrophe makes it text. */
const FORMULA_START = /^[\t\r]|^\s*[=+\-@＝＋－＠]/;
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;

function cell(value: string): string {
  const text = FORMULA_START.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
