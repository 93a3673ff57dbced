// The values of the facility form: how they open, how they are validated, and what of them is sent.

import type { DocumentVariant } from "@bondline/domain/documents/documents/document.ts";
import {
  COST_GROUP_NAMES,
  type CostField,
  type CostGroup,
  checkFacility,
} from "@bondline/domain/facilities/facilities/facility-fields.ts";
import { flattenFields } from "@bondline/domain/values/fields/field-set.ts";
import type {
  DocumentFacilityFieldsInput,
  FacilityRecordFragment,
} from "../../../../api/generated/graphql.ts";
import { validatedBy } from "../../../../app/field-rules-resolver.ts";

export type CostValues = Record<CostField, string>;
export type FacilityValues = Record<CostGroup, CostValues> & {
  name: string;
  provider: string;
  limit: string;
  startDate: string;
  endDate: string;
  documentVariants: DocumentVariant[];
  securityType: string;
  setUpCost: string;
  annualCost: string;
};

const PLAIN = [
  "name",
  "provider",
  "limit",
  "startDate",
  "endDate",
  "securityType",
  "setUpCost",
  "annualCost",
] as const;

const NO_COST: CostValues = {
  recurringFeeType: "",
  recurringCostFrequency: "",
  recurringPercentageCost: "",
  recurringFixedCost: "",
  recurringMinimumAnnualCost: "",
};

export function facilityValues(record: FacilityRecordFragment | undefined): FacilityValues {
  return {
    name: record?.name ?? "",
    provider: record?.provider ?? "",
    limit: record?.limit ?? "",
    startDate: record?.startDate ?? "",
    endDate: record?.endDate ?? "",
    documentVariants: [...(record?.documentVariants ?? ["BANK_GUARANTEE" as const])],
    securityType: record?.securityType ?? "",
    setUpCost: record?.setUpCost ?? "",
    annualCost: record?.annualCost ?? "",
    costs: costValues(record?.costs),
    bankFrontedBondCosts: costValues(record?.bankFrontedBondCosts),
    premiumRecurringCosts: costValues(record?.premiumRecurringCosts),
  };
}

function costValues(cost: FacilityRecordFragment["costs"] | undefined): CostValues {
  if (!cost) return NO_COST;
  return {
    recurringFeeType: cost.recurringFeeType,
    recurringCostFrequency: String(cost.recurringCostFrequency),
    // The server keeps four decimals of a rate, and people write two.
    recurringPercentageCost: cost.recurringPercentageCost?.replace(/\.?0+$/, "") ?? "",
    recurringFixedCost: cost.recurringFixedCost ?? "",
    recurringMinimumAnnualCost: cost.recurringMinimumAnnualCost ?? "",
  };
}

/** Where no fee is chosen the fields below it are not shown, and what stood in them does not count. */
function withoutHidden(values: FacilityValues): FacilityValues {
  const groups = COST_GROUP_NAMES.map((group) => [
    group,
    values[group].recurringFeeType === "" ? NO_COST : values[group],
  ]);
  return { ...values, ...Object.fromEntries(groups) };
}

export const facilityResolver = validatedBy<FacilityValues>((values) => {
  const shown = withoutHidden(values);
  const validated = checkFacility(
    flattenFields({ ...shown, documentVariants: shown.documentVariants.join(";") }),
  );
  return validated.ok ? {} : validated.fields;
});

export function facilityInput(
  values: FacilityValues,
  supplierId: string | null,
): DocumentFacilityFieldsInput {
  const shown = withoutHidden(values);
  const groups = COST_GROUP_NAMES.map((group) => [group, costInput(shown[group])]);
  return {
    ...Object.fromEntries(PLAIN.map((field) => [field, shown[field] === "" ? null : shown[field]])),
    name: shown.name,
    limit: shown.limit,
    startDate: shown.startDate,
    documentVariants: shown.documentVariants,
    supplierId,
    ...Object.fromEntries(groups),
  };
}

function costInput(cost: CostValues) {
  if (cost.recurringFeeType === "") return null;
  const texts = Object.entries(cost).map(([field, text]) => [field, text === "" ? null : text]);
  return {
    ...Object.fromEntries(texts),
    recurringCostFrequency: cost.recurringCostFrequency === "" ? null : Number(cost.recurringCostFrequency),
  };
}
