// What the rules for ABN and ACN share: how such a number is typed, and the length it may have as typed.

import { accept, type FieldResult, maxLength, reject, trimmed } from "./field-rule.ts";
import { LENGTHS } from "./lengths.ts";

const SEPARATORS = /[\s.\-\u2010\u2011]+/g;

/** Spaces of any kind, hyphens and dots inside are dropped; what stands at either end stays and is validated. */
function withoutSeparators(text: string): string {
  return text.length < 3 ? text : text[0] + text.slice(1, -1).replace(SEPARATORS, "") + text.at(-1);
}

export function isDigits(text: string): boolean {
  return /^[0-9]+$/.test(text);
}

export function isOneRepeatedDigit(digits: string): boolean {
  return /^(\d)\1*$/.test(digits);
}

export function weightedSum(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);
}

/** The limit counts the text as typed, spaces included, and speaks only when the number itself is right. */
export function acceptWithinLength(raw: string, digits: string): FieldResult<string> {
  const limited = maxLength(LENGTHS.abnOrAcn)(raw);
  return limited.ok ? accept(digits) : reject(limited.message);
}

export function typedDigits(raw: string): string {
  return withoutSeparators(trimmed(raw));
}
