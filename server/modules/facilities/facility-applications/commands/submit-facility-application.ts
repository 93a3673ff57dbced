// Hands an application to the provider once everything is answered; otherwise it stays, and what is missing is named.

import { facilityApplicationStatusAfter } from "@bondline/domain/facilities/facilities/facility-application.ts";
import { applicationRequirements } from "@bondline/domain/facilities/facilities/facility-application-fields.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessApplicationToChange } from "../application-access.ts";
import { textsOfApplication } from "../application-input.ts";
import { saveApplicationStep } from "../save-application-step.ts";

export async function submitFacilityApplication(
  tx: Transaction,
  input: { id: string; version: number },
): Promise<CommandResult> {
  const application = await accessApplicationToChange(tx, input, "CAN_EDIT");
  const status = facilityApplicationStatusAfter(application.status, "submit");
  const unmet = applicationRequirements(application.facilityType, textsOfApplication(application)).filter(
    ({ requirementMet }) => !requirementMet,
  );
  if (unmet.length > 0) refuseFields(Object.fromEntries(unmet.map(({ field, message }) => [field, message])));
  return await saveApplicationStep(tx, application, { status, event: "submitted", submittedAt: tx.now });
}
