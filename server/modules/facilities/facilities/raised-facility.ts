// A facility's form as texts, as it is kept while a higher limit or another security waits for a second person: what was sent, what stands, and what was sent again.

import {
  COST_GROUP_NAMES,
  COST_GROUPS,
  FACILITY_OWN_FIELDS,
} from "@bondline/domain/facilities/facilities/facility-fields.ts";
import { RECURRING_COST_FIELDS } from "@bondline/domain/money/fees/recurring-cost-fields.ts";
import type { GivenStep } from "@bondline/domain/office/step-approvals/step-approval.ts";
import { flattenFields } from "@bondline/domain/values/fields/field-set.ts";
import { textsByPath } from "../../../fields/field-columns.ts";
import { RECURRING_COST_COLUMNS } from "../../money/fee-summaries/public.ts";
import type { StepToTake } from "../../office/step-approvals/public.ts";
import { FACILITY_COLUMNS, type FacilityColumns } from "./facility-columns.ts";
import type { FacilityInput } from "./facility-input.ts";
import type { Facility } from "./facility-record.ts";

/** A higher limit, or another security, by whose sum the next raise would be measured. */
export function isRaised(facility: Facility, { limitCents, securityType }: FacilityColumns): boolean {
  return limitCents > facility.limitCents || securityType !== facility.securityType;
}

/** By the security that it has and by that which it is to have. */
export function raiseOf(facility: Facility, input: FacilityInput, columns: FacilityColumns): StepToTake {
  const { id, organisationId, name } = facility;
  return {
    step: "FACILITY_RAISE",
    product: columns.securityType ?? "",
    productBefore: facility.securityType ?? "",
    amountCents: columns.limitCents,
    record: { id, organisationId, referenceNumber: name },
    given: sentTexts(input, columns),
    before: statusTexts(facility),
  };
}

export function facilityAsSent({ documentVariants, ...given }: GivenStep): FacilityInput {
  return { ...given, documentVariants: (documentVariants ?? "").split(";") };
}

/** A bank of the portal has its own name, whatever was sent. */
function sentTexts(input: FacilityInput, { provider }: FacilityColumns): GivenStep {
  return { ...flattenFields({ ...input, documentVariants: input.documentVariants.join(";") }), provider };
}

function statusTexts(facility: Facility): GivenStep {
  return {
    ...textsByPath(FACILITY_OWN_FIELDS, FACILITY_COLUMNS, facility),
    documentVariants: facility.documentVariants.join(";"),
    ...flattenFields(
      Object.fromEntries(COST_GROUP_NAMES.map((group) => [group, costTexts(facility, group)])),
    ),
  };
}

function costTexts({ costs }: Facility, group: keyof typeof COST_GROUPS) {
  const cost = costs.find(({ kind }) => kind === COST_GROUPS[group]);
  return cost === undefined ? {} : textsByPath(RECURRING_COST_FIELDS, RECURRING_COST_COLUMNS, cost);
}
