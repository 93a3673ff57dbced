// One valid call of each operation on the trade organisations as the provider keeps them.

import type { Examples, Given } from "./example.ts";
import { aNewName } from "./example-steps.ts";

async function aPartner({ personas }: Given): Promise<{ id: string; version: number }> {
  const { data } = await personas.api.manager.mutate(
    "createChannelPartner",
    "CreateChannelPartnerInput",
    { name: `Guild of ${aNewName()}`, isPublic: false },
    "officeChannelPartner { id version }",
  );
  return data.createChannelPartner.officeChannelPartner;
}

export const CHANNEL_PARTNER_EXAMPLES: Examples = {
  Query: {
    officeChannelPartners: { on: "ANY" },
    channelPartnerHistory: {
      on: "ANY",
      given: async (scene) => ({ channelPartnerId: (await aPartner(scene)).id, first: 1 }),
    },
  },
  Mutation: {
    proposePartnerDiscount: {
      on: "ANY",
      given: async (scene) => ({
        id: (await aPartner(scene)).id,
        discountPercentage: "5",
        reason: "Agreed for the year.",
      }),
      writes: "Change INSERT",
    },
    createChannelPartner: {
      on: "ANY",
      given: () => ({ name: `Federation of ${aNewName()}`, isPublic: true }),
      writes: "Trade organisation INSERT",
    },
    updateChannelPartner: {
      on: "ANY",
      given: async (scene) => ({
        ...(await aPartner(scene)),
        name: `League of ${aNewName()}`,
        isPublic: true,
      }),
      writes: "Trade organisation UPDATE",
    },
    changeChannelPartnerStatus: {
      on: "ANY",
      given: async (scene) => ({ ...(await aPartner(scene)), status: "ARCHIVED" }),
      writes: "Trade organisation UPDATE",
    },
  },
};
