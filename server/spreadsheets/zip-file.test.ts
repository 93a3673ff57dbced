// A zip as its parts come: what is read back of it, and what is answered when it ends early.

import assert from "node:assert/strict";
import { PassThrough, Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { finished } from "node:stream/promises";
import { test } from "node:test";
import { unzipped } from "../../testing/unzipped.ts";
import { type ZipPart, zipFile } from "./zip-file.ts";

const partsOf = (...parts: ZipPart[]): AsyncIterable<ZipPart> => Readable.from(parts);

test("texts, bytes and streams stand in it under their names, packed or as they are", async () => {
  const bytes = await buffer(
    zipFile(
      partsOf(
        { path: "one.txt", content: "A text, a text, a text." },
        { path: "Füße/two.bin", content: Buffer.from("bytes"), isPacked: true },
        { path: "three.csv", content: Readable.from([Buffer.from("a stream, "), Buffer.from("in pieces")]) },
      ),
    ),
  );
  const texts = [...(await unzipped(bytes))].map(([path, content]) => [path, content.toString()]);
  assert.deepEqual(Object.fromEntries(texts), {
    "one.txt": "A text, a text, a text.",
    "Füße/two.bin": "bytes",
    "three.csv": "a stream, in pieces",
  });
});

test("a part is asked for only when those before it have been read", async () => {
  const asked: string[] = [];
  async function* parts(): AsyncGenerator<ZipPart> {
    const first = new PassThrough();
    asked.push("first");
    setImmediate(() => {
      asked.push("first ends");
      first.end("one");
    });
    yield { path: "1", content: first };
    asked.push("second");
    yield { path: "2", content: "two" };
  }
  await buffer(zipFile(parts()));
  assert.deepEqual(asked, ["first", "first ends", "second"]);
});

test("a part that breaks off breaks the zip off with its own fault", async () => {
  const broken = new Readable({ read() {} });
  setImmediate(() => broken.destroy(new Error("The disk is gone.")));
  const reading = buffer(zipFile(partsOf({ path: "1", content: broken })));
  await assert.rejects(reading, /The disk is gone\./);
});

test("whoever stops reading stops the part that is being read, and no other is begun", async () => {
  const endless = new Readable({
    read() {
      this.push(Buffer.alloc(65_536));
    },
  });
  let hasBegunNext = false;
  async function* parts(): AsyncGenerator<ZipPart> {
    yield { path: "1", content: endless, isPacked: true };
    hasBegunNext = true;
  }
  const zip = zipFile(parts());
  zip.once("data", () => zip.destroy());
  await finished(zip).catch(() => undefined);
  await finished(endless).catch(() => undefined);
  assert.equal(endless.destroyed, true);
  assert.equal(hasBegunNext, false);
});
