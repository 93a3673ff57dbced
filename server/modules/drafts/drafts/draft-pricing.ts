// What a draft costs under a fee summary: the record's figures handed to the domain's arithmetic.

import { type DraftFeeLine, type DraftFees, draftFees } from "@bondline/domain/drafts/drafts/draft-fees.ts";
import { type DiscountTerms, withProductDiscounts } from "@bondline/domain/money/fees/discounts.ts";
import type { FeeSchedule } from "@bondline/domain/money/fees/fee-schedule.ts";
import {
  type FeeSummaryTerms,
  feeScheduleOf,
  isWithinBand,
  percentageFromCoefficient,
} from "@bondline/domain/money/fees/fee-summary.ts";
import { addCents, type Cents, cents, ZERO_CENTS } from "@bondline/domain/values/money/money.ts";
import { percentageFromText } from "@bondline/domain/values/money/percentage.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { FeeSummaryRow } from "../../money/fee-summaries/public.ts";
import type { Draft } from "./draft-record.ts";

export function feeTermsOf(fee: FeeSummaryRow): FeeSummaryTerms {
  return {
    establishmentFeeCents: fee.establishmentFeeCents,
    biannualFeePercentage:
      fee.biannualFeeCoefficient === null ? null : percentageFromCoefficient(fee.biannualFeeCoefficient),
    recurringFeePercentage:
      fee.recurringFeePercentage === null ? null : percentageFromText(fee.recurringFeePercentage),
    minimumAnnualCents: fee.minimumAnnualCents,
    minValueCents: fee.minValueCents,
    maxValueCents: fee.maxValueCents,
  };
}

export function isOfferedFor(fee: FeeSummaryRow, draft: Pick<Draft, "amountCents" | "processType">): boolean {
  if (fee.feeSummaryStatus !== "ACTIVE" || fee.processType !== draft.processType) return false;
  return draft.amountCents === null || isWithinBand(feeTermsOf(fee), draft.amountCents);
}

/** As if it were issued today, by the day in the product's home zone. Undefined without an amount. */
export function guaranteeToPrice({ amountCents, expiresAt }: Draft, now: Instant) {
  if (amountCents === null) return undefined;
  return { amountCents, interestStartDate: dayAt(now, DEFAULT_ZONE), interestEndDate: expiresAt };
}

export function feeScheduleOfDraft(draft: Draft, fee: FeeSummaryRow, now: Instant): FeeSchedule | undefined {
  const guarantee = guaranteeToPrice(draft, now);
  return guarantee && feeScheduleOf(feeTermsOf(fee), guarantee);
}

/** As it was when the draft was first submitted: what its applicant agreed to stays, whatever is given to the organisation later. */
export function organisationDiscountOf({ organisationDiscountPercentage, organisation }: Draft): string {
  return organisationDiscountPercentage ?? String(organisation.discountPercentage);
}

/** Those of the draft and its organisation, with what the product gives to everybody. */
export function discountTermsOf(draft: Draft, fee: FeeSummaryRow): DiscountTerms {
  const { ongoingDiscountPercentage: percentage, establishmentFeeDiscountCents } = fee;
  const terms = {
    organisationPercentage: percentageFromText(organisationDiscountOf(draft)),
    draftPercentage: draft.discountPercentage === null ? null : percentageFromText(draft.discountPercentage),
    establishmentFeeAmountCents: draft.establishmentFeeDiscountCents ?? ZERO_CENTS,
    referralAmountCents: draft.referralCreditCents,
  };
  return withProductDiscounts(terms, {
    percentage: percentage === null ? null : percentageFromText(percentage),
    establishmentFeeCents: establishmentFeeDiscountCents,
  });
}

export function priceDraft(draft: Draft, fee: FeeSummaryRow, now: Instant): DraftFees | undefined {
  const schedule = feeScheduleOfDraft(draft, fee, now);
  if (schedule === undefined) return undefined;
  return draftFees({
    establishmentFeeCents: fee.establishmentFeeCents,
    schedule,
    discounts: discountTermsOf(draft, fee),
  });
}

/** What the product's own discounts take off, as an amount above zero. */
export function productDiscountCents(fees: DraftFees): Cents {
  return takenBy(fees, (kind) => kind === "ONGOING_PERCENTAGE" || kind === "ESTABLISHMENT_FEE_AMOUNT");
}

export function referralDiscountCents(fees: DraftFees): Cents {
  return takenBy(fees, (kind) => kind === "REFERRAL_AMOUNT");
}

function takenBy({ lines }: DraftFees, isMeant: (kind: DraftFeeLine["kind"]) => boolean): Cents {
  const taken = lines.filter(({ kind }) => isMeant(kind)).map(({ amountCents }) => cents(-amountCents));
  return addCents(ZERO_CENTS, ...taken);
}
