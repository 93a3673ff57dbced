// Amounts as people type them: an optional dollar sign, commas in their right places, one or two decimals.

import { type Cents, centsFromDecimal, formatAudShort } from "../money/money.ts";
import { accept, type FieldRule, refine, reject, trimmed } from "./field-rule.ts";

export const AMOUNT_MESSAGE = "This field must be an amount such as 1,250,000.50";

/** At least $1 and under $1,000,000,000, which at cent precision is up to $999,999,999.99. */
export const AMOUNT_MIN = centsFromDecimal("1");
export const AMOUNT_MAX = centsFromDecimal("999999999.99");
export const AMOUNT_RANGE_MESSAGE = "This field must be at least $1 and less than $1,000,000,000";

const TYPED = /^\$?(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})?$/;
const DIGITS_MAX = 20;

/** Any amount from zero on; nothing is guessed at, so "1,00" and "1.234" are refused. */
export const currency: FieldRule<Cents> = (raw) => {
  const parts = TYPED.exec(trimmed(raw));
  if (parts === null) return reject(AMOUNT_MESSAGE);

  const dollars = (parts[1] ?? "").replaceAll(",", "");
  return dollars.length > DIGITS_MAX
    ? reject(AMOUNT_MESSAGE)
    : accept(centsFromDecimal(`${dollars}${parts[2] ?? ""}`));
};

/** The amount of a guarantee, a bond or a facility. */
export const amount: FieldRule<Cents> = refine(currency, (value) =>
  value < AMOUNT_MIN || value > AMOUNT_MAX ? AMOUNT_RANGE_MESSAGE : undefined,
);

export function currencyAtMost(max: Cents): FieldRule<Cents> {
  return refine(currency, (value) =>
    value > max ? `This field must be at most ${formatAudShort(max)}` : undefined,
  );
}

/** Both ends belong to the range. */
export function currencyBetween({ min, max }: { min: Cents; max: Cents }): FieldRule<Cents> {
  const message = `This field must be between ${formatAudShort(min)} and ${formatAudShort(max)}`;
  return refine(currency, (value) => (value < min || value > max ? message : undefined));
}
