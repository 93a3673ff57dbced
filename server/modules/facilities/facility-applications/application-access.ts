// The only access checks of applications for facilities.

import {
  decideFacilityApplication,
  FACILITY_APPLICATION_STATUS_TEXT,
  type FacilityApplicationCapability,
  type FacilityApplicationFacts,
  type FacilityApplicationRole,
  statusForClients,
} from "@bondline/domain/facilities/facilities/facility-application.ts";
import { FACILITY_APPLICATION_FILTERS } from "@bondline/domain/facilities/facilities/facility-application-filters.ts";
import { asFacilityApplicationId } from "@bondline/domain/ids.ts";
import { facilityApplicationExportColumns } from "@bondline/domain/records/exports/facility-application-export-columns.ts";
import { refuse, refuseFields } from "@bondline/domain/refusals.ts";
import { checkFilter, type SentFilter } from "../../../graphql/list-filter.ts";
import type { Page, PageArguments } from "../../../graphql/list-page.ts";
import { listSourceOf } from "../../../spreadsheets/list-source.ts";
import type { RowSource } from "../../../spreadsheets/row-source.ts";
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
import { accessOrganisation, requireOrganisation } from "../../people/organisations/organisation-access.ts";
import { APPLICANT_COLUMNS } from "./application-columns.ts";
import {
  type ApplicationListFilter,
  type ApplicationSort,
  applicationListToExport,
  countApplications,
  listApplications,
  listDeskApplications,
} from "./application-list-store.ts";
import type { FacilityApplication } from "./application-record.ts";
import { findApplication, findApplicationForChange } from "./application-store.ts";

const APPLICANT_COLUMN_NAMES = Object.values(APPLICANT_COLUMNS).filter((column) => column !== null);

/** For reading. Missing and forbidden answer alike. */
export async function accessApplication(tx: Transaction, id: string): Promise<FacilityApplication> {
  requirePerson(tx.actor);
  const found = await findApplication(tx, asFacilityApplicationId(id));
  if (found === undefined || !mayDo(tx.actor, found, "CAN_VIEW"))
    refuse("FACILITY_APPLICATION_NOT_FOUND", { id });
  return seenBy(tx.actor, found);
}

/** For whoever reads all of it: its applicant, the provider, and the bank that it was sent to. */
export async function accessApplicationDetails(tx: Transaction, id: string): Promise<FacilityApplication> {
  const application = await accessApplication(tx, id);
  if (!mayDo(tx.actor, application, "CAN_VIEW_DETAILS")) refuse("FACILITY_APPLICATION_NOT_FOUND", { id });
  return application;
}

/** An application that has passed the policy table for `Capability`. */
export type GrantedApplication<Capability extends FacilityApplicationCapability> = Granted<
  FacilityApplication,
  Capability
>;

type ApplicationRequest = {
  id: string;
  version: number | undefined;
  /** For what is known by its application, and answers as if it were itself not there. */
  notFound?: () => never;
};

/** For changing: locks it, then asks whether the person may, whether what was read is current, whether its status allows it. */
export async function accessApplicationToChange<Capability extends FacilityApplicationCapability>(
  tx: Transaction,
  { id, version, notFound = () => refuse("FACILITY_APPLICATION_NOT_FOUND", { id }) }: ApplicationRequest,
  capability: Capability,
): Promise<GrantedApplication<Capability>> {
  requirePerson(tx.actor);
  const found = await findApplicationForChange(tx, asFacilityApplicationId(id));
  if (found === undefined) return notFound();
  const decision = decideFacilityApplication(applicationFacts(tx.actor, found), capability);
  if (!decision.allowed && decision.because === "not-your-role") notFound();
  if (!decision.allowed && decision.because === "archived") refuse("RECORD_ARCHIVED");
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
  return {
    roles: rolesOf(actor, application),
    status: application.status,
    isAsked: isAsked(application),
    isArchived: application.archivedAt !== null,
  };
}

export function isAsked({ questions }: FacilityApplication): boolean {
  return questions.some(({ answeredAt }) => answeredAt === null);
}

