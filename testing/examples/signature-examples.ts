// One valid call of each operation on the signature of a digital original, each on a document of its own: a shared one stays on paper.

import { anIssuedDocument } from "../builders/document-request-builder.ts";
import { aWaitingEnvelope, aWaitingOriginal } from "../builders/signature-builder.ts";
import { aSharedDocument } from "../personas.ts";
import type { Examples, Given } from "./example.ts";

async function waiting({ world, personas }: Given) {
  const { document } = await aSharedDocument(world, personas);
  return await aWaitingOriginal(world.app, document.id);
}

export const SIGNATURE_EXAMPLES: Examples = {
  rows: async (world) => {
    const { id } = await anIssuedDocument(world);
    await aWaitingEnvelope(world.app, await aWaitingOriginal(world.app, id));
  },
  Query: {
    documentOriginalToSign: { on: "DOCUMENT", given: ({ document }) => ({ documentId: document.id }) },
    staffSignatures: { on: "ANY", given: () => ({ first: 1 }) },
  },
  Mutation: {
    signDigitalOriginal: {
      on: "ANY",
      given: async (scene) => ({
        ...(await waiting(scene)),
        signedName: "Sam Iyer",
        authority: "Attorney under power of attorney, book 4231",
      }),
      writes: "Signature UPDATE",
    },
    openSignatureEnvelope: {
      on: "ANY",
      given: async (scene) => ({
        ...(await waiting(scene)),
        signedName: "Sam Iyer",
        authority: "Attorney under power of attorney, book 4231",
      }),
      writes: "Envelope INSERT",
    },
    callOffSignatureEnvelope: {
      on: "ANY",
      given: async (scene) => await aWaitingEnvelope(scene.world.app, await waiting(scene)),
      writes: "Envelope UPDATE",
    },
    declineDigitalOriginal: {
      on: "ANY",
      given: async (scene) => ({
        ...(await waiting(scene)),
        declineReason: "Our officers sign this kind on paper.",
        paperInstead: "COURIER",
      }),
      writes: "Document UPDATE, Signature UPDATE",
    },
  },
};
