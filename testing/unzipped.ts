// What is in a zip, by its paths, read by another library than the one that wrote it.

import { buffer } from "node:stream/consumers";
import { fromBufferPromise } from "yauzl";

export async function unzipped(bytes: Buffer): Promise<Map<string, Buffer>> {
  const found = new Map<string, Buffer>();
  const zip = await fromBufferPromise(bytes);
  for await (const entry of zip.eachEntry())
    found.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  return found;
}
