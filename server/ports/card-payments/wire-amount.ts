// Amounts on the wire of cards: whole cents as a JSON number. What such a number cannot say exactly is refused, never rounded.

import { type Cents, cents } from "@bondline/domain/values/money/money.ts";

const EXACT_MAX = BigInt(Number.MAX_SAFE_INTEGER);

/** Throws a RangeError below nothing, and beyond what a JSON number holds exactly. */
export function toWire(amount: bigint): number {
  if (amount < 0n || amount > EXACT_MAX) throw new RangeError("This amount has no exact number on the wire.");
  return Number(amount);
}

/** Throws a RangeError for anything but a whole number of cents from nothing on. */
export function fromWire(amount: number): Cents {
  if (!Number.isSafeInteger(amount) || amount < 0)
    throw new RangeError("The wire says an amount that is no whole number of cents.");
  return cents(BigInt(amount));
}
