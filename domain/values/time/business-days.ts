// Days on which business is done in a state: neither Saturday nor Sunday nor a public holiday there.

import { findPublicHoliday } from "../reference-data/public-holidays.ts";
import type { StateCode } from "../reference-data/states.ts";
import { addDays, dayOfWeek, type PlainDate } from "./plain-date.ts";

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

/** The day itself where business is done on it. */
export function businessDayOnOrAfter(date: PlainDate, state: StateCode): PlainDate {
  let day = date;
  while (!isBusinessDay(day, state)) day = addDays(day, 1);
  return day;
}
