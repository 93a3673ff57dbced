// Why the purpose of a guarantee has probably ended, and what each further day without its return costs.

import { type Cents, cents } from "../../values/money/money.ts";
import { divideRoundingHalfUp } from "../../values/money/rounding.ts";
import { addMonthsClamped, type PlainDate } from "../../values/time/plain-date.ts";

export const PROBABLY_DONE_TEXT = {
  HOLDER_PROMISED: "The holder named this day",
  LEASE_ENDED: "The lease ended",
  DEFECTS_ENDED: "The defects period ended",
  COMPLETED_A_YEAR_AGO: "A year after practical completion",
  RETURN_EXPECTED: "Its return was expected",
  OPEN_FOR_YEARS: "In force for three years without an end date",
} as const;
export type ProbablyDoneReason = keyof typeof PROBABLY_DONE_TEXT;

/** As long as a guarantee without an end runs under the uniform rules for demand guarantees. */
const OPEN_MONTHS = 36;

/** What was established on this day or before has been open for years. */
export function openSince(today: PlainDate): PlainDate {
  return addMonthsClamped(today, -OPEN_MONTHS);
}

/** As long as a defects period usually is; where its end is known, that counts. */
const DEFECTS_MONTHS = 12;

/** What was practically completed on this day or before has probably been through its defects period. */
export function completedBefore(today: PlainDate): PlainDate {
  return addMonthsClamped(today, -DEFECTS_MONTHS);
}

const DAYS_OF_YEAR = 365n;

/** Of a yearly cost; a part of a cent is rounded, since it is shown and never charged. */
export function costOfDay(annualCents: Cents): Cents {
  return cents(divideRoundingHalfUp(annualCents, DAYS_OF_YEAR));
}
