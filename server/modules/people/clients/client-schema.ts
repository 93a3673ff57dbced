// Clients in the contract: the provider's list of organisations, and proposing what one is given on its fees.

import { CLIENT_CAPABILITIES, clientCapabilities } from "@bondline/domain/people/clients/client-discount.ts";
import { CLIENT_DISCOUNT_TEXT, CLIENT_FILTERS } from "@bondline/domain/people/clients/client-filters.ts";
import { mayBeOpenedAgain } from "@bondline/domain/people/organisations/organisation-closing.ts";
import { archiveDateOfClosed } from "@bondline/domain/records/archive/archive-date.ts";
import { ENTITY_TYPES_OFFERED } from "@bondline/domain/values/reference-data/entity-types.ts";
import { codesIn } from "@bondline/domain/values/reference-data/option-list.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { connectionOf, forwards } from "../../../graphql/connection.ts";
import { oneOfCodes } from "../../../graphql/field-options.ts";
import { inputOf } from "../../../graphql/inputs.ts";
import { filterFieldsOf } from "../../../graphql/list-filter.ts";
import { COUNT_MAX } from "../../../graphql/list-page.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { EmptyPayloadRef } from "../../../graphql/payloads.ts";
import { ArchiveStateRef, SortDirectionRef } from "../../../graphql/shared-types.ts";
import { isProviderAdministrator } from "../../../transaction/actor.ts";
import { InvoiceAgeingRef, readClientAgeing } from "../../money/invoices/public.ts";
import { OfficeChangePayloadRef } from "../../office/changes/public.ts";
import { AbnStatusRef, ClaimAdministratorRef } from "../abn-claims/public.ts";
import { listMembersOfClient } from "../members/member-access.ts";
import { MemberConnectionRef } from "../members/public.ts";
import { accessTwins } from "../organisation-merging/merging-access.ts";
import { MergingOrganisationRef } from "../organisation-merging/public.ts";
import {
  accessClient,
  accessClientSums,
  type ClientRow,
  type ClientSums,
  listDeskClients,
} from "./client-access.ts";
import { discountTexts } from "./client-discount-change.ts";
import { proposeClientDiscount } from "./commands/propose-client-discount.ts";
import { restoreClientMember } from "./commands/restore-client-member.ts";
import { suspendClientMember } from "./commands/suspend-client-member.ts";

const ClientRef = builder.objectRef<ClientRow>("Client").implement({
  description: "An organisation as the provider's client.",
  fields: (t) => ({
    address: t.exposeString("address"),
    abn: t.exposeString("abn"),
    abnStatus: t.expose("abnStatus", { type: AbnStatusRef }),
    administrators: t.field({
      type: [ClaimAdministratorRef],
      resolve: ({ administrators }) => administrators,
    }),
    archivedAt: t.expose("archivedAt", { type: "DateTime", nullable: true }),
    archiveDate: t.field({
      type: "Date",
      nullable: true,
      description:
        "Of a closed one: the day from which it can no longer be opened and, where nothing keeps it, is archived.",
      resolve: ({ closedAt }) => archiveDateOfClosed(closedAt),
    }),
    capabilities: t.stringList({
      ...oneOfCodes(CLIENT_CAPABILITIES),
      resolve: async (client, _args, context) => {
        const { waitingChangeId, waitingMergeId, closedAt, allowsActing, mergedIntoId } = client;
        const { actor, now } = await context.read();
        return clientCapabilities({
          isAdministrator: isProviderAdministrator(actor),
          isDiscountWaiting: waitingChangeId !== null,
          isClosed: closedAt !== null,
          allowsActing,
          isMerged: mergedIntoId !== null,
          isMergeWaiting: waitingMergeId !== null,
          isKept: closedAt !== null && mayBeOpenedAgain(closedAt, now),
        });
      },
    }),
    closedAt: t.expose("closedAt", { type: "DateTime", nullable: true }),
    closingReason: t.exposeString("closingReason", {
      nullable: true,
      description: "Given by the provider, or by those who closed it, if they did.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    discountPercentage: t.field({
      type: "Decimal",
      description: "Taken off the first ongoing fee of what it submits; 0 for nothing.",
      resolve: (client) => discountTexts(client).discountPercentage,
    }),
    entityType: t.exposeString("entityType"),
    id: t.exposeID("id"),
    legalName: t.exposeString("legalName", { nullable: true }),
    mergedIntoId: t.exposeID("mergedIntoId", {
      nullable: true,
      description: "The organisation that it was merged into, where it was a duplicate.",
    }),
    mergedIntoName: t.exposeString("mergedIntoName", { nullable: true }),
    name: t.exposeString("name"),
    people: t.exposeInt("people", { description: "How many belong to it." }),
    twins: t.field({
      type: [MergingOrganisationRef],
      description: "For administrators: organisations that may be the same business.",
      resolve: async ({ id }, _args, context) => accessTwins(await context.read(), id),
    }),
    waitingMergeId: t.exposeID("waitingMergeId", {
      nullable: true,
      description: "A merge of it into another that waits for approval.",
    }),
    waitingChangeId: t.exposeID("waitingChangeId", {
      nullable: true,
      description: "A change of its discount that waits for approval.",
    }),
  }),
});

