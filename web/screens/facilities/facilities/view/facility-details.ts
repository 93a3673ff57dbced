// The facts of a facility: what it is, what it costs, and how its limit is taken up.

import { FACILITY_FIELDS as FIELDS } from "@bondline/domain/facilities/facilities/facility-fields.ts";
import { FACILITY_COST_KIND_TEXT } from "@bondline/domain/facilities/facilities/facility-text.ts";
import { percentOfLimit } from "@bondline/domain/facilities/facilities/facility-use.ts";
import { frequencyLabel } from "@bondline/domain/money/fees/fee-schedule.ts";
import { centsFromDecimal } from "@bondline/domain/values/money/money.ts";
import { formatPercentage, percentageFromText } from "@bondline/domain/values/money/percentage.ts";
import type { FacilityRecordFragment } from "../../../../api/generated/graphql.ts";
import { definitionsOf } from "../../../../app/fields/field-texts.ts";
import type { Definition } from "../../../../ui/definition-list.tsx";
import type { Figure } from "../../../../ui/figure-strip.tsx";
import { aud, dayText } from "../facility-text.ts";
import { FACILITY_WORDS as WORDS } from "../facility-words.ts";

const { provider, documentVariants, securityType, startDate, setUpCost, annualCost } = FIELDS;

export function facilityDetails(facility: FacilityRecordFragment): readonly Definition[] {
  return [
    ...definitionsOf({ provider, documentVariants, securityType, startDate }, facility),
    { term: FIELDS.endDate.label, value: dayText(facility.endDate) },
    { term: WORDS.record, value: facility.isSystemFacility ? WORDS.arranged : WORDS.ownRecord },
  ].filter(({ value }) => value !== null);
}

/** What is left is the question; what is in force, on its way and projected come to the limit with it. */
export function facilityFigures(facility: FacilityRecordFragment): readonly Figure[] {
  const { limit, headroom, totalEstablished, totalDrafts, totalProjected, documentsOnIt, endDate } = facility;
  const share = (amount: string) => WORDS.percentOf(wholePercent(amount, limit));
  return [
    { label: WORDS.headroom, value: aud(headroom), note: share(headroom), sign: "free" },
    {
      label: WORDS.established,
      value: aud(totalEstablished),
      note: share(totalEstablished),
      sign: "established",
      isSecond: true,
    },
    {
      label: WORDS.drafts,
      value: aud(totalDrafts),
      note: share(totalDrafts),
      sign: "in-flight",
      isSecond: true,
    },
    {
      label: WORDS.projected,
      value: aud(totalProjected),
      note: share(totalProjected),
      sign: "projected",
      isSecond: true,
    },
    {
      label: FIELDS.limit.label,
      value: aud(limit),
      note: endDate === null ? WORDS.documentsOnIt(documentsOnIt) : WORDS.untilDay(dayText(endDate)),
      isSecond: true,
    },
  ];
}

function wholePercent(amount: string, limit: string): number {
  return percentOfLimit(centsFromDecimal(amount), centsFromDecimal(limit));
}

export function facilityCostLines(facility: FacilityRecordFragment): readonly Definition[] {
  const { costs, bankFrontedBondCosts, premiumRecurringCosts } = facility;
  const lines: readonly (Definition | null)[] = [
    ...definitionsOf({ setUpCost, annualCost }, facility),
    costs && { term: FACILITY_COST_KIND_TEXT.RECURRING, value: costText(costs) },
    bankFrontedBondCosts && {
      term: FACILITY_COST_KIND_TEXT.BANK_FRONTED_BOND,
      value: costText(bankFrontedBondCosts),
    },
    premiumRecurringCosts && {
      term: FACILITY_COST_KIND_TEXT.PREMIUM,
      value: costText(premiumRecurringCosts),
    },
  ];
  return lines.filter((line) => line !== null).filter(({ value }) => value !== null);
}

/** "1.6% a year, biannual, at least $500 a year" */
export function costText(cost: NonNullable<FacilityRecordFragment["costs"]>): string {
  const rate =
    cost.recurringPercentageCost && formatPercentage(percentageFromText(cost.recurringPercentageCost));
  const amount = cost.recurringFixedCost && aud(cost.recurringFixedCost);
  const paid = frequencyLabel(
    cost.recurringCostFrequency,
    cost.recurringSinglePayment ?? undefined,
  ).toLowerCase();
  const minimum = cost.recurringMinimumAnnualCost && WORDS.minimum(aud(cost.recurringMinimumAnnualCost));
  const parts =
    cost.recurringFeeType === "LIFETIME_FEE"
      ? [amount ?? rate, "once"]
      : [cost.recurringFeeType === "FIXED_FEE" ? amount : `${rate} a year`, paid, minimum];
  return parts.filter(Boolean).join(", ");
}