/** To whoever shares the facility, who applies for which limit and how it stands; the rest is not read for them at all. */
function seenBy(actor: Actor, application: FacilityApplication): FacilityApplication {
  if (mayDo(actor, application, "CAN_VIEW_DETAILS")) return application;
  const kept = APPLICANT_COLUMN_NAMES.map((column) => [column, null]);
  const lists = { entities: [], properties: [], questions: [], sharedWith: [] };
  const decisions = { decisionReason: null, feeWaivedReason: null, supplierName: null, supplierId: null };
  return { ...application, ...Object.fromEntries(kept), ...lists, ...decisions };
}

/** In the words that this reader sees it under: to the applicant's side all that is under way is Processing. */
export function shownStatus(actor: Actor, application: FacilityApplication): string {
  return FACILITY_APPLICATION_STATUS_TEXT[statusShownTo(actor, application)];
}

/** Who applies and who shares are clients; desk and bank see the steps between them. */
export function statusShownTo(actor: Actor, application: FacilityApplication): FacilityApplication["status"] {
  const roles = rolesOf(actor, application);
  const isStaff = roles.has("PROVIDER") || roles.has("SUPPLIER");
  return isStaff && !roles.has("OWNER") ? application.status : statusForClients(application.status);
}

function rolesOf(actor: Actor, application: FacilityApplication): ReadonlySet<FacilityApplicationRole> {
  const roles = new Set<FacilityApplicationRole>();
  const member = roleIn(actor, application.organisationId);
  if (member === "ADMIN" || member === "USER") roles.add("OWNER");
  if (application.actorIsSharedWith) roles.add("SHARED");
  // What a client has not sent yet is its own.
  if (isProviderStaff(actor) && application.submittedAt !== null) roles.add("PROVIDER");
  if (application.supplierId !== null && supplierOf(actor) === application.supplierId) roles.add("SUPPLIER");
  return roles;
}

export type ApplicationList = {
  organisationId: string;
  search?: string | null | undefined;
  sort?: ApplicationSort | null | undefined;
  filter?: SentFilter;
};

const NEWEST: ApplicationSort = { field: "CREATED_AT", direction: "DESC" };

/** An organisation's applications; without one those that wait at the desk, for the provider or for a supplier's own staff. */
export async function listAccessibleApplications(
  tx: Transaction,
  list: PageArguments &
    Partial<Omit<ApplicationList, "organisationId">> & { organisationId?: string | null | undefined },
): Promise<Page<FacilityApplication>> {
  const { organisationId } = list;
  const page = organisationId
    ? await listApplications(tx, filterOf(tx, { ...list, organisationId }), list.sort ?? NEWEST, list)
    : await listDesk(tx, list);
  return { ...page, nodes: page.nodes.map((application) => seenBy(tx.actor, application)) };
}

async function listDesk(tx: Transaction, list: PageArguments & Omit<ApplicationList, "organisationId">) {
  requireDesk(tx.actor);
  if (list.search || list.sort || list.filter) refuseFields({ organisationId: NARROWED_DESK_MESSAGE });
  return await listDeskApplications(tx, list);
}

const NARROWED_DESK_MESSAGE = "Name the organisation whose applications are to be narrowed or ordered.";

/** As the list shows them. */
export async function accessApplicationsToExport(
  tx: Transaction,
  list: ApplicationList,
  zone: string,
): Promise<RowSource> {
  const filter = filterOf(tx, list);
  const { name } = await accessOrganisation(tx, filter.organisationId);
  return listSourceOf(tx, {
    name: [name, "applications"],
    columns: facilityApplicationExportColumns(zone),
    rights: "CAN_ADD_DOCUMENTS",
    count: () => countApplications(tx, filter),
    statement: applicationListToExport(filter, list.sort ?? NEWEST, zone),
  });
}

function filterOf(
  tx: Transaction,
  { organisationId, search, filter }: ApplicationList,
): ApplicationListFilter {
  const id = requireOrganisation(tx, organisationId, "CAN_ADD_DOCUMENTS");
  const narrowed = checkFilter(FACILITY_APPLICATION_FILTERS, filter);
  return { organisationId: id, search: search ?? "", narrowed };
}
