// The only access checks of organisations.

import { asOrganisationId, type OrganisationId } from "@bondline/domain/ids.ts";
import type { LiveCounts } from "@bondline/domain/people/organisations/live-records.ts";
import {
  decideOrganisation,
  type OrganisationCapability,
} from "@bondline/domain/people/organisations/organisation-capabilities.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import type { Page, PageArguments } from "../../../graphql/list-page.ts";
import {
  type Actor,
  isProviderAdministrator,
  isProviderStaff,
  requirePerson,
  roleIn,
} from "../../../transaction/actor.ts";
import { requireCurrent } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { countLiveRecords, type LiveRecord, listLiveRecords } from "./live-record-store.ts";
import {
  findOrganisation,
  findOrganisationForChange,
  listOrganisationsOfActor,
  type Organisation,
} from "./organisation-store.ts";

export type { LiveRecord };

export async function accessOrganisation(
  tx: Transaction,
  id: string,
  capability: OrganisationCapability = "CAN_VIEW",
): Promise<Organisation> {
  requirePerson(tx.actor);
  const organisationId = asOrganisationId(id);
  requireCapability(tx.actor, organisationId, capability);
  return (await findOrganisation(tx, organisationId)) ?? refuse("ORGANISATION_NOT_FOUND", { id });
}

/** As `accessOrganisation`; to the provider's people an organisation is a client, whatever they are in it. */
export async function accessOrganisationOrClient(
  tx: Transaction,
  id: string,
  capability: OrganisationCapability,
): Promise<Organisation> {
  requirePerson(tx.actor);
  if (!isProviderStaff(tx.actor)) return await accessOrganisation(tx, id, capability);
  return (await findOrganisation(tx, asOrganisationId(id))) ?? refuse("ORGANISATION_NOT_FOUND", { id });
}

/** As `accessOrganisation` where nothing but the id is needed: a member's organisation exists, so the table alone answers. */
export function requireOrganisation(
  tx: Transaction,
  id: string,
  capability: OrganisationCapability = "CAN_VIEW",
): OrganisationId {
  requirePerson(tx.actor);
  const organisationId = asOrganisationId(id);
  requireCapability(tx.actor, organisationId, capability);
  return organisationId;
}

export async function accessOrganisationToChange(
  tx: Transaction,
  { id, version }: { id: string; version: number },
  capability: OrganisationCapability,
): Promise<Organisation> {
  requirePerson(tx.actor);
  const organisationId = asOrganisationId(id);
  requireCapability(tx.actor, organisationId, capability);
  const organisation =
    (await findOrganisationForChange(tx, organisationId)) ?? refuse("ORGANISATION_NOT_FOUND", { id });
  requireCurrent(organisation, version);
  return organisation;
}

/** Closed by those who administer it, or by the provider's administrators. */
export function requireOrganisationToClose(tx: Transaction, id: string): OrganisationId {
  requirePerson(tx.actor);
  if (isProviderAdministrator(tx.actor)) return asOrganisationId(id);
  return requireOrganisation(tx, id, "CAN_CLOSE");
}

export async function accessOrganisationToClose(tx: Transaction, id: string): Promise<Organisation> {
  const organisationId = requireOrganisationToClose(tx, id);
  return (await findOrganisation(tx, organisationId)) ?? refuse("ORGANISATION_NOT_FOUND", { id });
}

export async function lockOrganisationToClose(tx: Transaction, id: OrganisationId): Promise<Organisation> {
  const organisationId = requireOrganisationToClose(tx, id);
  return (await findOrganisationForChange(tx, organisationId)) ?? refuse("ORGANISATION_NOT_FOUND", { id });
}

/** By the provider's administrators alone. */
export async function accessOrganisationToOpen(tx: Transaction, id: string): Promise<Organisation> {
  requirePerson(tx.actor);
  const organisation = await findOrganisationForChange(tx, asOrganisationId(id));
  if (organisation === undefined) return refuse("ORGANISATION_NOT_FOUND", { id });
  if (!isProviderAdministrator(tx.actor)) refuse("ORGANISATION_NOT_FOUND", { id });
  return organisation;
}

/** What of it somebody relies on, for whoever may close it. */
export async function readLiveRecords(tx: Transaction, id: OrganisationId): Promise<LiveCounts> {
  return await countLiveRecords(tx, requireOrganisationToClose(tx, id));
}

/** A few of them. What a client records for itself is named to the client alone. */
export async function listLiveRecordsOf(tx: Transaction, id: OrganisationId): Promise<LiveRecord[]> {
  const organisationId = requireOrganisationToClose(tx, id);
  const isOwn = decideOrganisation({ role: roleIn(tx.actor, id) ?? null }, "CAN_CLOSE").allowed;
  return await listLiveRecords(tx, organisationId, { isOwn });
}

export async function listOwnOrganisations(
  tx: Transaction,
  list: PageArguments,
): Promise<Page<Organisation>> {
  requirePerson(tx.actor);
  return await listOrganisationsOfActor(tx, list);
}

function requireCapability(actor: Actor, id: OrganisationId, capability: OrganisationCapability): void {
  const role = roleIn(actor, id) ?? null;
  if (!decideOrganisation({ role }, capability).allowed) refuse("ORGANISATION_NOT_FOUND", { id });
}
