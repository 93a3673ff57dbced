// Writes down a step of an application on its way, and answers with the application.

import type { Answer } from "../../../graphql/idempotency.ts";
import type { Granted } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { FacilityApplication } from "./application-record.ts";
import { type ApplicationMove, type ApplicationStep, saveApplicationStatus } from "./application-store.ts";

export async function saveApplicationStep(
  tx: Transaction,
  application: Granted<FacilityApplication, ApplicationMove>,
  status: FacilityApplication["status"],
  step: ApplicationStep,
): Promise<Answer> {
  await saveApplicationStatus(tx, application, status, step);
  return { applicationId: application.id };
}
