// Changes what is recorded of a facility. Its limit never goes below what is already on it.

import { FACILITY_LIMIT_MESSAGE } from "@bondline/domain/facilities/facilities/facility-text.ts";
import { usedCents } from "@bondline/domain/facilities/facilities/facility-use.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { Answer } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessFacilityToChange } from "../facility-access.ts";
import { type FacilityInput, requireFacilityContent } from "../facility-input.ts";
import { replaceCosts, saveFacility } from "../facility-store.ts";

export async function updateDocumentFacility(
  tx: Transaction,
  input: { id: string; version: number; facility: FacilityInput },
): Promise<Answer> {
  const facility = await accessFacilityToChange(tx, input, "CAN_EDIT");
  const { columns, costs } = await requireFacilityContent(tx, input.facility);
  if (columns.limitCents < usedCents(facility)) refuseFields({ limit: FACILITY_LIMIT_MESSAGE });
  await saveFacility(tx, facility, columns);
  await replaceCosts(tx, facility, costs);
  return { facilityId: facility.id };
}
