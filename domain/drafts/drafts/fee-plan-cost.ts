// What a fee plan costs on one draft: at once, a year, and to the day on which the guarantee ends.

import type { DiscountTerms } from "../../money/fees/discounts.ts";
import { feePeriodAt } from "../../money/fees/fee-periods.ts";
import { countOf, type FeeStep } from "../../money/fees/fee-steps.ts";
import { type FeeSummaryTerms, feeScheduleOf } from "../../money/fees/fee-summary.ts";
import { periodCharge } from "../../money/fees/period-charge.ts";
import { addCents, type Cents, cents, formatAud } from "../../values/money/money.ts";
import { addDays, formatDate, type PlainDate } from "../../values/time/plain-date.ts";
import { draftFees } from "./draft-fees.ts";

type Guarantee = { amountCents: Cents; interestStartDate: PlainDate; interestEndDate: PlainDate | null };

export type FeePlanCost = {
  /** The first invoice: establishment and first period, less the discounts. */
  payNowCents: Cents;
  /** A year of ongoing fees, as charged. */
  yearlyCents: Cents;
  /** The first invoice and what is charged after it within a year. */
  firstYearCents: Cents;
  /** The first invoice and every period that begins before the end; null while nobody knows the end. */
  toExpiryCents: Cents | null;
  steps: readonly FeeStep[];
};

/** As if the guarantee were issued on `interestStartDate`. */
export function feePlanCost(
  terms: FeeSummaryTerms,
  guarantee: Guarantee,
  discounts: DiscountTerms,
): FeePlanCost {
  const schedule = feeScheduleOf(terms, guarantee);
  const { establishmentFeeCents } = terms;
  const { totalCents: payNowCents, steps } = draftFees({ establishmentFeeCents, schedule, discounts });
  const { amountCents: chargeCents } = periodCharge(schedule);
  const periodsInYear = 12 / schedule.monthsBetweenPayments;
  const withLater = (count: number) => addCents(payNowCents, times(chargeCents, count));
  const cost = {
    payNowCents,
    yearlyCents: times(chargeCents, periodsInYear),
    firstYearCents: withLater(periodsInYear - 1),
  };
  const { interestEndDate } = guarantee;
  if (interestEndDate === null) return { ...cost, toExpiryCents: null, steps };

  const count = periodsAfterFirst(schedule, interestEndDate);
  const toExpiryCents = withLater(count);
  const arithmetic = `${formatAud(payNowCents)} + ${countOf(count, "later period")} × ${formatAud(chargeCents)}`;
  const step = { label: `To ${formatDate(interestEndDate)}`, arithmetic, amountCents: toExpiryCents };
  return { ...cost, toExpiryCents, steps: [...steps, step] };
}

/** Which of the costs are the lowest, each to its end or, without one, over a year; several where they tie. */
export function cheapestPlans<Plan extends FeePlanCost>(plans: readonly Plan[]): readonly Plan[] {
  const compared = ({ toExpiryCents, firstYearCents }: FeePlanCost) => toExpiryCents ?? firstYearCents;
  const costs = plans.map(compared).toSorted((one, other) => (one < other ? -1 : 1));
  return plans.filter((plan) => compared(plan) === costs[0]);
}

/** Those that begin before the end: each is charged whole, in advance. */
function periodsAfterFirst(schedule: Parameters<typeof feePeriodAt>[0], endDate: PlainDate): number {
  return feePeriodAt(schedule, addDays(endDate, -1))?.index ?? 0;
}

function times(amountCents: Cents, count: number): Cents {
  return cents(amountCents * BigInt(count));
}
