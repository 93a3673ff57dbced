// A facility whose limit is raised, as a second person reads it: every field of the form that would change, and what it says before.

import {
  COST_GROUP_NAMES,
  COST_GROUPS,
  FACILITY_OWN_FIELDS,
} from "../../facilities/facilities/facility-fields.ts";
import { FACILITY_COST_KIND_TEXT } from "../../facilities/facilities/facility-text.ts";
import { RECURRING_COST_FIELDS } from "../../money/fees/recurring-cost-fields.ts";
import { type Field, type Fields, fieldsUnder } from "../../values/fields/field.ts";

/** The bank's name says which it is. */
const { supplierId: _, ...OWN } = FACILITY_OWN_FIELDS;

/** The three kinds of cost have the same fields, so each says of which kind it is. */
const COSTS: readonly Fields[] = COST_GROUP_NAMES.map((group) => {
  const kind = FACILITY_COST_KIND_TEXT[COST_GROUPS[group]];
  const named = Object.entries<Field<unknown>>(RECURRING_COST_FIELDS).map(([name, field]) => [
    name,
    { ...field, label: `${kind}: ${field.label.toLowerCase()}` },
  ]);
  return fieldsUnder(group, Object.fromEntries(named) as Fields);
});

export const RAISED_FACILITY_FIELDS: Fields = Object.assign({}, OWN, ...COSTS);