const ClientSumsRef = builder.objectRef<ClientSums>("ClientSums").implement({
  description: "What a client has and owes today.",
  fields: (t) => ({
    ageing: t.field({
      type: InvoiceAgeingRef,
      description: "What is open on its invoices, by how long it has been due.",
      resolve: async ({ id }, _args, context) => readClientAgeing(await context.read(), id),
    }),
    amountInFlight: t.expose("inFlightCents", { type: "Decimal" }),
    amountInForce: t.expose("inForceCents", { type: "Decimal" }),
    documentsInForce: t.exposeInt("documentsInForce", {
      description: "Issued through the portal and not ended.",
    }),
    draftsInFlight: t.exposeInt("draftsInFlight", { description: "Submitted and not issued yet." }),
    owed: t.expose("owedCents", {
      type: "Decimal",
      description: "What its statement closes with; below zero where it is owed.",
    }),
  }),
});

const ClientConnectionRef = connectionOf(ClientRef, { name: "Client", cappedAt: COUNT_MAX });

export const ClientFilterRef = builder.inputType("ClientFilter", {
  description: "What is left out, or is an empty list or text, asks for nothing.",
  fields: (t) =>
    filterFieldsOf(t, CLIENT_FILTERS, {
      archived: ArchiveStateRef,
      numbers: AbnStatusRef,
      entityTypes: enumOf(
        "ClientEntityType",
        ENTITY_TYPES_OFFERED.map(({ code }) => code),
      ),
      discounts: enumOf("ClientDiscountGiven", codesIn(CLIENT_DISCOUNT_TEXT)),
    }),
});

export const ClientSortRef = builder.inputType("ClientSort", {
  fields: (t) => ({
    direction: t.field({ type: SortDirectionRef, required: true }),
    field: t.field({ type: enumOf("ClientSortField", ["CREATED_AT", "NAME"]), required: true }),
  }),
});

builder.queryFields((t) => ({
  client: t.field({
    type: ClientRef,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => accessClient(await context.read(), id),
  }),
  clientMembers: t.field({
    type: MemberConnectionRef,
    description: "Everyone who belongs to a client, with what they may do there, by their names.",
    args: { ...forwards(t.arg), id: t.arg.id({ required: true }) },
    resolve: async (_root, { id, ...list }, context) => {
      const tx = await context.read();
      return await listMembersOfClient(tx, (await accessClient(tx, id)).id, list);
    },
  }),
  clientSums: t.field({
    type: ClientSumsRef,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => accessClientSums(await context.read(), id),
  }),
}));

builder.queryField("clients", (t) =>
  t.field({
    type: ClientConnectionRef,
    description: "The provider's list of organisations, by their names unless it is said otherwise.",
    args: {
      ...forwards(t.arg),
      filter: t.arg({ type: ClientFilterRef }),
      search: t.arg.string(),
      sort: t.arg({ type: ClientSortRef }),
    },
    resolve: async (_root, args, context) => listDeskClients(await context.read(), args),
  }),
);

mutation("suspendClientMember", {
  whileActing: "OFFICE",
  input: inputOf("SuspendClientMemberInput", (t) => ({
    memberId: t.id({ required: true }),
    organisationId: t.id({ required: true }),
    reason: t.string({ required: true, description: "The person reads it." }),
  })),
  payload: EmptyPayloadRef,
  run: suspendClientMember,
});

mutation("restoreClientMember", {
  whileActing: "OFFICE",
  input: inputOf("RestoreClientMemberInput", (t) => ({
    memberId: t.id({ required: true }),
    organisationId: t.id({ required: true }),
  })),
  payload: EmptyPayloadRef,
  run: restoreClientMember,
});

mutation("proposeClientDiscount", {
  whileActing: "OFFICE",
  input: inputOf("ProposeClientDiscountInput", (t) => ({
    discountPercentage: t.string({ required: true, description: "From 0 to 100, such as 2.5." }),
    id: t.id({ required: true }),
    reason: t.string({ required: true }),
  })),
  payload: OfficeChangePayloadRef,
  run: proposeClientDiscount,
});
