// What follows by itself: a signature is asked for where a digital original needs one, and a signed original gets its file, its possessor and its mails.

import { isSameTerms } from "@bondline/domain/documents/signatures/signature.ts";
import { asDocumentId, type DocumentId } from "@bondline/domain/ids.ts";
import type { App } from "../../../app.ts";
import { evidenceSigner } from "../../../evidence-key.ts";
import { signPdf } from "../../../pdf/sign-pdf.ts";
import { runTransaction, type Transaction } from "../../../transaction/transaction.ts";
import { PORTAL, PORTAL_NAME } from "../../records/envelopes/public.ts";
import type { MadeFile } from "../documents/commands/keep-made-file.ts";
import { accessDocumentAsSystem } from "../documents/document-access.ts";
import { type Document, signedTermsOf } from "../documents/public.ts";
import { endEnvelope } from "./end-envelope.ts";
import { giveOriginal } from "./give-original.ts";
import { notifyOfSignature } from "./notify-of-signature.ts";
import { originalFile } from "./original-file.ts";
import { accessSignatureToFile } from "./signature-access.ts";
import { isToBeSigned, signatureOf } from "./signature-part.ts";
import type { SignatureRow } from "./signature-record.ts";
import { insertSignature, saveSignature } from "./signature-store.ts";

type Payload = { documentId: string };

/** Repeats harmlessly: it brings what is asked of the bank into line with what its document says and with the file that there is. */
export async function reviewSignature(app: App, { documentId }: Payload): Promise<void> {
  await runTransaction(app, PORTAL, async (tx) => {
    const document = await accessDocumentAsSystem(tx, asDocumentId(documentId));
    const signature = signatureOf(document);
    const isNeeded = isToBeSigned(document);
    const isOfThis = signature !== null && isSameTerms(signature, signedTermsOf(document));
    if (isNeeded && isOfThis && signature.status !== "ENDED") return;
    if (signature?.envelope?.status === "WAITING")
      await endEnvelope(tx, document, signature.envelope, { end: "callOff" });
    if (signature?.status === "REQUESTED")
      await saveSignature(tx, document, signature.id, { status: "ENDED" });
    else if (!isNeeded) return;
    if (isNeeded) {
      const id = await insertSignature(tx, document);
      await notifyOfSignature(tx, document, { id, news: "SIGNATURE_ASKED", by: PORTAL_NAME, text: null });
    }
    await announce(tx, document);
  });
}

/** Open pages read it again; whoever is changing the document meanwhile is not held up. */
async function announce(tx: Transaction, { id, organisationId }: Document): Promise<void> {
  await tx.announce("document", { id, organisationId });
}

export async function enqueueSignedFile(tx: Transaction, documentId: DocumentId): Promise<void> {
  const payload: Payload = { documentId };
  await tx.enqueue("make-signed-original", payload, { key: `signed original ${documentId}` });
}

/** Repeats harmlessly. The file is drawn, signed and kept outside of any transaction, under a key of its own: what lay there before a fault is taken as it is. */
export async function makeSignedOriginal(app: App, { documentId }: Payload): Promise<void> {
  const id = asDocumentId(documentId);
  const on = await runTransaction(app, PORTAL, (tx) => accessSignatureToFile(tx, id));
  if (on === undefined) return await reviewSignature(app, { documentId });
  const file = await signedFile(app, on);
  await runTransaction(app, PORTAL, async (tx) => {
    const again = await accessSignatureToFile(tx, id);
    if (again?.signature.id !== on.signature.id) return;
    const { signature, document } = again;
    await giveOriginal(tx, document, signature, file);
  });
}

async function signedFile(
  app: App,
  { signature, document }: { signature: SignatureRow; document: Document },
): Promise<MadeFile> {
  const { fileName, contentType, content } = await originalFile(document, {
    publicUrl: app.settings.publicUrl,
    signature,
  });
  const storageKey = `${document.organisationId}/original-${signature.id}`;
  const { files } = app.ports;
  const found = await files.describe(storageKey);
  if (found !== undefined) return { storageKey, fileName, contentType, stored: found };
  const bytes = await signPdf(content, {
    key: evidenceSigner(app).key,
    reason: `${signature.signedName ?? ""}: ${signature.authority ?? ""}`,
    signedAt: new Date(signature.answeredAt ?? document.updatedAt),
  });
  const stored = await files.put(storageKey, { fileName, contentType, bytes });
  return { storageKey, fileName, contentType, stored };
}
