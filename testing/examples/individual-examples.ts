// One valid call of each operation on the individuals of a draft.

import { anIndividual, WHOLE_INDIVIDUAL } from "../../server/demo/builders/individual-builder.ts";
import { aSharedDraft } from "../personas.ts";
import type { World } from "../world.ts";
import type { Examples, Given } from "./example.ts";

/** On a draft of its own, which no other call has named anybody on. */
async function onItsOwn({ world, personas }: Given): Promise<string> {
  return (await aSharedDraft(world, personas, "DRAFT")).draft.id;
}

const OF_NEW_ZEALAND = {
  isForeignResident: true,
  taxForeignResidentCountry: "NZ",
  taxpayerIdentificationNumber: "049-091-850",
};

export const INDIVIDUAL_EXAMPLES: Examples = {
  rows: async (world) => {
    await anIndividual(world.app, (await world.draft()).id);
  },
  Mutation: {
    saveIdentification: {
      on: "ANY",
      given: async (scene) => {
        const draftId = await onItsOwn(scene);
        const removed = await anIndividual(scene.world.app, draftId);
        return {
          draftId,
          individuals: [{ individual: { ...WHOLE_INDIVIDUAL, ...OF_NEW_ZEALAND } }],
          removedIndividualIds: [removed],
        };
      },
      writes: "Individual DELETE, Individual INSERT",
    },
    updateIdentification: {
      on: "ANY",
      given: async (scene) => ({
        id: await anIndividual(scene.world.app, await onItsOwn(scene)),
        version: 1,
        individual: {
          roles: ["SECRETARY", "TRUSTEE"],
          isForeignResident: true,
          taxForeignResidentCountry: "NZ",
          taxReasonNoTIN: "UNOBTAINABLE",
          taxReasonExplanation: "Applied for in May.",
          simpleKyc: { unit: null },
        },
      }),
      writes: "Individual UPDATE",
    },
    prefillIdentification: {
      on: "ANY",
      given: async (scene) => {
        await anIndividual(scene.world.app, await onItsOwn(scene));
        return { draftId: await onItsOwn(scene) };
      },
      writes: "Individual INSERT",
    },
  },
  foreign: {
    removedIndividualIds: ofAnother,
  },
};

async function ofAnother({ world }: { world: World }): Promise<string> {
  const { id } = await world.draft({ owner: "wesfarmers" });
  return await anIndividual(world.app, id, { by: "wes" });
}
