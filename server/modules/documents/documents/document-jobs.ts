// What happens to documents by the clock alone: those with an end date close at 4.00 pm where they end.

import { documentStatusAfter } from "@bondline/domain/documents/documents/document-transitions.ts";
import type { App } from "../../../app.ts";
import { runWork } from "../../../work/work.ts";
import { listExpired, saveExpired } from "./document-store.ts";

const BATCH = 200;

/** Takes what is due in batches, each in its own transaction; a document that was closed meanwhile is passed over. */
export async function expireDocuments(app: App): Promise<void> {
  for (;;) {
    const taken = await runWork(app, { system: "Expiry" }, async (work) => {
      const due = await listExpired(work, BATCH);
      for (const document of due) {
        await saveExpired(work, document.id, documentStatusAfter(document.status, "expire"));
        await work.announce("document", { id: document.id, organisationId: document.organisationId });
      }
      return due.length;
    });
    if (taken < BATCH) return;
  }
}
