// All referrals in the contract: who referred which client, how far it has come, and what that has earned.

import { REFERRAL_WAYS } from "@bondline/domain/money/referrals/referral.ts";
import { REFERRAL_FILTERS } from "@bondline/domain/money/referrals/referral-filters.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { connectionOf, forwards } from "../../../graphql/connection.ts";
import { filterFieldsOf } from "../../../graphql/list-filter.ts";
import { COUNT_MAX } from "../../../graphql/list-page.ts";
import { SortDirectionRef } from "../../../graphql/shared-types.ts";
import { listAllReferrals, type RegisteredReferral } from "./referral-register-access.ts";
import { EntityTypeRef, ReferralStageRef } from "./referral-schema.ts";

const ReferralWayRef = enumOf("ReferralWay", REFERRAL_WAYS);

const StaffReferralRef = builder.objectRef<RegisteredReferral>("StaffReferral").implement({
  description: "Which client came through whom, for the provider's administrators.",
  fields: (t) => ({
    code: t.exposeString("code", { nullable: true, description: "Of the referrer, in the link." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When the client signed up." }),
    earnedAmount: t.expose("earnedCents", { type: "Decimal", description: "Without what was taken back." }),
    entityName: t.exposeString("entityName", { nullable: true, description: "The firm of the referrer." }),
    entityType: t.expose("entityType", { type: EntityTypeRef, nullable: true }),
    firstPaidAt: t.expose("firstPaidAt", { type: "DateTime", nullable: true }),
    firstPaidDraftId: t.exposeID("firstPaidDraftId", { nullable: true }),
    firstPaidReferenceNumber: t.exposeString("firstPaidReferenceNumber", { nullable: true }),
    id: t.exposeID("id"),
    organisationId: t.exposeID("organisationId"),
    organisationName: t.exposeString("organisationName"),
    paidOutAmount: t.expose("paidOutCents", {
      type: "Decimal",
      description:
        "What payouts have covered of it, a person's oldest earnings first; of a referring client, what it has taken off its fees.",
    }),
    promisedAmount: t.expose("promisedCents", {
      type: "Decimal",
      description: "What it earns once the first request is paid.",
    }),
    referrerName: t.exposeString("referrerName", {
      nullable: true,
      description: "The person or the client who referred; none where a firm alone was named.",
    }),
    referrerOrganisationId: t.exposeID("referrerOrganisationId", { nullable: true }),
    referringPersonId: t.exposeID("referralPortalMemberId", { nullable: true }),
    stage: t.expose("stage", { type: ReferralStageRef }),
    takenBackAmount: t.expose("takenBackCents", { type: "Decimal" }),
    way: t.expose("way", { type: ReferralWayRef }),
  }),
});

export const StaffReferralFilterRef = builder.inputType("StaffReferralFilter", {
  description: "What is left out, or is an empty list or text, asks for nothing.",
  fields: (t) => filterFieldsOf(t, REFERRAL_FILTERS, { stages: ReferralStageRef, ways: ReferralWayRef }),
});

export const StaffReferralSortRef = builder.inputType("StaffReferralSort", {
  fields: (t) => ({
    direction: t.field({ type: SortDirectionRef, required: true }),
    field: t.field({ type: enumOf("StaffReferralSortField", ["CREATED_AT", "PROMISED"]), required: true }),
  }),
});

builder.queryField("staffReferrals", (t) =>
  t.field({
    type: connectionOf(StaffReferralRef, { name: "StaffReferral", cappedAt: COUNT_MAX }),
    description: "All referrals, by referrers and by clients: the newest first unless it is said otherwise.",
    args: {
      ...forwards(t.arg),
      filter: t.arg({ type: StaffReferralFilterRef }),
      search: t.arg.string({ description: "In the clients' names, the referrers', their codes and firms." }),
      sort: t.arg({ type: StaffReferralSortRef }),
    },
    resolve: async (_root, args, context) => listAllReferrals(await context.read(), args),
  }),
);
