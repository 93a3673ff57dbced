// Validates the texts of a short form by the rules of the domain.

import type { FieldMessages } from "@bondline/domain/refusals.ts";
import { checkFields, type FieldRules } from "@bondline/domain/values/fields/field-set.ts";

export function validateBy(rules: FieldRules): (values: Readonly<Record<string, string>>) => FieldMessages {
  return (values) => {
    const result = checkFields(rules, values);
    return result.ok ? {} : result.fields;
  };
}
