// Changes an alert. What it has sent already is not sent again.

import type { Answer } from "../../../../graphql/idempotency.ts";
import type { Work } from "../../../../work/work.ts";
import { accessOrganisation } from "../../../people/organisations/organisation-access.ts";
import { accessAlertConfigurationToChange, MANAGE_ALERTS } from "../alert-access.ts";
import { type AlertInput, requireAlertWishes } from "../alert-input.ts";
import { saveAlertConfiguration } from "../alert-store.ts";
import { askAlertRecipients } from "../ask-alert-recipients.ts";

export async function updateOrganisationAlertConfiguration(
  work: Work,
  input: AlertInput & { id: string; version: number },
): Promise<Answer> {
  const alert = await accessAlertConfigurationToChange(work, input);
  const wishes = await requireAlertWishes(work, alert.organisationId, input);
  await saveAlertConfiguration(work, alert.id, wishes);
  const organisation = await accessOrganisation(work, alert.organisationId, MANAGE_ALERTS);
  await askAlertRecipients(work, organisation, wishes.emailAddresses);
  return { alertConfigurationId: alert.id };
}
