// Equal fortnightly repayments of a financed amount, by the annuity formula at the advertised rate.

import { invariant } from "../../invariant.ts";
import { type Cents, cents, formatAud } from "../../values/money/money.ts";
import { formatPercentage, PERCENTAGE_DIVISOR, type Percentage } from "../../values/money/percentage.ts";
import { divideRoundingHalfUp } from "../../values/money/rounding.ts";
import type { FeeResult } from "./fee-steps.ts";

const FORTNIGHTS_PER_YEAR = 26;

/** Months as fortnights, a part of one counting whole. */
export function fortnightsOf(months: number): number {
  return Math.ceil((months * FORTNIGHTS_PER_YEAR) / 12);
}

/**
 * One repayment, half-up to the cent. The rate is a year's, a fortnight's is its 26th part; worked in whole numbers:
 * amount × r(1 + r)ⁿ ÷ ((1 + r)ⁿ − 1), with r as a fraction.
 */
export function fortnightlyRepayment(options: {
  amountCents: Cents;
  annualRate: Percentage;
  months: number;
}): FeeResult {
  const { amountCents, annualRate, months } = options;
  invariant(Number.isInteger(months) && months > 0, "a term of finance has whole months");
  const count = fortnightsOf(months);
  const repayment = repaymentOf(amountCents, annualRate, count);
  const arithmetic = `${formatAud(amountCents)} over ${count} fortnights at ${formatPercentage(annualRate)} a year, each repayment equal`;
  return {
    amountCents: repayment,
    steps: [{ label: "Fortnightly repayment", arithmetic, amountCents: repayment }],
  };
}

function repaymentOf(amountCents: Cents, annualRate: Percentage, count: number): Cents {
  if (annualRate === 0n) return cents(divideRoundingHalfUp(amountCents, BigInt(count)));

  const whole = PERCENTAGE_DIVISOR * BigInt(FORTNIGHTS_PER_YEAR);
  const grown = (whole + annualRate) ** BigInt(count);
  const start = whole ** BigInt(count);
  return cents(divideRoundingHalfUp(amountCents * annualRate * grown, whole * (grown - start)));
}
