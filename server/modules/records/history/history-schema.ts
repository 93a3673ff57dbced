// The history in the contract: entries of one record and one go as one group, read with labels and display values.

import type { HistoryChange } from "@bondline/domain/records/history/history-text.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { connectionOf, forwards } from "../../../graphql/connection.ts";
import { accessDocument } from "../../documents/documents/document-access.ts";
import { accessDraft } from "../../drafts/drafts/draft-access.ts";
import { accessFacility } from "../../facilities/facilities/facility-access.ts";
import { accessApplicationDetails } from "../../facilities/facility-applications/application-access.ts";
import { accessReferrer } from "../../money/referrals/referrer-access.ts";
import { accessBankService } from "../../office/bank-work/bank-service-access.ts";
import { accessGatewayFeature } from "../../office/gateway-features/gateway-feature-access.ts";
import { accessProvider, accessProviderOfStaff } from "../../office/provider/provider-access.ts";
import { accessSupplierRequirement } from "../../office/supplier-requirements/supplier-requirement-access.ts";
import { accessOfficePartner } from "../../people/channel-partners/channel-partner-access.ts";
import { accessClient } from "../../people/clients/client-access.ts";
import {
  applicationBlinds,
  BANK_SERVICE_BLINDS,
  CLIENT_BLINDS,
  documentBlinds,
  draftBlinds,
  FEATURE_BLINDS,
  facilityBlinds,
  PARTNER_BLINDS,
  PROVIDER_BLINDS,
  PROVIDER_HISTORY_PARTS,
} from "./history-blinds.ts";
import { type HistoryAuthor, type HistoryGroup, readHistory } from "./history-reads.ts";

const HistoryAuthorRef = builder.objectRef<HistoryAuthor>("HistoryAuthor").implement({
  fields: (t) => ({
    familyName: t.exposeString("familyName", { nullable: true }),
    givenName: t.exposeString("givenName", { nullable: true }),
    isBankAuthor: t.exposeBoolean("isBankAuthor"),
    name: t.exposeString("name"),
    onBehalfOf: t.exposeString("onBehalfOf", { nullable: true }),
  }),
});

const HistoryChangeRef = builder.objectRef<HistoryChange>("HistoryChange").implement({
  fields: (t) => ({
    field: t.exposeString("field", {
      description: "The contract's name of what was changed, such as amount or deliveryDetails.address.",
    }),
    isSystemField: t.exposeBoolean("isSystemField"),
    label: t.exposeString("label"),
    newDisplayValue: t.exposeString("newDisplayValue", { nullable: true }),
    newValue: t.exposeString("newValue", {
      nullable: true,
      description: "In the contract's units: an amount as its exact decimal, a moment in UTC.",
    }),
    oldDisplayValue: t.exposeString("oldDisplayValue", { nullable: true }),
    oldValue: t.exposeString("oldValue", { nullable: true }),
  }),
});

const HistoryGroupRef = builder.objectRef<HistoryGroup>("HistoryGroup").implement({
  fields: (t) => ({
    changeType: t.field({
      type: enumOf("ChangeType", ["DELETE", "INSERT", "UPDATE"]),
      resolve: ({ changeType }) => changeType,
    }),
    changes: t.field({ type: [HistoryChangeRef], resolve: ({ changes }) => changes }),
    id: t.id({ resolve: ({ key }) => key }),
    key: t.exposeString("key"),
    objectType: t.exposeString("objectType"),
    recordName: t.exposeString("recordName"),
    triggeredAt: t.expose("triggeredAt", { type: "DateTime" }),
    triggeredBy: t.field({ type: HistoryAuthorRef, resolve: ({ author }) => author }),
  }),
});

const ProviderHistoryPartRef = enumOf("ProviderHistoryPart", PROVIDER_HISTORY_PARTS);

const HistoryConnectionRef = connectionOf(HistoryGroupRef, { name: "History" });

