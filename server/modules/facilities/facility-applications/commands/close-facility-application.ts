// Closes an application that will not go on.

import { facilityApplicationStatusAfter } from "@bondline/domain/facilities/facilities/facility-application.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessApplicationToChange } from "../application-access.ts";
import { withdrawShares } from "../application-share-steps.ts";
import { saveApplicationStep } from "../save-application-step.ts";

export async function closeFacilityApplication(
  tx: Transaction,
  input: { id: string; version: number; reason?: string | null | undefined },
): Promise<CommandResult> {
  const application = await accessApplicationToChange(tx, input, "CAN_CLOSE");
  const status = facilityApplicationStatusAfter(application.status, "close");
  // What was never handed in nobody else knows of.
  const event = application.submittedAt === null ? null : "closed";
  await withdrawShares(tx, application);
  return await saveApplicationStep(tx, application, { status, event, closedAt: tx.now });
}
