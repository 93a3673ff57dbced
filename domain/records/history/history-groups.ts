// Puts what belongs together together: changes of one record in one go, and messages with what they answer.

import type { RawHistoryChange } from "./history-text.ts";

export type ChangeType = "INSERT" | "UPDATE" | "DELETE";

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

export type Message = { id: string; parentMessageId: string | null; createdAt: string };

export type MessageGroup<M extends Message> = { message: M; replies: M[] };

/** Groups newest first; within one, replies in the order in which they were written. */
export function groupMessages<M extends Message>(messages: readonly M[]): MessageGroup<M>[] {
  const byTime = messages.toSorted((one, other) => compareText(one.createdAt, other.createdAt));
  const ids = new Set(messages.map(({ id }) => id));
  const isTop = ({ parentMessageId }: M) => parentMessageId === null || !ids.has(parentMessageId);

  const groups = byTime.filter(isTop).map((message) => ({
    message,
    replies: byTime.filter((each) => each.parentMessageId === message.id),
  }));
  return groups.toSorted((one, other) => compareText(newestOf(other), newestOf(one)));
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

function newestOf({ message, replies }: MessageGroup<Message>): string {
  return replies.at(-1)?.createdAt ?? message.createdAt;
}

function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
