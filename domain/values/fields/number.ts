// Whole numbers and their bounds.

import { accept, type FieldRule, refine, reject, trimmed } from "./field-rule.ts";

/** What the wire's Int and the database's integer hold. */
const WHOLE_NUMBER_BOUND = 2_147_483_647;

export const wholeNumber: FieldRule<number> = (raw) => {
  const text = trimmed(raw);
  if (!/^-?\d{1,10}$/.test(text)) return reject("This field must be a whole number");
  const value = Number(text);
  return Math.abs(value) > WHOLE_NUMBER_BOUND ? reject("This number is out of range") : accept(value);
};

/** Both ends belong to the range. */
export function between({ min, max }: { min: number; max: number }): FieldRule<number> {
  return refine(wholeNumber, (value) =>
    value < min || value > max ? `This field must be between ${min} and ${max}` : undefined,
  );
}

/** Lead times of alerts and the like, in calendar days. */
export const dayRange: FieldRule<number> = between({ min: 1, max: 365 });
