// What the sort values in cursors look like, as the database writes them.

import { findPlainDate } from "@bondline/domain/values/time/plain-date.ts";

export type CursorForm = (value: string) => boolean;

/** PostgreSQL takes every text but one with a null byte. */
export const isText: CursorForm = (value) => !value.includes("\0");

export const isWholeNumber: CursorForm = (value) => /^-?\d{1,15}$/.test(value);

export const isDay: CursorForm = (value) =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && findPlainDate(value) !== undefined;

/** "2026-11-20 00:00:00.123+00": PostgreSQL's own form of a moment. */
export const isMoment: CursorForm = (value) =>
  /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(\.\d{1,6})?[+-]\d{2}(:\d{2})?$/.test(value) &&
  isDay(value.slice(0, "yyyy-MM-dd".length)) &&
  !Number.isNaN(Date.parse(value));

/** "2026-11-20T00:00:00.123Z": a moment as rows carry it. */
export const isInstant: CursorForm = (value) =>
  /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value) && isDay(value.slice(0, 10)) && !Number.isNaN(Date.parse(value));

/** A place in a record's history. */
export const isSequence: CursorForm = (value) => /^\d{1,9}$/.test(value);
