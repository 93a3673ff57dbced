// Australian Business Numbers: eleven digits whose weighted sum is a multiple of 89.

import {
  acceptWithinLength,
  isDigits,
  isOneRepeatedDigit,
  typedDigits,
  weightedSum,
} from "./business-number.ts";
import { type FieldRule, reject } from "./field-rule.ts";

export const ABN_LENGTH = 11;

const WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19] as const;
const MODULUS = 89;

/** Answers the digits alone. */
export const abn: FieldRule<string> = (raw) => {
  const digits = typedDigits(raw);
  if (!isDigits(digits)) return reject("An ABN must only include digits");
  if (digits.length !== ABN_LENGTH) return reject("An ABN must consist of 11 digits");
  if (!isAbn(digits)) return reject("Invalid ABN");
  return acceptWithinLength(raw, digits);
};

/** A leading zero, and a tail of one repeated digit, pass the sum but are never issued. */
export function isAbn(digits: string): boolean {
  if (!isDigits(digits) || digits.length !== ABN_LENGTH) return false;
  if (digits.startsWith("0") || isOneRepeatedDigit(abnTail(digits))) return false;
  return (weightedSum(digits, WEIGHTS) - WEIGHTS[0]) % MODULUS === 0;
}

/** The last nine digits: a company's ACN, where the holder is a company. */
export function abnTail(digits: string): string {
  return digits.slice(2);
}

/** "51 824 753 556" */
export function formatAbn(digits: string): string {
  return `${digits.slice(0, 2)} ${digits.slice(2, 5)} ${digits.slice(5, 8)} ${digits.slice(8)}`;
}
