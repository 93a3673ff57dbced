// A new rate of a document's fee from a day on: what is asked of it, and when there can be one.

import type { FeeType } from "../../money/fees/fee-schedule.ts";
import { RECURRING_COST_FIELDS } from "../../money/fees/recurring-cost-fields.ts";
import type { FieldMessages } from "../../refusals.ts";
import { dayField, fieldsOf, incompleteRulesOf } from "../../values/fields/field.ts";
import { REQUIRED_MESSAGE, required } from "../../values/fields/field-rule.ts";
import type { FieldValues } from "../../values/fields/field-set.ts";
import { addMonthsClamped, formatDate, type PlainDate } from "../../values/time/plain-date.ts";

const { recurringPercentageCost, recurringFixedCost } = RECURRING_COST_FIELDS;

export const COST_RATE_FIELDS = fieldsOf({
  fromDate: dayField("From"),
  recurringPercentageCost,
  recurringFixedCost,
});
export const COST_RATE_RULES = {
  ...incompleteRulesOf(COST_RATE_FIELDS),
  fromDate: required(COST_RATE_FIELDS.fromDate.rule),
};
export type CostRateValues = FieldValues<typeof COST_RATE_RULES>;

/** A bank's notice looks some time back and ahead: what lies further is a mistyped year, or a correction of the costs. */
const YEARS_BACK = 1;
const YEARS_AHEAD = 5;

export type RateFacts = {
  feeType: FeeType;
  /** 0: one payment for the whole term. */
  monthsBetweenPayments: number;
  interestStartDate: PlainDate | null;
  interestEndDate: PlainDate | null;
  /** The days from which there is a rate already. */
  ratesFrom: readonly PlainDate[];
  today: PlainDate;
};

/** What is charged once has no rate that could be another later. */
export function hasRate({
  feeType,
  monthsBetweenPayments,
}: Pick<RateFacts, "feeType" | "monthsBetweenPayments">) {
  return feeType === "ANNUAL_PERCENTAGE" || (feeType === "FIXED_FEE" && monthsBetweenPayments > 0);
}

export function costRateFaults(values: CostRateValues, facts: RateFacts): FieldMessages {
  const messages = { ...rateFaults(values, facts) };
  const day = dayFault(values.fromDate, facts);
  return day === undefined ? messages : { ...messages, fromDate: day };
}

function rateFaults(values: CostRateValues, facts: RateFacts): FieldMessages {
  if (!hasRate(facts)) return { fromDate: CHARGED_ONCE_MESSAGE };
  const [asked, other] =
    facts.feeType === "FIXED_FEE"
      ? (["recurringFixedCost", "recurringPercentageCost"] as const)
      : (["recurringPercentageCost", "recurringFixedCost"] as const);
  if (values[asked] === null) return { [asked]: REQUIRED_MESSAGE };
  return values[other] === null ? {} : { [other]: OTHER_KIND_MESSAGE };
}

const CHARGED_ONCE_MESSAGE =
  "This fee is charged once, so it has no new rate from a day. Edit the costs instead.";
const OTHER_KIND_MESSAGE = "This fee is charged another way. Leave this blank.";

function dayFault(
  day: PlainDate,
  { interestStartDate: start, interestEndDate: end, ratesFrom, today }: RateFacts,
) {
  if (start === null || day <= start)
    return `Choose a day after ${start === null ? "the issue" : formatDate(start)}, when the fee begins. To change it from the start, edit the costs.`;
  if (end !== null && day >= end) return `The fee ends on ${formatDate(end)}. Choose an earlier day.`;
  if (day < addMonthsClamped(today, -12 * YEARS_BACK))
    return "This day is more than a year ago. Edit the costs instead.";
  if (day > addMonthsClamped(today, 12 * YEARS_AHEAD)) return "This day is more than five years away.";
  return ratesFrom.includes(day)
    ? "There is a new rate from this day already. Take that one back first."
    : undefined;
}

/** With rates from a day, the fee stays of the kind that they are of. */
export function keepsRates(
  before: Pick<RateFacts, "feeType">,
  after: Pick<RateFacts, "feeType" | "monthsBetweenPayments"> | undefined,
): boolean {
  return after !== undefined && after.feeType === before.feeType && hasRate(after);
}
