// The faulty fields of a form by the rules of the domain, so that no rule is written a second time.

import type { FieldMessages } from "@bondline/domain/refusals.ts";
import { checkFields, type FieldRules } from "@bondline/domain/values/fields/field-set.ts";

/** By the fields' names; a box counts as "true" or "false", what is missing as empty. */
export function messagesOf(rules: FieldRules, values: Readonly<Record<string, unknown>>): FieldMessages {
  const texts = Object.fromEntries(Object.entries(values).map(([field, value]) => [field, textOf(value)]));
  const result = checkFields(rules, texts);
  return result.ok ? {} : result.fields;
}

function textOf(value: unknown): string {
  return value === undefined || value === null ? "" : String(value);
}
