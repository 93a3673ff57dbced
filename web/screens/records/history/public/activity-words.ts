// Every sentence of the activity panel.

import { HISTORY_EMPTY_TEXT } from "@bondline/domain/records/history/history-text.ts";

export const ACTIVITY_WORDS = {
  title: "Activity",
  export: "Export as CSV",
  exporting: "Preparing the export",
  shown: (shown: number, total: number) => `${shown} of ${total} changes`,
  exportProgress: (done: number, total: number) => `${done} of ${total}`,
  exportFailed: "The activity could not be exported",
  loadFailed: "The activity could not be loaded",
  moreFailed: "The earlier changes could not be loaded.",
  tryAgain: "Check your connection and try again.",
  loading: "Loading the activity",
  none: HISTORY_EMPTY_TEXT,
  list: "Changes, newest first",
  onBehalfOf: (name: string) => `on behalf of ${name}`,
  showAllLines: (count: number) => `Show all ${count} changed fields`,
  showFewerLines: "Show fewer",
} as const;

/** The record's own entries read as sentences without repeating its reference. */
export const RECORD_VERBS = {
  INSERT: (record: string) => `raised the ${record}`,
  UPDATE: (record: string) => `changed the ${record}`,
  DELETE: (record: string) => `removed the ${record}`,
} as const;

export const PART_VERBS = {
  INSERT: (part: string) => `added ${part}`,
  UPDATE: (part: string) => `changed ${part}`,
  DELETE: (part: string) => `removed ${part}`,
} as const;
