// The only access checks of organisations.

import { type AccountId, asOrganisationId, type OrganisationId } from "@bondline/domain/ids.ts";
import type { LiveCounts } from "@bondline/domain/people/organisations/live-records.ts";
import {
  decideOrganisation,
  type OrganisationCapability,
} from "@bondline/domain/people/organisations/organisation-capabilities.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import type { Page, PageArguments } from "../../../graphql/list-page.ts";
import { type Actor, isProviderStaff, requirePerson, roleIn } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { countLiveRecords } from "./live-record-store.ts";
import {
  findOrganisation,
  findOrganisationForChange,
  listOrganisationsOf,
  type Organisation,
} from "./organisation-store.ts";

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
  if (organisation.version !== version)
    refuse("CONFLICT", { versionRead: version, versionNow: organisation.version });
  return organisation;
}

/** What of it somebody relies on, for whoever sees every record of it. */
export async function readLiveRecords(tx: Transaction, id: OrganisationId): Promise<LiveCounts> {
  return await countLiveRecords(tx, requireOrganisation(tx, id, "CAN_VIEW_ALL_RECORDS"));
}

export async function listOwnOrganisations(
  tx: Transaction,
  list: PageArguments,
): Promise<Page<Organisation>> {
  const accountId: AccountId = requirePerson(tx.actor).accountId;
  return await listOrganisationsOf(tx, accountId, list);
}

function requireCapability(actor: Actor, id: OrganisationId, capability: OrganisationCapability): void {
  const role = roleIn(actor, id) ?? null;
  if (!decideOrganisation({ role }, capability).allowed) refuse("ORGANISATION_NOT_FOUND", { id });
}
