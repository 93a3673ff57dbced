// Public holidays worked out from the rules of each state, by the machine's calendar, for the proof of business days to compare with.

import type { StateCode } from "../reference-data/states.ts";

const DAY_MILLISECONDS = 86_400_000;
const [SUNDAY, MONDAY, TUESDAY, SATURDAY] = [0, 1, 2, 6];

const ORACLE_FIRST_YEAR = 2026;
const ORACLE_LAST_YEAR = 2028;

/** Neither weekend nor holiday; a year outside the published ones has weekends alone. */
export function oracleIsBusinessDay(iso: string, state: StateCode): boolean {
  const weekday = new Date(`${iso}T00:00:00Z`).getUTCDay();
  return weekday !== SUNDAY && weekday !== SATURDAY && !holidaysOf(state).has(iso);
}

const KEPT = new Map<StateCode, ReadonlySet<string>>();

function holidaysOf(state: StateCode): ReadonlySet<string> {
  const kept = KEPT.get(state) ?? new Set(yearsOf().flatMap((year) => daysOf(state, year).map(isoOf)));
  KEPT.set(state, kept);
  return kept;
}

function yearsOf(): number[] {
  const count = ORACLE_LAST_YEAR - ORACLE_FIRST_YEAR + 1;
  return Array.from({ length: count }, (_, at) => ORACLE_FIRST_YEAR + at);
}

function daysOf(state: StateCode, year: number): number[] {
  const easter = easterSunday(year);
  return [
    workday(day(year, 1, 1)),
    workday(day(year, 1, 26)),
    easter - 2 * DAY_MILLISECONDS,
    easter + DAY_MILLISECONDS,
    ...christmasAndBoxing(year),
    day(year, 4, 25),
    ...anzacMonday(state, year),
    ...OF_THE_STATE[state].flatMap((rule) => rule(year)),
  ];
}

/** Each state's own days, as its Act or its yearly proclamation says. */
const OF_THE_STATE: Record<StateCode, readonly ((year: number) => number[])[]> = {
  NSW: [nth(2, MONDAY, 6), nth(1, MONDAY, 10)],
  VIC: [nth(2, MONDAY, 3), nth(2, MONDAY, 6), nth(1, TUESDAY, 11)],
  QLD: [nth(1, MONDAY, 5), nth(1, MONDAY, 10)],
  SA: [nth(2, MONDAY, 3), nth(2, MONDAY, 6), nth(1, MONDAY, 10)],
  WA: [nth(1, MONDAY, 3), nth(1, MONDAY, 6), (year) => proclaimed(year)],
  ACT: [
    nth(2, MONDAY, 3),
    (year) => [onOrAfter(day(year, 5, 27), MONDAY)],
    nth(2, MONDAY, 6),
    nth(1, MONDAY, 10),
  ],
  NT: [nth(1, MONDAY, 5), nth(2, MONDAY, 6), nth(1, MONDAY, 8)],
  TAS: [nth(2, MONDAY, 3), nth(2, MONDAY, 6)],
};

/** Western Australia proclaims the King's Birthday year by year: the last Monday of September so far as proclaimed. */
function proclaimed(year: number): number[] {
  return year < 2028 ? [onOrAfter(day(year, 9, 24), MONDAY)] : [];
}

/** Where the 25th of April falls on a Sunday five make up for it, three of them on a Saturday too. */
function anzacMonday(state: StateCode, year: number): number[] {
  const weekday = new Date(day(year, 4, 25)).getUTCDay();
  const afterSaturday = ["NSW", "WA", "ACT"].includes(state);
  const afterSunday = afterSaturday || ["QLD", "SA", "NT"].includes(state);
  const isMadeUp = (weekday === SUNDAY && afterSunday) || (weekday === SATURDAY && afterSaturday);
  return isMadeUp ? [onOrAfter(day(year, 4, 25), MONDAY)] : [];
}

/** Two days follow each other: one that falls on a weekend takes the next day that neither has taken. */
function christmasAndBoxing(year: number): number[] {
  const christmas = workday(day(year, 12, 25));
  const boxing = workday(day(year, 12, 26));
  return [christmas, boxing <= christmas ? christmas + DAY_MILLISECONDS : boxing];
}

function workday(milliseconds: number): number {
  const weekday = new Date(milliseconds).getUTCDay();
  return weekday === SUNDAY || weekday === SATURDAY ? onOrAfter(milliseconds, MONDAY) : milliseconds;
}

function nth(which: number, weekday: number, month: number): (year: number) => number[] {
  return (year) => [onOrAfter(day(year, month, 1 + (which - 1) * 7), weekday)];
}

function onOrAfter(milliseconds: number, weekday: number): number {
  const days = (weekday - new Date(milliseconds).getUTCDay() + 7) % 7;
  return milliseconds + days * DAY_MILLISECONDS;
}

function day(year: number, month: number, dayOfMonth: number): number {
  return Date.UTC(year, month - 1, dayOfMonth);
}

/** The Sunday after the full moon that the church's tables name, for 1900 to 2099. */
function easterSunday(year: number): number {
  const epact = (19 * (year % 19) + 24) % 30;
  const moon = epact === 29 || (epact === 28 && year % 19 > 10) ? epact - 1 : epact;
  return onOrAfter(day(year, 3, 21) + (moon + 1) * DAY_MILLISECONDS, SUNDAY);
}

function isoOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}
