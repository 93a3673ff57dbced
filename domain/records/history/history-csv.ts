// A history as a CSV file.

import { csvText } from "../../csv-text.ts";

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

/** The header row first. */
export function historyCsv(rows: readonly HistoryCsvRow[]): string {
  const header = HISTORY_CSV_COLUMNS.map(([, title]) => title);
  const cells = rows.map((row) => HISTORY_CSV_COLUMNS.map(([column]) => row[column]));
  return csvText([header, ...cells]);
}
