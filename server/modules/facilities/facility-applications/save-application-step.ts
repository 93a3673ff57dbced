// Writes down a step of an application on its way, and answers with the application.

import type { Answer } from "../../../graphql/idempotency.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { FacilityApplication } from "./application-record.ts";
import { type ApplicationStep, saveApplicationStatus } from "./application-store.ts";

export async function saveApplicationStep(
  tx: Transaction,
  { id }: FacilityApplication,
  status: FacilityApplication["status"],
  step: ApplicationStep,
): Promise<Answer> {
  await saveApplicationStatus(tx, id, status, step);
  return { applicationId: id };
}
