// What a fee has cost up to a day: whole periods as charged, the current one by its days.

import { type Cents, cents, formatAud, ZERO_CENTS } from "../../values/money/money.ts";
import { daysBetween, earlierDate, formatDate, type PlainDate } from "../../values/time/plain-date.ts";
import { feePeriodAt } from "./fee-periods.ts";
import type { FeeSchedule } from "./fee-schedule.ts";
import {
  countOf,
  type ExactCents,
  type FeeResult,
  type FeeStep,
  roundedNote,
  shownCents,
} from "./fee-steps.ts";
import { hasPeriods, lifetimeCharge, percentageForTerm, periodCharge, termCharge } from "./period-charge.ts";

/** Calendar days with the end not counted; nothing before the start, and it stops at `interestEndDate`. */
export function accruedCost(fee: FeeSchedule, asAtDate: PlainDate): FeeResult {
  if (asAtDate < fee.interestStartDate) return nothingYet(fee);
  if (fee.feeType === "LIFETIME_FEE") return lifetimeCharge(fee);

  const untilDate = fee.interestEndDate === null ? asAtDate : earlierDate(asAtDate, fee.interestEndDate);
  if (untilDate < fee.interestStartDate) return nothingYet(fee);
  return hasPeriods(fee) ? accruedByPeriods(fee, untilDate) : accruedOverTerm(fee, untilDate);
}

/** Rounded once, at the end, from the charge as rounded; a cut period keeps its whole length as denominator. */
function accruedByPeriods(fee: FeeSchedule, untilDate: PlainDate): FeeResult {
  const period = feePeriodAt(fee, untilDate);
  if (period === undefined) return nothingYet(fee);

  const { amountCents: chargeCents, steps } = periodCharge(fee);
  const daysElapsed = daysBetween(period.startDate, untilDate);
  const wholeCents = cents(chargeCents * BigInt(period.index));
  const partOf = share(chargeCents, daysElapsed, period.days);
  const partCents = shownCents(partOf);

  const whole: FeeStep = {
    label: "Whole periods",
    arithmetic: `${countOf(period.index, "period")} × ${formatAud(chargeCents)}`,
    amountCents: wholeCents,
  };
  const part: FeeStep = {
    label: `Period from ${formatDate(period.startDate)}`,
    arithmetic: `${formatAud(chargeCents)} × ${daysElapsed} ÷ ${countOf(period.days, "day")}, to ${formatDate(untilDate)}${roundedNote(partOf)}`,
    amountCents: partCents,
  };
  const amountCents = cents(wholeCents + partCents);
  const arithmetic = `${formatAud(wholeCents)} + ${formatAud(partCents)}`;
  return { amountCents, steps: [...steps, whole, part, { label: "Accrued", arithmetic, amountCents }] };
}

/** One payment accrues evenly over its term; without an end, a percentage accrues as if the term ended today. */
function accruedOverTerm(fee: FeeSchedule, untilDate: PlainDate): FeeResult {
  if (fee.interestEndDate === null) return accruedWithoutEnd(fee, untilDate);

  const term = termCharge(fee);
  if (term === undefined) return nothingYet(fee);
  const daysOfTerm = daysBetween(fee.interestStartDate, fee.interestEndDate);
  if (daysOfTerm === 0) return term;

  const daysElapsed = daysBetween(fee.interestStartDate, untilDate);
  const accrued = share(term.amountCents, daysElapsed, daysOfTerm);
  const amountCents = shownCents(accrued);
  const arithmetic = `${formatAud(term.amountCents)} × ${daysElapsed} ÷ ${countOf(daysOfTerm, "day")} of the term${roundedNote(accrued)}`;
  return { amountCents, steps: [...term.steps, { label: "Accrued", arithmetic, amountCents }] };
}

/** A fixed payment has no length to be spread over: it counts from the day on which it is due. */
function accruedWithoutEnd(fee: FeeSchedule, untilDate: PlainDate): FeeResult {
  if (fee.feeType === "ANNUAL_PERCENTAGE") return percentageForTerm(fee, untilDate);

  const term = termCharge(fee);
  return term === undefined || fee.singlePaymentDue === "AT_END" ? nothingYet(fee) : term;
}

function share(amountCents: Cents, days: number, daysOfWhole: number): ExactCents {
  return { numerator: amountCents * BigInt(days), denominator: BigInt(daysOfWhole) };
}

function nothingYet(fee: FeeSchedule): FeeResult {
  const arithmetic = `nothing is due yet; the fee runs from ${formatDate(fee.interestStartDate)}`;
  return { amountCents: ZERO_CENTS, steps: [{ label: "Accrued", arithmetic, amountCents: ZERO_CENTS }] };
}
