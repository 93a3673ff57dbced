// Sets up an alert of an organisation.

import { asAlertConfigurationId } from "@bondline/domain/ids.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessOrganisation } from "../../../people/organisations/organisation-access.ts";
import { MANAGE_ALERTS } from "../alert-access.ts";
import { type AlertInput, requireAlertOverrides } from "../alert-input.ts";
import { insertAlertConfiguration } from "../alert-store.ts";
import { askAlertRecipients } from "../ask-alert-recipients.ts";

export async function createOrganisationAlertConfiguration(
  tx: Transaction,
  input: AlertInput & { organisationId: string },
): Promise<CommandResult> {
  const organisation = await accessOrganisation(tx, input.organisationId, MANAGE_ALERTS);
  const overrides = await requireAlertOverrides(tx, organisation.id, input);
  const id = asAlertConfigurationId(tx.newId());
  await insertAlertConfiguration(tx, {
    ...overrides,
    id,
    organisationId: organisation.id,
    createdBy: requirePerson(tx.actor).accountId,
  });
  await askAlertRecipients(tx, organisation, overrides.emailAddresses);
  return { alertConfigurationId: id };
}
