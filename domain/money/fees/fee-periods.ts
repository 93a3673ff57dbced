// The periods of a recurring fee: half-open, counted from the start date and clamped, so that they tile without gap or overlap.

import {
  addMonthsClamped,
  daysBetween,
  type PlainDate,
  wholeMonthsBetween,
} from "../../values/time/plain-date.ts";

type FeePeriod = {
  /** 0 is the first. */
  index: number;
  startDate: PlainDate;
  /** The first day of the next period, which is not part of this one. */
  endDate: PlainDate;
  days: number;
};

type Rhythm = { interestStartDate: PlainDate; monthsBetweenPayments: number };

/** Always from the original start: stepping from the previous one would turn the 31st into the 28th for good. */
export function feePeriod(rhythm: Rhythm, index: number): FeePeriod {
  const { interestStartDate, monthsBetweenPayments } = rhythm;
  const startDate = addMonthsClamped(interestStartDate, index * monthsBetweenPayments);
  const endDate = addMonthsClamped(interestStartDate, (index + 1) * monthsBetweenPayments);
  return { index, startDate, endDate, days: daysBetween(startDate, endDate) };
}

/** The period that holds the day, or undefined before the first one. */
export function feePeriodAt(rhythm: Rhythm, date: PlainDate): FeePeriod | undefined {
  if (date < rhythm.interestStartDate) return undefined;

  const months = wholeMonthsBetween(rhythm.interestStartDate, date);
  return feePeriod(rhythm, Math.floor(months / rhythm.monthsBetweenPayments));
}
