// Calendar days without a clock or a zone, by whole-number arithmetic alone, so that every browser can run it.

import { invariant } from "../../invariant.ts";

declare const kind: unique symbol;

/** A day as "YYYY-MM-DD", years 0001 to 9999. Text order is calendar order. */
export type PlainDate = string & { readonly [kind]: "PlainDate" };

type DateParts = { year: number; month: number; day: number };

const MONTH_NAMES_SHORT = [
  "Jan",
  "Feb",
  "Mar",
  "Apr",
  "May",
  "Jun",
  "Jul",
  "Aug",
  "Sep",
  "Oct",
  "Nov",
  "Dec",
] as const;
const DAYS_PER_ERA = 146_097;
const YEARS_PER_ERA = 400;

/** Throws a RangeError where the text is no real day in the form "YYYY-MM-DD". */
export function plainDate(iso: string): PlainDate {
  const found = findPlainDate(iso);
  if (found === undefined) throw new RangeError("A date is a real day in the form YYYY-MM-DD.");
  return found;
}

export function findPlainDate(iso: string): PlainDate | undefined {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso);
  return parts === null ? undefined : realDay(Number(parts[1]), Number(parts[2]), Number(parts[3]));
}

/** Reads "dd/MM/yyyy" and nothing else; undefined where it is no real day. */
export function parseTypedDate(text: string): PlainDate | undefined {
  const parts = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text);
  return parts === null ? undefined : realDay(Number(parts[3]), Number(parts[2]), Number(parts[1]));
}

/** "dd/MM/yyyy" */
export function formatDate(date: PlainDate): string {
  return `${date.slice(8, 10)}/${date.slice(5, 7)}/${date.slice(0, 4)}`;
}

/** "dd MMM yy", the months always three letters, whatever the machine's language. */
export function formatShortDate(date: PlainDate): string {
  const { month } = dateParts(date);
  return `${date.slice(8, 10)} ${MONTH_NAMES_SHORT[month - 1]} ${date.slice(2, 4)}`;
}

export function dateParts(date: PlainDate): DateParts {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) };
}

/** Throws where the parts are no real day. */
export function dateFromParts({ year, month, day }: DateParts): PlainDate {
  const found = realDay(year, month, day);
  invariant(found !== undefined, "the parts of a date make a real day");
  return found;
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

export function addDays(date: PlainDate, days: number): PlainDate {
  return dateOfDayNumber(dayNumber(date) + days);
}

/**
 * Months counted from the anchor itself and clamped to the month's last day: 31 Aug, 30 Sep, 31 Oct.
 * Never chain it from a result, or a clamped day would stay clamped.
 */
export function addMonthsClamped(anchor: PlainDate, months: number): PlainDate {
  const { year, month, day } = dateParts(anchor);
  const monthsFromZero = year * 12 + (month - 1) + months;
  const newYear = Math.floor(monthsFromZero / 12);
  const newMonth = monthsFromZero - newYear * 12 + 1;
  return dateFromParts({
    year: newYear,
    month: newMonth,
    day: Math.min(day, daysInMonth(newYear, newMonth)),
  });
}

/** Days from the first to the second, which is not itself counted; negative where the second lies before. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** The largest n for which `addMonthsClamped(anchor, n)` is not after the date; negative before the anchor. */
export function wholeMonthsBetween(anchor: PlainDate, date: PlainDate): number {
  const first = dateParts(anchor);
  const second = dateParts(date);
  const months = (second.year - first.year) * 12 + (second.month - first.month);
  const clampedDay = Math.min(first.day, daysInMonth(second.year, second.month));
  return clampedDay <= second.day ? months : months - 1;
}

export function isBefore(one: PlainDate, other: PlainDate): boolean {
  return one < other;
}

export function earlierDate(one: PlainDate, other: PlainDate): PlainDate {
  return one < other ? one : other;
}

export function laterDate(one: PlainDate, other: PlainDate): PlainDate {
  return one > other ? one : other;
}

/** 1 is Monday, 7 is Sunday. */
export function dayOfWeek(date: PlainDate): number {
  const daysSinceMonday = (dayNumber(date) + 2) % 7;
  return ((daysSinceMonday + 7) % 7) + 1;
}

function realDay(year: number, month: number, day: number): PlainDate | undefined {
  if (!Number.isInteger(year) || year < 1 || year > 9999 || month < 1 || month > 12) return undefined;
  if (day < 1 || day > daysInMonth(year, month)) return undefined;
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}` as PlainDate;
}

function pad(value: number, length: number): string {
  return String(value).padStart(length, "0");
}

/** Days since 1 March of year 0: the year begins in March here, so that a leap day is the last day of its year. */
function dayNumber(date: PlainDate): number {
  const { year, month, day } = dateParts(date);
  const marchYear = month > 2 ? year : year - 1;
  const era = Math.floor(marchYear / YEARS_PER_ERA);
  const yearOfEra = marchYear - era * YEARS_PER_ERA;
  return era * DAYS_PER_ERA + daysBeforeYear(yearOfEra) + dayOfMarchYear(month, day);
}

function daysBeforeYear(yearOfEra: number): number {
  return yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100);
}

/** From March on the lengths run 31, 30, 31, 30, 31 and again, which is 153 days in five months. */
function dayOfMarchYear(month: number, day: number): number {
  return Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
}

function dateOfDayNumber(days: number): PlainDate {
  const era = Math.floor(days / DAYS_PER_ERA);
  const dayOfEra = days - era * DAYS_PER_ERA;
  const yearOfEra = yearOfDayInEra(dayOfEra);
  const dayOfYear = dayOfEra - daysBeforeYear(yearOfEra);
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = ((monthFromMarch + 2) % 12) + 1;
  return dateFromParts({
    year: era * YEARS_PER_ERA + yearOfEra + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1,
  });
}

/** Takes out the leap days before the day, so that what is left divides by 365. */
function yearOfDayInEra(dayOfEra: number): number {
  const leapDays =
    Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096);
  return Math.floor((dayOfEra - leapDays) / 365);
}
