// A zip, written as what is in it comes: one part after the other, each opened when its turn has come, so that it costs the same memory however long it is.

import { PassThrough, Readable } from "node:stream";
import { finished } from "node:stream/promises";
import ZipStream from "zip-stream";

export type ZipPart = {
  path: string;
  content: string | Uint8Array | Readable;
  /** What is packed already only takes longer by it. */
  isPacked?: boolean;
};

/** Rows and texts repeat themselves so much that more effort takes longer and saves little. */
const COMPRESSION_LEVEL = 1;

/** A fault of a part is one of the zip; whoever stops reading stops the parts. */
export function zipFile(parts: AsyncIterable<ZipPart>): Readable {
  const zip = new ZipStream({ level: COMPRESSION_LEVEL });
  const output = zip.pipe(new PassThrough());
  let now: Readable | undefined;
  output.once("close", () => now?.destroy());
  zip.on("error", (fault: Error) => output.destroy(fault));
  const write = async () => {
    for await (const { path, content, isPacked = false } of parts) {
      now = content instanceof Readable ? content : Readable.from([Buffer.from(content)]);
      if (output.destroyed) now.destroy();
      await Promise.all([entered(zip, now, { name: path, store: isPacked }), finished(now)]);
    }
    zip.finish();
  };
  write().catch((fault: Error) => output.destroy(fault));
  return output;
}

function entered(zip: ZipStream, content: Readable, entry: { name: string; store: boolean }): Promise<void> {
  return new Promise((resolve, reject) => {
    zip.entry(content, entry, (fault) => (fault ? reject(fault) : resolve()));
  });
}
