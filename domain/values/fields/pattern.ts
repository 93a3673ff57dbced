// Rules about one text against a pattern or against another text.

import { type FieldRule, refine } from "./field-rule.ts";

/** The pattern must have neither the global nor the sticky flag, since those remember where they stopped. */
export function mustNotMatch(rule: FieldRule<string>, pattern: RegExp, message: string): FieldRule<string> {
  return refine(rule, (text) => (pattern.test(text) ? message : undefined));
}

/** For a value that has to be typed twice. */
export function mustEqual(rule: FieldRule<string>, other: string, message: string): FieldRule<string> {
  return refine(rule, (text) => (text === other.trim() ? undefined : message));
}
