// One valid call of each operation on the forms that are signed elsewhere, each on a draft of its own.

import { idOf } from "../../server/demo/cast-ids.ts";
import { aRequiredDocument } from "../builders/required-document-builder.ts";
import { ADA_SIGNS, aFormToSign } from "../builders/signed-form-builder.ts";
import { aSharedDraft } from "../personas.ts";
import type { Examples, Given } from "./example.ts";

async function aForm({ world, personas }: Given): Promise<string> {
  const { draft } = await aSharedDraft(world, personas, "PROCESSING");
  return await aRequiredDocument(world.app, draft.id);
}

export const SIGNED_FORM_EXAMPLES: Examples = {
  rows: async (world) => {
    const { id } = await world.draft({ status: "SUBMITTED" });
    await aFormToSign(world.app, await aRequiredDocument(world.app, id));
  },
  Mutation: {
    openFormEnvelope: {
      on: "ANY",
      given: async (scene) => ({ requiredDocumentId: await aForm(scene), signers: ADA_SIGNS }),
      writes: "Form envelope INSERT, Form signer INSERT, Required document message INSERT",
    },
    callOffFormEnvelope: {
      on: "ANY",
      given: async (scene) => ({
        requiredDocumentId: await aFormToSign(scene.world.app, await aForm(scene)),
      }),
      writes: "Form envelope UPDATE, Required document message INSERT",
    },
  },
  foreign: { accountId: async () => idOf("person", "wes") },
};
