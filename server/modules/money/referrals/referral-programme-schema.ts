// The referral programme in the contract: what it gives, whom an organisation has referred, and the referral portal.

import { type Cents, cents } from "@bondline/domain/values/money/money.ts";
import { builder } from "../../../graphql/builder.ts";
import { connectionOf, forwards } from "../../../graphql/connection.ts";
import { COUNT_MAX } from "../../../graphql/list-page.ts";
import {
  accessOwnReferrals,
  accessPortalPeople,
  accessPortalReferrals,
  accessReferralConfiguration,
  accessReferralSummary,
  type OwnReferral,
  type PortalReferral,
  type ReferralConfiguration,
} from "./referral-programme-access.ts";
import { EntityTypeRef, ReferralStageRef } from "./referral-schema.ts";
import { ReferringPersonRef } from "./referrer-account-schema.ts";

export const ReferralConfigurationRef = builder
  .objectRef<ReferralConfiguration>("ReferralConfiguration")
  .implement({
    fields: (t) => ({
      refereeDiscountAmount: t.expose("refereeDiscountCents", { type: "Decimal" }),
      referrerDiscountAmount: t.expose("referrerDiscountCents", { type: "Decimal" }),
    }),
  });

type Summary = { earnedCents: Cents; leftCents: Cents };
const ReferralSummaryRef = builder.objectRef<Summary>("ReferralSummary").implement({
  fields: (t) => ({
    availableAmount: t.expose("leftCents", { type: "Decimal" }),
    earnedAmount: t.expose("earnedCents", { type: "Decimal" }),
  }),
});

const OwnReferralRef = builder.objectRef<OwnReferral>("OrganisationReferral").implement({
  fields: (t) => ({
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    earnedAmount: t.expose("earnedCents", { type: "Decimal", nullable: true }),
    id: t.exposeID("id"),
    name: t.exposeString("name"),
    promisedAmount: t.field({ type: "Decimal", resolve: ({ promisedCents }) => promisedCents ?? cents(0n) }),
  }),
});

const PortalReferralRef = builder.objectRef<PortalReferral>("ReferralPortalReferral").implement({
  fields: (t) => ({
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    earnedAmount: t.expose("earnedCents", { type: "Decimal", nullable: true }),
    entityName: t.exposeString("entityName"),
    entityType: t.expose("entityType", { type: EntityTypeRef }),
    id: t.exposeID("id"),
    organisationName: t.exposeString("organisationName"),
    personName: t.exposeString("personName", { nullable: true }),
    promisedAmount: t.expose("promisedCents", {
      type: "Decimal",
      nullable: true,
      description: "What it earns once the first request is paid; none where nobody's link was followed.",
    }),
    stage: t.expose("stage", { type: ReferralStageRef }),
  }),
});

builder.queryFields((t) => ({
  organisationReferrals: t.field({
    type: connectionOf(OwnReferralRef, { name: "OrganisationReferral" }),
    args: { ...forwards(t.arg), organisationId: t.arg.id({ required: true }) },
    resolve: async (_root, list, context) => accessOwnReferrals(await context.read(), list),
  }),
  referralConfiguration: t.field({
    type: ReferralConfigurationRef,
    resolve: async (_root, _args, context) => accessReferralConfiguration(await context.read()),
  }),
  referralPortalPeople: t.field({
    type: [ReferringPersonRef],
    resolve: async (_root, _args, context) => accessPortalPeople(await context.read()),
  }),
  referralPortalReferrals: t.field({
    type: connectionOf(PortalReferralRef, { name: "ReferralPortalReferral", cappedAt: COUNT_MAX }),
    args: forwards(t.arg),
    resolve: async (_root, list, context) => accessPortalReferrals(await context.read(), list),
  }),
  referralSummary: t.field({
    type: ReferralSummaryRef,
    args: { organisationId: t.arg.id({ required: true }) },
    resolve: async (_root, { organisationId }, context) =>
      accessReferralSummary(await context.read(), organisationId),
  }),
}));
