// Takes the file that an e-signature service has signed: looked over, kept, and given to its document as the portal's own would be.

import { signatureStatusAfter } from "@bondline/domain/documents/signatures/signature.ts";
import type { App } from "../../../app.ts";
import { runTransaction, type Transaction } from "../../../transaction/transaction.ts";
import type { MadeFile } from "../documents/commands/keep-made-file.ts";
import { endEnvelope, endUnsigned, endWaiting } from "./end-envelope.ts";
import { accessWaitingEnvelope, type WaitingEnvelope } from "./envelope-access.ts";
import { type FileToSign, fileOfEnvelope, sha256Of } from "./envelope-file.ts";
import { isOfficer } from "./envelope-store.ts";
import { giveOriginal } from "./give-original.ts";
import { PORTAL } from "./portal-work.ts";
import { saveSigned } from "./save-signed.ts";
import { whyNotOriginal } from "./signed-elsewhere.ts";

/** The service's own file is the original, byte for byte: anything that we put into it would break its seal. */
export async function takeSigned(app: App, on: WaitingEnvelope, signed: Buffer): Promise<void> {
  const sent = await fileOfEnvelope(app, on);
  const isAsSent = sha256Of(sent.content) === on.envelope.sentSha256;
  const fault = isAsSent ? await whyNotOriginal(app, signed, sent.content) : CHANGED_MESSAGE;
  if (fault !== undefined) return await endWaiting(app, on.envelope.id, { end: "fail", reason: fault });
  const file = await keepFile(app, on, { ...sent, content: signed });
  await runTransaction(app, PORTAL, (tx) => giveSigned(tx, on.envelope.id, file));
}

const CHANGED_MESSAGE = "The document has changed since it was sent, so what was signed was not taken.";

async function giveSigned(tx: Transaction, envelopeId: string, file: MadeFile): Promise<void> {
  const on = await accessWaitingEnvelope(tx, envelopeId);
  if (on === undefined) return;
  const { envelope, signature, document } = on;
  const { signedName, authority, openedBy, openedByName, chainSequence, chainHash } = envelope;
  if (!(await isOfficer(tx, openedBy, document.supplierId))) return await leave(tx, on);
  await endEnvelope(tx, document, envelope, { end: "sign" });
  await saveSigned(tx, document, signature, {
    status: signatureStatusAfter(signature.status, "sign"),
    signedName,
    authority,
    chainSequence,
    chainHash,
    answeredBy: openedBy,
    answeredByName: openedByName,
  });
  await giveOriginal(tx, document, { id: signature.id, signedName, authority, answeredBy: openedBy }, file);
}

/** Whoever was let go while it waited there has nothing more to say for the bank. */
async function leave(tx: Transaction, on: WaitingEnvelope): Promise<void> {
  const reason = `${on.envelope.openedByName} no longer signs for the issuer, so what was signed was not taken.`;
  await endUnsigned(tx, on, { end: "fail", reason });
}

/** Under a key of its own: what lay there before a fault is taken as it is. */
async function keepFile(
  { ports: { files } }: App,
  { envelope, document }: WaitingEnvelope,
  { fileName, contentType, content: bytes }: FileToSign,
): Promise<MadeFile> {
  const storageKey = `${document.organisationId}/envelope-${envelope.id}`;
  const stored =
    (await files.describe(storageKey)) ?? (await files.put(storageKey, { fileName, contentType, bytes }));
  return { storageKey, fileName, contentType, stored };
}
