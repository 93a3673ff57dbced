// The only access checks of facilities: nobody gets one without the policy table having said yes.

import {
  FACILITY_TABS,
  type FacilityRole,
  type FacilityTab,
} from "@bondline/domain/facilities/facilities/facility.ts";
import {
  decideFacility,
  type FacilityCapability,
  type FacilityFacts,
} from "@bondline/domain/facilities/facilities/facility-capabilities.ts";
import { FACILITY_FILTERS } from "@bondline/domain/facilities/facilities/facility-filters.ts";
import {
  FACILITY_CHOICE_MESSAGE,
  FACILITY_KIND_MESSAGE,
  FACILITY_STATUS_TEXT,
  NO_SUCH_ORGANISATION_MESSAGE,
  OWN_FACILITY_MESSAGE,
} from "@bondline/domain/facilities/facilities/facility-text.ts";
import { usedCents } from "@bondline/domain/facilities/facilities/facility-use.ts";
import { asFacilityId, asOrganisationId, type DraftId, type OrganisationId } from "@bondline/domain/ids.ts";
import type { ProcessType } from "@bondline/domain/process-type.ts";
import { archiveDateOf, archiveDateOfClosed } from "@bondline/domain/records/archive/archive-date.ts";
import { facilityExportColumns } from "@bondline/domain/records/exports/facility-export-columns.ts";
import { refuse, refuseFields } from "@bondline/domain/refusals.ts";
import { abnOrAcn } from "@bondline/domain/values/fields/abn-or-acn.ts";
import { required } from "@bondline/domain/values/fields/field-rule.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import { type Cents, cents } from "@bondline/domain/values/money/money.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import { checkFilter, type SentFilter } from "../../../graphql/list-filter.ts";
import { COUNT_MAX, type PageArguments } from "../../../graphql/list-page.ts";
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
import { accessOrganisation, requireOrganisation } from "../../people/organisations/organisation-access.ts";
import {
  countFacilities,
  type FacilityListFilter,
  type FacilitySort,
  facilityListToExport,
  listFacilities,
} from "./facility-list-store.ts";
import type { Facility } from "./facility-record.ts";
import { findConfirmedHolder } from "./facility-share-store.ts";
import { findFacility, findFacilityForChange, findTakenBy, listArranged } from "./facility-store.ts";

/** For reading. Missing and forbidden answer alike. */
export async function accessFacility(tx: Transaction, id: string): Promise<Facility> {
  requirePerson(tx.actor);
  const facility = await findFacility(tx, asFacilityId(id));
  if (facility === undefined || !mayDo(tx, facility, "CAN_VIEW")) refuse("FACILITY_NOT_FOUND", { id });
  return facility;
}

/** A facility that has passed the policy table for `Capability`. */
export type GrantedFacility<Capability extends FacilityCapability> = Granted<Facility, Capability>;

/** For changing: locks it, then asks whether the person may, whether what was read is current, whether its status allows it. */
export async function accessFacilityToChange<Capability extends FacilityCapability>(
  tx: Transaction,
  { id, version }: { id: string; version: number },
  capability: Capability,
): Promise<GrantedFacility<Capability>> {
  requirePerson(tx.actor);
  const facility = await findFacilityForChange(tx, asFacilityId(id));
  if (facility === undefined) refuse("FACILITY_NOT_FOUND", { id });
  const decision = decideFacility(facilityFacts(tx, facility), capability);
  if (!decision.allowed && decision.because === "not-your-role") refuse("FACILITY_NOT_FOUND", { id });
  if (!decision.allowed && decision.because === "archived") refuse("RECORD_ARCHIVED");
  const named = { record: "facility", status: FACILITY_STATUS_TEXT[facility.status] };
  return grantChange(facility, { right: capability, versionRead: version, decision, named });
}

export function mayDo(tx: Transaction, facility: Facility, capability: FacilityCapability): boolean {
  return decideFacility(facilityFacts(tx, facility), capability).allowed;
}

