// Each kind of broken register is shown in one sentence that names the row and the column, and whatever a workbook says is read as a person reads it.
// Shows: K-15.

import assert from "node:assert/strict";
import { Readable } from "node:stream";
import { describe, test } from "node:test";
import { importColumns, pathsByName } from "@bondline/domain/documents/imports/import-columns.ts";
import { IMPORT_FAULTS } from "@bondline/domain/documents/imports/import-faults.ts";
import { rowReader } from "@bondline/domain/documents/imports/import-row.ts";
import { instant } from "@bondline/domain/values/time/instant.ts";
import { REGISTER_HEADER, registerRow } from "../../../../testing/builders/import-builder.ts";
import { aWorkbook, workbookOf } from "../../../../testing/workbook-forge.ts";
import { contentFinding } from "../../../ports/scan/content-check.ts";
import { BROKEN_REGISTERS } from "./broken-registers-corpus.ts";
import { type RegisterRow, readRegister, registerKindOf } from "./read-register.ts";
import { RegisterFault } from "./register-fault.ts";
import { noteTaker } from "./register-notes.ts";
import { encodingOf } from "./register-text.ts";

const TYPES = {
  csv: "text/csv",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;
const COLUMNS = importColumns();
const CONTEXT = { now: instant("2026-11-20T00:00:00Z"), homeState: "NSW" } as const;

const opened = (bytes: Buffer) => async () => Readable.from([bytes]);

/** As the scan and the dry run have it, up to the first thing that is wrong. */
async function firstFault(fileName: string, bytes: Buffer): Promise<string> {
  const contentType = fileName.endsWith(".csv") ? TYPES.csv : TYPES.xlsx;
  const kind = registerKindOf({ contentType });
  try {
    const finding = await contentFinding(bytes, { contentType, fileName, purpose: "IMPORT" });
    if (finding !== undefined && kind === "CSV") await encodingOf(opened(bytes));
    if (finding?.kind === "fault") return IMPORT_FAULTS.notTaken(finding.fault.reason);
    const { headers, rows } = await readRegister(opened(bytes), kind);
    const paths = pathsByName(headers, COLUMNS);
    const read = rowReader({ headers, paths, columns: COLUMNS }, CONTEXT);
    const faults: string[] = [];
    for await (const { number, cells } of rows) {
      const validated = read(cells);
      const [error] = validated.ok ? [] : validated.errors;
      const place = error === undefined ? -1 : paths.indexOf(error.path);
      const where = error?.path === "" ? "" : `, column ${place + 1}, ${headers[place]}`;
      faults.push(error === undefined ? "" : `Row ${number}${where}: ${error.message}`);
    }
    return faults.length === 0 ? IMPORT_FAULTS.headerAlone() : (faults.find((each) => each !== "") ?? "none");
  } catch (thrown) {
    if (thrown instanceof RegisterFault) return thrown.message;
    throw thrown;
  }
}

describe("a broken register", () => {
  for (const { kind, fileName, bytes, sentence } of BROKEN_REGISTERS)
    test(`${fileName.slice(fileName.indexOf("."))} with ${kind} is told in one sentence`, async () => {
      assert.match(await firstFault(fileName, bytes()), sentence);
    });

  test("is one of these, and a good one of either kind is none", async () => {
    const rows = [REGISTER_HEADER, registerRow("00123")];
    assert.equal(await firstFault("register.xlsx", workbookOf(rows)), "none");
    assert.ok(BROKEN_REGISTERS.length >= 23);
  });
});

async function readBook(bytes: Buffer) {
  const { headers, rows, notes } = await readRegister(opened(bytes), "WORKBOOK");
  const all: RegisterRow[] = [];
  for await (const row of rows) all.push(row);
  return { headers, all, notes };
}
const textsOf = async (bytes: Buffer) => (await readBook(bytes)).all.map(({ cells }) => cells);

describe("a workbook", () => {
  test("is read as it shows itself: days, percentages, amounts, choices, what formulas came to, and gaps", async () => {
    const cells = [
      { serial: 46_934.75 },
      { percent: 0.0215 },
      85_000.1,
      { xml: '<c t="b"><v>1</v></c>' },
      { xml: '<c t="str"><f>A1&amp;B1</f><v>both &amp; more_x000A_</v></c>' },
      { xml: '<c t="str"><f>IF(A1,"","")</f><v></v></c>' },
      { xml: '<c t="inlineStr"><is><r><t>two </t></r><r><t>runs</t></r><rPh><t>sound</t></rPh></is></c>' },
      { xml: '<c t="d"><v>2028-06-30T00:00:00</v></c>' },
      "",
      "00123",
    ];
    const header = cells.map((_, at) => `c${at}`);
    assert.deepEqual(await textsOf(workbookOf([header, cells])), [
      ["30/06/2028", "2.15%", "85000.1", "TRUE", "both & more\n", "", "two runs", "30/06/2028", "", "00123"],
    ]);
  });

  test("has its days by the epoch that it counts from", async () => {
    const days = (is1904: boolean, ...serials: number[]) =>
      textsOf(
        aWorkbook({
          is1904,
          sheets: [
            { name: "A", rows: [serials.map((_, at) => `c${at}`), serials.map((serial) => ({ serial }))] },
          ],
        }),
      );
    assert.deepEqual(await days(false, 1, 59, 61, 45_981), [
      ["01/01/1900", "28/02/1900", "01/03/1900", "20/11/2025"],
    ]);
    assert.deepEqual(await days(true, 0, 44_519), [["01/01/1904", "20/11/2025"]]);
  });

  test("is its first sheet that a person sees with anything in it, which is said, its rows numbered as they stand there", async () => {
    const { headers, all, notes } = await readBook(
      aWorkbook({
        sheets: [
          { name: "Lists", rows: [["hidden"]], isHidden: true },
          { name: "Cover", rows: [] },
          { name: "Guarantees", rows: [[], ["Kind"], [], ["Lease Bond"]] },
          { name: "Old", rows: [["x"]] },
        ],
      }),
    );
    assert.deepEqual([headers, all.map(({ number }) => number)], [["Kind"], [4]]);
    assert.deepEqual(notes, [
      "Read from the sheet “Guarantees”. The workbook has 2 others, which are not read.",
    ]);
  });

  test("that holds numbers where zeros and last digits count says so, row by row", async () => {
    const headers = ["Guarantee number", "Amount"];
    const { all } = await readBook(
      workbookOf([headers, ["00123", 1], [123, 1], [1.2345678901234567e19, 1], [7, 1]]),
    );
    const taker = noteTaker({ headers, paths: ["guaranteeNumber", "amount"] });
    all.forEach(taker.see);
    assert.deepEqual(taker.notes(), [
      "“Guarantee number” holds numbers of more than 15 digits in one row, row 4 first. A spreadsheet has lost the last digits: type them again as text.",
      "“Guarantee number” holds numbers and not text in 3 rows, row 3 first. A spreadsheet drops zeros in front of a number: check them.",
    ]);
  });

  test("of many rows is read a batch at a time, and is let go of when nobody reads on", async () => {
    const many = Array.from({ length: 1_200 }, (_, at) => [`A-${at}`]);
    const { all } = await readBook(workbookOf([["Guarantee number"], ...many]));
    assert.deepEqual([all.length, all.at(-1)?.number], [1_200, 1_201]);
    const { rows } = await readRegister(opened(workbookOf([["Guarantee number"], ...many])), "WORKBOOK");
    assert.equal((await rows.next()).value?.number, 2);
    await rows.return(undefined);
  });
});
