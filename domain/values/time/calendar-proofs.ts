// Days, months and business days, held against the machine's calendar and the states' rules for their holidays.

import fc from "fast-check";
import { type Proof, proof } from "../../proof/proof.ts";
import { STATE_CODES } from "../reference-data/states.ts";
import { businessDayOnOrBefore, businessDaysBefore, isBusinessDay } from "./business-days.ts";
import { oracleIsBusinessDay } from "./holiday-oracle.ts";
import {
  addDays,
  addMonthsClamped,
  dayOfWeek,
  daysBetween,
  type PlainDate,
  plainDate,
  wholeMonthsBetween,
} from "./plain-date.ts";

const DAY_MILLISECONDS = 86_400_000;

const drawnDate = fc.oneof(
  fc.integer({ min: 0, max: 73_000 }).map((days) => addDays(plainDate("1950-01-01"), days)),
  fc.constantFrom("2000-02-29", "2024-02-29", "2100-02-28", "2023-12-31", "2026-08-31").map(plainDate),
);

const COUNTING = { addDays, daysBetween, dayOfWeek };

const DAYS: Proof = proof({
  name: "days added, counted and named",
  against: "the machine's calendar in UTC",
  subject: COUNTING,
  cases: fc.tuple(drawnDate, fc.integer({ min: -30_000, max: 30_000 })),
  holds: (subject, [date, days]) => {
    const later = new Date(Date.parse(date) + days * DAY_MILLISECONDS);
    const iso = later.toISOString().slice(0, 10);
    return (
      subject.addDays(date, days) === iso &&
      subject.daysBetween(date, iso as PlainDate) === days &&
      subject.dayOfWeek(iso as PlainDate) === (later.getUTCDay() || 7)
    );
  },
  broken: {
    "knows no leap years": {
      ...COUNTING,
      daysBetween: (from, to) => daysBetween(from, to) - leapsSkipped(from, to),
    },
    "begins the week on Sunday": { ...COUNTING, dayOfWeek: (date) => (dayOfWeek(date) % 7) + 1 },
  },
});

const MONTHS = { addMonthsClamped, wholeMonthsBetween };

const MONTH_STEPS: Proof = proof({
  name: "months counted from the first day and clamped to a month's last",
  against: "the machine's calendar in UTC",
  subject: MONTHS,
  cases: fc.tuple(drawnDate, fc.integer({ min: -400, max: 400 })),
  holds: (subject, [anchor, months]) => {
    const day = subject.addMonthsClamped(anchor, months);
    return (
      day === dueMonthsOn(anchor, months) &&
      subject.wholeMonthsBetween(anchor, day) === months &&
      subject.wholeMonthsBetween(anchor, addDays(day, -1)) === months - 1
    );
  },
  broken: {
    "runs over into the next month": {
      ...MONTHS,
      addMonthsClamped: (anchor, months) => {
        const [year = 0, month = 1, day = 1] = anchor.split("-").map(Number);
        return new Date(Date.UTC(year, month - 1 + months, day)).toISOString().slice(0, 10) as PlainDate;
      },
    },
    "counts a month as thirty days": {
      ...MONTHS,
      wholeMonthsBetween: (from, to) => Math.floor(daysBetween(from, to) / 30),
    },
  },
});

const BUSINESS = { isBusinessDay, businessDayOnOrBefore, businessDaysBefore };
const COUNTED_MAX = 90;

const BUSINESS_DAYS: Proof = proof({
  name: "business days of every state, 2025 to 2029, the last one on or before a day, and the nth before it",
  against: "each state's rules for its public holidays",
  subject: BUSINESS,
  cases: fc.tuple(
    fc.integer({ min: 0, max: 1825 }).map((days) => addDays(plainDate("2025-01-01"), days)),
    fc.constantFrom(...STATE_CODES),
    fc.integer({ min: 1, max: COUNTED_MAX }),
  ),
  holds: (subject, [date, state, count]) => {
    const counted = subject.businessDaysBefore(date, count, state);
    const between = Array.from({ length: daysBetween(counted, date) }, (_, days) => addDays(counted, days));
    const before = subject.businessDayOnOrBefore(date, state);
    const skipped = Array.from({ length: daysBetween(before, date) }, (_, days) => addDays(date, -days));
    return (
      subject.isBusinessDay(date, state) === oracleIsBusinessDay(date, state) &&
      oracleIsBusinessDay(counted, state) &&
      between.filter((day) => oracleIsBusinessDay(day, state)).length === count &&
      before <= date &&
      oracleIsBusinessDay(before, state) &&
      skipped.every((day) => !oracleIsBusinessDay(day, state))
    );
  },
  broken: {
    "knows weekends alone": { ...BUSINESS, isBusinessDay: (date) => dayOfWeek(date) < 6 },
    "keeps the days of New South Wales everywhere": {
      ...BUSINESS,
      isBusinessDay: (date) => isBusinessDay(date, "NSW"),
    },
    "counts the day itself": {
      ...BUSINESS,
      businessDaysBefore: (date, count, state) => businessDaysBefore(addDays(date, 1), count, state),
    },
    "counts calendar days": { ...BUSINESS, businessDaysBefore: (date, count) => addDays(date, -count) },
    "looks forward": {
      ...BUSINESS,
      businessDayOnOrBefore: (date, state) =>
        isBusinessDay(date, state) ? date : businessDayOnOrBefore(addDays(date, 4), state),
    },
  },
});

export const CALENDAR_PROOFS: readonly Proof[] = [DAYS, MONTH_STEPS, BUSINESS_DAYS];

/** The first of the month, moved to the anchor's day or to the month's last. */
function dueMonthsOn(anchor: PlainDate, months: number): string {
  const [year = 0, month = 1, day = 1] = anchor.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  last.setUTCDate(Math.min(day, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}

function leapsSkipped(from: PlainDate, to: PlainDate): number {
  return from < "2024-02-29" && to > "2024-02-29" ? 1 : 0;
}
