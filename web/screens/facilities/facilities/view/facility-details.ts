// The facts of a facility as lines: what it is, what it costs, and how its limit is taken up.

import { FACILITY_FIELDS as FIELDS } from "@bondline/domain/facilities/facilities/facility-fields.ts";
import { FACILITY_COST_KIND_TEXT } from "@bondline/domain/facilities/facilities/facility-text.ts";
import { frequencyLabel } from "@bondline/domain/money/fees/fee-schedule.ts";
import { formatPercentage, percentageFromText } from "@bondline/domain/values/money/percentage.ts";
import type { FacilityRecordFragment } from "../../../../api/generated/graphql.ts";
import { definitionsOf } from "../../../../app/fields/field-texts.ts";
import type { Definition } from "../../../../ui/definition-list.tsx";
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

/** From the limit down to what is left: every line an amount, the last the sum of those above. */
export function facilityUse(facility: FacilityRecordFragment): readonly Definition[] {
  return [
    { term: FIELDS.limit.label, value: aud(facility.limit) },
    { term: WORDS.established, value: taken(facility.totalEstablished) },
    { term: WORDS.projected, value: taken(facility.totalProjected) },
    { term: WORDS.drafts, value: taken(facility.totalDrafts) },
    { term: WORDS.headroom, value: aud(facility.headroom), isTotal: true },
  ];
}

function taken(amount: string): string {
  return amount === "0.00" ? aud(amount) : `−${aud(amount)}`;
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
  const paid = frequencyLabel(cost.recurringCostFrequency).toLowerCase();
  const minimum = cost.recurringMinimumAnnualCost && WORDS.minimum(aud(cost.recurringMinimumAnnualCost));
  const parts =
    cost.recurringFeeType === "LIFETIME_FEE"
      ? [amount ?? rate, "once"]
      : [cost.recurringFeeType === "FIXED_FEE" ? amount : `${rate} a year`, paid, minimum];
  return parts.filter(Boolean).join(", ");
}
