// One valid call of each operation on the provider's clients.

import { aClaim } from "../../server/demo/builders/abn-claim-builder.ts";
import type { Examples } from "./example.ts";
import { aNewAbn, aNewName } from "./example-steps.ts";

export const CLIENT_EXAMPLES: Examples = {
  Query: {
    client: { on: "ANY", given: ({ organisationId }) => ({ id: organisationId }) },
    clientSums: { on: "ANY", given: ({ organisationId }) => ({ id: organisationId }) },
    clients: { on: "ANY", given: () => ({ search: "a", first: 1 }) },
  },
  Mutation: {
    proposeClientDiscount: {
      on: "ANY",
      // Of one that was just set up, since one change of a discount waits at a time.
      given: async ({ world }) => ({
        id: (await aClaim(world.app, { abn: aNewAbn(), claimant: aNewName() })).id,
        discountPercentage: "2.5",
        reason: "Agreed for the year.",
      }),
      writes: "Change INSERT",
    },
  },
};
