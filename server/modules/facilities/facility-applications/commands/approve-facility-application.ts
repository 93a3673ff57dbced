// Approves an application without its fee: waived for a reason that its applicant reads and the history keeps with who waived it.

import { facilityApplicationStatusAfter } from "@bondline/domain/facilities/facilities/facility-application.ts";
import { requireReason } from "@bondline/domain/reason.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessApplicationToChange } from "../application-access.ts";
import { saveApplicationStep } from "../save-application-step.ts";

export async function approveFacilityApplication(
  tx: Transaction,
  input: { id: string; version: number; reason?: string | null | undefined },
): Promise<CommandResult> {
  const application = await accessApplicationToChange(tx, input, "CAN_APPROVE");
  const feeWaivedReason = requireReason(input.reason ?? "");
  return await saveApplicationStep(tx, application, {
    status: facilityApplicationStatusAfter(application.status, "approve"),
    event: "feeWaived",
    feeWaivedReason,
    feeWaivedAt: tx.now,
  });
}
