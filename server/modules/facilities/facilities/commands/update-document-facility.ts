// Changes what is recorded of a facility. Its limit never goes below what is already on it, and from a sum on two people raise one that is arranged, or change its security.

import { FACILITY_LIMIT_MESSAGE } from "@bondline/domain/facilities/facilities/facility-text.ts";
import { usedCents } from "@bondline/domain/facilities/facilities/facility-use.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import {
  requireNoneWaiting,
  type StepApproval,
  waitsForSecondPerson,
} from "../../../office/step-approvals/public.ts";
import { accessFacilityToChange } from "../facility-access.ts";
import { type FacilityInput, requireFacilityContent } from "../facility-input.ts";
import { replaceCosts, saveFacility } from "../facility-store.ts";
import { isRaised, raiseOf } from "../raised-facility.ts";

export async function updateDocumentFacility(
  tx: Transaction,
  input: { id: string; version: number; facility: FacilityInput },
  confirmed?: StepApproval,
): Promise<CommandResult> {
  const facility = await accessFacilityToChange(tx, input, "CAN_EDIT");
  const { columns, costs } = await requireFacilityContent(tx, input.facility);
  if (columns.limitCents < usedCents(facility)) refuseFields({ limit: FACILITY_LIMIT_MESSAGE });
  if (facility.isSystemFacility && facility.status === "ESTABLISHED") {
    if (!isRaised(facility, columns)) await requireNoneWaiting(tx, facility.id, "FACILITY_RAISE");
    else if (await waitsForSecondPerson(tx, raiseOf(facility, input.facility, columns), confirmed))
      return { facilityId: facility.id };
  }
  await saveFacility(tx, facility, columns);
  await replaceCosts(tx, facility, costs);
  return { facilityId: facility.id };
}
