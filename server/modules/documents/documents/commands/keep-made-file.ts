// Gives a document a file that the portal has made of it, such as an amendment or a signed original. Nobody uploaded it.

import type { StoredFile } from "../../../../ports/files/files-port.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import type { ChangingDocument } from "../document-record.ts";
import { insertMadeFile } from "../document-store.ts";

export type MadeFile = {
  storageKey: string;
  fileName: string;
  contentType: string;
  stored: Pick<StoredFile, "byteLength" | "md5" | "sha256">;
};

/** Its id, by which what it belongs to names it. */
export async function keepMadeFile(
  tx: Transaction,
  document: ChangingDocument,
  { stored, ...file }: MadeFile & { variant: string },
): Promise<string> {
  const id = tx.newId();
  await insertMadeFile(tx, document, {
    ...file,
    id,
    contentMd5Checksum: stored.md5,
    fileSize: stored.byteLength,
    sha256: stored.sha256,
  });
  return id;
}
