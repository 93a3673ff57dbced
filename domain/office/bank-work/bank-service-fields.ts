// Within how many hours of business a bank or insurer promises each kind of its work; it may promise none.

import { fieldsOf, incompleteRulesOf } from "../../values/fields/field.ts";
import type { FieldRules, FieldValues } from "../../values/fields/field-set.ts";
import { levelField } from "../desk/desk-service-fields.ts";

export const BANK_SERVICE_FIELDS = fieldsOf({
  issueHours: levelField("Issue a guarantee"),
  applicationHours: levelField("Answer a facility application"),
  requestHours: levelField("Deal with a request after issue"),
});

export const BANK_SERVICE_RULES = incompleteRulesOf(BANK_SERVICE_FIELDS) satisfies FieldRules;
export type BankServiceValues = FieldValues<typeof BANK_SERVICE_RULES>;
