// What was agreed with a trade organisation for its members: a share of the first ongoing fee, set by two administrators of the provider.

import { fieldsOf, percentageField, requiredRulesOf } from "../../values/fields/field.ts";

export const PARTNER_DISCOUNT_FIELDS = fieldsOf({
  discountPercentage: percentageField("Discount on the first ongoing fee, percent"),
});

/** Nothing is taken off by 0, not by an empty field: what is proposed is what will hold. */
export const PARTNER_DISCOUNT_RULES = requiredRulesOf(PARTNER_DISCOUNT_FIELDS);
