// Days on which business is done in a state: neither Saturday nor Sunday nor a public holiday there; and until when that is known.

import { findPublicHoliday, HOLIDAYS_KNOWN_UNTIL } from "../reference-data/public-holidays.ts";
import { STATE_CODES, type StateCode } from "../reference-data/states.ts";
import { addDays, addMonthsClamped, dayOfWeek, formatDate, type PlainDate } from "./plain-date.ts";

const SATURDAY = 6;

export function isBusinessDay(date: PlainDate, state: StateCode): boolean {
  return dayOfWeek(date) < SATURDAY && findPublicHoliday(date, state) === undefined;
}

/** The day itself where business is done on it. */
export function businessDayOnOrBefore(date: PlainDate, state: StateCode): PlainDate {
  let day = date;
  while (!isBusinessDay(day, state)) day = addDays(day, -1);
  return day;
}

/** So many business days before a day, which is not itself counted: 1 before a Monday is the Friday. */
export function businessDaysBefore(date: PlainDate, count: number, state: StateCode): PlainDate {
  let day = date;
  for (let counted = 0; counted < count; counted += 1) day = businessDayOnOrBefore(addDays(day, -1), state);
  return day;
}

/** Whoever counts a year ahead must know the holidays of that year. */
const WARNED_MONTHS = 12;

/** What is to be said when holidays end within a year, the nearest end first; empty while all is well. */
export function holidayWarnings(today: PlainDate, knownUntil = HOLIDAYS_KNOWN_UNTIL): string[] {
  const warnedFrom = addMonthsClamped(today, WARNED_MONTHS);
  const ends = [...new Set(Object.values(knownUntil))].filter((end) => end < warnedFrom).toSorted();
  return ends.map((end) => {
    const states = STATE_CODES.filter((state) => knownUntil[state] === end).join(", ");
    return `Public holidays of ${states} are known until ${formatDate(end)}.`;
  });
}
/** The day itself where business is done on it. */
export function businessDayOnOrAfter(date: PlainDate, state: StateCode): PlainDate {
  let day = date;
  while (!isBusinessDay(day, state)) day = addDays(day, 1);
  return day;
}
