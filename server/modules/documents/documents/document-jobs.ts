// What happens to documents by the clock alone: what was issued ahead begins on its day, and those with an end date close at 4.00 pm where they end.

import { documentStatusAfter } from "@bondline/domain/documents/documents/document-transitions.ts";
import type { App } from "../../../app.ts";
import { runTransaction, type Transaction } from "../../../transaction/transaction.ts";
import { askForSignature } from "./commands/ask-for-signature.ts";
import { listExpired, listToTakeEffect, saveExpired, saveTakenEffect } from "./document-store.ts";

const BATCH = 200;

export async function beginDocuments(app: App): Promise<void> {
  await inBatches(app, "Start of a guarantee", async (tx) => {
    const due = await listToTakeEffect(tx, BATCH);
    for (const { id, organisationId, status } of due) {
      await saveTakenEffect(tx, id, documentStatusAfter(status, "takeEffect"));
      await tx.announce("document", { id, organisationId });
      // Whatever it takes the place of held until now.
      await tx.enqueue("release-predecessor", { documentId: id }, { key: `predecessor of ${id}` });
    }
    return due.length;
  });
}

export async function expireDocuments(app: App): Promise<void> {
  await inBatches(app, "Expiry", async (tx) => {
    const due = await listExpired(tx, BATCH);
    for (const document of due) {
      await saveExpired(tx, document.id, documentStatusAfter(document.status, "expire"));
      await askForSignature(tx, document, document.id);
      await tx.announce("document", { id: document.id, organisationId: document.organisationId });
    }
    return due.length;
  });
}

/** Takes what is due in batches, each in its own transaction; a document that was closed meanwhile is passed over. */
async function inBatches(
  app: App,
  system: string,
  take: (tx: Transaction) => Promise<number>,
): Promise<void> {
  for (;;) {
    const taken = await runTransaction(app, { system }, take);
    if (taken < BATCH) return;
  }
}
