// What happens to documents by the clock alone: those with an end date close at 4.00 pm where they end.

import { documentStatusAfter } from "@bondline/domain/documents/documents/document-transitions.ts";
import type { App } from "../../../app.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { listExpired, saveExpired } from "./document-store.ts";

const BATCH = 200;

/** Takes what is due in batches, each in its own transaction; a document that was closed meanwhile is passed over. */
export async function expireDocuments(app: App): Promise<void> {
  for (;;) {
    const taken = await runTransaction(app, { system: "Expiry" }, async (tx) => {
      const due = await listExpired(tx, BATCH);
      for (const document of due) {
        await saveExpired(tx, document.id, documentStatusAfter(document.status, "expire"));
        await tx.announce("document", { id: document.id, organisationId: document.organisationId });
      }
      return due.length;
    });
    if (taken < BATCH) return;
  }
}
