// An original that was sent to an e-signature service as the server holds it: its row, and the address where its officer signs.

import { ENVELOPE_FIELDS } from "@bondline/domain/documents/signatures/envelope.ts";
import type { App } from "../../../app.ts";
import { decryptValue, encryptValue } from "../../../database/encryption.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import { columnsFor } from "../../../fields/field-columns.ts";

export type EnvelopeRow = Tables["document_envelope"];

/** As its signature brings it along: within JSON bytes are text. */
export type EnvelopeOfSignature = Omit<EnvelopeRow, "signingUrlEncrypted"> & {
  signingUrlEncrypted: string | null;
};

export const ENVELOPE_COLUMNS = columnsFor<EnvelopeOfSignature>()(ENVELOPE_FIELDS, {});

export function sealSigningUrl(app: App, id: string, url: string): Buffer {
  return encryptValue(app.settings.secrets.fieldEncryptionKey, placeOf(id), url);
}

export function openSigningUrl(app: App, { id, signingUrlEncrypted }: EnvelopeOfSignature): string | null {
  if (signingUrlEncrypted === null) return null;
  const sealed = Buffer.from(signingUrlEncrypted.slice("\\x".length), "hex");
  return decryptValue(app.settings.secrets.fieldEncryptionKey, placeOf(id), sealed);
}

function placeOf(rowId: string) {
  return { table: "document_envelope", column: "signing_url_encrypted", rowId };
}