builder.queryFields((t) => ({
  draftHistory: t.field({
    type: HistoryConnectionRef,
    args: { ...forwards(t.arg), draftId: t.arg.id({ required: true }), organisationId: t.arg.id() },
    resolve: async (_root, { draftId, organisationId, ...page }, context) => {
      const tx = await context.read();
      const draft = await accessDraft(tx, draftId, organisationId);
      const blinds = draftBlinds(tx, draft);
      return readHistory(tx, { root: { type: "draft", id: draft.id }, blinds }, page);
    },
  }),
  documentFacilityHistory: t.field({
    type: HistoryConnectionRef,
    args: { ...forwards(t.arg), facilityId: t.arg.id({ required: true }) },
    resolve: async (_root, { facilityId, ...page }, context) => {
      const tx = await context.read();
      const facility = await accessFacility(tx, facilityId);
      return readHistory(
        tx,
        { root: { type: "facility", id: facility.id }, blinds: facilityBlinds(tx, facility) },
        page,
      );
    },
  }),
  facilityApplicationHistory: t.field({
    type: HistoryConnectionRef,
    args: { ...forwards(t.arg), facilityApplicationId: t.arg.id({ required: true }) },
    resolve: async (_root, { facilityApplicationId, ...page }, context) => {
      const tx = await context.read();
      const application = await accessApplicationDetails(tx, facilityApplicationId);
      const blinds = applicationBlinds(tx.actor, application);
      return readHistory(tx, { root: { type: "facility_application", id: application.id }, blinds }, page);
    },
  }),
  gatewayFeatureHistory: t.field({
    type: HistoryConnectionRef,
    args: { ...forwards(t.arg), name: t.arg.string({ required: true }) },
    resolve: async (_root, { name, ...page }, context) => {
      const tx = await context.read();
      const feature = await accessGatewayFeature(tx, name);
      const root = { type: "gateway_feature", id: feature.id } as const;
      return readHistory(tx, { root, blinds: FEATURE_BLINDS }, page);
    },
  }),
  clientHistory: t.field({
    type: HistoryConnectionRef,
    description:
      "What became of the organisation itself: its facts, its closing, and into which one it was merged.",
    args: { ...forwards(t.arg), clientId: t.arg.id({ required: true }) },
    resolve: async (_root, { clientId, ...page }, context) => {
      const tx = await context.read();
      const { id } = await accessClient(tx, clientId);
      return readHistory(tx, { root: { type: "organisation", id }, blinds: CLIENT_BLINDS }, page);
    },
  }),
  channelPartnerHistory: t.field({
    type: HistoryConnectionRef,
    args: { ...forwards(t.arg), channelPartnerId: t.arg.id({ required: true }) },
    resolve: async (_root, { channelPartnerId, ...page }, context) => {
      const tx = await context.read();
      const { id } = await accessOfficePartner(tx, channelPartnerId);
      return readHistory(tx, { root: { type: "channel_partner", id }, blinds: PARTNER_BLINDS }, page);
    },
  }),
  referrerHistory: t.field({
    type: HistoryConnectionRef,
    args: { ...forwards(t.arg), referrerId: t.arg.id({ required: true }) },
    resolve: async (_root, { referrerId, ...page }, context) => {
      const tx = await context.read();
      const { id } = await accessReferrer(tx, referrerId);
      return readHistory(tx, { root: { type: "referral_portal_entity", id }, blinds: PARTNER_BLINDS }, page);
    },
  }),
  supplierHistory: t.field({
    type: HistoryConnectionRef,
    args: { ...forwards(t.arg), supplierId: t.arg.id({ required: true }) },
    resolve: async (_root, { supplierId, ...page }, context) => {
      const tx = await context.read();
      const supplier = await accessSupplierRequirement(tx, supplierId);
      const root = { type: "supplier", id: supplier.id } as const;
      return readHistory(tx, { root, blinds: FEATURE_BLINDS }, page);
    },
  }),
  bankServiceHistory: t.field({
    type: HistoryConnectionRef,
    description:
      "How a bank's or insurer's service levels were set; without its id, of the bank whose people ask.",
    args: { ...forwards(t.arg), supplierId: t.arg.id() },
    resolve: async (_root, { supplierId, ...page }, context) => {
      const tx = await context.read();
      const service = await accessBankService(tx, supplierId);
      const root = { type: "supplier", id: service.supplierId } as const;
      return readHistory(tx, { root, blinds: BANK_SERVICE_BLINDS }, page);
    },
  }),
  providerHistory: t.field({
    type: HistoryConnectionRef,
    args: { ...forwards(t.arg), of: t.arg({ type: ProviderHistoryPartRef, required: true }) },
    resolve: async (_root, { of, ...page }, context) => {
      const tx = await context.read();
      const { id } = await (of === "STAFF" ? accessProviderOfStaff(tx) : accessProvider(tx));
      const root = { type: "provider", id } as const;
      return readHistory(tx, { root, blinds: PROVIDER_BLINDS[of] }, page);
    },
  }),
  documentHistory: t.field({
    type: HistoryConnectionRef,
    args: { ...forwards(t.arg), documentId: t.arg.id({ required: true }) },
    resolve: async (_root, { documentId, ...page }, context) => {
      const tx = await context.read();
      const document = await accessDocument(tx, documentId);
      const blinds = documentBlinds(tx.actor, document);
      return readHistory(tx, { root: { type: "document", id: document.id }, blinds }, page);
    },
  }),
}));
