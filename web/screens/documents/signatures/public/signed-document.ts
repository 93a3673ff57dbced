// What of a document the signature of its digital original needs to be shown and given.

import type { DocumentSignatureFieldsFragment } from "../../../../api/generated/graphql.ts";

export type SignatureRecord = DocumentSignatureFieldsFragment;
export type DocumentWithSignature = {
  readonly id: string;
  readonly version: number;
  readonly amount: string;
  readonly guaranteeNumber: string | null;
  readonly expiresAt: string | null;
  readonly bank: { readonly name: string | null };
  readonly organisation: { readonly name: string };
  readonly parties: readonly { readonly partyVariant: string; readonly name: string | null }[];
  readonly signature: SignatureRecord | null;
};
