// The address at which somebody signs, sealed: whoever has it signs as that person.

import type { App } from "../../../app.ts";
import { decryptValue, encryptValue } from "../../../database/encryption.ts";

type Kept = { table: "document_envelope" | "draft_envelope_signer"; rowId: string };

export function sealSigningUrl(app: App, kept: Kept, url: string): Buffer {
  return encryptValue(app.settings.secrets.fieldEncryptionKey, placeOf(kept), url);
}

/** As the record brings it along: within JSON bytes are text. */
export function openSigningUrl(app: App, kept: Kept, sealed: string | null): string | null {
  if (sealed === null) return null;
  const bytes = Buffer.from(sealed.slice("\\x".length), "hex");
  return decryptValue(app.settings.secrets.fieldEncryptionKey, placeOf(kept), bytes);
}

function placeOf(kept: Kept) {
  return { ...kept, column: "signing_url_encrypted" };
}
