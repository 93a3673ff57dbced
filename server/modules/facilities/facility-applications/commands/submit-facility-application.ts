// Hands an application to the provider once everything is answered; otherwise it stays, and what is missing is named.

import { facilityApplicationStatusAfter } from "@bondline/domain/facilities/facilities/facility-application.ts";
import { applicationRequirements } from "@bondline/domain/facilities/facilities/facility-application-fields.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { Answer } from "../../../../graphql/idempotency.ts";
import type { Work } from "../../../../work/work.ts";
import { accessApplicationToChange } from "../application-access.ts";
import { textsOfApplication } from "../application-input.ts";
import { saveApplicationStatus } from "../application-store.ts";

export async function submitFacilityApplication(
  work: Work,
  input: { id: string; version: number },
): Promise<Answer> {
  const application = await accessApplicationToChange(work, input, "CAN_EDIT");
  const status = facilityApplicationStatusAfter(application.status, "submit");
  const unmet = applicationRequirements(application.facilityType, textsOfApplication(application)).filter(
    ({ requirementMet }) => !requirementMet,
  );
  if (unmet.length > 0) refuseFields(Object.fromEntries(unmet.map(({ field, message }) => [field, message])));
  await saveApplicationStatus(work, application.id, status, { submittedAt: work.now });
  return { applicationId: application.id };
}
