// A digital original that waits for its bank's signature, for tests about something else than the asking.

import { asDocumentId } from "@bondline/domain/ids.ts";
import type { App } from "../../server/app.ts";
import { callAs } from "../../server/demo/sessions.ts";
import { openSignatureEnvelope } from "../../server/modules/documents/signatures/commands/open-signature-envelope.ts";
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

/** Sent to the e-signature service by Sam; what the service is asked then is asked by jobs. */
export async function aWaitingEnvelope(app: App, original: WaitingOriginal): Promise<WaitingOriginal> {
  await callAs(app, "sam", openSignatureEnvelope, {
    ...original,
    signedName: "Sam Iyer",
    authority: "Attorney under power of attorney, book 4231",
  });
  return { ...original, version: await versionOfDocument(app, original.documentId) };
}
