// One valid call of each operation on the referral programme and its portal.

import type { Target } from "../personas.ts";
import type { Examples, Given } from "./example.ts";
import { switchedOn } from "./example-steps.ts";

const ofOrganisation = ({ organisationId }: Target) => ({ organisationId });

async function withProgramme(scene: Given): Promise<{ organisationId: string }> {
  await switchedOn(scene, "referrals");
  return ofOrganisation(scene);
}

async function withPortal(scene: Given): Promise<object> {
  await switchedOn(scene, "referralPortal");
  return {};
}

export const REFERRAL_EXAMPLES: Examples = {
  Query: {
    referralConfiguration: { on: "ANY" },
    organisationReferrals: { on: "ANY", given: withProgramme },
    referralSummary: { on: "ANY", given: withProgramme },
    referralPortalReferrals: { on: "ANY", given: withPortal },
    referralPortalPeople: { on: "ANY", given: withPortal },
  },
};
