// Exact percentages: a rate is a scaled whole number, so that 2.15 percent is 2.15 percent.

import { invariant } from "../../invariant.ts";
import { type Cents, cents } from "./money.ts";
import type { Rounding } from "./rounding.ts";

declare const unit: unique symbol;

/** Millionths of one percent: 2.15 percent is 2150000n. */
export type Percentage = bigint & { readonly [unit]: "millionths of a percent" };

const DECIMALS_MAX = 6;
const ONE_PERCENT = 1_000_000n;

/** What a product of an amount and a `Percentage` is divided by, for sums that must round once at their end. */
export const PERCENTAGE_DIVISOR = 100n * ONE_PERCENT;

export const ZERO_PERCENT = percentage(0n);

/** Reads "2.15" as the wire and the database write it. Throws a RangeError beyond six decimals or below zero. */
export function percentageFromText(text: string): Percentage {
  const parts = /^(\d{1,12})(?:\.(\d{1,6}))?$/.exec(text);
  if (parts === null) throw new RangeError("A percentage has digits and at most six decimals.");

  const [, whole = "", fraction = ""] = parts;
  return percentage(BigInt(whole) * ONE_PERCENT + BigInt(fraction.padEnd(DECIMALS_MAX, "0")));
}

/** "2.15", "3": no zero that says nothing. */
export function percentageToText(rate: Percentage): string {
  const whole = String(rate / ONE_PERCENT);
  const fraction = String(rate % ONE_PERCENT)
    .padStart(DECIMALS_MAX, "0")
    .replace(/0{1,6}$/, "");
  return fraction === "" ? whole : `${whole}.${fraction}`;
}

/** "2.15%" */
export function formatPercentage(rate: Percentage): string {
  return `${percentageToText(rate)}%`;
}

/** The share of an amount, in whole cents, by the rounding the caller names. */
export function percentageOf(amount: Cents, rate: Percentage, rounding: Rounding): Cents {
  return cents(rounding(amount * rate, PERCENTAGE_DIVISOR));
}

function percentage(millionths: bigint): Percentage {
  invariant(millionths >= 0n, "a percentage is not negative");
  return millionths as Percentage;
}
