// One valid call of each operation on claims to ABNs.

import { aClaim } from "../../server/demo/builders/abn-claim-builder.ts";
import type { Examples, Given } from "./example.ts";
import { aNewAbn, aNewName } from "./example-steps.ts";

const claimed = async ({ world }: Given) => {
  const { id, version } = await aClaim(world.app, { abn: aNewAbn(), claimant: aNewName() });
  return { id, version };
};

export const ABN_CLAIM_EXAMPLES: Examples = {
  Query: {
    abnClaims: { on: "ANY", given: () => ({ status: "CONFIRMED", first: 1 }) },
  },
  Mutation: {
    confirmOrganisationAbn: {
      on: "ANY",
      given: async (scene) => ({
        ...(await claimed(scene)),
        legalName: "Quay Works Pty Ltd",
        howChecked: "Called the number on the company's own site.",
      }),
      writes: "Organisation UPDATE",
    },
    refuseOrganisationAbn: {
      on: "ANY",
      given: async (scene) => ({ ...(await claimed(scene)), reason: "The register has another name." }),
      writes: "Organisation UPDATE",
    },
  },
};
