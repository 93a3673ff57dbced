// The days of one month in whole weeks, Monday first, and the moves the keyboard makes among them.

import {
  addDays,
  addMonthsClamped,
  dateFromParts,
  dateParts,
  dayOfWeek,
  type PlainDate,
} from "@bondline/domain/values/time/plain-date.ts";

const WEEKDAY = new Intl.DateTimeFormat("en-AU", { weekday: "long", timeZone: "UTC" });
const MONTH = new Intl.DateTimeFormat("en-AU", { month: "long", year: "numeric", timeZone: "UTC" });

/** Weeks begin on Monday, as this one does. */
const SOME_MONDAY = dateFromParts({ year: 2024, month: 1, day: 1 });
export const WEEKDAYS = Array.from({ length: 7 }, (_, place) => {
  const long = weekdayName(addDays(SOME_MONDAY, place));
  return { short: long.slice(0, 2), long };
});

export function weekdayName(day: PlainDate): string {
  return WEEKDAY.format(new Date(day));
}

/** Six weeks always, so that the panel does not change its height from month to month. */
export function weeksOfMonth(day: PlainDate): PlainDate[][] {
  const first = dateFromParts({ ...dateParts(day), day: 1 });
  const start = addDays(first, 1 - dayOfWeek(first));
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => addDays(start, week * 7 + weekday)),
  );
}

export function isSameMonth(one: PlainDate, other: PlainDate): boolean {
  return one.slice(0, 7) === other.slice(0, 7);
}

export function monthTitle(day: PlainDate): string {
  return MONTH.format(new Date(day));
}

/** "Monday 1 March 2027", for those who hear the calendar. */
export function spokenDay(day: PlainDate): string {
  return `${weekdayName(day)} ${dateParts(day).day} ${monthTitle(day)}`;
}

const MOVES: Record<string, (day: PlainDate) => PlainDate> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, 1 - dayOfWeek(day)),
  End: (day) => addDays(day, 7 - dayOfWeek(day)),
  PageUp: (day) => addMonthsClamped(day, -1),
  PageDown: (day) => addMonthsClamped(day, 1),
};

/** With Shift, PageUp and PageDown go by a year. Undefined for keys that move nothing. */
export function dayAfterKey(day: PlainDate, key: string, isShifted: boolean): PlainDate | undefined {
  if (isShifted && key === "PageUp") return addMonthsClamped(day, -12);
  if (isShifted && key === "PageDown") return addMonthsClamped(day, 12);
  return MOVES[key]?.(day);
}

export function isOutside(day: PlainDate, min: string | undefined, max: string | undefined): boolean {
  return (min !== undefined && day < min) || (max !== undefined && day > max);
}
