// A history as a CSV file that a spreadsheet shows as it stands: commas, CRLF, and no cell that would run as a formula.

export type HistoryCsvRow = {
  triggeredAt: string;
  triggeredBy: string;
  changeType: string;
  objectType: string;
  recordName: string;
  /** The label of the changed field; empty where the entry has none. */
  field: string;
  oldValue: string;
  newValue: string;
};

export const HISTORY_CSV_COLUMNS: readonly (readonly [keyof HistoryCsvRow, string])[] = [
  ["triggeredAt", "Date"],
  ["triggeredBy", "By"],
  ["changeType", "Change"],
  ["objectType", "What"],
  ["recordName", "Name"],
  ["field", "Field"],
  ["oldValue", "Old value"],
  ["newValue", "New value"],
];

type HistoryCsvGroup = Pick<HistoryCsvRow, "triggeredAt" | "triggeredBy" | "objectType" | "recordName"> & {
  changeType: "INSERT" | "UPDATE" | "DELETE";
  changes: readonly { label: string; oldDisplayValue: string | null; newDisplayValue: string | null }[];
};

const CHANGE_TYPE_TEXT = { INSERT: "Added", UPDATE: "Changed", DELETE: "Removed" } as const;

/** One row for each changed field, who and when on every row; an entry without a change keeps one row. */
export function historyCsvRows(groups: readonly HistoryCsvGroup[]): HistoryCsvRow[] {
  return groups.flatMap(({ triggeredAt, triggeredBy, objectType, recordName, changeType, changes }) => {
    const row = {
      triggeredAt,
      triggeredBy,
      changeType: CHANGE_TYPE_TEXT[changeType],
      objectType,
      recordName,
    };
    if (changes.length === 0) return [{ ...row, field: "", oldValue: "", newValue: "" }];
    return changes.map(({ label, oldDisplayValue, newDisplayValue }) => ({
      ...row,
      field: label,
      oldValue: oldDisplayValue ?? "",
      newValue: newDisplayValue ?? "",
    }));
  });
}

/** The header row first; every row ends in CRLF. */
export function historyCsv(rows: readonly HistoryCsvRow[]): string {
  const header = HISTORY_CSV_COLUMNS.map(([, title]) => title);
  const cells = rows.map((row) => HISTORY_CSV_COLUMNS.map(([column]) => row[column]));
  return [header, ...cells].map((line) => `${line.map(csvCell).join(",")}\r\n`).join("");
}

/** Spreadsheets run a cell that begins with one of these, also behind spaces; a leading apostrophe makes it text. */
const FORMULA_START = /^[\t\r]|^\s*[=+\-@＝＋－＠]/;
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;

export function csvCell(value: string): string {
  const text = FORMULA_START.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
