// The fields of a facility, each written once: what it is called, with whom it is held, how far it goes and what it costs.

import { SECURITY_TYPE_TEXT } from "../../documents/documents/document-text.ts";
import {
  costAmount,
  RECURRING_COST_FIELDS,
  type RecurringCostField,
} from "../../money/fees/recurring-cost-fields.ts";
import { PROCESS_TYPE_TEXT } from "../../process-type.ts";
import type { FieldMessages } from "../../refusals.ts";
import {
  bankNameField,
  choiceField,
  choicesField,
  dayField,
  type FieldPath,
  fieldsOf,
  fieldsUnder,
  idField,
  incompleteRulesOf,
  moneyField,
  nameField,
} from "../../values/fields/field.ts";
import { REQUIRED_MESSAGE, required } from "../../values/fields/field-rule.ts";
import {
  checkFields,
  type FieldSetResult,
  type FieldValues,
  type RawFields,
} from "../../values/fields/field-set.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";
import { ISSUER_SUGGESTIONS } from "../../values/reference-data/banks.ts";
import { formatDate } from "../../values/time/plain-date.ts";

/** The groups of the form, and the kind of cost that each is kept as. */
export const COST_GROUPS = {
  costs: "RECURRING",
  bankFrontedBondCosts: "BANK_FRONTED_BOND",
  premiumRecurringCosts: "PREMIUM",
} as const;
export type CostGroup = keyof typeof COST_GROUPS;
export const COST_GROUP_NAMES = Object.keys(COST_GROUPS) as CostGroup[];

export const FACILITY_LIMIT_FIELDS = fieldsOf({
  name: nameField("Name", LENGTHS.attribute),
  provider: bankNameField("Bank or insurer", ISSUER_SUGGESTIONS),
  supplierId: idField("Bank or insurer of the portal"),
  limit: moneyField("Limit"),
  securityType: choiceField("Security", SECURITY_TYPE_TEXT),
  startDate: dayField("Start date"),
  endDate: dayField("End date"),
  documentVariants: choicesField("Used for", PROCESS_TYPE_TEXT, "Choose at least one kind of document."),
});

export const FACILITY_COST_FIELDS = fieldsOf({
  setUpCost: moneyField("Set-up cost", costAmount),
  annualCost: moneyField("Annual cost", costAmount),
});

/** What stands in the facility itself; what it costs again and again is kept beside it, a row for each group. */
export const FACILITY_OWN_FIELDS = fieldsOf({ ...FACILITY_LIMIT_FIELDS, ...FACILITY_COST_FIELDS });
export const FACILITY_FIELDS = fieldsOf({
  ...FACILITY_OWN_FIELDS,
  ...fieldsUnder("costs", RECURRING_COST_FIELDS),
  ...fieldsUnder("bankFrontedBondCosts", RECURRING_COST_FIELDS),
  ...fieldsUnder("premiumRecurringCosts", RECURRING_COST_FIELDS),
} satisfies Record<`${CostGroup}.${RecurringCostField}` | FieldPath<typeof FACILITY_OWN_FIELDS>, unknown>);
export type FacilityOwnFieldPath = FieldPath<typeof FACILITY_OWN_FIELDS>;

const FACILITY_RULES = {
  ...incompleteRulesOf(FACILITY_FIELDS),
  name: required(FACILITY_LIMIT_FIELDS.name.rule),
  provider: required(FACILITY_LIMIT_FIELDS.provider.rule),
  limit: required(FACILITY_LIMIT_FIELDS.limit.rule),
  startDate: required(FACILITY_LIMIT_FIELDS.startDate.rule),
  documentVariants: FACILITY_LIMIT_FIELDS.documentVariants.rule,
};
export type FacilityValues = FieldValues<typeof FACILITY_RULES>;

export function checkFacility(raw: RawFields): FieldSetResult<typeof FACILITY_RULES> {
  return checkFields(FACILITY_RULES, raw, {
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

const COST_FIELDS = Object.keys(RECURRING_COST_FIELDS) as RecurringCostField[];

function findUnfinished(values: Partial<FacilityValues>, group: CostGroup): FieldMessages {
  const at = (field: RecurringCostField) => values[`${group}.${field}`] ?? null;
  const type = at("recurringFeeType");
  if (type === null) {
    const isBegun = COST_FIELDS.some((field) => at(field) !== null);
    return isBegun ? { [`${group}.recurringFeeType`]: REQUIRED_MESSAGE } : {};
  }
  const missing: FieldMessages = {};
  const need = (field: RecurringCostField) => {
    if (at(field) === null) Object.assign(missing, { [`${group}.${field}`]: REQUIRED_MESSAGE });
  };
  if (type !== "LIFETIME_FEE") need("recurringCostFrequency");
  if (type === "ANNUAL_PERCENTAGE") need("recurringPercentageCost");
  if (type === "FIXED_FEE") need("recurringFixedCost");
  if (type === "LIFETIME_FEE" && at("recurringFixedCost") === null) need("recurringPercentageCost");
  return missing;
}