export function facilityFacts(
  { actor, now }: { actor: Actor; now: Instant },
  facility: Facility,
): FacilityFacts {
  return {
    roles: facilityRoles(actor, facility),
    status: facility.status,
    isSystemFacility: facility.isSystemFacility,
    bankHasApproved: facility.bankApprovedAt !== null,
    hasEnded: hasEnded(facility, now),
    isArchived: facility.archivedAt !== null,
  };
}

function hasEnded({ endDate }: Facility, now: Instant): boolean {
  return endDate !== null && endDate < dayAt(now, DEFAULT_ZONE);
}

/** Of one that is over, by its last status or by its last day: from when on it is archived, where nothing keeps it. */
export function archiveDateOfFacility(tx: Transaction, facility: Facility): PlainDate | null {
  if (facility.closedAt !== null) return archiveDateOfClosed(facility.closedAt);
  const isOver = facility.status === "ESTABLISHED" && facility.endDate !== null && hasEnded(facility, tx.now);
  return isOver && facility.endDate !== null ? archiveDateOf(facility.endDate) : null;
}

function facilityRoles(actor: Actor, facility: Facility): ReadonlySet<FacilityRole> {
  const roles = new Set<FacilityRole>();
  const member = roleIn(actor, facility.organisationId);
  if (member === "ADMIN" || member === "USER") roles.add("OWNER");
  if (member === "LIMITED_USER" && facility.actorIsViewer) roles.add("LIMITED");
  if (facility.actorIsSharedWith) roles.add("SHARED");
  if (isProviderStaff(actor)) roles.add("PROVIDER");
  // What has not been sent to the bank yet is the provider's and its holder's.
  const isSent = facility.status !== "STARTED";
  if (isSent && facility.supplierId !== null && supplierOf(actor) === facility.supplierId)
    roles.add("SUPPLIER");
  return roles;
}

/**
 * The facility that a draft or document of this organisation is to be put on. Wrong ones are a wrong choice in a form,
 * whether they exist or not.
 */
export async function requireFacilityFor(
  tx: Transaction,
  facilityId: string,
  use: FacilityUseWanted,
): Promise<Facility> {
  const facility = await findFacility(tx, asFacilityId(facilityId));
  if (facility === undefined || !isOpenFor(tx, facility, use))
    refuseFields({ facilityId: FACILITY_CHOICE_MESSAGE });
  if (!facility.documentVariants.includes(use.documentVariant))
    refuseFields({ facilityId: FACILITY_KIND_MESSAGE });
  return facility;
}

/** For what takes over a facility where it still can, and is otherwise left without. */
export async function isFacilityFor(
  tx: Transaction,
  facilityId: string,
  use: FacilityUseWanted,
): Promise<boolean> {
  const facility = await findFacility(tx, asFacilityId(facilityId));
  return (
    facility !== undefined &&
    isOpenFor(tx, facility, use) &&
    facility.documentVariants.includes(use.documentVariant)
  );
}

type FacilityUseWanted = {
  organisationId: OrganisationId;
  documentVariant: ProcessType;
  capability: "CAN_ATTACH_TO_DOCUMENTS" | "CAN_RAISE_DRAFTS";
};

function isOpenFor(
  tx: Transaction,
  facility: Facility,
  { organisationId, capability }: FacilityUseWanted,
): boolean {
  return (
    mayDo(tx, facility, capability) &&
    (facility.organisationId === organisationId ||
      facility.sharedWith.some(({ id }) => id === organisationId))
  );
}

/** A facility of that very organisation, shared ones left out; any other is a wrong choice in a form. */
export async function requireOwnFacility(
  tx: Transaction,
  facilityId: string,
  organisationId: OrganisationId,
): Promise<Facility> {
  const facility = await findFacility(tx, asFacilityId(facilityId));
  if (
    facility === undefined ||
    facility.organisationId !== organisationId ||
    !mayDo(tx, facility, "CAN_VIEW")
  )
    refuseFields({ facilityId: OWN_FACILITY_MESSAGE });
  return facility;
}

export type FacilityRoom = { name: string; limitCents: Cents; takenCents: Cents };

