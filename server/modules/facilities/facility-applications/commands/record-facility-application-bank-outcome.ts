// Records what the bank has said to an application: on to its fee, or declined for a reason.

import { facilityApplicationStatusAfter } from "@bondline/domain/facilities/facilities/facility-application.ts";
import { requireReason } from "@bondline/domain/reason.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessApplicationToChange } from "../application-access.ts";
import { withdrawShares } from "../application-share-steps.ts";
import { saveApplicationStep } from "../save-application-step.ts";

export async function recordFacilityApplicationBankOutcome(
  tx: Transaction,
  input: { id: string; version: number; isApproved: boolean; reason?: string | null | undefined },
): Promise<CommandResult> {
  const application = await accessApplicationToChange(tx, input, "CAN_RECORD_BANK_OUTCOME");
  const { status, applicationFeeCents } = application;
  if (input.isApproved) {
    const hasFee = applicationFeeCents > 0n;
    return await saveApplicationStep(tx, application, {
      status: facilityApplicationStatusAfter(status, "bankApproves", applicationFeeCents),
      event: hasFee ? "feeAsked" : "bankApproved",
      ...(hasFee ? { feeRequestedAt: tx.now } : {}),
    });
  }
  const decisionReason = requireReason(input.reason ?? "");
  await withdrawShares(tx, application);
  return await saveApplicationStep(tx, application, {
    status: facilityApplicationStatusAfter(status, "bankDeclines"),
    event: "bankDeclined",
    decisionReason,
    closedAt: tx.now,
  });
}
