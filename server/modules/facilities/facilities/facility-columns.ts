// Which columns keep a facility's fields: its own, and those of each of its recurring costs.

import {
  COST_GROUP_NAMES,
  COST_GROUPS,
  type CostGroup,
  FACILITY_OWN_FIELDS,
  type FacilityValues,
} from "@bondline/domain/facilities/facilities/facility-fields.ts";
import { RECURRING_COST_FIELDS } from "@bondline/domain/money/fees/recurring-cost-fields.ts";
import { columnsFor, valuesByColumn } from "../../../fields/field-columns.ts";
import { RECURRING_COST_COLUMNS } from "../../money/fee-summaries/public.ts";
import type { FacilityCostRow, FacilityRow } from "./facility-record.ts";

export const FACILITY_COLUMNS = columnsFor<FacilityRow>()(FACILITY_OWN_FIELDS, {});

export type FacilityColumns = Pick<
  FacilityRow,
  | Extract<keyof typeof FACILITY_OWN_FIELDS, keyof FacilityRow>
  | "limitCents"
  | "setUpCostCents"
  | "annualCostCents"
>;

export function facilityColumns(values: FacilityValues): FacilityColumns {
  return valuesByColumn(FACILITY_OWN_FIELDS, FACILITY_COLUMNS, values) as FacilityColumns;
}

/** A group without a kind of fee is no cost. */
export function facilityCosts(values: FacilityValues): FacilityCostRow[] {
  const given = COST_GROUP_NAMES.filter((group) => values[`${group}.recurringFeeType`] !== null);
  return given.map((group) => costOf(values, group));
}

function costOf(values: FacilityValues, group: CostGroup): FacilityCostRow {
  const own = Object.keys(RECURRING_COST_FIELDS) as (keyof typeof RECURRING_COST_FIELDS)[];
  const columns = valuesByColumn(RECURRING_COST_FIELDS, RECURRING_COST_COLUMNS, {
    ...Object.fromEntries(own.map((field) => [field, values[`${group}.${field}`]])),
    recurringCostFrequency: values[`${group}.recurringCostFrequency`] ?? 0,
  });
  return { ...columns, kind: COST_GROUPS[group] } as FacilityCostRow;
}
