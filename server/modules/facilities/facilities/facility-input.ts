// A facility as it is sent, validated by the rules of its form and turned into columns and costs.

import {
  COST_GROUP_NAMES,
  COST_GROUPS,
  type CostGroup,
  checkFacility,
  type FacilityValues,
} from "@bondline/domain/facilities/facilities/facility-fields.ts";
import { asSupplierId, isUuid } from "@bondline/domain/ids.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { flattenFields } from "@bondline/domain/values/fields/field-set.ts";
import { percentageToText } from "@bondline/domain/values/money/percentage.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { accessSupplier } from "../../money/fee-summaries/fee-summary-access.ts";
import type { FacilityCostRow } from "./facility-record.ts";
import type { FacilityColumns } from "./facility-store.ts";

export type FacilityInput = {
  documentVariants: readonly string[];
  provider?: string | null | undefined;
  supplierId?: string | null | undefined;
  [field: string]: unknown;
};

export type FacilityContent = { columns: FacilityColumns; costs: FacilityCostRow[] };

/** A bank or insurer of the portal gives its own name; any other is named by whoever records the facility. */
export async function requireFacilityContent(
  tx: Transaction,
  input: FacilityInput,
): Promise<FacilityContent> {
  const supplier = await supplierOfInput(tx, input);
  const validated = checkFacility({
    ...flattenFields({ ...input, documentVariants: input.documentVariants.join(";") }),
    ...(supplier === undefined ? {} : { provider: supplier.tradeName }),
  });
  if (!validated.ok) refuseFields(validated.fields);
  const { values } = validated;
  return {
    columns: {
      name: values.name,
      supplierId: supplier === undefined ? null : asSupplierId(supplier.id),
      provider: values.provider,
      limitCents: values.limit,
      startDate: values.startDate,
      endDate: values.endDate,
      documentVariants: [...values.documentVariants],
      securityType: values.securityType,
      setUpCostCents: values.setUpCost,
      annualCostCents: values.annualCost,
    },
    costs: COST_GROUP_NAMES.flatMap((group) => costOf(values, group)),
  };
}

async function supplierOfInput(tx: Transaction, { supplierId }: FacilityInput) {
  if (!supplierId) return undefined;
  if (!isUuid(supplierId)) refuseFields({ supplierId: UNKNOWN_SUPPLIER });
  const supplier = await accessSupplier(tx, asSupplierId(supplierId));
  return supplier ?? refuseFields({ supplierId: UNKNOWN_SUPPLIER });
}

const UNKNOWN_SUPPLIER = "Choose one of the banks and insurers.";

function costOf(values: FacilityValues, group: CostGroup): FacilityCostRow[] {
  const recurringFeeType = values[`${group}.recurringFeeType`];
  if (recurringFeeType === null) return [];
  const percentage = values[`${group}.recurringPercentageCost`];
  const fixed = values[`${group}.recurringFixedCost`];
  const minimum = values[`${group}.recurringMinimumAnnualCost`];
  return [
    {
      kind: COST_GROUPS[group],
      recurringFeeType,
      recurringCostFrequency: Number(values[`${group}.recurringCostFrequency`] ?? "0"),
      recurringFixedCostCents: fixed,
      recurringPercentageCost: percentage === null ? null : percentageToText(percentage),
      recurringMinimumAnnualCents: minimum,
    },
  ];
}
