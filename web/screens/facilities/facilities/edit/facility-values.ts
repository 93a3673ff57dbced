// The values of the facility form: how they open, how they are validated, and what of them is sent.

import {
  COST_GROUP_NAMES,
  checkFacility,
  FACILITY_FIELDS,
} from "@bondline/domain/facilities/facilities/facility-fields.ts";
import { RECURRING_COST_FIELDS } from "@bondline/domain/money/fees/recurring-cost-fields.ts";
import { flattenFields } from "@bondline/domain/values/fields/field-set.ts";
import type {
  DocumentFacilityFieldsInput,
  FacilityRecordFragment,
} from "../../../../api/generated/graphql.ts";
import { validatedBy } from "../../../../app/field-rules-resolver.ts";
import { sentTexts, typedTexts } from "../../../../app/fields/field-texts.ts";

/** The bank or insurer of the portal is not chosen here: it is the facility's, or there is none. */
const { supplierId: _, ...FIELDS } = FACILITY_FIELDS;

export type FacilityValues = ReturnType<typeof facilityValues>;

export function facilityValues(record: FacilityRecordFragment | undefined) {
  return typedTexts(FIELDS, record ?? { documentVariants: "BANK_GUARANTEE" });
}

const NO_COST = typedTexts(RECURRING_COST_FIELDS, {});

/** Where no fee is chosen the fields below it are not shown, and what stood in them does not count. */
function withoutHidden(values: FacilityValues): FacilityValues {
  const hidden = COST_GROUP_NAMES.filter((group) => values[group].recurringFeeType === "");
  return { ...values, ...Object.fromEntries(hidden.map((group) => [group, NO_COST])) };
}

export const facilityResolver = validatedBy<FacilityValues>((values) => {
  const validated = checkFacility(flattenFields(withoutHidden(values)));
  return validated.ok ? {} : validated.fields;
});

export function facilityInput(
  values: FacilityValues,
  supplierId: string | null,
): DocumentFacilityFieldsInput {
  const costs = COST_GROUP_NAMES.filter((group) => values[group].recurringFeeType === "");
  return {
    ...sentTexts(FIELDS, values),
    ...Object.fromEntries(costs.map((group) => [group, null])),
    documentVariants: values.documentVariants.split(";"),
    supplierId,
  } as DocumentFacilityFieldsInput;
}
