// Sets up an alert of an organisation.

import { asAlertConfigurationId } from "@bondline/domain/ids.ts";
import type { Answer } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../work/actor.ts";
import type { Work } from "../../../../work/work.ts";
import { accessOrganisation } from "../../../people/organisations/organisation-access.ts";
import { MANAGE_ALERTS } from "../alert-access.ts";
import { type AlertInput, requireAlertWishes } from "../alert-input.ts";
import { insertAlertConfiguration } from "../alert-store.ts";
import { askAlertRecipients } from "../ask-alert-recipients.ts";

export async function createOrganisationAlertConfiguration(
  work: Work,
  input: AlertInput & { organisationId: string },
): Promise<Answer> {
  const organisation = await accessOrganisation(work, input.organisationId, MANAGE_ALERTS);
  const wishes = await requireAlertWishes(work, organisation.id, input);
  const id = asAlertConfigurationId(work.newId());
  await insertAlertConfiguration(work, {
    ...wishes,
    id,
    organisationId: organisation.id,
    createdBy: requirePerson(work.actor).accountId,
  });
  await askAlertRecipients(work, organisation, wishes.emailAddresses);
  return { alertConfigurationId: id };
}
