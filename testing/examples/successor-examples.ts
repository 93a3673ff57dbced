// One valid call of the operation that makes a new draft from a document.

import { versionOfDocument } from "../builders/document-request-builder.ts";
import type { Examples } from "./example.ts";

export const SUCCESSOR_EXAMPLES: Examples = {
  Mutation: {
    copyDraft: {
      on: "DRAFT",
      given: ({ draft: { id } }) => ({ id }),
      writes: "Draft INSERT, Draft UPDATE, Party INSERT",
    },
    createDraftFromDocument: {
      on: "DOCUMENT",
      given: async ({ world, document: { id: documentId } }) => ({
        documentId,
        version: await versionOfDocument(world.app, documentId),
        kind: "COPY",
      }),
      writes: "Draft INSERT, Draft UPDATE, Earlier document INSERT, New draft INSERT, Party INSERT",
    },
  },
};
