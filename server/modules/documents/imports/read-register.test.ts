// Files as they really come: what is read of them, whatever their encoding, their line ends and the edges between two chunks.
// Shows: K-15.

import assert from "node:assert/strict";
import { Readable } from "node:stream";
import { describe, test } from "node:test";
import { readRegister } from "./read-register.ts";

const opened =
  (bytes: Buffer, size = 7) =>
  async () =>
    Readable.from(
      Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
        bytes.subarray(at * size, (at + 1) * size),
      ),
    );

async function read(bytes: Buffer | string) {
  const { headers, rows } = await readRegister(
    opened(Buffer.from(bytes), bytes.length > 10_000 ? 4_096 : 7),
    "CSV",
  );
  const all: [number, ...string[]][] = [];
  for await (const { number, cells } of rows) all.push([number, ...cells]);
  return { headers, rows: all };
}
async function faultOf(bytes: Buffer | string): Promise<string> {
  try {
    await read(bytes);
  } catch (thrown) {
    assert.equal((thrown as Error).name, "RegisterFault", String(thrown));
    return (thrown as Error).message;
  }
  return "none";
}

describe("a file", () => {
  test("is read as UTF-8 with and without its mark, at any edge between two chunks", async () => {
    const expected = { headers: ["Kind", "Name"], rows: [[2, "é", "株式会社 😀"]] };
    assert.deepEqual(await read("Kind,Name\r\né,株式会社 😀\r\n"), expected);
    assert.deepEqual(await read("\ufeffKind,Name\né,株式会社 😀"), expected);
  });

  test("is read as Windows-1252 where one byte is no UTF-8, all of its letters", async () => {
    const bytes = Buffer.concat([
      Buffer.from("Name\n"),
      Buffer.from([0x80, 0x92, 0xe9, 0xff]),
      Buffer.from("\n"),
    ]);
    assert.deepEqual((await read(bytes)).rows, [[2, "€’éÿ"]]);
    for (const byte of [0x81, 0x8d, 0x8f, 0x90, 0x9d])
      assert.match(
        await faultOf(Buffer.concat([Buffer.from("A,B\nx,"), Buffer.from([byte])])),
        /^Row 2, column 2 holds a letter that is neither UTF-8 nor Windows-1252\./,
      );
  });

  test("has its rows counted as a spreadsheet counts them, empty ones and line breaks within cells included", async () => {
    assert.deepEqual((await read('A,B\r\n1,"two\nlines"\r\n\r\n,\r\n3,x\r4,y')).rows, [
      [2, "1", "two\nlines"],
      [5, "3", "x"],
      [6, "4", "y"],
    ]);
  });

  test("may have columns without a name, but none behind the last one that has", async () => {
    assert.deepEqual((await read("A,,C,,\n1,2,3,,")).headers, ["A", "Column 2", "C"]);
  });
});
