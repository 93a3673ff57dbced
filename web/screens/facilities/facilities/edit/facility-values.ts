// The values of the facility form: how they open, how they are validated, and what of them is sent.

import {
  COST_GROUP_NAMES,
  type CostGroup,
  checkFacility,
  FACILITY_FIELDS,
} from "@bondline/domain/facilities/facilities/facility-fields.ts";
import {
  RECURRING_COST_FIELDS,
  type RecurringCostField,
} from "@bondline/domain/money/fees/recurring-cost-fields.ts";
import type { ProcessType } from "@bondline/domain/process-type.ts";
import type { Field, FieldPath } from "@bondline/domain/values/fields/field.ts";
import { flatTextsOf, type NestedOf, nestTexts } from "@bondline/domain/values/fields/field-paths.ts";
import { flattenFields } from "@bondline/domain/values/fields/field-set.ts";
import type {
  DocumentFacilityFieldsInput,
  FacilityRecordFragment,
} from "../../../../api/generated/graphql.ts";
import { validatedBy } from "../../../../app/field-rules-resolver.ts";

/** The bank or insurer of the portal is not chosen here: it is the facility's, or there is none. */
const { supplierId: _, documentVariants: _list, ...TEXTS } = FACILITY_FIELDS;

type CostValues = Record<RecurringCostField, string>;
export type FacilityValues = Omit<NestedOf<typeof TEXTS, string>, CostGroup> &
  Record<CostGroup, CostValues> & { documentVariants: ProcessType[] };

const TEXT_PATHS = Object.keys(TEXTS) as FieldPath<typeof TEXTS>[];

const NO_COST = Object.fromEntries(
  Object.keys(RECURRING_COST_FIELDS).map((field) => [field, ""]),
) as CostValues;

export function facilityValues(record: FacilityRecordFragment | undefined): FacilityValues {
  const kept = flatTextsOf(TEXTS, record ?? {});
  const typed = TEXT_PATHS.map((path) => [path, typedText(TEXTS[path], kept[path])]);
  return {
    ...nestTexts(TEXTS, Object.fromEntries(typed) as Record<string, string>),
    documentVariants: [...(record?.documentVariants ?? ["BANK_GUARANTEE" as const])],
  };
}

function typedText(field: Field<unknown>, kept: string | null): string {
  return kept === null ? "" : field.typed(kept);
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
  const { documentVariants, ...shown } = withoutHidden(values);
  const sent = Object.entries(flattenFields(shown)).map(([path, text]) => [path, sentValue(path, text)]);
  const costs = COST_GROUP_NAMES.filter((group) => shown[group].recurringFeeType === "");
  return {
    ...nestTexts(TEXTS, Object.fromEntries(sent)),
    ...Object.fromEntries(costs.map((group) => [group, null])),
    name: shown.name,
    limit: shown.limit,
    startDate: shown.startDate,
    documentVariants,
    supplierId,
  } as DocumentFacilityFieldsInput;
}

function sentValue(path: string, text: string): string | number | null {
  if (text === "") return null;
  const field: Field<unknown> | undefined = FACILITY_FIELDS[path as keyof typeof FACILITY_FIELDS];
  return field?.kind === "number" ? Number(text) : text;
}
