// What a pack holds, sealed for as long as its link lives.

import type { App } from "../../../app.ts";
import { decryptValue, encryptValue } from "../../../database/encryption.ts";
import type { PackFile } from "./evidence-pack.ts";

export function sealContent({ settings }: App, evidenceId: string, files: readonly PackFile[]): Buffer {
  return encryptValue(settings.secrets.fieldEncryptionKey, placeOf(evidenceId), JSON.stringify(files));
}

export function openContent({ settings }: App, evidenceId: string, sealed: Buffer): PackFile[] {
  return JSON.parse(decryptValue(settings.secrets.fieldEncryptionKey, placeOf(evidenceId), sealed));
}

function placeOf(rowId: string) {
  return { table: "document_evidence", column: "content_encrypted", rowId };
}
