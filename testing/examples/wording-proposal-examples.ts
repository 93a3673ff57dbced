// One valid call of each operation on the wordings that are proposed for a draft.

import { callAs } from "../../server/demo/sessions.ts";
import { requestDraftChanges } from "../../server/modules/drafts/drafts/commands/request-draft-changes.ts";
import { aWordingProposal } from "../builders/wording-proposal-builder.ts";
import { aSharedDraft } from "../personas.ts";
import type { World } from "../world.ts";
import type { Examples, Given } from "./example.ts";

/** With the applicant again, after the bank has had it: every side sees it and may speak. */
async function aDraftOfAllSides({ world, personas }: Given) {
  const { draft } = await aSharedDraft(world, personas, "PENDING_PAYMENT");
  const { id, version } = draft;
  await callAs(world.app, "rosa", requestDraftChanges, { id, version, reason: "The wording is discussed." });
  return { draftId: id, version: version + 1 };
}

/** By the beneficiary, so that applicant and bank both decide on it. */
async function proposed(scene: Given) {
  const { draftId, version } = await aDraftOfAllSides(scene);
  return { draftId, version, id: await aWordingProposal(scene.world.app, draftId, "dee") };
}

export const WORDING_PROPOSAL_EXAMPLES: Examples = {
  rows: async (world) => {
    const { id } = await world.draft({ status: "SUBMITTED" });
    await aWordingProposal(world.app, id);
  },
  Query: {
    wordingComparison: {
      on: "ANY",
      given: async (scene) => {
        const { draftId, id } = await proposed(scene);
        return { draftId, wordingProposalId: id };
      },
    },
  },
  Mutation: {
    createWordingProposal: {
      on: "ANY",
      given: async (scene) => ({
        ...(await aDraftOfAllSides(scene)),
        wording: "The Issuer pays on demand.",
        reason: "It is shorter.",
      }),
      writes: "Wording proposal INSERT",
    },
    acceptWordingProposal: {
      on: "ANY",
      given: proposed,
      writes: "Wording proposal UPDATE",
    },
    declineWordingProposal: {
      on: "ANY",
      given: async (scene) => ({ ...(await proposed(scene)), reason: "It has to be payable in Sydney." }),
      writes: "Wording proposal UPDATE",
    },
    withdrawWordingProposal: {
      on: "ANY",
      given: async (scene) => {
        const { draftId } = await aDraftOfAllSides(scene);
        return { draftId, id: await aWordingProposal(scene.world.app, draftId, "ada") };
      },
      writes: "Wording proposal UPDATE",
    },
  },
  foreign: { wordingProposalId: ofAnother },
};

async function ofAnother({ world }: { world: World }): Promise<string> {
  const { id } = await world.draft({ status: "SUBMITTED", owner: "wesfarmers" });
  return await aWordingProposal(world.app, id, "wes");
}
