// Approves an application without its fee, for a reason that the history keeps.

import { facilityApplicationStatusAfter } from "@bondline/domain/facilities/facilities/facility-application.ts";
import { requireReason } from "@bondline/domain/reason.ts";
import type { Answer } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessApplicationToChange } from "../application-access.ts";
import { saveApplicationStep } from "../save-application-step.ts";

export async function approveFacilityApplication(
  tx: Transaction,
  input: { id: string; version: number; reason?: string | null | undefined },
): Promise<Answer> {
  const application = await accessApplicationToChange(tx, input, "CAN_APPROVE");
  const decisionReason = requireReason(input.reason ?? "");
  const after = facilityApplicationStatusAfter(application.status, "approve");
  return await saveApplicationStep(tx, application, after, { decisionReason });
}
