// One valid call of each operation on the individuals of a draft.

import type { IdentificationStatus } from "@bondline/domain/drafts/identity/identification-status.ts";
import { anIdentityCheck } from "../../server/demo/builders/identity-builder.ts";
import { anIndividual, WHOLE_INDIVIDUAL } from "../../server/demo/builders/individual-builder.ts";
import { must, seenDraft } from "../draft-calls.ts";
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

/** Registered with the service, on a draft of their own. */
async function withCheck(scene: Given, status: IdentificationStatus = "IN_PROGRESS"): Promise<string> {
  const id = await anIndividual(scene.world.app, await onItsOwn(scene));
  await anIdentityCheck(scene.world.app, id, status);
  return id;
}

/** Locked out, on a draft that waits for nobody else. */
async function heldUp({ world, personas }: Given): Promise<string> {
  const { draft } = await aSharedDraft(world, personas, "SUBMISSION_STARTED");
  const id = await anIndividual(world.app, draft.id);
  const { version } = await seenDraft(personas.api.admin, draft.id);
  const submission = { id: draft.id, version, acceptSubmissionTerms: true };
  await must(personas.api.admin, "completeDraftSubmission", submission);
  return id;
}

export const INDIVIDUAL_EXAMPLES: Examples = {
  rows: async (world) => {
    const id = await anIndividual(world.app, (await world.draft()).id);
    await anIdentityCheck(world.app, id);
  },
  Query: {
    identityCheck: {
      on: "ANY",
      given: async (scene) => ({ identificationIndividualId: await withCheck(scene) }),
    },
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
    startIdentityCheck: {
      on: "ANY",
      given: async (scene) => ({
        id: await anIndividual(scene.world.app, await onItsOwn(scene)),
        version: 1,
        individual: {
          firstName: "Mira",
          middleNames: null,
          surname: "Verified",
          emailAddress: "mira@example.com",
          simpleKyc: WHOLE_INDIVIDUAL.simpleKyc,
        },
      }),
      writes: "Individual UPDATE",
    },
    renewIdentityCheck: {
      on: "ANY",
      given: async (scene) => ({ id: await withCheck(scene) }),
      writes: "nothing",
    },
    updateGreenId: {
      on: "ANY",
      given: async (scene) => ({ id: await withCheck(scene) }),
      writes: "nothing",
    },
    updateSimpleKycDataFromApiByIdentificationId: {
      on: "ANY",
      given: async (scene) => ({ identificationIndividualId: await withCheck(scene, "VERIFIED") }),
      writes: "nothing",
    },
    overrideIdentification: {
      on: "ANY",
      given: async (scene) => ({
        id: await heldUp(scene),
        version: 1,
        reason: "Passport seen in person.",
      }),
      writes: "Draft UPDATE, Individual UPDATE",
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
    identificationIndividualId: ofAnother,
  },
};

async function ofAnother({ world }: { world: World }): Promise<string> {
  const { id } = await world.draft({ owner: "wesfarmers" });
  return await anIndividual(world.app, id, { by: "wes" });
}
