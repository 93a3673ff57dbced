// Facilities in the contract: the record as its readers may see it, and the queries about it.

import { FACILITY_STATUSES, FACILITY_TABS } from "@bondline/domain/facilities/facilities/facility.ts";
import {
  FACILITY_CAPABILITIES,
  facilityCapabilities,
} from "@bondline/domain/facilities/facilities/facility-capabilities.ts";
import {
  COST_GROUPS,
  type CostGroup,
  FACILITY_OWN_FIELDS,
} from "@bondline/domain/facilities/facilities/facility-fields.ts";
import {
  FACILITY_FILTERS,
  FACILITY_ORIGIN_TEXT,
  FACILITY_SIDE_TEXT,
  STAFF_FACILITY_FILTERS,
} from "@bondline/domain/facilities/facilities/facility-filters.ts";
import { headroomCents, usedCents } from "@bondline/domain/facilities/facilities/facility-use.ts";
import { RECURRING_COST_FIELDS } from "@bondline/domain/money/fees/recurring-cost-fields.ts";
import { codesIn } from "@bondline/domain/values/reference-data/option-list.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { bothWays, connectionOf, forwards } from "../../../graphql/connection.ts";
import type { Context } from "../../../graphql/context.ts";
import { oneOfCodes } from "../../../graphql/field-options.ts";
import { outputFieldsOf } from "../../../graphql/fields-of-record.ts";
import { filterFieldsOf } from "../../../graphql/list-filter.ts";
import { COUNT_MAX, PAGE_SIZE_MAX } from "../../../graphql/list-page.ts";
import {
  ArchiveStateRef,
  ProcessTypeRef,
  SecurityTypeRef,
  SortDirectionRef,
} from "../../../graphql/shared-types.ts";
import { RECURRING_COST_OUTPUT } from "../../money/fee-summaries/public.ts";
import { DraftOrganisationRef } from "../../people/organisations/public.ts";
import {
  accessFacility,
  archiveDateOfFacility,
  countAccessibleFacilities,
  facilityFacts,
  findFacilityHolder,
  listAccessibleFacilities,
  listArrangedFacilities,
} from "./facility-access.ts";
import { FACILITY_COLUMNS } from "./facility-columns.ts";
import { facilityGuardOf, mayReadBankNote, mayReadCosts } from "./facility-readers.ts";
import type { Facility, FacilityCostRow } from "./facility-record.ts";
import { listAllFacilities } from "./facility-register-access.ts";
import type { SharingParty } from "./facility-share-record.ts";

const FacilityStatusRef = enumOf("FacilityStatus", FACILITY_STATUSES);
export const FacilityTabRef = enumOf("FacilityTab", codesIn(FACILITY_TABS));

const FacilityCostsRef = builder.objectRef<FacilityCostRow>("FacilityCosts").implement({
  fields: (t) => outputFieldsOf(t, RECURRING_COST_FIELDS, RECURRING_COST_OUTPUT),
});

export const SharedOrganisationRef = builder.objectRef<SharingParty>("SharedOrganisation").implement({
  fields: (t) => ({ abn: t.exposeString("abn"), id: t.exposeID("id"), name: t.exposeString("name") }),
});

const costOf = (group: CostGroup) => async (facility: Facility, _args: object, context: Context) =>
  mayReadCosts(await context.read(), facility, group)
    ? facility.costs.find(({ kind }) => kind === COST_GROUPS[group])
    : undefined;

/** The kinds of document are a list, which stands among what is worked out of it. */
const { documentVariants: _, ...withoutList } = FACILITY_OWN_FIELDS;
export const FACILITY_VALUES = withoutList;
export const FACILITY_ENUMS = { securityType: SecurityTypeRef };

