// The only access checks of applications for facilities.

import {
  decideFacilityApplication,
  FACILITY_APPLICATION_STATUS_TEXT,
  type FacilityApplicationCapability,
  type FacilityApplicationFacts,
  type FacilityApplicationRole,
  statusForClients,
} from "@bondline/domain/facilities/facilities/facility-application.ts";
import { asFacilityApplicationId } from "@bondline/domain/ids.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import type { Page, PageArguments } from "../../../graphql/list-page.ts";
import {
  type Actor,
  isProviderStaff,
  requirePerson,
  roleIn,
  supplierOf,
} from "../../../transaction/actor.ts";
import { type Granted, grantChange } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { requireDesk } from "../../drafts/drafts/draft-access.ts";
import { requireOrganisation } from "../../people/organisations/organisation-access.ts";
import type { FacilityApplication } from "./application-record.ts";
import { findApplication, findApplicationForChange, listApplications } from "./application-store.ts";

/** For reading. Missing and forbidden answer alike. */
export async function accessApplication(tx: Transaction, id: string): Promise<FacilityApplication> {
  requirePerson(tx.actor);
  const found = await findApplication(tx, asFacilityApplicationId(id));
  if (found === undefined || !mayDo(tx.actor, found, "CAN_VIEW"))
    refuse("FACILITY_APPLICATION_NOT_FOUND", { id });
  return found;
}

/** An application that has passed the policy table for `Capability`. */
export type GrantedApplication<Capability extends FacilityApplicationCapability> = Granted<
  FacilityApplication,
  Capability
>;

/** For changing: locks it, then asks whether the person may, whether what was read is current, whether its status allows it. */
export async function accessApplicationToChange<Capability extends FacilityApplicationCapability>(
  tx: Transaction,
  { id, version }: { id: string; version: number | undefined },
  capability: Capability,
): Promise<GrantedApplication<Capability>> {
  requirePerson(tx.actor);
  const found = await findApplicationForChange(tx, asFacilityApplicationId(id));
  if (found === undefined) refuse("FACILITY_APPLICATION_NOT_FOUND", { id });
  const decision = decideFacilityApplication(applicationFacts(tx.actor, found), capability);
  if (!decision.allowed && decision.because === "not-your-role")
    refuse("FACILITY_APPLICATION_NOT_FOUND", { id });
  const named = { record: "facility application", status: shownStatus(tx.actor, found) };
  return grantChange(found, { right: capability, versionRead: version, decision, named });
}

export function mayDo(
  actor: Actor,
  application: FacilityApplication,
  capability: FacilityApplicationCapability,
): boolean {
  return decideFacilityApplication(applicationFacts(actor, application), capability).allowed;
}

export function applicationFacts(actor: Actor, application: FacilityApplication): FacilityApplicationFacts {
  return { roles: rolesOf(actor, application), status: application.status };
}

/** In the words that this reader sees it under: to the applicant's side all that is under way is Processing. */
export function shownStatus(actor: Actor, application: FacilityApplication): string {
  const isClient = rolesOf(actor, application).has("OWNER");
  const status = isClient ? statusForClients(application.status) : application.status;
  return FACILITY_APPLICATION_STATUS_TEXT[status];
}

function rolesOf(actor: Actor, application: FacilityApplication): ReadonlySet<FacilityApplicationRole> {
  const roles = new Set<FacilityApplicationRole>();
  const member = roleIn(actor, application.organisationId);
  if (member === "ADMIN" || member === "USER") roles.add("OWNER");
  // What a client has not sent yet is its own.
  if (isProviderStaff(actor) && application.submittedAt !== null) roles.add("PROVIDER");
  if (application.supplierId !== null && supplierOf(actor) === application.supplierId) roles.add("SUPPLIER");
  return roles;
}

/** An organisation's applications; without one those that wait at the desk, for the provider or for a supplier's own staff. */
export async function listAccessibleApplications(
  tx: Transaction,
  list: PageArguments & { organisationId?: string | null | undefined },
): Promise<Page<FacilityApplication>> {
  const organisationId = list.organisationId
    ? requireOrganisation(tx, list.organisationId, "CAN_ADD_DOCUMENTS")
    : null;
  if (organisationId === null) requireDesk(tx.actor);
  return await listApplications(tx, organisationId, list);
}
