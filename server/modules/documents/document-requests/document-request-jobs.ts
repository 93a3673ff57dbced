// What happens to requests by the clock alone: reductions whose day has come are done, and what waits on a closed document ends with it.

import { documentRequestStatusAfter } from "@bondline/domain/documents/documents/document-transitions.ts";
import type { App } from "../../../app.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { touchDocument } from "../documents/commands/touch-document.ts";
import { accessDocumentAsSystem } from "../documents/document-access.ts";
import { carryOutStage } from "./carry-out.ts";
import { accessDueReduction } from "./document-request-access.ts";
import { listClosedWithRequests, listDueReductions, saveEndOfRequests } from "./document-request-store.ts";

const BATCH = 100;

/** Repeats harmlessly; a document that another instance is at is passed over. */
export async function expireDocumentRequests(app: App): Promise<void> {
  for (;;) {
    const taken = await runTransaction(app, { system: "Expiry" }, async (tx) => {
      const ids = await listClosedWithRequests(tx, BATCH);
      for (const id of ids) {
        await saveEndOfRequests(tx, id, documentRequestStatusAfter("REQUESTED", "expire"));
        await touchDocument(tx, await accessDocumentAsSystem(tx, id));
      }
      return ids.length;
    });
    if (taken < BATCH) return;
  }
}

const PORTAL = { system: "Scheduled reductions" };

export async function executeScheduledReductions(app: App): Promise<void> {
  const due = await runTransaction(app, PORTAL, (tx) => listDueReductions(tx));
  for (const each of due)
    await runTransaction(app, PORTAL, async (tx) => {
      const on = await accessDueReduction(tx, each);
      if (on !== undefined) await carryOutStage(tx, on);
    });
}
