// A digital original that waits for its bank's signature, for tests about something else than the asking.

import { asDocumentId } from "@bondline/domain/ids.ts";
import type { App } from "../../server/app.ts";
import { reviewSignature } from "../../server/modules/documents/signatures/signature-jobs.ts";
import { runTransaction } from "../../server/transaction/transaction.ts";
import { versionOfDocument } from "./document-request-builder.ts";

export type WaitingOriginal = { documentId: string; version: number };

/** Of an issued document that has no file yet. */
export async function aWaitingOriginal(app: App, of: string): Promise<WaitingOriginal> {
  const documentId = asDocumentId(of);
  await runTransaction(app, { system: "Set-up" }, (tx) =>
    tx.query("update document set delivery_type = 'DIGITAL' where id = $1", [documentId]),
  );
  await reviewSignature(app, { documentId });
  return { documentId, version: await versionOfDocument(app, documentId) };
}
