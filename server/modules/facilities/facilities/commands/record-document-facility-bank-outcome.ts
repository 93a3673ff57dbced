// Records what the bank has said to a facility that is arranged: approved, so that it can be established, or declined for a reason.

import { requireReason } from "@bondline/domain/reason.ts";
import { optional } from "@bondline/domain/values/fields/field-rule.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import { severalLines } from "@bondline/domain/values/fields/text.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessFacilityToChange } from "../facility-access.ts";
import { type FacilityMoveInput, moveFacility } from "../move-facility.ts";

export async function recordDocumentFacilityBankOutcome(
  tx: Transaction,
  input: FacilityMoveInput & { isApproved: boolean },
): Promise<CommandResult> {
  const facility = await accessFacilityToChange(tx, input, "CAN_RECORD_BANK_OUTCOME");
  if (!input.isApproved)
    return await moveFacility(tx, facility, "bankDeclines", requireReason(input.reason ?? ""));
  const rule = { reason: optional(severalLines(LENGTHS.declineReason)) };
  const { reason } = requireFields(rule, { reason: input.reason });
  return await moveFacility(tx, facility, "bankApproves", reason);
}
