// Digital originals as the way to an e-signature service and back knows them: what is sent, and what becomes of the document once it is signed there.

import { signatureStatusAfter } from "@bondline/domain/documents/signatures/signature.ts";
import type { EnvelopeOwner, OpenedAtService, SignedFile, ToSend } from "../../../envelope-owner.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { sealSigningUrl } from "../../records/envelopes/public.ts";
import { announceEnvelope, endEnvelope, endUnsigned } from "./end-envelope.ts";
import { accessWaitingEnvelope, type EnvelopeOnOriginal } from "./envelope-access.ts";
import {
  findEnvelope,
  findSignerEmail,
  isOfficer,
  listWaitingEnvelopes,
  saveEnvelope,
} from "./envelope-store.ts";
import { giveOriginal } from "./give-original.ts";
import { fileToSignElsewhere } from "./original-file.ts";
import { saveSigned } from "./save-signed.ts";

export const ORIGINALS_AT_SERVICE: EnvelopeOwner = {
  otherwise: "Try again, or sign it here.",
  access: async (tx, id) => {
    const on = await accessWaitingEnvelope(tx, id);
    if (on === undefined) return undefined;
    const email = (await findSignerEmail(tx, on.envelope.openedBy)) ?? "";
    return {
      envelope: on.envelope,
      toSend: () => toSend(tx.app.settings.publicUrl, on, email),
      keepOpened: (later, opened) => keepOpened(later, on, opened),
      // Its one signer is known to have signed once the file is.
      keepProgress: async () => undefined,
      end: (later, ended) => endUnsigned(later, on, ended),
      give: (later, file) => giveSigned(later, on, file),
    };
  },
  isOwn: async (tx, id) => (await findEnvelope(tx, id)) !== undefined,
  listWaiting: listWaitingEnvelopes,
};

async function toSend(
  publicUrl: string,
  { envelope, document }: EnvelopeOnOriginal,
  email: string,
): Promise<ToSend> {
  const signature = { ...envelope, answeredAt: envelope.createdAt };
  const { serviceName } = envelope;
  const { title, place, ...file } = await fileToSignElsewhere(document, {
    publicUrl,
    signature,
    serviceName,
  });
  return {
    title: `${title} ${document.guaranteeNumber ?? document.referenceNumber}`,
    file,
    signers: [{ name: envelope.signedName, email, place }],
    returnPath: `/documents/${document.organisationId}/${document.id}/view`,
  };
}

async function keepOpened(
  tx: Transaction,
  { envelope, document }: EnvelopeOnOriginal,
  { providerId, sentSha256, signingUrls }: OpenedAtService,
): Promise<void> {
  const kept = { table: "document_envelope", rowId: envelope.id } as const;
  const signingUrlEncrypted = sealSigningUrl(tx.app, kept, signingUrls[0] ?? "");
  await saveEnvelope(tx, document, envelope.id, { providerId, sentSha256, signingUrlEncrypted });
  await announceEnvelope(tx, document);
}

async function giveSigned(tx: Transaction, on: EnvelopeOnOriginal, file: SignedFile): Promise<void> {
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
async function leave(tx: Transaction, on: EnvelopeOnOriginal): Promise<void> {
  const reason = `${on.envelope.openedByName} no longer signs for the issuer, so what was signed was not taken.`;
  await endUnsigned(tx, on, { end: "fail", reason });
}
