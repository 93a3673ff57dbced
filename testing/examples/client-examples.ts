// One valid call of each operation on the provider's clients, and of closing one and opening it again.

import type { AccountId } from "@bondline/domain/ids.ts";
import { aClaim } from "../../server/demo/builders/abn-claim-builder.ts";
import { joinAs } from "../../server/demo/builders/guest-builder.ts";
import { idOf } from "../../server/demo/cast-ids.ts";
import { closeOrganisation } from "../../server/modules/people/organisation-closing/commands/close-organisation.ts";
import { runTransaction } from "../../server/transaction/transaction.ts";
import type { Examples, Given } from "./example.ts";
import { aNewAbn, aNewName } from "./example-steps.ts";

/** Of which the owner's administrator is one too, and a standard user a member. */
async function anOrganisationToClose({ world }: Given) {
  const name = `Quay ${aNewName()} Pty Ltd`;
  const { id } = await aClaim(world.app, { abn: aNewAbn(), claimant: aNewName(), name });
  for (const [person, role] of [
    ["ada", "ADMIN"],
    ["ben", "USER"],
  ] as const)
    await joinAs(world.app, { id: idOf("person", person) as AccountId }, { organisationId: id, role });
  return { id, name };
}

async function aClosedOrganisation({ world }: Given): Promise<string> {
  const name = `Quay ${aNewName()} Pty Ltd`;
  const { id, claimant } = await aClaim(world.app, { abn: aNewAbn(), claimant: aNewName(), name });
  await runTransaction(world.app, { token: claimant.token }, (tx) => closeOrganisation(tx, { id, name }));
  return id;
}

export const CLIENT_EXAMPLES: Examples = {
  Query: {
    client: { on: "ANY", given: ({ organisationId }) => ({ id: organisationId }) },
    clientSums: { on: "ANY", given: ({ organisationId }) => ({ id: organisationId }) },
    organisationClosing: { on: "ANY", given: ({ organisationId }) => ({ id: organisationId }) },
    clients: { on: "ANY", given: () => ({ search: "a", first: 1 }) },
  },
  Mutation: {
    closeOrganisation: {
      on: "ANY",
      given: async (scene) => ({ ...(await anOrganisationToClose(scene)), reason: "The business was sold." }),
      writes: "Former member INSERT, Member DELETE, Organisation UPDATE",
    },
    openOrganisation: {
      on: "ANY",
      given: async (scene) => ({ id: await aClosedOrganisation(scene), reason: "Closed by mistake." }),
      writes: "Former member DELETE, Member INSERT, Organisation UPDATE",
    },
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
