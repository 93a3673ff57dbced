// The access check of the alerts that new organisations begin with: the provider's administrators see all versions and propose.

import { type AlertDefaults, NO_ALERTS } from "@bondline/domain/records/alerts/alert-default.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { isProviderAdministrator, requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { type AlertDefaultRow, listAlertDefaults } from "./alert-default-store.ts";

export type { AlertDefaultRow };

export type OfficeAlertDefaults = {
  /** For organisations that are registered now. `startsAt` is null while nothing was ever set. */
  inForce: AlertDefaults & { startsAt: Instant | null };
  /** The newest first. */
  versions: AlertDefaultRow[];
};

export async function accessAlertDefaults(tx: Transaction): Promise<OfficeAlertDefaults> {
  requirePerson(tx.actor);
  if (!isProviderAdministrator(tx.actor)) refuse("PROVIDER_NOT_FOUND", { id: "" });
  const versions = await listAlertDefaults(tx);
  const begun = versions.find(({ startsAt }) => startsAt <= tx.now);
  return { inForce: begun ?? { ...NO_ALERTS, startsAt: null }, versions };
}
