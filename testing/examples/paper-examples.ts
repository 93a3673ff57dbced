// One valid call of each operation on the papers that the portal makes.

import { buildApplication } from "../../server/demo/builders/facility-application-builder.ts";
import { idOf } from "../../server/demo/cast-ids.ts";
import { callAs } from "../../server/demo/sessions.ts";
import { makePaper } from "../../server/modules/records/papers/commands/make-paper.ts";
import type { Target } from "../personas.ts";
import type { World } from "../world.ts";
import type { Examples } from "./example.ts";

const ofDraft = ({ draft }: Target) => ({ draftId: draft.id });

/** Its id, whether or not it is made yet. */
async function anAgreement(world: World, draftId: string): Promise<string> {
  const { paperId } = await callAs(world.app, "ada", makePaper, { kind: "AGENCY_AGREEMENT", draftId });
  return String(paperId);
}

export const PAPER_EXAMPLES: Examples = {
  rows: async (world) => anAgreement(world, (await world.draft({ status: "SUBMITTED" })).id),
  Query: {
    agencyAgreement: { on: "ANY", given: ofDraft },
    facilityAgencyAgreement: {
      on: "ANY",
      given: async ({ world }) => ({
        facilityApplicationId: (await buildApplication(world.app, { status: "PROCESSING" })).id,
      }),
    },
    financialServicesGuide: { on: "ANY" },
    generatedAttachments: {
      on: "ANY",
      given: ({ organisationId }) => ({ organisationId, first: 1 }),
    },
    paper: {
      on: "ANY",
      given: async ({ world, draft }) => ({ id: await anAgreement(world, draft.id) }),
    },
    paperCheck: { on: "ANY", given: () => ({ verificationCode: "A".repeat(26) }) },
    paperOffers: { on: "ANY", given: ofDraft },
    productPreview: {
      on: "ANY",
      given: (scene) => ({ ...ofDraft(scene), feeSummaryId: idOf("fee summary", "macquarieCash") }),
    },
  },
  Mutation: {
    makePaper: {
      on: "ANY",
      given: (scene) => ({ ...ofDraft(scene), kind: "AGENCY_AGREEMENT" }),
      writes: "nothing",
    },
  },
};
