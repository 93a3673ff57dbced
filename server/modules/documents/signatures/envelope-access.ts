// The only access checks of originals at an e-signature service: for the portal's own work, and for the officers who may call one off.

import { isSameTerms } from "@bondline/domain/documents/signatures/signature.ts";
import { type EnvelopeStatus, envelopeStatusAfter } from "@bondline/domain/records/envelopes/envelope.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { Granted } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import {
  accessDocumentAsSystem,
  accessDocumentToChange,
  type GrantedDocument,
} from "../documents/document-access.ts";
import { type Document, signedTermsOf } from "../documents/public.ts";
import type { EnvelopeOfSignature } from "./envelope-record.ts";
import { findEnvelope } from "./envelope-store.ts";
import type { SignatureInput } from "./signature-access.ts";
import { signatureOf } from "./signature-part.ts";
import type { SignatureWithEnvelope } from "./signature-record.ts";

const NOTHING_WAITS_MESSAGE = "Nothing of this document waits at an e-signature service.";

export type EnvelopeOnOriginal = {
  envelope: EnvelopeOfSignature;
  signature: SignatureWithEnvelope;
  document: Granted<Document, "AS_SYSTEM">;
};

/** Undefined once it was answered, called off, or the document says something else: whatever comes then changes nothing. */
export async function accessWaitingEnvelope(
  tx: Transaction,
  id: string,
): Promise<EnvelopeOnOriginal | undefined> {
  const found = await findEnvelope(tx, id);
  if (found === undefined) return undefined;
  const document = await accessDocumentAsSystem(tx, found.documentId);
  const signature = signatureOf(document);
  const envelope = signature?.envelope;
  if (!signature || envelope?.id !== found.id || envelope.status !== "WAITING") return undefined;
  return isSameTerms(signature, signedTermsOf(document)) ? { envelope, signature, document } : undefined;
}

export type EnvelopeOnDocument = {
  envelope: EnvelopeOfSignature;
  /** What it becomes. */
  status: EnvelopeStatus;
  document: GrantedDocument<"CAN_SIGN_ORIGINAL">;
};

export async function accessEnvelopeToCallOff(
  tx: Transaction,
  { documentId, version }: SignatureInput,
): Promise<EnvelopeOnDocument> {
  const document = await accessDocumentToChange(tx, { id: documentId, version }, "CAN_SIGN_ORIGINAL");
  const envelope = signatureOf(document)?.envelope;
  if (!envelope) refuseFields({ documentId: NOTHING_WAITS_MESSAGE });
  return { envelope, status: envelopeStatusAfter(envelope.status, "callOff"), document };
}
