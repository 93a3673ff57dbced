// A movement of the books as a journal of an accounting package: the reference by which it leads back, and the days that are asked for.

import { refuseFields } from "../../refusals.ts";
import { dateFromParts, findPlainDate, isBefore } from "../../values/time/plain-date.ts";
import type { RevenueSpan } from "./revenue.ts";

const PREFIX = "BL";
const DIGITS = 6;
const REFERENCE = /^BL0*(\d{1,15})$/;

/** "BL000123": what the narrowest of the packages keeps, and more digits only once there are a million. */
export function journalReference(number: bigint): string {
  return PREFIX + String(number).padStart(DIGITS, "0");
}

/** Undefined for what is no reference of a journal. */
export function journalNumberOf(reference: string): bigint | undefined {
  const digits = REFERENCE.exec(reference.trim().toUpperCase())?.[1];
  return digits === undefined ? undefined : BigInt(digits);
}

const FIRST_DAY = dateFromParts({ year: 2000, month: 1, day: 1 });
const LAST_DAY = dateFromParts({ year: 2100, month: 12, day: 31 });
const DAYS_MESSAGE = "Choose a first and a last day, the last not before the first.";

export function requireJournalDays(asked: { from: string; to: string }): RevenueSpan {
  const [from, to] = [findPlainDate(asked.from), findPlainDate(asked.to)];
  if (from === undefined || to === undefined) refuseFields({ to: DAYS_MESSAGE });
  if (isBefore(to, from) || isBefore(from, FIRST_DAY) || isBefore(LAST_DAY, to))
    refuseFields({ to: DAYS_MESSAGE });
  return { from, to };
}
