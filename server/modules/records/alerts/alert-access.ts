// The only access checks of alerts: who may manage an organisation's alerts, and nobody else learns of them.

import { type AlertConfigurationId, asAlertConfigurationId } from "@bondline/domain/ids.ts";
import { decideOrganisation } from "@bondline/domain/people/organisations/organisation-capabilities.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import type { Page, PageArguments } from "../../../graphql/list-page.ts";
import { type Actor, requirePerson, roleIn } from "../../../transaction/actor.ts";
import { type Granted, grant, requireCurrent } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { accessOrganisation } from "../../people/organisations/organisation-access.ts";
import type { AlertConfiguration } from "./alert-record.ts";
import {
  findAlertConfiguration,
  findAlertConfigurationForChange,
  listAlertConfigurations,
} from "./alert-store.ts";

export const MANAGE_ALERTS = "CAN_MANAGE_ALERT_CONFIGURATIONS";

export async function accessAlertConfiguration(tx: Transaction, id: string): Promise<AlertConfiguration> {
  requirePerson(tx.actor);
  return requireManaged(tx.actor, await findAlertConfiguration(tx, asAlertConfigurationId(id)), id);
}

export async function accessAlertConfigurationToChange(
  tx: Transaction,
  { id, version }: { id: string; version: number },
): Promise<Granted<AlertConfiguration, typeof MANAGE_ALERTS>> {
  requirePerson(tx.actor);
  const alertId: AlertConfigurationId = asAlertConfigurationId(id);
  const alert = requireManaged(tx.actor, await findAlertConfigurationForChange(tx, alertId), id);
  requireCurrent(alert, version);
  return grant(alert, MANAGE_ALERTS);
}

export async function listManagedAlertConfigurations(
  tx: Transaction,
  list: PageArguments & { organisationId: string },
): Promise<Page<AlertConfiguration>> {
  const organisation = await accessOrganisation(tx, list.organisationId, MANAGE_ALERTS);
  return await listAlertConfigurations(tx, organisation.id, list);
}

function requireManaged(actor: Actor, alert: AlertConfiguration | undefined, id: string): AlertConfiguration {
  const role = alert === undefined ? null : (roleIn(actor, alert.organisationId) ?? null);
  if (alert === undefined || !decideOrganisation({ role }, MANAGE_ALERTS).allowed)
    refuse("ALERT_CONFIGURATION_NOT_FOUND", { id });
  return alert;
}
