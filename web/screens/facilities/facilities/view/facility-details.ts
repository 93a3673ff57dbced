// The facts of a facility as lines: what it is, what it costs, and how its limit is taken up.

import {
  DOCUMENT_VARIANT_TEXT,
  SECURITY_TYPE_TEXT,
} from "@bondline/domain/documents/documents/document-text.ts";
import { FACILITY_COST_KIND_TEXT } from "@bondline/domain/facilities/facilities/facility-text.ts";
import { frequencyLabel } from "@bondline/domain/money/fees/fee-schedule.ts";
import { formatPercentage, percentageFromText } from "@bondline/domain/values/money/percentage.ts";
import type {
  FacilityCostRecordFragment,
  FacilityRecordFragment,
} from "../../../../api/generated/graphql.ts";
import type { Definition } from "../../../../ui/definition-list.tsx";
import { aud, dayText } from "../facility-text.ts";
import { FACILITY_WORDS as WORDS } from "../facility-words.ts";

export function facilityDetails(facility: FacilityRecordFragment): readonly Definition[] {
  const items: readonly Definition[] = [
    { term: WORDS.provider, value: facility.provider },
    {
      term: WORDS.kinds,
      value: facility.documentVariants.map((kind) => DOCUMENT_VARIANT_TEXT[kind]).join(", "),
    },
    {
      term: WORDS.security,
      value: facility.securityType === null ? null : SECURITY_TYPE_TEXT[facility.securityType],
    },
    { term: WORDS.starts, value: dayText(facility.startDate) },
    { term: WORDS.ends, value: dayText(facility.endDate) },
    { term: WORDS.record, value: facility.isSystemFacility ? WORDS.arranged : WORDS.ownRecord },
  ];
  return items.filter(({ value }) => value !== null);
}

/** From the limit down to what is left: every line an amount, the last the sum of those above. */
export function facilityUse(facility: FacilityRecordFragment): readonly Definition[] {
  return [
    { term: WORDS.limit, value: aud(facility.limit) },
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
  const { setUpCost, annualCost, costs, bankFrontedBondCosts, premiumRecurringCosts } = facility;
  const lines: readonly (Definition | null)[] = [
    setUpCost === null ? null : { term: WORDS.setUpCost, value: aud(setUpCost) },
    annualCost === null ? null : { term: WORDS.annualCost, value: aud(annualCost) },
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
  return lines.filter((line) => line !== null);
}

/** "1.6% a year, biannual, at least $500 a year" */
export function costText(cost: FacilityCostRecordFragment): string {
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
