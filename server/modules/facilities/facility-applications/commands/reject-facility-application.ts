// Declines an application, for a reason.

import { facilityApplicationStatusAfter } from "@bondline/domain/facilities/facilities/facility-application.ts";
import { requireReason } from "@bondline/domain/reason.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessApplicationToChange } from "../application-access.ts";
import { withdrawShares } from "../application-share-steps.ts";
import { saveApplicationStep } from "../save-application-step.ts";

export async function rejectFacilityApplication(
  tx: Transaction,
  input: { id: string; version: number; reason?: string | null | undefined },
): Promise<CommandResult> {
  const application = await accessApplicationToChange(tx, input, "CAN_REJECT");
  const decisionReason = requireReason(input.reason ?? "");
  const status = facilityApplicationStatusAfter(application.status, "reject");
  await withdrawShares(tx, application);
  return await saveApplicationStep(tx, application, {
    status,
    event: "declined",
    decisionReason,
    closedAt: tx.now,
  });
}
