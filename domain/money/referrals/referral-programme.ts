// What the referral programme gives to either side, as the provider's administrators set it from a day on.

import { currencyAtMost } from "../../values/fields/amount.ts";
import { dayField, fieldsOf, moneyField, requiredRulesOf } from "../../values/fields/field.ts";
import { centsFromDecimal } from "../../values/money/money.ts";

/** Far above what a referral is worth, so that a slip of the comma is told. */
const REFERRAL_AMOUNT_MAX = centsFromDecimal("10000");
const amount = currencyAtMost(REFERRAL_AMOUNT_MAX);

/** Zero is an amount: that side is given nothing. */
export const REFERRAL_AMOUNT_FIELDS = fieldsOf({
  refereeDiscountAmount: moneyField("Off the first fees of who was referred", amount),
  referrerDiscountAmount: moneyField("For who referred them", amount),
});

export const REFERRAL_VERSION_FIELDS = fieldsOf({
  ...REFERRAL_AMOUNT_FIELDS,
  startsDate: dayField("From"),
});
export const REFERRAL_VERSION_RULES = requiredRulesOf(REFERRAL_VERSION_FIELDS);

export const PAST_REFERRAL_DAY_MESSAGE =
  "Choose today or a later day: what was promised before keeps its amount.";
