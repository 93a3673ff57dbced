// What a bank charges again and again, for a document or on a facility: the fields of one agreement, each written once.

import { AMOUNT_MAX, currencyAtMost } from "../../values/fields/amount.ts";
import {
  choiceField,
  type FieldPath,
  fieldsOf,
  moneyField,
  numberChoiceField,
  percentageField,
} from "../../values/fields/field.ts";
import { FEE_TYPE_TEXT, frequencyLabel, PAYMENT_FREQUENCIES, SINGLE_PAYMENT_TEXT } from "./fee-schedule.ts";

/** From nothing on: there are fees of zero. */
export const costAmount = currencyAtMost(AMOUNT_MAX);

export const RECURRING_COST_FIELDS = fieldsOf({
  recurringFeeType: choiceField("Fee type", FEE_TYPE_TEXT),
  recurringPercentageCost: percentageField("Percent a year"),
  recurringFixedCost: moneyField("Amount of each payment", costAmount),
  recurringCostFrequency: numberChoiceField("Payments", PAYMENT_FREQUENCIES, (months) =>
    months === 0 ? "One payment" : frequencyLabel(months),
  ),
  /** Where there is one payment; nothing chosen is at the end of the term. */
  recurringSinglePayment: choiceField("Paid", SINGLE_PAYMENT_TEXT),
  recurringMinimumAnnualCost: moneyField("Minimum a year", costAmount),
});
export type RecurringCostField = FieldPath<typeof RECURRING_COST_FIELDS>;
