// Changes an alert. What it has sent already is not sent again.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessOrganisation } from "../../../people/organisations/organisation-access.ts";
import { accessAlertConfigurationToChange, MANAGE_ALERTS } from "../alert-access.ts";
import { type AlertInput, requireAlertOverrides } from "../alert-input.ts";
import { saveAlertConfiguration } from "../alert-store.ts";
import { askAlertRecipients } from "../ask-alert-recipients.ts";

export async function updateOrganisationAlertConfiguration(
  tx: Transaction,
  input: AlertInput & { id: string; version: number },
): Promise<CommandResult> {
  const alert = await accessAlertConfigurationToChange(tx, input);
  const overrides = await requireAlertOverrides(tx, alert.organisationId, input);
  await saveAlertConfiguration(tx, alert, overrides);
  const organisation = await accessOrganisation(tx, alert.organisationId, MANAGE_ALERTS);
  await askAlertRecipients(tx, organisation, overrides.emailAddresses);
  return { alertConfigurationId: alert.id };
}
