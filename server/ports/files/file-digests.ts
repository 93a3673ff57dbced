// The length and the digests of a file, read once and never held whole.

import { createHash } from "node:crypto";
import type { StoredFile } from "./files-port.ts";

export async function fileDigests(
  source: AsyncIterable<Uint8Array>,
): Promise<Omit<StoredFile, "contentType">> {
  const md5 = createHash("md5");
  const sha256 = createHash("sha256");
  let byteLength = 0;
  for await (const chunk of source) {
    byteLength += chunk.length;
    md5.update(chunk);
    sha256.update(chunk);
  }
  return { byteLength, md5: md5.digest("base64"), sha256: sha256.digest("hex") };
}
