// One valid call of each operation on bank guarantee switches.

import { aSwitchOn, turnOn } from "../../server/demo/builders/bank-switch-builder.ts";
import type { Examples, Given } from "./example.ts";

const SWITCH = { currentBankName: "Westpac", guaranteeNumber: "WBG 4471", value: "250000.00" };

async function switched({ world, draft }: Given): Promise<{ draftId: string }> {
  await turnOn(world.app, "isBgSwitchEnabled");
  await aSwitchOn(world.app, draft);
  return { draftId: draft.id };
}

export const BANK_SWITCH_EXAMPLES: Examples = {
  Mutation: {
    createDraftBgSwitch: {
      on: "ANY",
      given: async ({ world, organisationId }) => {
        await turnOn(world.app, "isBgSwitchEnabled");
        return { organisationId, bgSwitch: SWITCH };
      },
      writes: "Bank guarantee switch INSERT, Draft INSERT, Draft UPDATE",
    },
    updateDraftBgSwitch: {
      on: "CHANGES_REQUESTED",
      given: async (scene) => ({
        ...(await switched(scene)),
        version: scene.draft.version,
        bgSwitch: { ...SWITCH, guaranteeNumber: "WBG 4472" },
      }),
      writes: "Bank guarantee switch UPDATE",
    },
    recordBgSwitchReturn: {
      on: "ESTABLISHED",
      given: async (scene) => ({ ...(await switched(scene)), returnedDate: "2026-11-20" }),
      writes: "Bank guarantee switch UPDATE",
    },
  },
};
