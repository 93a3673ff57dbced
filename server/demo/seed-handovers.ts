// Demo business of originals: the paper of one guarantee is on its way to who will keep it.

import type { App } from "../app.ts";
import { createDocumentHandover } from "../modules/documents/handovers/commands/create-document-handover.ts";
import { runTransaction } from "../transaction/transaction.ts";
import { signInAs } from "./sessions.ts";

const KEEPER = {
  name: "Mona Petrou",
  emailAddress: "mona.petrou@keeper.example",
  storageAddress: "Level 2, 1 Woolworths Way, Bella Vista NSW 2153",
  notes: "By courier on Tuesday morning.",
} as const;

export async function seedHandover(app: App, documentId: string): Promise<void> {
  await runTransaction(app, { token: await signInAs(app, "ben") }, (tx) =>
    createDocumentHandover(tx, { ...KEEPER, documentId, version: 1 }),
  );
}
