// The rules of the facility form: what it is called, with whom it is held, how far it goes and what it costs.

import { DOCUMENT_VARIANTS, SECURITY_TYPES } from "../../documents/documents/document.ts";
import { FEE_TYPES, PAYMENT_FREQUENCIES } from "../../money/fees/fee-schedule.ts";
import type { FieldMessages } from "../../refusals.ts";
import { amount, currency } from "../../values/fields/amount.ts";
import { choice, choices } from "../../values/fields/choice.ts";
import { anyDate } from "../../values/fields/date.ts";
import { optional, REQUIRED_MESSAGE, required } from "../../values/fields/field-rule.ts";
import {
  checkFields,
  type FieldSetResult,
  type FieldValues,
  type RawFields,
} from "../../values/fields/field-set.ts";
import { guid } from "../../values/fields/guid.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";
import { name } from "../../values/fields/name.ts";
import { percentage } from "../../values/fields/percentage.ts";
import { formatDate } from "../../values/time/plain-date.ts";

/** One agreement on a recurring cost; amounts are parsed as currency and rates as percentages. */
const COST = {
  recurringFeeType: optional(choice(FEE_TYPES)),
  recurringCostFrequency: optional(choice(PAYMENT_FREQUENCIES.map(String))),
  recurringPercentageCost: optional(percentage),
  recurringFixedCost: optional(currency),
  recurringMinimumAnnualCost: optional(currency),
};
export type CostField = keyof typeof COST;
export const COST_FIELDS = Object.keys(COST) as CostField[];

/** The groups of the form, and the kind of cost that each is kept as. */
export const COST_GROUPS = {
  costs: "RECURRING",
  bankFrontedBondCosts: "BANK_FRONTED_BOND",
  premiumRecurringCosts: "PREMIUM",
} as const;
export type CostGroup = keyof typeof COST_GROUPS;
export const COST_GROUP_NAMES = Object.keys(COST_GROUPS) as CostGroup[];

type CostPath = `${CostGroup}.${CostField}`;
const COSTS = Object.fromEntries(
  COST_GROUP_NAMES.flatMap((group) => COST_FIELDS.map((field) => [`${group}.${field}`, COST[field]])),
) as {
  [Path in CostPath]: Path extends `${CostGroup}.${infer Field extends CostField}`
    ? (typeof COST)[Field]
    : never;
};

export const FACILITY_FIELDS = {
  name: required(name(LENGTHS.attribute)),
  provider: required(name(LENGTHS.bankName)),
  supplierId: optional(guid),
  limit: required(amount),
  startDate: required(anyDate),
  endDate: optional(anyDate),
  documentVariants: choices(DOCUMENT_VARIANTS, "Choose at least one kind of document."),
  securityType: optional(choice(SECURITY_TYPES)),
  setUpCost: optional(currency),
  annualCost: optional(currency),
  ...COSTS,
};
export type FacilityValues = FieldValues<typeof FACILITY_FIELDS>;

export function checkFacility(raw: RawFields): FieldSetResult<typeof FACILITY_FIELDS> {
  return checkFields(FACILITY_FIELDS, raw, {
    across: (values) => ({ ...findEarlyEnd(values), ...findUnfinishedCosts(values) }),
  });
}

function findEarlyEnd({ startDate, endDate }: Partial<FacilityValues>): FieldMessages {
  if (!startDate || !endDate || endDate >= startDate) return {};
  return { endDate: `This date must be on or after ${formatDate(startDate)}` };
}

/** Half an agreement says nothing: a kind of fee needs its rate or amount, and how often it is paid. */
function findUnfinishedCosts(values: Partial<FacilityValues>): FieldMessages {
  return Object.assign({}, ...COST_GROUP_NAMES.map((group) => findUnfinished(values, group)));
}

function findUnfinished(values: Partial<FacilityValues>, group: CostGroup): FieldMessages {
  const at = (field: CostField) => values[`${group}.${field}`] ?? null;
  const type = at("recurringFeeType");
  if (type === null) {
    const isBegun = COST_FIELDS.some((field) => at(field) !== null);
    return isBegun ? { [`${group}.recurringFeeType`]: REQUIRED_MESSAGE } : {};
  }
  const missing: FieldMessages = {};
  const need = (field: CostField) => {
    if (at(field) === null) Object.assign(missing, { [`${group}.${field}`]: REQUIRED_MESSAGE });
  };
  if (type !== "LIFETIME_FEE") need("recurringCostFrequency");
  if (type === "ANNUAL_PERCENTAGE") need("recurringPercentageCost");
  if (type === "FIXED_FEE") need("recurringFixedCost");
  if (type === "LIFETIME_FEE" && at("recurringFixedCost") === null) need("recurringPercentageCost");
  return missing;
}
