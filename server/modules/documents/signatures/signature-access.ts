// The only access checks of signatures under digital originals: by what somebody may do with the document, and what its original says.

import {
  isSameTerms,
  type SignatureCapability,
  type SignatureStatus,
  type SignatureStep,
  signatureCapabilities,
  signatureStatusAfter,
} from "@bondline/domain/documents/signatures/signature.ts";
import type { DocumentId } from "@bondline/domain/ids.ts";
import { refuse, refuseFields } from "@bondline/domain/refusals.ts";
import type { Page, PageArguments } from "../../../graphql/list-page.ts";
import { type Actor, isProviderStaff, requirePerson, supplierOf } from "../../../transaction/actor.ts";
import type { Granted } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import {
  accessDocument,
  accessDocumentAsSystem,
  accessDocumentToChange,
  type GrantedDocument,
  maySee,
} from "../documents/document-access.ts";
import { type Document, signedTermsOf } from "../documents/public.ts";
import { isToBeSigned, signatureOf } from "./signature-part.ts";
import type { SignatureOfDesk, SignatureRow, SignatureWithEnvelope } from "./signature-record.ts";
import { listSignaturesOfDesk } from "./signature-store.ts";

const NOTHING_TO_SIGN_MESSAGE = "This document has no digital original that is waiting for a signature.";

const waitsAtMessage = (service: string) =>
  `This is waiting to be signed at ${service}. Call that off before you sign or decline it here.`;

export type SignatureInput = { documentId: string; version: number };

export type SignatureOnDocument = {
  signature: SignatureWithEnvelope;
  /** What it becomes. */
  status: SignatureStatus;
  document: GrantedDocument<"CAN_SIGN_ORIGINAL">;
};

/** Locks the document, then asks whether the person may, whether what was read is current, and whether its original waits. */
export async function accessSignature(
  tx: Transaction,
  { documentId, version }: SignatureInput,
  step: SignatureStep,
): Promise<SignatureOnDocument> {
  const document = await accessDocumentToChange(tx, { id: documentId, version }, "CAN_SIGN_ORIGINAL");
  const signature = signatureOf(document);
  if (signature === null || !isSameTerms(signature, signedTermsOf(document)))
    refuseFields({ documentId: NOTHING_TO_SIGN_MESSAGE });
  // Signing twice is refused in the same words before and after the original's file is made.
  const status = signatureStatusAfter(signature.status, step);
  if (!isToBeSigned(document)) refuseFields({ documentId: NOTHING_TO_SIGN_MESSAGE });
  const { envelope } = signature;
  if (envelope?.status === "WAITING") refuseFields({ documentId: waitsAtMessage(envelope.serviceName) });
  return { signature, status, document };
}

/** For its officers to read before they sign. */
export async function accessDocumentToSign(tx: Transaction, id: string): Promise<Document> {
  const document = await accessDocument(tx, id);
  if (!maySee(tx.actor, document, "CAN_SIGN_ORIGINAL")) refuse("DOCUMENT_NOT_FOUND", { id });
  return document;
}

/** A signature whose file is still to be made; what was changed meanwhile waits for another. */
export async function accessSignatureToFile(
  tx: Transaction,
  documentId: DocumentId,
): Promise<{ signature: SignatureRow; document: Granted<Document, "AS_SYSTEM"> } | undefined> {
  const document = await accessDocumentAsSystem(tx, documentId);
  const signature = signatureOf(document);
  if (signature?.status !== "SIGNED" || signature.paperId !== null) return undefined;
  return isSameTerms(signature, signedTermsOf(document)) ? { signature, document } : undefined;
}

export function capabilitiesOn(
  actor: Actor,
  document: Document,
  signature: SignatureWithEnvelope,
): SignatureCapability[] {
  const isOffered =
    maySee(actor, document, "CAN_SIGN_ORIGINAL") &&
    isToBeSigned(document) &&
    isSameTerms(signature, signedTermsOf(document));
  const isElsewhere = signature.envelope?.status === "WAITING";
  return isOffered ? signatureCapabilities(signature.status, isElsewhere) : [];
}

/** For the provider's staff every one that waits; for a supplier's own people those on what it issued. */
export async function listDeskSignatures(
  tx: Transaction,
  list: PageArguments,
): Promise<Page<SignatureOfDesk>> {
  const { actor } = tx;
  requirePerson(actor);
  const supplierId = isProviderStaff(actor) ? undefined : supplierOf(actor);
  if (!isProviderStaff(actor) && supplierId === undefined) refuse("DOCUMENT_NOT_FOUND", { id: "desk" });
  return await listSignaturesOfDesk(tx, supplierId, list);
}
