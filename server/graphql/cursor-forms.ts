// What the sort values in cursors look like, as the database writes them.

import { findPlainDate } from "@bondline/domain/values/time/plain-date.ts";

type CursorForm = (value: string) => boolean;

/** PostgreSQL takes every text but one with a null byte. */
const isText: CursorForm = (value) => !value.includes("\0");

const isWholeNumber: CursorForm = (value) => /^-?\d{1,15}$/.test(value);

const isDay: CursorForm = (value) => /^\d{4}-\d{2}-\d{2}$/.test(value) && findPlainDate(value) !== undefined;

/** "2026-11-20 00:00:00.123+00": PostgreSQL's own form of a moment. */
const isMoment: CursorForm = (value) =>
  /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(\.\d{1,6})?[+-]\d{2}(:\d{2})?$/.test(value) &&
  isDay(value.slice(0, "yyyy-MM-dd".length)) &&
  !Number.isNaN(Date.parse(value));

/** A place in a record's history. */
const isSequence: CursorForm = (value) => /^\d{1,9}$/.test(value);

/** By the type of the column that a list is ordered by. */
export const CURSOR_FORMS = {
  bigint: isWholeNumber,
  date: isDay,
  integer: isSequence,
  text: isText,
  timestamptz: isMoment,
} as const satisfies Record<string, CursorForm>;

export type CursorCast = keyof typeof CURSOR_FORMS;
