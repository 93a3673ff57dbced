// What the provider takes off the fees of one draft, and the trade organisation with which that was agreed.

import type { FieldMessages } from "../../refusals.ts";
import { AMOUNT_MAX, currencyAtMost } from "../../values/fields/amount.ts";
import { optional } from "../../values/fields/field-rule.ts";
import type { FieldValues } from "../../values/fields/field-set.ts";
import { guid } from "../../values/fields/guid.ts";
import { percentage } from "../../values/fields/percentage.ts";

/** The percentage is of the first ongoing fee. What is more than a fee takes off the whole of it. */
export const DRAFT_DISCOUNT_RULES = {
  discountPercentage: optional(percentage),
  establishmentFeeDiscountAmount: optional(currencyAtMost(AMOUNT_MAX)),
  acceptedChannelPartnerId: optional(guid),
};
export type DraftDiscount = FieldValues<typeof DRAFT_DISCOUNT_RULES>;

export const NOTHING_TAKEN_OFF_MESSAGE = "Say what was agreed: a percentage, an amount, or both.";

/** A trade organisation alone takes nothing off. */
export function findDiscountFaults(discount: Partial<DraftDiscount>): FieldMessages {
  const { discountPercentage, establishmentFeeDiscountAmount, acceptedChannelPartnerId } = discount;
  const takesOff = !!discountPercentage || !!establishmentFeeDiscountAmount;
  return acceptedChannelPartnerId && !takesOff ? { discountPercentage: NOTHING_TAKEN_OFF_MESSAGE } : {};
}
