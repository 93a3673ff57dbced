// What of a document the signature of its digital original needs to be shown and given.

import type { DocumentStatus } from "@bondline/domain/documents/documents/document.ts";
import type { DocumentSignatureFieldsFragment } from "../../../../api/generated/graphql.ts";

export type SignatureRecord = DocumentSignatureFieldsFragment;
export type EnvelopeRecord = NonNullable<SignatureRecord["envelope"]>;
export type DocumentWithSignature = {
  readonly id: string;
  readonly version: number;
  readonly status: DocumentStatus;
  readonly amount: string;
  readonly guaranteeNumber: string | null;
  readonly expiresAt: string | null;
  readonly bank: { readonly name: string | null };
  readonly organisation: { readonly name: string };
  readonly parties: readonly { readonly partyVariant: string; readonly name: string | null }[];
  readonly signature: SignatureRecord | null;
};
