// Trade organisations in the contract: those that are offered, and those that an organisation has named.

import { builder } from "../../../graphql/builder.ts";
import { connectionOf } from "../../../graphql/connection.ts";
import { isProviderStaff } from "../../../transaction/actor.ts";
import { OrganisationRef } from "../organisations/public.ts";
import {
  accessChannelPartners,
  accessChosenPartners,
  type ChannelPartner,
  type ChosenPartner,
} from "./channel-partner-access.ts";
import { shortPercentage } from "./partner-discount-change.ts";

const ChannelPartnerRef = builder.objectRef<ChannelPartner>("ChannelPartner").implement({
  fields: (t) => ({
    discountPercentage: t.string({
      nullable: true,
      description: "What was agreed for its members on the first ongoing fee; told to the desk alone.",
      resolve: async ({ discountPercentage }, _args, context) =>
        isProviderStaff((await context.read()).actor) ? shortPercentage(discountPercentage) : null,
    }),
    id: t.exposeID("id"),
    isPublic: t.exposeBoolean("isPublic"),
    name: t.exposeString("name"),
  }),
});
const ChannelPartnerConnectionRef = connectionOf(ChannelPartnerRef, { name: "ChannelPartner" });

const ChosenPartnerRef = builder.objectRef<ChosenPartner>("ChannelPartnerOrganisation").implement({
  fields: (t) => ({
    channelPartnerId: t.exposeID("channelPartnerId"),
    id: t.exposeID("id"),
    name: t.exposeString("name"),
  }),
});
const ChosenPartnerConnectionRef = connectionOf(ChosenPartnerRef, { name: "ChannelPartnerOrganisation" });

builder.queryField("channelPartners", (t) =>
  t.field({
    type: ChannelPartnerConnectionRef,
    args: {
      after: t.arg.string(),
      filter: t.arg({
        type: builder.inputType("ChannelPartnerFilter", { fields: (f) => ({ isPublic: f.boolean() }) }),
      }),
      first: t.arg.int(),
    },
    resolve: async (_root, { filter, ...list }, context) =>
      accessChannelPartners(await context.read(), { ...list, isPublic: filter?.isPublic }),
  }),
);

builder.objectField(OrganisationRef, "channelPartnerOrganisations", (t) =>
  t.field({
    type: ChosenPartnerConnectionRef,
    resolve: async (organisation, _args, context) =>
      accessChosenPartners(await context.read(), organisation.id),
  }),
);
