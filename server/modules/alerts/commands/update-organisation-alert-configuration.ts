// Changes an alert. What it has sent already is not sent again.

import type { Answer } from "../../../graphql/idempotency.ts";
import type { Work } from "../../../work/work.ts";
import { accessAlertConfigurationToChange } from "../alert-access.ts";
import { type AlertInput, requireAlertWishes } from "../alert-input.ts";
import { saveAlertConfiguration } from "../alert-store.ts";

export async function updateOrganisationAlertConfiguration(
  work: Work,
  input: AlertInput & { id: string; version: number },
): Promise<Answer> {
  const alert = await accessAlertConfigurationToChange(work, input);
  const wishes = await requireAlertWishes(work, alert.organisationId, input);
  await saveAlertConfiguration(work, alert.id, wishes);
  return { alertConfigurationId: alert.id };
}
