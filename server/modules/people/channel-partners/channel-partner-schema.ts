// Trade organisations in the contract: those that are offered, and those that an organisation has named.

import { builder } from "../../../graphql/builder.ts";
import { connectionOf } from "../../../graphql/connection.ts";
import { OrganisationRef } from "../organisations/organisation-schema.ts";
import {
  accessChannelPartners,
  accessChosenPartners,
  type ChannelPartner,
  type ChosenPartner,
} from "./channel-partner-access.ts";

const ChannelPartnerRef = builder.objectRef<ChannelPartner>("ChannelPartner").implement({
  fields: (t) => ({
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
