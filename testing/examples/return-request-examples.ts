// One valid call of each operation on requests for the return of an original.

import { randomUUID } from "node:crypto";
import { recordDocument } from "../../server/demo/builders/document-builder.ts";
import { runTransaction } from "../../server/transaction/transaction.ts";
import { aReturnRequest, endReturnRequest } from "../builders/return-builder.ts";
import { aSharedDocument } from "../personas.ts";
import type { World } from "../world.ts";
import type { Examples } from "./example.ts";

async function versionOf({ app }: World, id: string): Promise<number> {
  const [row] = await runTransaction(app, { system: "Set-up" }, (tx) =>
    tx.query<{ version: number }>("select version from document where id = $1", [id]),
  );
  return row?.version ?? 0;
}

export const RETURN_REQUEST_EXAMPLES: Examples = {
  foreign: {
    requestId: async ({ world: { app } }) =>
      (await aReturnRequest(app, await recordDocument(app, { owner: "wesfarmers" }))).requestId,
  },
  Query: {
    documentsProbablyDone: {
      on: "ANY",
      given: async ({ world, organisationId }) => {
        await recordDocument(world.app, { fields: { expectedReturnDate: "2026-11-01" } });
        return { organisationId };
      },
    },
    documentRequestForReturn: {
      on: "ANY",
      given: async ({ world }) => {
        const { requestId, returnCode } = await aReturnRequest(world.app);
        return { requestId, returnCode };
      },
    },
  },
  Mutation: {
    createDocumentRequestForReturn: {
      on: "DOCUMENT",
      given: async ({ world, document: { id: documentId } }) => {
        await endReturnRequest(world.app, documentId);
        return {
          documentId,
          version: await versionOf(world, documentId),
          name: "Mona Petrou",
          emailAddress: `${randomUUID()}@keeper.example`,
          obligationsEndedDate: "2026-10-31",
          reason: "The works are complete.",
          recurringFrequency: 14,
        };
      },
      writes: "Document UPDATE, Return request INSERT",
    },
    removeDocumentRequestForReturn: {
      on: "DOCUMENT",
      given: async ({ world, document }) => {
        const { documentId, requestId } = await aReturnRequest(world.app, document.id);
        return { documentId, id: requestId, version: await versionOf(world, documentId) };
      },
      writes: "Document UPDATE, Return request UPDATE",
    },
    recordDocumentReturn: {
      on: "ANY",
      given: async ({ world, personas }) => {
        const { document } = await aSharedDocument(world, personas);
        await aReturnRequest(world.app, document.id);
        return {
          id: document.id,
          version: await versionOf(world, document.id),
          returnedDate: "2026-11-20",
          returnNote: "By courier, complete.",
        };
      },
      writes: "Custody INSERT, Document UPDATE, Return request UPDATE",
    },
    answerDocumentRequestForReturn: {
      on: "ANY",
      by: "anonymous",
      given: async ({ world }) => {
        const { requestId, returnCode } = await aReturnRequest(world.app);
        return {
          requestId,
          returnCode,
          answer: "RETURNED",
          answeredByName: "Mona Petrou",
          answerDate: "2026-11-19",
          answerMethod: "COURIER",
          answerReason: "With the release letter.",
        };
      },
      servesOne: true,
      writes: "Return request UPDATE",
    },
  },
};
