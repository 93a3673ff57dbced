// The only divisions there are for money: each says by its name what becomes of the remainder.

import { invariant } from "../../invariant.ts";

/** One of the named divisions, for functions that let the caller choose. */
export type Rounding = (dividend: bigint, divisor: bigint) => bigint;

/** Any remainder costs a whole unit more: a period's charge, so that a year never falls below the minimum. */
export function divideRoundingUp(dividend: bigint, divisor: bigint): bigint {
  requireCountable(dividend, divisor);
  return (dividend + divisor - 1n) / divisor;
}

/** Half a unit or more goes up: every rounding that is not a period's charge. */
export function divideRoundingHalfUp(dividend: bigint, divisor: bigint): bigint {
  requireCountable(dividend, divisor);
  return (dividend * 2n + divisor) / (divisor * 2n);
}

function requireCountable(dividend: bigint, divisor: bigint): void {
  invariant(dividend >= 0n, "what is divided is not negative");
  invariant(divisor > 0n, "the divisor is above zero");
}
