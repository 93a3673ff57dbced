// One valid call of each operation of the verification of paper, and of evidence.

import { runTransaction } from "../../server/transaction/transaction.ts";
import type { World } from "../world.ts";
import type { Examples } from "./example.ts";

/** What stands on the paper of a document. */
export async function paperOf({ app }: World, documentId: string) {
  const [row] = await runTransaction(app, { system: "Set-up" }, (tx) =>
    tx.query<{ guaranteeNumber: string; checkCode: string; verificationCode: string }>(
      "select guarantee_number, check_code, verification_code from document where id = $1",
      [documentId],
    ),
  );
  if (row === undefined) throw new Error("There is no such document.");
  return row;
}

export const VERIFICATION_EXAMPLES: Examples = {
  Query: {
    evidenceKey: { on: "ANY" },
    documentVerificationSheet: { on: "DOCUMENT", given: ({ document }) => ({ documentId: document.id }) },
  },
  Mutation: {
    createDocumentEvidence: {
      on: "DOCUMENT",
      given: ({ document }) => ({ documentId: document.id }),
      writes: "Evidence pack INSERT",
    },
    verifyDocument: {
      on: "DOCUMENT",
      by: "anonymous",
      given: async ({ world, document }) => {
        const { guaranteeNumber, checkCode } = await paperOf(world, document.id);
        return { guaranteeNumber, checkCode };
      },
      writes: "nothing",
    },
  },
};
