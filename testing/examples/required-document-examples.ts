// One valid call of each operation on the required documents of a draft.

import { callAs } from "../../server/demo/sessions.ts";
import { createRequiredDocumentMessage } from "../../server/modules/drafts/required-documents/commands/create-required-document-message.ts";
import { aRequestedFile, aRequiredDocument, putUp } from "../builders/required-document-builder.ts";
import { aSharedDraft } from "../personas.ts";
import { md5Of } from "../uploads.ts";
import type { World } from "../world.ts";
import type { Examples, Given } from "./example.ts";

/** On a draft of its own, so that no other's is held up by it. */
async function onItsOwn({ world, personas }: Given) {
  const { draft } = await aSharedDraft(world, personas, "PROCESSING");
  return { draftId: draft.id, requiredDocumentId: await aRequiredDocument(world.app, draft.id) };
}

export const REQUIRED_DOCUMENT_EXAMPLES: Examples = {
  rows: async (world) => {
    const { id: draftId } = await world.draft({ status: "SUBMITTED" });
    const requiredDocumentId = await aRequiredDocument(world.app, draftId);
    await putUp(world.app, requiredDocumentId);
  },
  Query: {
    staffRequiredDocuments: { on: "ANY", given: () => ({ first: 1 }) },
    requiredDocuments: { on: "ANY", given: ({ draft }) => ({ draftId: draft.id }) },
  },
  Mutation: {
    createRequiredDocument: {
      on: "ANY",
      given: async (scene) => ({
        draftId: (await onItsOwn(scene)).draftId,
        requiredDocumentType: "SHARE_CERTIFICATE",
        message: "Of the parent company.",
      }),
      writes: "Required document INSERT, Required document message INSERT",
    },
    withdrawRequiredDocument: {
      on: "ANY",
      given: async (scene) => ({
        id: (await onItsOwn(scene)).requiredDocumentId,
        reason: "The branch has it already.",
      }),
      writes: "Required document UPDATE, Required document message INSERT",
    },
    createRequiredDocumentAttachment: {
      on: "ANY",
      given: async (scene) => ({
        requiredDocumentId: (await onItsOwn(scene)).requiredDocumentId,
        fileName: "form.pdf",
        contentType: "application/pdf",
        contentMd5Checksum: md5Of(Buffer.from("form")),
        fileSize: 4,
      }),
      writes: "Attachment INSERT",
    },
    createRequiredDocumentMessage: {
      on: "ANY",
      given: async (scene) => {
        const { requiredDocumentId } = await onItsOwn(scene);
        const said = { requiredDocumentId, message: "Is a copy enough?" };
        const { messageId } = await callAs(scene.world.app, "ada", createRequiredDocumentMessage, said);
        const attachment = await aRequestedFile(scene.world.app, requiredDocumentId);
        return { requiredDocumentId, parentMessageId: String(messageId), message: "Here it is.", attachment };
      },
      writes: "Required document UPDATE, Required document message INSERT",
    },
    actionRequiredDocumentMessage: {
      on: "ANY",
      given: async (scene) => {
        const { requiredDocumentId } = await onItsOwn(scene);
        const requiredDocumentMessageId = await putUp(scene.world.app, requiredDocumentId);
        const attachment = await aRequestedFile(scene.world.app, requiredDocumentId, "rosa");
        return {
          requiredDocumentId,
          requiredDocumentMessageId,
          outcome: "REJECTED",
          message: "The second page has no signature.",
          attachment,
        };
      },
      writes: "Required document UPDATE, Required document message INSERT",
    },
  },
  Subscription: {
    requiredDocumentsUpdated: { on: "ANY", given: ({ draft }) => ({ draftId: draft.id }) },
  },
  foreign: {
    attachment: async (scene) => await aRequestedFile(scene.world.app, await ofAnother(scene), "wes"),
    parentMessageId: async (scene) => await putUp(scene.world.app, await ofAnother(scene), "wes"),
    requiredDocumentId: ofAnother,
    requiredDocumentMessageId: async (scene) => await putUp(scene.world.app, await ofAnother(scene), "wes"),
  },
};

async function ofAnother({ world }: { world: World }): Promise<string> {
  const { id } = await world.draft({ status: "SUBMITTED", owner: "wesfarmers" });
  return await aRequiredDocument(world.app, id);
}
