// Puts what belongs together together: changes of one record in one go, and messages with what they answer.

import type { RawHistoryChange } from "./history-text.ts";

type ChangeType = "INSERT" | "UPDATE" | "DELETE";

export type HistoryEntry = {
  /** The same for everything that was written in one go. */
  transactionId: string;
  objectType: string;
  recordId: string;
  changeType: ChangeType;
  /** The order within the record's chain. */
  sequence: number;
  changes: readonly RawHistoryChange[];
};

/** Entries of one record and one go become one: made and changed at once reads as made. Newest first. */
export function groupHistory<Entry extends HistoryEntry>(
  entries: readonly Entry[],
): (Entry & { key: string })[] {
  const groups = new Map<string, Entry & { key: string }>();
  for (const entry of entries.toSorted((one, other) => one.sequence - other.sequence)) {
    const key = `${entry.transactionId}:${entry.objectType}:${entry.recordId}`;
    const earlier = groups.get(key);
    groups.set(key, earlier === undefined ? { ...entry, key } : merged(earlier, entry));
  }
  return [...groups.values()].toSorted((one, other) => other.sequence - one.sequence);
}

function merged<Entry extends HistoryEntry>(
  earlier: Entry & { key: string },
  later: Entry,
): Entry & { key: string } {
  const changeType =
    earlier.changeType === "INSERT" && later.changeType === "UPDATE" ? "INSERT" : later.changeType;
  return { ...later, key: earlier.key, changeType, changes: mergedChanges(earlier.changes, later.changes) };
}

/** The first old value and the last new one; what came back to where it was is no change. */
function mergedChanges(
  earlier: readonly RawHistoryChange[],
  later: readonly RawHistoryChange[],
): RawHistoryChange[] {
  const byField = new Map(earlier.map((change) => [change.field, change]));
  for (const change of later)
    byField.set(change.field, { ...change, oldValue: (byField.get(change.field) ?? change).oldValue });
  return [...byField.values()].filter(
    ({ oldValue, newValue }) => JSON.stringify(oldValue) !== JSON.stringify(newValue),
  );
}
