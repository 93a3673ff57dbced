// One valid call of each operation on lost originals.

import { idOf } from "../../server/demo/cast-ids.ts";
import { callAs } from "../../server/demo/sessions.ts";
import { declareDocumentLost } from "../../server/modules/documents/lost-originals/commands/declare-document-lost.ts";
import { aCleanDocumentFile } from "../builders/attachment-builder.ts";
import { anIssuedDocument, versionOfDocument } from "../builders/document-request-builder.ts";
import { aLostOriginal } from "../builders/lost-original-builder.ts";
import { aSharedDocument } from "../personas.ts";
import type { Examples, Given } from "./example.ts";

const lost = ({ world, document }: Given) => aLostOriginal(world.app, document.id);

/** Lost but this once, so that its page shows what was said of it. */
const lostOnce = async ({ world, personas }: Given, isIndemnified = false) => {
  const { document } = await aSharedDocument(world, personas);
  return await aLostOriginal(world.app, document.id, { isIndemnified });
};

/** With the paper that its indemnity was signed on. */
const lostWithPaper = async ({ world, personas }: Given) => {
  const { document, organisationId } = await aSharedDocument(world, personas);
  const of = { id: document.id, organisationId, createdBy: idOf("person", "ben") };
  const fileId = await aCleanDocumentFile(world.app, of);
  return { ...(await aLostOriginal(world.app, document.id)), fileId };
};

export const LOST_ORIGINAL_EXAMPLES: Examples = {
  rows: async (world) => {
    const { id: documentId, version } = await anIssuedDocument(world);
    const declared = { lastSeenDate: "2026-11-20", searched: "The safe and the archive." };
    await callAs(world.app, "ada", declareDocumentLost, { documentId, version, ...declared });
  },
  Query: {
    staffLostDocuments: { on: "ANY", given: () => ({ first: 1 }) },
  },
  Mutation: {
    declareDocumentLost: {
      on: "ANY",
      given: async ({ world, personas }) => {
        const { document } = await aSharedDocument(world, personas);
        return {
          documentId: document.id,
          version: await versionOfDocument(world.app, document.id),
          lastSeenDate: "2026-11-20",
          searched: "The safe and the archive.",
        };
      },
      writes: "Custody INSERT, Lost original INSERT",
    },
    giveLostDocumentIndemnity: {
      on: "ANY",
      given: async (scene) => ({
        ...(await lostWithPaper(scene)),
        indemnityStatement: "We will make good any loss.",
        indemnityName: "Ada Nguyen",
        indemnityDate: "2026-11-20",
      }),
      writes: "Lost original UPDATE",
    },
    consentToLostDocument: {
      on: "ANY",
      given: async (scene) => ({
        ...(await lostOnce(scene, true)),
        outcome: "CANCELLED",
        agreement: "Letter of 18 November 2026",
        replacementNumber: "G 2026/2",
        answerNote: "Against the indemnity.",
      }),
      writes: "Custody INSERT, Document UPDATE, Lost original UPDATE",
    },
    refuseLostDocument: {
      on: "DOCUMENT",
      given: async (scene) => ({ ...(await lost(scene)), answerNote: "Please search the archive first." }),
      writes: "Lost original UPDATE",
    },
    withdrawLostDocument: {
      on: "DOCUMENT",
      given: async (scene) => ({ ...(await lost(scene)), foundNote: "Behind the safe." }),
      writes: "Custody INSERT, Lost original UPDATE",
    },
  },
};
