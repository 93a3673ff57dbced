// What a product's fields mean to a draft: the terms by which it is priced, and what a draft would cost under them.

import { type FeePlanCost, feePlanCost } from "../../drafts/drafts/fee-plan-cost.ts";
import { type Cents, ZERO_CENTS } from "../../values/money/money.ts";
import type { PlainDate } from "../../values/time/plain-date.ts";
import { type DiscountTerms, withProductDiscounts } from "../fees/discounts.ts";
import type { FeeSummaryTerms } from "../fees/fee-summary.ts";
import type { ProductValues } from "./product-fields.ts";

type Fees = Pick<
  ProductValues,
  | "establishmentFee"
  | "feeFrequency"
  | "ongoingPercentage"
  | "minimumAnnualCost"
  | "minValue"
  | "maxValue"
  | "ongoingDiscountPercentage"
  | "establishmentFeeDiscount"
>;

function termsOfProduct(fees: Fees): FeeSummaryTerms {
  const isHalfYearly = fees.feeFrequency === "HALF_YEARLY";
  return {
    establishmentFeeCents: fees.establishmentFee,
    biannualFeePercentage: isHalfYearly ? fees.ongoingPercentage : null,
    recurringFeePercentage: isHalfYearly ? null : fees.ongoingPercentage,
    minimumAnnualCents: fees.minimumAnnualCost,
    minValueCents: fees.minValue,
    maxValueCents: fees.maxValue,
  };
}

const NO_DISCOUNTS: DiscountTerms = {
  organisationPercentage: null,
  draftPercentage: null,
  establishmentFeeAmountCents: ZERO_CENTS,
  referralAmountCents: ZERO_CENTS,
};

type Guarantee = { amountCents: Cents; interestStartDate: PlainDate; interestEndDate: PlainDate | null };

/** What a draft of a client without discounts of its own would cost under these fees. */
export function productCost(fees: Fees, guarantee: Guarantee): FeePlanCost {
  const discounts = withProductDiscounts(NO_DISCOUNTS, {
    percentage: fees.ongoingDiscountPercentage,
    establishmentFeeCents: fees.establishmentFeeDiscount ?? ZERO_CENTS,
  });
  return feePlanCost(termsOfProduct(fees), guarantee, discounts);
}
