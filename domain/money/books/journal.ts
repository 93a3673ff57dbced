// A movement of the books as a journal of an accounting package: the reference by which it leads back, and the days that are asked for.

import { refuseFields } from "../../refusals.ts";
import { dateFromParts, findPlainDate, isBefore, type PlainDate } from "../../values/time/plain-date.ts";
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
const DAY_MESSAGE = "Enter a day from 2000 to 2100.";
const ORDER_MESSAGE = "Choose a last day that is not before the first.";

export function requireJournalDays(asked: { from: string; to: string }): RevenueSpan {
  const [from, to] = [dayOf(asked.from), dayOf(asked.to)];
  if (from === undefined || to === undefined)
    refuseFields({
      ...(from === undefined && { from: DAY_MESSAGE }),
      ...(to === undefined && { to: DAY_MESSAGE }),
    });
  if (isBefore(to, from)) refuseFields({ to: ORDER_MESSAGE });
  return { from, to };
}

function dayOf(text: string): PlainDate | undefined {
  const day = findPlainDate(text);
  if (day === undefined || isBefore(day, FIRST_DAY) || isBefore(LAST_DAY, day)) return undefined;
  return day;
}
