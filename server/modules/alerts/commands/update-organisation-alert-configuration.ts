// Changes an alert. What it has sent already is not sent again.

import { ALERT_FIELDS } from "@bondline/domain/alerts/alert.ts";
import { requireFields } from "@bondline/domain/fields/field-set.ts";
import type { Answer } from "../../../graphql/idempotency.ts";
import type { Work } from "../../../work/work.ts";
import { accessAlertConfigurationToChange } from "../alert-access.ts";
import { type AlertInput, alertTexts } from "../alert-input.ts";
import { saveAlertConfiguration } from "../alert-store.ts";

export async function updateOrganisationAlertConfiguration(
  work: Work,
  input: AlertInput & { id: string; version: number },
): Promise<Answer> {
  const alert = await accessAlertConfigurationToChange(work, input);
  const wishes = requireFields(ALERT_FIELDS, alertTexts(input));
  await saveAlertConfiguration(work, alert.id, { ...wishes, emailAddresses: [...wishes.emailAddresses] });
  return { alertConfigurationId: alert.id };
}
