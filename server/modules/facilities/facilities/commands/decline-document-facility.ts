// Declines a facility, for a reason that its owner reads.

import { required } from "@bondline/domain/values/fields/field-rule.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import { severalLines } from "@bondline/domain/values/fields/text.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessFacilityToChange } from "../facility-access.ts";
import { type FacilityMoveInput, moveFacility } from "../move-facility.ts";

export async function declineDocumentFacility(
  tx: Transaction,
  input: FacilityMoveInput,
): Promise<CommandResult> {
  const facility = await accessFacilityToChange(tx, input, "CAN_REJECT");
  const rule = { reason: required(severalLines(LENGTHS.declineReason)) };
  const { reason } = requireFields(rule, { reason: input.reason });
  return await moveFacility(tx, facility, "decline", reason);
}
