// A facility as it is sent, validated by the rules of its form and turned into columns and costs.

import { checkFacility } from "@bondline/domain/facilities/facilities/facility-fields.ts";
import { asSupplierId, isUuid } from "@bondline/domain/ids.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { flattenFields } from "@bondline/domain/values/fields/field-set.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { accessSupplier } from "../../money/fee-summaries/fee-summary-access.ts";
import { type FacilityColumns, facilityColumns, facilityCosts } from "./facility-columns.ts";
import type { FacilityCostRow } from "./facility-record.ts";

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
      ...facilityColumns(values),
      supplierId: supplier === undefined ? null : asSupplierId(supplier.id),
    },
    costs: facilityCosts(values),
  };
}

async function supplierOfInput(tx: Transaction, { supplierId }: FacilityInput) {
  if (!supplierId) return undefined;
  if (!isUuid(supplierId)) refuseFields({ supplierId: UNKNOWN_SUPPLIER });
  const supplier = await accessSupplier(tx, asSupplierId(supplierId));
  return supplier ?? refuseFields({ supplierId: UNKNOWN_SUPPLIER });
}

const UNKNOWN_SUPPLIER = "Choose one of the banks and insurers.";
