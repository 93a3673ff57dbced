// For tests: what a rule answers to a text, in one word that a table can hold.

import type { Fields } from "./field.ts";
import { type NestedOf, nestTexts } from "./field-paths.ts";
import type { FieldRule } from "./field-rule.ts";

/** The value, or the message as it is shown. */
export function validate<V>(rule: FieldRule<V>, raw: string): V | string {
  const result = rule(raw);
  return result.ok ? result.value : result.message;
}

export function accepts<V>(rule: FieldRule<V>, raw: string): boolean {
  return rule(raw).ok;
}

/** A record in which nothing is filled in, as the contract nests it. */
export function emptyRecord<F extends Fields>(fields: F): NestedOf<F, null> {
  return nestTexts(fields, Object.fromEntries(Object.keys(fields).map((path) => [path, null])));
}