/** How a draft stands to its facility: what everything else on it takes. Asked for whoever reads the draft. */
export async function facilityRoomFor(
  tx: Transaction,
  facilityId: string | null,
  draftId: DraftId,
): Promise<FacilityRoom | null> {
  const facility = facilityId === null ? undefined : await findFacility(tx, asFacilityId(facilityId));
  if (facility === undefined) return null;
  const own = await findTakenBy(tx, facility.id, draftId);
  return {
    name: facility.name,
    limitCents: facility.limitCents,
    takenCents: cents(usedCents(facility) - own),
  };
}

/** Whose facility it becomes: a member's own record, or one that the provider's staff arrange for them. */
export function requireFacilityOwner(
  tx: Transaction,
  organisationId: string,
): { organisationId: OrganisationId; event: "record" | "start" } {
  requirePerson(tx.actor);
  if (isProviderStaff(tx.actor)) return { organisationId: asOrganisationId(organisationId), event: "start" };
  return { organisationId: requireOrganisation(tx, organisationId, "CAN_ADD_DOCUMENTS"), event: "record" };
}

export type FacilityList = {
  organisationId: string;
  tab?: FacilityTab | null | undefined;
  search?: string | null | undefined;
  sort?: FacilitySort | null | undefined;
  filter?: SentFilter;
};

const BY_NAME: FacilitySort = { field: "NAME", direction: "ASC" };

export async function listAccessibleFacilities(tx: Transaction, list: FacilityList & PageArguments) {
  const filter = filterOf(tx, list);
  const sort = list.sort ?? BY_NAME;
  return await listFacilities(tx, filter, sort, list);
}

export async function countAccessibleFacilities(
  tx: Transaction,
  organisationId: string,
): Promise<Record<FacilityTab, number>> {
  const count = (tab: FacilityTab) => countFacilities(tx, filterOf(tx, { organisationId, tab }), COUNT_MAX);
  return { CURRENT: await count("CURRENT"), ENDED: await count("ENDED") };
}

/** Those that the provider arranges, newest first; to a bank's staff the ones that were sent to it. */
export async function listArrangedFacilities(tx: Transaction, list: PageArguments & { isOver: boolean }) {
  requirePerson(tx.actor);
  const { isOver, ...page } = list;
  const statuses = FACILITY_TABS[isOver ? "ENDED" : "CURRENT"];
  const supplierId = supplierOf(tx.actor) ?? null;
  if (supplierId === null && !isProviderStaff(tx.actor)) refuse("FACILITY_NOT_FOUND", { id: "" });
  return await listArranged(tx, { statuses, supplierId }, page);
}

/** The organisation that a facility is to be arranged for, by its number. */
export async function findFacilityHolder(tx: Transaction, typed: string) {
  requirePerson(tx.actor);
  if (!isProviderStaff(tx.actor)) refuse("ORGANISATION_NOT_FOUND", { id: typed });
  const { abn } = requireFields({ abn: required(abnOrAcn) }, { abn: typed });
  return (await findConfirmedHolder(tx, abn)) ?? refuseFields({ abn: NO_SUCH_ORGANISATION_MESSAGE });
}

/** As the list shows them. What a facility costs is its holder's, and no limited member's. */
export async function accessFacilitiesToExport(
  tx: Transaction,
  list: FacilityList,
  zone: string,
): Promise<RowSource> {
  const filter = filterOf(tx, list);
  const { name } = await accessOrganisation(tx, filter.organisationId);
  return listSourceOf(tx, {
    name: [name, "facilities"],
    columns: facilityExportColumns({ seesCosts: !filter.onlyAdded, zone }),
    rights: `${roleIn(tx.actor, filter.organisationId)}`,
    count: () => countFacilities(tx, filter, COUNT_MAX),
    statement: facilityListToExport(filter, list.sort ?? BY_NAME, zone),
  });
}

/** A limited user sees only what they were added to. */
function filterOf(
  tx: Transaction,
  { organisationId, tab, search, filter }: FacilityList,
): FacilityListFilter {
  const id = requireOrganisation(tx, organisationId);
  const statuses = tab ? FACILITY_TABS[tab] : Object.values(FACILITY_TABS).flat();
  const onlyAdded = roleIn(tx.actor, id) === "LIMITED_USER";
  const narrowed = checkFilter(FACILITY_FILTERS, filter);
  return { organisationId: id, statuses, search: search ?? "", onlyAdded, narrowed };
}
