// One valid call of each operation on the firms that refer clients, as the provider keeps them.

import type { Examples, Given } from "./example.ts";
import { aNewName } from "./example-steps.ts";

async function aReferrer({ personas }: Given): Promise<{ id: string; version: number }> {
  const { data } = await personas.api.manager.mutate(
    "createReferrer",
    "CreateReferrerInput",
    { name: `Brokers of ${aNewName()}`, entityType: "BROKER" },
    "officeReferrer { id version }",
  );
  return data.createReferrer.officeReferrer;
}

export const REFERRER_EXAMPLES: Examples = {
  Query: {
    officeReferrers: { on: "ANY" },
  },
  Mutation: {
    createReferrer: {
      on: "ANY",
      given: () => ({ name: `Lawyers of ${aNewName()}`, entityType: "LAWYER" }),
      writes: "Referrer INSERT",
    },
    updateReferrer: {
      on: "ANY",
      given: async (scene) => ({
        ...(await aReferrer(scene)),
        name: `Accountants of ${aNewName()}`,
        entityType: "ACCOUNTANT",
      }),
      writes: "Referrer UPDATE",
    },
  },
};
