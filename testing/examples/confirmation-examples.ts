// One valid call of each operation on the confirmations of beneficiaries.

import { anAskedConfirmation } from "../builders/confirmation-builder.ts";
import { aSharedDraft } from "../personas.ts";
import type { World } from "../world.ts";
import type { Examples, Given } from "./example.ts";

/** On a draft of its own: one waits at a time. */
async function onItsOwn({ world, personas }: Given): Promise<string> {
  const { draft } = await aSharedDraft(world, personas, "PROCESSING");
  return draft.id;
}

const asked = async ({ world }: { world: World }) =>
  await anAskedConfirmation(world.app, (await world.draft()).id);

export const CONFIRMATION_EXAMPLES: Examples = {
  rows: async (world) => {
    await asked({ world });
  },
  Query: {
    draftConfirmation: { on: "ANY", given: asked },
    confirmationsToAnswer: { on: "ANY", given: ({ organisationId }) => ({ organisationId }) },
  },
  Mutation: {
    askDraftConfirmation: {
      on: "ANY",
      given: async (scene) => ({ draftId: await onItsOwn(scene) }),
      writes: "Confirmation INSERT",
    },
    cancelDraftConfirmation: {
      on: "ANY",
      given: async (scene) => {
        const { draftConfirmationId } = await anAskedConfirmation(scene.world.app, await onItsOwn(scene));
        return { id: draftConfirmationId };
      },
      writes: "Confirmation UPDATE",
    },
    answerDraftConfirmation: {
      on: "ANY",
      by: "anonymous",
      given: async (scene) => ({
        ...(await asked(scene)),
        version: 1,
        answer: "DISPUTED",
        name: "Mona Petrou",
        position: "Contracts manager",
        reason: "Our ABN is that of the trust.",
      }),
      servesOne: true,
      writes: "Confirmation UPDATE",
    },
  },
  foreign: {
    draftConfirmationId: async ({ world }) => {
      const { id } = await world.draft({ owner: "wesfarmers", status: "SUBMITTED" });
      return (await anAskedConfirmation(world.app, id, "wes")).draftConfirmationId;
    },
  },
};
