// Shows: AT-15.
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { md5InSlices, SLICE_BYTES } from "./md5-in-slices.ts";

test.each([
  ["an empty file", 0],
  ["a small file", 11],
  ["one slice exactly", SLICE_BYTES],
  ["one byte more than a slice", SLICE_BYTES + 1],
  ["two slices and a part", 2 * SLICE_BYTES + 12_345],
])("the digest of %s is that of the whole file", async (_, size) => {
  const bytes = new Uint8Array(size).map((_byte, index) => (index * 31) % 251);
  const whole = createHash("md5").update(bytes).digest("base64");
  expect(await md5InSlices(fileOf(bytes))).toBe(whole);
});

test("a file is read 4 MiB at a time", async () => {
  const read: number[] = [];
  await md5InSlices(fileOf(new Uint8Array(10_000_000)), (bytes) => read.push(bytes));
  expect(read).toEqual([4_194_304, 8_388_608, 10_000_000]);
});

// Only the two members that the digest uses, so that the test does not lean on a browser's Blob.
function fileOf(bytes: Uint8Array<ArrayBuffer>): Blob {
  const slice = (start = 0, end = bytes.length) => fileOf(bytes.slice(start, end));
  return { size: bytes.length, slice, arrayBuffer: async () => bytes.buffer } as Blob;
}
