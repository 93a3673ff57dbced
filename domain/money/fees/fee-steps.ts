// How a figure came about: each step with its label, its arithmetic in words and its amount, for a screen to show on demand.

import { type Cents, cents } from "../../values/money/money.ts";
import { divideRoundingHalfUp } from "../../values/money/rounding.ts";

export type FeeStep = { label: string; arithmetic: string; amountCents: Cents };

export type FeeResult = { amountCents: Cents; steps: readonly FeeStep[] };

/** An exact amount in cents that has not been rounded yet; the denominator is above zero. */
export type ExactCents = { numerator: bigint; denominator: bigint };

/** For showing alone: sums go on from the exact amount. */
export function shownCents({ numerator, denominator }: ExactCents): Cents {
  return cents(divideRoundingHalfUp(numerator, denominator));
}

/** Said behind a sum that does not come out in whole cents, so that it can be worked out again. */
export function roundedNote({ numerator, denominator }: ExactCents): string {
  return numerator % denominator === 0n ? "" : ", rounded to the cent";
}

export function countOf(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
