// On what terms finance is advertised, as the provider's administrators set it from a day on.

import type { FieldMessages } from "../../refusals.ts";
import {
  choicesField,
  countField,
  dayField,
  fieldsOf,
  moneyField,
  percentageField,
  requiredRulesOf,
} from "../../values/fields/field.ts";
import type { FieldValues } from "../../values/fields/field-set.ts";

/** Of which an offer names some; the longest bounds what a repayment is worked out over. */
const TERM_TEXT = {
  "3": "3 months",
  "6": "6 months",
  "9": "9 months",
  "12": "12 months",
  "18": "18 months",
  "24": "24 months",
  "36": "36 months",
  "48": "48 months",
  "60": "60 months",
} as const;

/** A bound against a slip: money that comes in three months is of no use to a guarantee. */
const FINANCE_DAYS_MAX = 60;

export const FINANCE_TERM_FIELDS = fieldsOf({
  annualRate: percentageField("Rate a year"),
  minAmount: moneyField("Finance from"),
  maxAmount: moneyField("Finance up to"),
  termMonths: choicesField("Terms", TERM_TEXT, "Choose at least one term."),
  availabilityMinBusinessDays: countField("Earliest payout, business days", FINANCE_DAYS_MAX),
  availabilityMaxBusinessDays: countField("Latest payout, business days", FINANCE_DAYS_MAX),
});

export const FINANCE_VERSION_FIELDS = fieldsOf({
  ...FINANCE_TERM_FIELDS,
  startsDate: dayField("From"),
});
export const FINANCE_VERSION_RULES = requiredRulesOf(FINANCE_VERSION_FIELDS);
type FinanceVersion = FieldValues<typeof FINANCE_VERSION_RULES>;

export const PAST_FINANCE_DAY_MESSAGE =
  "Choose today or a later day: what was offered before keeps its rate and repayment.";

/** What ends before it begins. */
export function financeTermFaults(version: Partial<FinanceVersion>): FieldMessages {
  const {
    minAmount,
    maxAmount,
    availabilityMinBusinessDays: min,
    availabilityMaxBusinessDays: max,
  } = version;
  return {
    ...(minAmount !== undefined && maxAmount !== undefined && maxAmount < minAmount
      ? { maxAmount: "This amount is below the one that finance begins with." }
      : {}),
    ...(min !== undefined && max !== undefined && max < min
      ? { availabilityMaxBusinessDays: "This is less than the least." }
      : {}),
  };
}
