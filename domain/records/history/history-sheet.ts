// A history as a table: one row for each changed field, with who and when on every row.

import type { SheetColumn, SheetRow } from "../../sheet-column.ts";

/** Moments are shown by the clocks of `zone`. */
export function historySheetColumns(zone: string): readonly SheetColumn[] {
  return [
    { key: "triggeredAt", label: `Date (${zone})`, kind: "moment", isUsual: true },
    ...TEXTS.map(([key, label]) => ({ key, label, kind: "text", isUsual: true }) as const),
  ];
}

const TEXTS = [
  ["triggeredBy", "By"],
  ["changeType", "Change"],
  ["objectType", "What"],
  ["recordName", "Name"],
  ["field", "Field"],
  ["oldValue", "Old value"],
  ["newValue", "New value"],
] as const;

export type HistorySheetGroup = {
  /** As the table has it. */
  triggeredAt: string;
  triggeredBy: string;
  objectType: string;
  recordName: string;
  changeType: "INSERT" | "UPDATE" | "DELETE";
  changes: readonly { label: string; oldDisplayValue: string | null; newDisplayValue: string | null }[];
};

const CHANGE_TYPE_TEXT = { INSERT: "Added", UPDATE: "Changed", DELETE: "Removed" } as const;

/** A cell for each of the columns, in their order; an entry without a change keeps one row. */
export function historySheetRows(groups: readonly HistorySheetGroup[]): SheetRow[] {
  return groups.flatMap(({ triggeredAt, triggeredBy, objectType, recordName, changeType, changes }) => {
    const row = [triggeredAt, triggeredBy, CHANGE_TYPE_TEXT[changeType], objectType, recordName];
    if (changes.length === 0) return [[...row, "", "", ""]];
    return changes.map(({ label, oldDisplayValue, newDisplayValue }) => [
      ...row,
      label,
      oldDisplayValue ?? "",
      newDisplayValue ?? "",
    ]);
  });
}
