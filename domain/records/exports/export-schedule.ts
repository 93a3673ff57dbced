// An export that is made again and again, by the clocks of whoever gets it: on a day of each week, or of each month.

import { type FieldRule, required } from "../../values/fields/field-rule.ts";
import { singleLine } from "../../values/fields/text.ts";
import { codesIn } from "../../values/reference-data/option-list.ts";
import { dayAt, instantAtHour } from "../../values/time/business-time.ts";
import type { Instant } from "../../values/time/instant.ts";
import {
  addDays,
  addMonthsClamped,
  dateFromParts,
  dateParts,
  dayOfWeek,
  daysInMonth,
  type PlainDate,
} from "../../values/time/plain-date.ts";

export const RHYTHM_TEXT = { WEEKLY: "Every week", MONTHLY: "Every month" } as const;
export type Rhythm = keyof typeof RHYTHM_TEXT;
export const RHYTHMS = codesIn(RHYTHM_TEXT);

export const WEEKDAYS = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

export type Recurrence = {
  readonly rhythm: Rhythm;
  /** Of a week from 1, which is Monday, to 7; of a month from 1 to 31, and its last day where it is shorter. */
  readonly onDay: number;
};

const LAST_DAY = { WEEKLY: 7, MONTHLY: 31 } as const satisfies Record<Rhythm, number>;
const DAY_MESSAGES = {
  WEEKLY: "Choose a day of the week.",
  MONTHLY: "Choose a day of the month from 1 to 31.",
} as const satisfies Record<Rhythm, string>;

export function recurrenceFault({ rhythm, onDay }: Recurrence): string | undefined {
  const isDay = Number.isInteger(onDay) && onDay >= 1 && onDay <= LAST_DAY[rhythm];
  return isDay ? undefined : DAY_MESSAGES[rhythm];
}

/** Before people begin their day. */
const HOUR = 7;
export const HOUR_TEXT = `${HOUR}.00 am`;

/** The first moment of it that is still to come: what was missed meanwhile is not made up for. */
export function nextMoment(recurrence: Recurrence, now: Instant, zone: string): Instant {
  const today = dayAt(now, zone);
  const moment = instantAtHour(nextDay(recurrence, today), HOUR, zone);
  return moment > now ? moment : instantAtHour(nextDay(recurrence, addDays(today, 1)), HOUR, zone);
}

/** That day itself, or the first one after it. */
export function nextDay({ rhythm, onDay }: Recurrence, from: PlainDate): PlainDate {
  if (rhythm === "WEEKLY") return addDays(from, (onDay - dayOfWeek(from) + 7) % 7);
  const inThis = dayOfMonth(from, onDay);
  return inThis >= from ? inThis : dayOfMonth(addMonthsClamped(from, 1), onDay);
}

function dayOfMonth(within: PlainDate, onDay: number): PlainDate {
  const { year, month } = dateParts(within);
  return dateFromParts({ year, month, day: Math.min(onDay, daysInMonth(year, month)) });
}

/** "every Monday", "on the 31st of each month, or its last day" */
export function recurrenceText({ rhythm, onDay }: Recurrence): string {
  if (rhythm === "WEEKLY") return `every ${WEEKDAYS[onDay - 1]}`;
  const day = `on the ${ordinal(onDay)} of each month`;
  return onDay > 28 ? `${day}, or its last day` : day;
}

function ordinal(day: number): string {
  const ending = day % 100 >= 11 && day % 100 <= 13 ? "th" : (["th", "st", "nd", "rd"][day % 10] ?? "th");
  return `${day}${ending}`;
}

/** As many as somebody reads. */
export const SCHEDULES_MAX = 20;
export const SCHEDULES_FULL_MESSAGE = `You can have at most ${SCHEDULES_MAX} regular exports. Remove one first.`;
/** A history is read once, and all data is asked for with a password. */
export const NOT_REGULAR_MESSAGE = "Only a list or a report can be sent regularly.";

const NAME_CHARACTERS_MAX = 60;
const name: FieldRule<string> = required(singleLine(NAME_CHARACTERS_MAX));
export const SCHEDULE_RULES = { name };
