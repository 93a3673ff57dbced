// What the provider takes off the fees of one draft, and the trade organisation with which that was agreed.

import type { FieldMessages } from "../../refusals.ts";
import { AMOUNT_MAX, currencyAtMost } from "../../values/fields/amount.ts";
import { optional } from "../../values/fields/field-rule.ts";
import type { FieldValues } from "../../values/fields/field-set.ts";
import { guid } from "../../values/fields/guid.ts";
import { percentage } from "../../values/fields/percentage.ts";
import { type Cents, formatAudShort } from "../../values/money/money.ts";
import type { Percentage } from "../../values/money/percentage.ts";

/** The percentage is of the first ongoing fee. */
export const DRAFT_DISCOUNT_RULES = {
  discountPercentage: optional(percentage),
  establishmentFeeDiscountAmount: optional(currencyAtMost(AMOUNT_MAX)),
  acceptedChannelPartnerId: optional(guid),
};
type DraftDiscount = FieldValues<typeof DRAFT_DISCOUNT_RULES>;

export const NOTHING_TAKEN_OFF_MESSAGE = "Say what was agreed: a percentage, an amount, or both.";

type Agreed = Percentage | null;

/** A trade organisation alone takes off what was agreed with it, and is refused where that is nothing. */
export function findDiscountFaults(discount: Partial<DraftDiscount>, agreed: Agreed = null): FieldMessages {
  const takesOff = isEntered(discount) || !!agreed;
  return discount.acceptedChannelPartnerId && !takesOff
    ? { discountPercentage: NOTHING_TAKEN_OFF_MESSAGE }
    : {};
}

/** The most that is taken off is the fee: what is more would be a mistake that nobody is notified of. */
export function findAboveFee(
  { establishmentFeeDiscountAmount: amount = null }: Partial<DraftDiscount>,
  feeCents: Cents,
): FieldMessages {
  return amount !== null && amount > feeCents
    ? {
        establishmentFeeDiscountAmount: `More than the establishment fee, which is ${formatAudShort(feeCents)}.`,
      }
    : {};
}

/** Of a fee plan that is chosen afterwards, where its fee is the lower one. */
export function discountAboveFeeMessage(discountCents: Cents, feeCents: Cents): string {
  return `The discount of ${formatAudShort(discountCents)} is more than the establishment fee of this fee plan, which is ${formatAudShort(feeCents)}. Change the discount first.`;
}

/** Of a fee plan, an amount or a sum that came after the discount was given. */
export function discountNotAgreedMessage(takesOffCents: Cents): string {
  return `With this fee plan the discount takes off ${formatAudShort(takesOffCents)}, and two people have to agree on that. Save the discount again for a second person, or lower it.`;
}

/** What is entered goes before what was agreed with the trade organisation. */
export function percentageGiven(discount: DraftDiscount, agreed: Agreed): Percentage | null {
  return isEntered(discount) ? discount.discountPercentage : agreed;
}

function isEntered({ discountPercentage, establishmentFeeDiscountAmount }: Partial<DraftDiscount>): boolean {
  return !!discountPercentage || !!establishmentFeeDiscountAmount;
}
