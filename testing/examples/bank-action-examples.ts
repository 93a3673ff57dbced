// One valid call of each operation on actions of the bank.

import { recordDocument } from "../../server/demo/builders/document-builder.ts";
import { idOf } from "../../server/demo/cast-ids.ts";
import { callAs } from "../../server/demo/sessions.ts";
import { requestBankAction } from "../../server/modules/documents/bank-actions/commands/request-bank-action.ts";
import { aCleanDocumentFile } from "../builders/attachment-builder.ts";
import { aBankAction } from "../builders/bank-action-builder.ts";
import { anIssuedDocument } from "../builders/document-request-builder.ts";
import { aSharedDocument } from "../personas.ts";
import type { Examples, Given } from "./example.ts";

/** On a document of its own, so that nothing of another's is taken back. */
async function onItsOwn({ world, personas }: Given, upTo?: "TAKEN" | "QUESTIONED") {
  const { document } = await aSharedDocument(world, personas);
  return await aBankAction(world.app, document.id, upTo && { upTo });
}

export const BANK_ACTION_EXAMPLES: Examples = {
  rows: async (world) => {
    const { id: documentId } = await anIssuedDocument(world);
    const asked = { documentId, kind: "CERTIFIED_COPY", note: "Two of them, by post." };
    await callAs(world.app, "ada", requestBankAction, asked);
  },
  foreign: {
    fileId: async ({ world }) => {
      const id = await recordDocument(world.app, { owner: "wesfarmers" });
      const organisationId = idOf("organisation", "wesfarmers");
      return await aCleanDocumentFile(world.app, { id, organisationId, createdBy: idOf("person", "wes") });
    },
  },
  Query: {
    staffBankActions: { on: "ANY", given: () => ({ first: 1 }) },
  },
  Mutation: {
    requestBankAction: {
      on: "ANY",
      given: async ({ world, personas }) => {
        const { document, organisationId } = await aSharedDocument(world, personas);
        const of = { id: document.id, organisationId, createdBy: idOf("person", "ben") };
        const fileId = await aCleanDocumentFile(world.app, of);
        return {
          documentId: document.id,
          kind: "CONFIRMATION_LETTER",
          note: "For our auditor, as at 30 June.",
          fileId,
        };
      },
      writes: "Bank action INSERT",
    },
    takeBankAction: { on: "ANY", given: (scene) => onItsOwn(scene), writes: "Bank action UPDATE" },
    questionBankAction: {
      on: "ANY",
      given: async (scene) => ({
        ...(await onItsOwn(scene, "TAKEN")),
        question: "Whom shall we address it to?",
      }),
      writes: "Bank action UPDATE",
    },
    replyToBankAction: {
      on: "ANY",
      given: async (scene) => ({
        ...(await onItsOwn(scene, "QUESTIONED")),
        reply: "Smith and Partners, Sydney.",
        fileId: null,
      }),
      writes: "Bank action UPDATE",
    },
    completeBankAction: {
      on: "ANY",
      given: async (scene) => ({
        ...(await onItsOwn(scene, "TAKEN")),
        answerNote: "Posted today.",
        fileId: null,
      }),
      writes: "Bank action UPDATE",
    },
    declineBankAction: {
      on: "ANY",
      given: async (scene) => ({ ...(await onItsOwn(scene)), answerNote: "Please ask your branch." }),
      writes: "Bank action UPDATE",
    },
    withdrawBankAction: { on: "ANY", given: (scene) => onItsOwn(scene), writes: "Bank action UPDATE" },
  },
};
