// Referrers in the contract: for the picker of whoever makes an organisation.

import { REFERRAL_ENTITY_TYPES } from "@bondline/domain/money/referrals/referral.ts";
import { REFERRAL_STAGES } from "@bondline/domain/money/referrals/referrer-account.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { connectionOf, forwards } from "../../../graphql/connection.ts";
import { accessReferralEntities, type ReferralPortalEntity } from "./referral-access.ts";

export const EntityTypeRef = enumOf("ReferralEntityType", REFERRAL_ENTITY_TYPES);
export const ReferralStageRef = enumOf("ReferralStage", REFERRAL_STAGES);

const ReferralPortalEntityRef = builder.objectRef<ReferralPortalEntity>("ReferralPortalEntity").implement({
  fields: (t) => ({
    entityType: t.expose("entityType", { type: EntityTypeRef }),
    id: t.exposeID("id"),
    name: t.exposeString("name"),
  }),
});

builder.queryField("referralPortalEntities", (t) =>
  t.field({
    type: connectionOf(ReferralPortalEntityRef, { name: "ReferralPortalEntity" }),
    args: forwards(t.arg),
    resolve: async (_root, list, context) => accessReferralEntities(await context.read(), list),
  }),
);
