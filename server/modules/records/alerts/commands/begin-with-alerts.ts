// Gives a new organisation the alerts that the provider has set by then, sent to its first administrator; from then on they are its own.

import { asAlertConfigurationId, type OrganisationId } from "@bondline/domain/ids.ts";
import { firstAlerts } from "@bondline/domain/records/alerts/alert-default.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessOwnAccount } from "../../../people/accounts/account-access.ts";
import { insertAlertConfiguration } from "../alert-store.ts";
import { findAlertDefaultsNow } from "../first-alert-store.ts";

export async function beginWithAlerts(tx: Transaction, organisationId: OrganisationId): Promise<void> {
  const defaults = await findAlertDefaultsNow(tx);
  if (defaults === undefined) return;
  const { email } = await accessOwnAccount(tx);
  for (const alert of firstAlerts(defaults))
    await insertAlertConfiguration(tx, {
      ...alert,
      id: asAlertConfigurationId(tx.newId()),
      organisationId,
      emailAddresses: [email],
      facilityId: null,
      facilityLimitCents: null,
      facilityLimitIncludeProjectedDocs: false,
      createdBy: requirePerson(tx.actor).accountId,
    });
}
