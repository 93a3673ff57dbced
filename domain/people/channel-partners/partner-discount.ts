// What was agreed with a trade organisation for its members: a share of the first ongoing fee, set by two administrators of the provider from a day on.

import {
  AFTER_LATEST_DAY_MESSAGE,
  findStartFault,
  type VersionDays,
} from "../../office/changes/version-start.ts";
import type { FieldMessages } from "../../refusals.ts";
import { dayField, fieldsOf, percentageField } from "../../values/fields/field.ts";
import { optional, required } from "../../values/fields/field-rule.ts";
import type { FieldValues } from "../../values/fields/field-set.ts";

export const PARTNER_DISCOUNT_FIELDS = fieldsOf({
  discountPercentage: percentageField("Discount on the first ongoing fee, percent"),
  startsDate: dayField("From"),
});

/** Nothing is taken off by 0, not by an empty field: what is proposed is what will hold. Without a day it holds once it is approved. */
export const PARTNER_DISCOUNT_RULES = {
  discountPercentage: required(PARTNER_DISCOUNT_FIELDS.discountPercentage.rule),
  startsDate: optional(PARTNER_DISCOUNT_FIELDS.startsDate.rule),
};
export type PartnerDiscount = FieldValues<typeof PARTNER_DISCOUNT_RULES>;

export const PAST_DISCOUNT_DAY_MESSAGE =
  "Choose today or a later day: what was given on a draft before keeps its percentage.";

/** What is to hold at once can't go before a version that is still to begin. */
export function findDiscountStartFault(
  { startsDate }: Partial<PartnerDiscount>,
  { today, after }: VersionDays,
): FieldMessages {
  if (startsDate !== null) return findStartFault(startsDate, { today, after }, PAST_DISCOUNT_DAY_MESSAGE);
  return after !== null && after > today ? { startsDate: AFTER_LATEST_DAY_MESSAGE } : {};
}
