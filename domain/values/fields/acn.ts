// Australian Company Numbers: eight digits and a check digit.

import {
  acceptWithinLength,
  isDigits,
  isOneRepeatedDigit,
  typedDigits,
  weightedSum,
} from "./business-number.ts";
import { type FieldRule, reject } from "./field-rule.ts";

export const ACN_LENGTH = 9;

const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 1] as const;

/** Answers the digits alone. */
export const acn: FieldRule<string> = (raw) => {
  const digits = typedDigits(raw);
  if (!isDigits(digits)) return reject("An ACN must only include digits");
  if (digits.length !== ACN_LENGTH) return reject("An ACN must consist of 9 digits");
  if (!isAcn(digits)) return reject("Invalid ACN");
  return acceptWithinLength(raw, digits);
};

/** All digits alike can pass the sum, as nine zeros do, and are never issued. */
export function isAcn(digits: string): boolean {
  if (!isDigits(digits) || digits.length !== ACN_LENGTH || isOneRepeatedDigit(digits)) return false;
  const checkDigit = (10 - (weightedSum(digits, WEIGHTS) % 10)) % 10;
  return checkDigit === Number(digits[ACN_LENGTH - 1]);
}

/** "004 085 616" */
export function formatAcn(digits: string): string {
  return `${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6)}`;
}
