// Once the new one is issued, the document whose place it takes is released: own records close, issued paper is asked to be cancelled.

import { isClosed } from "@bondline/domain/documents/documents/document.ts";
import { documentStatusAfter } from "@bondline/domain/documents/documents/document-transitions.ts";
import type { SuccessorRelease } from "@bondline/domain/documents/successors/successor.ts";
import { asDocumentId } from "@bondline/domain/ids.ts";
import type { App } from "../../../app.ts";
import type { Granted } from "../../../transaction/granted.ts";
import { runTransaction, type Transaction } from "../../../transaction/transaction.ts";
import { askForRelease } from "../document-requests/commands/ask-for-release.ts";
import { moveDocument } from "../documents/commands/move-document.ts";
import { touchDocument } from "../documents/commands/touch-document.ts";
import { accessDocumentAsSystem } from "../documents/document-access.ts";
import type { Document } from "../documents/public.ts";
import { findWaitingSuccessor, saveRelease, type WaitingSuccessor } from "./successor-store.ts";

const PORTAL = { system: "Replacement" };

/** Repeats harmlessly: what has been released waits no more. */
export async function releasePredecessor(app: App, { documentId }: { documentId: string }): Promise<void> {
  await runTransaction(app, PORTAL, async (tx) => {
    const newId = asDocumentId(documentId);
    const found = await findWaitingSuccessor(tx, newId);
    if (found === undefined) return;
    const document = await accessDocumentAsSystem(tx, found.documentId);
    // Another run may have been faster before the lock.
    const successor = await findWaitingSuccessor(tx, newId);
    if (successor === undefined) return;
    await saveRelease(tx, successor, await release(tx, document, successor));
    await touchDocument(tx, document);
    await touchDocument(tx, await accessDocumentAsSystem(tx, newId));
  });
}

async function release(
  tx: Transaction,
  document: Granted<Document, "AS_SYSTEM">,
  { madeBy, madeByName, newReference }: WaitingSuccessor,
): Promise<SuccessorRelease> {
  if (isClosed(document.status)) return "NOT_NEEDED";
  if (!document.isSystemDocument) {
    const status = documentStatusAfter(document.status, "closeCancelled");
    await moveDocument(tx, document, { status, closedAt: tx.now });
    return "CLOSED";
  }
  const by = { accountId: madeBy, name: madeByName };
  const isAsked = await askForRelease(tx, document, { by, reason: `Replaced by ${newReference}.` });
  return isAsked ? "ASKED" : "NOT_POSSIBLE";
}
