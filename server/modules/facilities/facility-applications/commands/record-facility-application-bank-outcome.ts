// Records what the bank has said to an application: on to its fee, or declined for a reason.

import { facilityApplicationStatusAfter } from "@bondline/domain/facilities/facilities/facility-application.ts";
import { requireReason } from "@bondline/domain/reason.ts";
import type { Answer } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessApplicationToChange } from "../application-access.ts";
import { saveApplicationStep } from "../save-application-step.ts";

export async function recordFacilityApplicationBankOutcome(
  tx: Transaction,
  input: { id: string; version: number; isApproved: boolean; reason?: string | null | undefined },
): Promise<Answer> {
  const application = await accessApplicationToChange(tx, input, "CAN_RECORD_BANK_OUTCOME");
  const { status, applicationFeeCents } = application;
  if (input.isApproved)
    return await saveApplicationStep(
      tx,
      application,
      facilityApplicationStatusAfter(status, "bankApproves", applicationFeeCents),
      {},
    );
  const decisionReason = requireReason(input.reason ?? "");
  const after = facilityApplicationStatusAfter(status, "bankDeclines");
  return await saveApplicationStep(tx, application, after, { decisionReason, closedAt: tx.now });
}
