// What was last asked of a bank about a document's digital original, as a part of the document.

import { needsSignature } from "@bondline/domain/documents/signatures/signature.ts";
import { recordPart } from "../../../record-parts.ts";
import { type Document, signedTermsOf } from "../documents/public.ts";
import { possessionOf } from "../possessions/public.ts";
import type { SignatureWithEnvelope } from "./signature-record.ts";

export const SIGNATURE_OF_DOCUMENT = recordPart({
  reads: {
    signature: `(select to_jsonb(s) || jsonb_build_object('envelope', (select to_jsonb(e) from document_envelope e
        where e.signature_id = s.id order by e.created_at desc, e.id desc limit 1)) from document_signature s
      where s.document_id = d.id order by s.created_at desc, s.id desc limit 1) as signature`,
  },
  fields: { signature: ["signature", "facts"] },
});

/** Open or answered; null where no signature was ever asked for. */
export function signatureOf(document: Document): SignatureWithEnvelope | null {
  return (document as Document & { signature: SignatureWithEnvelope | null }).signature;
}

/** No file that says what holds now is there yet, and it is the bank's to sign one. */
export function isToBeSigned(document: Document): boolean {
  const { isSystemDocument, supplierId, deliveryType, status } = document;
  return needsSignature({
    isSystemDocument,
    hasSupplier: supplierId !== null,
    deliveryType,
    status,
    terms: signedTermsOf(document),
    possessed: possessionOf(document),
  });
}
