// Remembers on this device how a person last sorted each table (UI-20).

import type { TableSort } from "./data-table-column.ts";

export function readSortPreference(table: string): TableSort | undefined {
  const [columnId, direction] = (readStored(keyOf(table)) ?? "").split(" ");
  if (!columnId || (direction !== "ascending" && direction !== "descending")) return undefined;
  return { columnId, direction };
}

export function keepSortPreference(table: string, sort: TableSort): void {
  try {
    localStorage.setItem(keyOf(table), `${sort.columnId} ${sort.direction}`);
  } catch {
    // Storage may be full or forbidden; the table then opens in its own order next time.
  }
}

function keyOf(table: string): string {
  return `bondline.sort.${table}`;
}

function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
