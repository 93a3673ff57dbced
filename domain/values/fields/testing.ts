// For tests: what a rule answers to a text, in one word that a table can hold.

import type { FieldRule } from "./field-rule.ts";

/** The value, or the message as it is shown. */
export function validate<V>(rule: FieldRule<V>, raw: string): V | string {
  const result = rule(raw);
  return result.ok ? result.value : result.message;
}

export function accepts<V>(rule: FieldRule<V>, raw: string): boolean {
  return rule(raw).ok;
}
