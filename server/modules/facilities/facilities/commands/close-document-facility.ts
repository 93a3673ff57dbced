// Ends a facility: one under way is withdrawn; an established one is cancelled, once nothing is on it any more.

import { FACILITY_IN_USE_MESSAGE } from "@bondline/domain/facilities/facilities/facility-text.ts";
import { closingEvent } from "@bondline/domain/facilities/facilities/facility-transitions.ts";
import { usedCents } from "@bondline/domain/facilities/facilities/facility-use.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { optional } from "@bondline/domain/values/fields/field-rule.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import { severalLines } from "@bondline/domain/values/fields/text.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessFacilityToChange } from "../facility-access.ts";
import { type FacilityMoveInput, moveFacility } from "../move-facility.ts";

export async function closeDocumentFacility(
  tx: Transaction,
  input: FacilityMoveInput,
): Promise<CommandResult> {
  const facility = await accessFacilityToChange(tx, input, "CAN_CLOSE");
  if (usedCents(facility) > 0n) refuseFields({ status: FACILITY_IN_USE_MESSAGE });
  const rule = { reason: optional(severalLines(LENGTHS.declineReason)) };
  const { reason } = requireFields(rule, { reason: input.reason });
  return await moveFacility(tx, facility, closingEvent(facility.status), reason);
}