export const DocumentFacilityRef = builder.objectRef<Facility>("DocumentFacility").implement({
  fields: (t) => ({
    ...outputFieldsOf(t, FACILITY_VALUES, {
      columns: FACILITY_COLUMNS,
      enums: FACILITY_ENUMS,
      guardOf: facilityGuardOf,
      always: ["name", "provider", "limit", "startDate"],
    }),
    archivedAt: t.expose("archivedAt", { type: "DateTime", nullable: true }),
    archiveDate: t.field({
      type: "Date",
      nullable: true,
      description: "Of one that is over: the day from which it is archived, where nothing keeps it.",
      resolve: async (facility, _args, context) => archiveDateOfFacility(await context.read(), facility),
    }),
    bankApprovedAt: t.expose("bankApprovedAt", {
      type: "DateTime",
      nullable: true,
      description: "When its bank or insurer said yes, where the provider arranged it.",
    }),
    bankNote: t.field({
      type: "String",
      nullable: true,
      description: "What the bank said with that; for its owner, the provider and the bank.",
      resolve: async (facility, _args, context) =>
        mayReadBankNote(await context.read(), facility) ? facility.bankNote : null,
    }),
    bankFrontedBondCosts: t.field({
      type: FacilityCostsRef,
      nullable: true,
      resolve: costOf("bankFrontedBondCosts"),
    }),
    capabilities: t.stringList({
      ...oneOfCodes(FACILITY_CAPABILITIES),
      resolve: async (facility, _args, context) =>
        facilityCapabilities(facilityFacts(await context.read(), facility)),
    }),
    closedAt: t.expose("closedAt", { type: "DateTime", nullable: true }),
    costs: t.field({ type: FacilityCostsRef, nullable: true, resolve: costOf("costs") }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    documentVariant: t.field({
      type: ProcessTypeRef,
      description: "The first kind of document that it stands behind.",
      resolve: ({ documentVariants: [first = "BANK_GUARANTEE"] }) => first,
    }),
    documentVariants: t.field({
      type: [ProcessTypeRef],
      resolve: ({ documentVariants }) => documentVariants,
    }),
    documentsOnIt: t.exposeInt("documents"),
    endedReason: t.exposeString("endedReason", { nullable: true }),
    headroom: t.field({ type: "Decimal", resolve: headroomCents }),
    id: t.exposeID("id"),
    isBankGuaranteeFacility: t.boolean({
      resolve: ({ documentVariants }) => documentVariants.includes("BANK_GUARANTEE"),
    }),
    isCashSecurityFacility: t.boolean({
      resolve: ({ documentVariants }) => documentVariants.includes("CASH_SECURITY"),
    }),
    isLeaseBondFacility: t.boolean({
      resolve: ({ documentVariants }) => documentVariants.includes("LEASE_BOND"),
    }),
    isSuretyBondFacility: t.boolean({
      resolve: ({ documentVariants }) => documentVariants.includes("SURETY_BOND"),
    }),
    isSystemFacility: t.exposeBoolean("isSystemFacility"),
    organisation: t.field({ type: DraftOrganisationRef, resolve: ({ organisation }) => organisation }),
    organisationId: t.exposeID("organisationId"),
    premiumRecurringCosts: t.field({
      type: FacilityCostsRef,
      nullable: true,
      resolve: costOf("premiumRecurringCosts"),
    }),
    sharedFacilityWithOrganisations: t.field({
      type: [SharedOrganisationRef],
      resolve: ({ sharedWith }) => sharedWith,
    }),
    sentToSupplierAt: t.expose("sentToSupplierAt", { type: "DateTime", nullable: true }),
    status: t.expose("status", { type: FacilityStatusRef }),
    totalDrafts: t.expose("draftsCents", { type: "Decimal" }),
    totalEstablished: t.expose("establishedCents", { type: "Decimal" }),
    totalProjected: t.expose("projectedCents", { type: "Decimal" }),
    totalUsed: t.field({ type: "Decimal", resolve: usedCents }),
    updatedAt: t.expose("updatedAt", { type: "DateTime" }),
    version: t.exposeInt("version"),
  }),
});

const DocumentFacilityConnectionRef = connectionOf(DocumentFacilityRef, {
  name: "DocumentFacility",
  cappedAt: COUNT_MAX,
});

const DocumentFacilityCountRef = builder
  .objectRef<Record<keyof typeof FACILITY_TABS, number>>("DocumentFacilityCount")
  .implement({ fields: (t) => ({ current: t.exposeInt("CURRENT"), ended: t.exposeInt("ENDED") }) });

export const DocumentFacilitySortRef = builder.inputType("DocumentFacilitySort", {
  fields: (t) => ({
    direction: t.field({ type: SortDirectionRef, required: true }),
    field: t.field({
      type: enumOf("DocumentFacilitySortField", ["CREATED_AT", "END_DATE", "LIMIT", "NAME"]),
      required: true,
    }),
  }),
});

export const FacilitySideRef = enumOf("FacilitySide", codesIn(FACILITY_SIDE_TEXT));

export const FacilityFilterRef = builder.inputType("FacilityFilter", {
  description: "What is left out, or is an empty list or text, asks for nothing.",
  fields: (t) =>
    filterFieldsOf(t, FACILITY_FILTERS, {
      archived: ArchiveStateRef,
      statuses: FacilityStatusRef,
      variants: ProcessTypeRef,
      securityTypes: SecurityTypeRef,
      sides: FacilitySideRef,
      origins: enumOf("FacilityOrigin", codesIn(FACILITY_ORIGIN_TEXT)),
    }),
});

export const StaffFacilityFilterRef = builder.inputType("StaffFacilityFilter", {
  description: "What is left out, or is an empty list or text, asks for nothing.",
  fields: (t) =>
    filterFieldsOf(t, STAFF_FACILITY_FILTERS, {
      archived: ArchiveStateRef,
      statuses: FacilityStatusRef,
      variants: ProcessTypeRef,
      securityTypes: SecurityTypeRef,
    }),
});

builder.queryFields((t) => ({
  facilities: t.field({
    type: [DocumentFacilityRef],
    description:
      "An organisation's current facilities and those shared with it, to choose from: by name, a hundred at most.",
    args: { organisationId: t.arg.id({ required: true }) },
    resolve: async (_root, { organisationId }, context) => {
      const list = { organisationId, tab: "CURRENT", first: PAGE_SIZE_MAX } as const;
      return [...(await listAccessibleFacilities(await context.read(), list)).nodes];
    },
  }),
  documentFacility: t.field({
    type: DocumentFacilityRef,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => accessFacility(await context.read(), id),
  }),
  documentFacilities: t.field({
    type: DocumentFacilityConnectionRef,
    args: {
      ...bothWays(t.arg),
      filter: t.arg({ type: FacilityFilterRef }),
      organisationId: t.arg.id({ required: true }),
      search: t.arg.string(),
      sort: t.arg({ type: DocumentFacilitySortRef }),
      tab: t.arg({ type: FacilityTabRef }),
    },
    resolve: async (_root, args, context) => listAccessibleFacilities(await context.read(), args),
  }),
  arrangedFacilities: t.field({
    type: DocumentFacilityConnectionRef,
    description:
      "Those that the provider arranges, newest first; to a bank's staff the ones that were sent to it.",
    args: { ...forwards(t.arg), isOver: t.arg.boolean() },
    resolve: async (_root, { isOver, ...page }, context) =>
      listArrangedFacilities(await context.read(), { ...page, isOver: isOver ?? false }),
  }),
  staffFacilities: t.field({
    type: DocumentFacilityConnectionRef,
    description:
      "Those that were arranged for all clients, also what is over, and to a bank's or insurer's people those that were sent to it: the newest first unless it is said otherwise.",
    args: {
      ...forwards(t.arg),
      filter: t.arg({ type: StaffFacilityFilterRef }),
      search: t.arg.string({ description: "In their names, their banks' and their clients'." }),
      sort: t.arg({ type: DocumentFacilitySortRef }),
    },
    resolve: async (_root, args, context) => listAllFacilities(await context.read(), args),
  }),
  facilityHolder: t.field({
    type: SharedOrganisationRef,
    description: "Whom a facility would be arranged for: the confirmed holder of an ABN or ACN.",
    args: { abn: t.arg.string({ required: true }) },
    resolve: async (_root, { abn }, context) => findFacilityHolder(await context.read(), abn),
  }),
  documentFacilityCount: t.field({
    type: DocumentFacilityCountRef,
    args: { organisationId: t.arg.id({ required: true }) },
    resolve: async (_root, { organisationId }, context) =>
      countAccessibleFacilities(await context.read(), organisationId),
  }),
}));
