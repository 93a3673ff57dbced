// One valid call of each operation on surety bonds.

import { turnOn } from "../../server/demo/builders/bank-switch-builder.ts";
import { aBondOn, WHOLE_BOND } from "../../server/demo/builders/surety-builder.ts";
import type { Examples, Given } from "./example.ts";

async function bonded({ world, draft }: Given): Promise<void> {
  await turnOn(world.app, "suretyBonds");
  await aBondOn(world.app, draft);
}

export const SURETY_BOND_EXAMPLES: Examples = {
  Mutation: {
    createSuretyBondDraft: {
      on: "ANY",
      given: async ({ world, organisationId }) => {
        await turnOn(world.app, "suretyBonds");
        return { organisationId, suretyBond: WHOLE_BOND };
      },
      writes: "Contract questionnaire INSERT, Draft INSERT, Draft UPDATE, Requested surety document INSERT",
    },
    updateSuretyBondDraft: {
      on: "CHANGES_REQUESTED",
      given: async (scene) => {
        await bonded(scene);
        return { draftId: scene.draft.id, version: scene.draft.version, suretyBond: WHOLE_BOND };
      },
      writes:
        "Collaborator UPDATE, Contract questionnaire UPDATE, Draft UPDATE, Requested surety document INSERT",
    },
    completeSuretyBondDraftSubmission: {
      on: "SUBMISSION_STARTED",
      given: async (scene) => {
        await bonded(scene);
        const { id, version } = scene.draft;
        return { id, version, acceptBondSubmissionTerms: true, acceptBrokerage: true };
      },
      writes: "Contract questionnaire UPDATE",
    },
  },
};
