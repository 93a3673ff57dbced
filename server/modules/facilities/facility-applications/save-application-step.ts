// Writes down a step of an application on its way, and notifies whoever it concerns.

import type { CommandResult } from "../../../graphql/idempotency.ts";
import type { Granted } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { type ApplicationEvent, announceApplication, notifyOfApplication } from "./application-mails.ts";
import type { FacilityApplication } from "./application-record.ts";
import { type ApplicationMove, type ApplicationStep, saveApplicationStatus } from "./application-store.ts";

type Step = { status: FacilityApplication["status"]; event: ApplicationEvent | null } & ApplicationStep;

export async function saveApplicationStep(
  tx: Transaction,
  application: Granted<FacilityApplication, ApplicationMove>,
  { status, event, ...step }: Step,
): Promise<CommandResult> {
  await saveApplicationStatus(tx, application, status, step);
  await announceApplication(tx, application);
  if (event !== null) await notifyOfApplication(tx, application.id, event);
  return { applicationId: application.id };
}
