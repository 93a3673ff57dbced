// A table as an XLSX file is what a spreadsheet library reads back, cell for cell.

import assert from "node:assert/strict";
import { buffer } from "node:stream/consumers";
import { test } from "node:test";
import type { SheetColumn, SheetRow } from "@bondline/domain/sheet-column.ts";
import fc from "fast-check";
import readSheets from "read-excel-file/node";
import { unzipped } from "../../testing/unzipped.ts";
import { xlsxFile } from "./xlsx-file.ts";

const COLUMNS: readonly SheetColumn[] = [
  { key: "name", label: "Name & <sign>", kind: "text" },
  { key: "amount", label: "Amount", kind: "money" },
  { key: "expires", label: "Expires", kind: "day" },
  { key: "changed", label: "Changed", kind: "moment" },
  { key: "rate", label: "Rate", kind: "number" },
];
const HEADER = COLUMNS.map(({ label }) => label);

async function* inBatches(rows: readonly SheetRow[], size: number) {
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size);
}

/** By its sheets. */
async function readBack(
  rows: readonly SheetRow[],
  { batch = 2, rowsMax }: { batch?: number; rowsMax?: number } = {},
) {
  const table = {
    name: "Harbour: documents",
    columns: COLUMNS,
    ...(rowsMax === undefined ? {} : { rowsMax }),
  };
  const bytes = await buffer(xlsxFile(table, inBatches(rows, batch)));
  return await readSheets(bytes, { trim: false });
}

test("texts stay texts, amounts and days become numbers with a format, and what is empty is empty", async () => {
  const [sheet, ...others] = await readBack([
    ["=1+1", "1250000.50", "2028-02-29", "2026-11-20 16:05:33", "2.15"],
    ['  two\nlines & "quotes" <b> ', "", "", "", ""],
    ["007", "-0.01", "1900-03-01", "2026-01-01 00:00:00", "-3"],
  ]);
  assert.equal(others.length, 0);
  assert.equal(sheet?.sheet, "Harbour  documents");
  assert.deepEqual(sheet?.data, [
    HEADER,
    ["=1+1", 1_250_000.5, new Date("2028-02-29"), new Date("2026-11-20T16:05:33Z"), 2.15],
    ['  two\nlines & "quotes" <b> ', null, null, null, null],
    ["007", -0.01, new Date("1900-03-01"), new Date("2026-01-01"), -3],
  ]);
});

test("a text is told to keep its space where it begins or ends with some, and only there", async () => {
  const texts = ["plain", "two  words\nand a line", " before", "after\t", "\u00a0no break", ""];
  const bytes = await buffer(
    xlsxFile(
      { name: "Names", columns: COLUMNS.slice(0, 1) },
      inBatches(
        texts.map((text) => [text]),
        9,
      ),
    ),
  );
  const sheet = (await unzipped(bytes)).get("xl/worksheets/sheet1.xml");
  const written = [...`${sheet}`.matchAll(/<t( xml:space="preserve")?>([^<]*)</g)];
  assert.deepEqual(
    written.map(([, keeps, text]) => [text, keeps !== undefined]),
    [
      ["Name &amp; &lt;sign&gt;", false],
      ["two  words\nand a line", false],
      [" before", true],
      ["after\t", true],
      ["\u00a0no break", true],
    ],
  );
});

test("what a spreadsheet could not hold exactly stays a text: long numbers, and days before its calendar is right", async () => {
  const [sheet] = await readBack([
    ["a", "12345678901234.56", "1900-02-28", "", "1e5"],
    ["b", "", "0099-12-31", "open ended", ""],
  ]);
  assert.deepEqual(sheet?.data[1], ["a", "12345678901234.56", "1900-02-28", null, "1e5"]);
  assert.deepEqual(sheet?.data[2], ["b", null, "0099-12-31", "open ended", null]);
});

test("a table without a row is its header", async () => {
  assert.deepEqual((await readBack([]))[0]?.data, [HEADER]);
});

test("rows that no sheet has room for stand in the next one, each under the header", async () => {
  const rows = ["a", "b", "c", "d", "e"].map((name) => [name, "", "", "", ""]);
  for (const batch of [1, 2, 5]) {
    const sheets = await readBack(rows, { batch, rowsMax: 3 });
    assert.deepEqual(
      sheets.map(({ data }) => data.map(([name]) => name)),
      [
        [HEADER[0], "a", "b"],
        [HEADER[0], "c", "d"],
        [HEADER[0], "e"],
      ],
    );
  }
  assert.equal((await readBack(rows.slice(0, 4), { rowsMax: 3 })).length, 2);
});

test("any text comes back as it was, and no sign of it breaks the file", async () => {
  const texts = fc.array(fc.string({ unit: "binary", maxLength: 30 }), { minLength: 1, maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(texts, async (names) => {
      const [sheet] = await readBack(names.map((name) => [name, "1.00", "", "", ""]));
      const found = (sheet?.data.slice(1) ?? []).map(([name]) => unescaped(String(name ?? "")));
      assert.deepEqual(
        found,
        names.map((name) => name.toWellFormed()),
      );
    }),
    { numRuns: 60 },
  );
});

test("a fault of whoever reads the rows ends the file as a fault", async () => {
  async function* broken() {
    yield [["a", "", "", "", ""]];
    throw new Error("the rows ended early");
  }
  await assert.rejects(buffer(xlsxFile({ name: "x", columns: COLUMNS }, broken())), /the rows ended early/);
});

/** The library leaves the signs that XML cannot hold as spreadsheets write them. */
function unescaped(text: string): string {
  return text.replaceAll(/_x([0-9A-F]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
