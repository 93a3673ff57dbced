// What a fee charges: for a year, for one period, for a whole term and for a lifetime.

import { invariant } from "../../invariant.ts";
import { type Cents, cents, formatAud, ZERO_CENTS } from "../../values/money/money.ts";
import { formatPercentage, PERCENTAGE_DIVISOR, ZERO_PERCENT } from "../../values/money/percentage.ts";
import { divideRoundingUp } from "../../values/money/rounding.ts";
import {
  addMonthsClamped,
  daysBetween,
  type PlainDate,
  wholeMonthsBetween,
} from "../../values/time/plain-date.ts";
import type { FeeSchedule } from "./fee-schedule.ts";
import {
  countOf,
  type ExactCents,
  type FeeResult,
  type FeeStep,
  roundedNote,
  shownCents,
} from "./fee-steps.ts";

/** `shown` is the exact cost in words: the amount, or the sum that gives it where the amount has parts of a cent. */
type AnnualCost = { exact: ExactCents; shown: string; steps: readonly FeeStep[] };

/** A year's cost, exact, raised to the minimum; only for fees with months between payments. */
export function annualCost(fee: FeeSchedule): AnnualCost {
  invariant(hasPeriods(fee), "a year's cost is asked of a fee with periods");

  const step = fee.feeType === "FIXED_FEE" ? annualOfFixed(fee) : annualOfPercentage(fee);
  const { minimumAnnualCents } = fee;
  if (step.exact.numerator >= minimumAnnualCents * step.exact.denominator) return step;

  const arithmetic = `less than the minimum of ${formatAud(minimumAnnualCents)} a year, so the minimum applies`;
  return {
    exact: { numerator: minimumAnnualCents, denominator: 1n },
    shown: `${formatAud(minimumAnnualCents)} a year`,
    steps: [...step.steps, { label: "Minimum annual cost", arithmetic, amountCents: minimumAnnualCents }],
  };
}

/** One period's charge, rounded up to the cent, so that a year never sums to less than the minimum. */
export function periodCharge(fee: FeeSchedule): FeeResult {
  const { exact, shown, steps } = annualCost(fee);
  const months = fee.monthsBetweenPayments;
  const amountCents = cents(divideRoundingUp(exact.numerator * BigInt(months), exact.denominator * 12n));
  const arithmetic = `${shown} × ${months} ÷ 12 months, rounded up to the cent`;
  return { amountCents, steps: [...steps, { label: "Charge for a period", arithmetic, amountCents }] };
}

/** The single charge of a frequency of 0. Undefined for a percentage while nobody knows when the term ends. */
export function termCharge(fee: FeeSchedule): FeeResult | undefined {
  if (fee.feeType === "FIXED_FEE") return single("One payment for the term", fee.fixedCents ?? ZERO_CENTS);
  return fee.interestEndDate === null ? undefined : percentageForTerm(fee, fee.interestEndDate);
}

/** The annual percentage from the start to the given day: whole anchored years, then the last part year by its days. */
export function percentageForTerm(fee: FeeSchedule, endDate: PlainDate): FeeResult {
  const { exact, shown, steps } = annualOfPercentage(fee);
  const { years, days, daysOfYear } = termParts(fee.interestStartDate, endDate);
  const yearsTimesDays = BigInt(years) * BigInt(daysOfYear) + BigInt(days);
  const amountCents = cents(
    divideRoundingUp(exact.numerator * yearsTimesDays, exact.denominator * BigInt(daysOfYear)),
  );
  const arithmetic = `${shown} × (${countOf(years, "year")} + ${days} ÷ ${countOf(daysOfYear, "day")}), rounded up to the cent`;
  return { amountCents, steps: [...steps, { label: "Charge for the term", arithmetic, amountCents }] };
}

/** The fixed amount if there is one, else the percentage of the amount, rounded up; no minimum. */
export function lifetimeCharge(fee: FeeSchedule): FeeResult {
  if (fee.fixedCents !== null) return single("Lifetime fee", fee.fixedCents);

  const rate = fee.percentage ?? ZERO_PERCENT;
  const amountCents = cents(divideRoundingUp(fee.baseCents * rate, PERCENTAGE_DIVISOR));
  const arithmetic = `${formatAud(fee.baseCents)} × ${formatPercentage(rate)}, rounded up to the cent`;
  return { amountCents, steps: [{ label: "Lifetime fee", arithmetic, amountCents }] };
}

/** What the first invoice charges of this fee. One payment for the term adds nothing to it. */
export function firstPeriodCharge(fee: FeeSchedule): FeeResult {
  if (fee.feeType === "LIFETIME_FEE") return lifetimeCharge(fee);
  if (hasPeriods(fee)) return periodCharge(fee);

  const arithmetic = "charged once for the whole term, so nothing falls in the first period";
  return {
    amountCents: ZERO_CENTS,
    steps: [{ label: "First period", arithmetic, amountCents: ZERO_CENTS }],
  };
}

export function hasPeriods(fee: FeeSchedule): boolean {
  return fee.feeType !== "LIFETIME_FEE" && fee.monthsBetweenPayments > 0;
}

function annualOfFixed(fee: FeeSchedule): AnnualCost {
  const fixedCents = fee.fixedCents ?? ZERO_CENTS;
  const exact = { numerator: fixedCents * 12n, denominator: BigInt(fee.monthsBetweenPayments) };
  return annualOf(exact, `${formatAud(fixedCents)} × 12 ÷ ${fee.monthsBetweenPayments}`);
}

function annualOfPercentage(fee: FeeSchedule): AnnualCost {
  const rate = fee.percentage ?? ZERO_PERCENT;
  const exact = { numerator: fee.baseCents * rate, denominator: PERCENTAGE_DIVISOR };
  return annualOf(exact, `${formatAud(fee.baseCents)} × ${formatPercentage(rate)}`);
}

function annualOf(exact: ExactCents, sum: string): AnnualCost {
  const amountCents = shownCents(exact);
  const note = roundedNote(exact);
  const shown = note === "" ? `${formatAud(amountCents)} a year` : sum;
  return { exact, shown, steps: [{ label: "Annual cost", arithmetic: `${sum}${note}`, amountCents }] };
}

function single(label: string, amountCents: Cents): FeeResult {
  return { amountCents, steps: [{ label, arithmetic: "a fixed amount, charged in full", amountCents }] };
}

function termParts(startDate: PlainDate, endDate: PlainDate) {
  invariant(startDate <= endDate, "a term does not end before it starts");
  const years = Math.floor(wholeMonthsBetween(startDate, endDate) / 12);
  const yearStart = addMonthsClamped(startDate, years * 12);
  const yearEnd = addMonthsClamped(startDate, (years + 1) * 12);
  return { years, days: daysBetween(yearStart, endDate), daysOfYear: daysBetween(yearStart, yearEnd) };
}
