// A register's columns follow from the form's fields, its rows are validated by the form's rules, and template, guide and failed rows can be read back.
// Shows: IM-19, IM-20.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { csvText, withoutTextMark } from "../../csv-text.ts";
import type { Instant } from "../../values/time/instant.ts";
import { DOCUMENT_FIELDS, DOCUMENT_SECTIONS } from "../documents/document-fields.ts";
import { headerKey, importColumns, mappingFault, pathsByName } from "./import-columns.ts";
import { IMPORT_STAGE_CODES, mayImport, recordsProcessed, whyNotStarted } from "./import-job.ts";
import { rowReader } from "./import-row.ts";
import { cellGuide, importGuide, importTemplate } from "./import-template.ts";

const COLUMNS = importColumns(["Cost centre", "Amount"]);
const CONTEXT = { now: "2026-11-20T00:00:00.000Z" as Instant, homeState: "NSW" };
const GOOD: Readonly<Record<string, string>> = {
  documentVariant: "Bank Guarantee",
  amount: "$85,000.00",
  bankName: "Westpac",
  guaranteeNumber: "00123",
  establishedAt: "20/11/2025",
  expiryType: "no expiry",
  "issuer.name": "Harbour Civil Pty Ltd",
  "beneficiary.name": "Qantas Airways Limited",
  "metadata.Cost centre": "CC-41",
};

function validated(changes: Readonly<Record<string, string>> = {}) {
  const row = { ...GOOD, ...changes };
  const paths = Object.keys(row);
  return rowReader({ headers: paths, paths, columns: COLUMNS }, CONTEXT)(Object.values(row));
}
function faults(changes: Readonly<Record<string, string>>): Record<string, string> {
  const result = validated(changes);
  return result.ok ? {} : Object.fromEntries(result.errors.map(({ path, message }) => [path, message]));
}

describe("the columns", () => {
  test("are one for each field of the form but those of what is held, with applicant, beneficiary and own facts", () => {
    const paths = COLUMNS.map(({ path }) => path);
    const held = Object.keys(DOCUMENT_SECTIONS.holding);
    for (const path of Object.keys(DOCUMENT_FIELDS))
      assert.equal(paths.includes(path), !held.includes(path), path);
    for (const path of ["issuer.abn", "beneficiary.primaryContact.email", "metadata.Cost centre"])
      assert.ok(paths.includes(path), path);
  });

  test("have a name each, and a fact that is called as a field is says that it is one", () => {
    const keys = COLUMNS.map(({ name }) => headerKey(name));
    assert.equal(new Set(keys).size, keys.length);
    assert.equal(COLUMNS.find(({ path }) => path === "metadata.Amount")?.name, "Amount (own fact)");
  });

  test("are found by what a header calls them, each once", () => {
    const headers = ["AMOUNT", "bank", "guarantee_number", "Issuer name", "Colour", "Amount AUD"];
    assert.deepEqual(pathsByName(headers, COLUMNS), [
      "amount",
      "bankName",
      "guaranteeNumber",
      "issuer.name",
      "",
      "",
    ]);
  });

  test("that are chosen by hand must fit the header, exist, and be chosen once", () => {
    const headers = ["A", "B"];
    assert.equal(mappingFault(["amount", ""], headers, COLUMNS), undefined);
    assert.match(mappingFault(["amount"], headers, COLUMNS) ?? "", /each column/);
    assert.match(mappingFault(["amount", "colour"], headers, COLUMNS) ?? "", /no field colour/);
    assert.equal(
      mappingFault(["amount", "amount"], headers, COLUMNS),
      "“A” and “B” are both Amount. Choose one of them.",
    );
  });

  test("stand in the template and in the guide, which says of each what it takes", () => {
    const template = importTemplate(["Cost centre"]);
    assert.equal(template, `\ufeff${csvText([importColumns(["Cost centre"]).map(({ name }) => name)])}`);
    const guide = importGuide(["Cost <centre>"]);
    for (const { name } of importColumns()) assert.ok(guide.includes(`<td>${name}</td>`), name);
    assert.ok(guide.includes("Cost &lt;centre&gt;"));
    for (const column of COLUMNS) assert.match(cellGuide(column), /\S/);
  });
});

describe("a row", () => {
  test("is taken as the form would take it, zeros and formula signs kept", () => {
    const result = validated({ description: "'=1+1", "costs.recurringFeeType": "" });
    assert.ok(result.ok);
    const { values, parties, metadata } = result.document;
    assert.equal(values.guaranteeNumber, "00123");
    assert.equal(values.description, "=1+1");
    assert.equal(values.amount, 8_500_000n);
    assert.equal(values.expiryType, "OPEN_ENDED");
    assert.deepEqual(
      parties.map(({ name, partyVariant }) => [name, partyVariant]),
      [
        ["Harbour Civil Pty Ltd", "ISSUER"],
        ["Qantas Airways Limited", "BENEFICIARY"],
      ],
    );
    assert.deepEqual(metadata, { "Cost centre": "CC-41" });
  });

  test("has dates as dd/MM/yyyy or as exports write them, and in no other order", () => {
    for (const date of ["2025-20-11", "11/20/2025", "20/11/25", "20.11.2025", "45981", "31/02/2025"])
      assert.deepEqual(Object.keys(faults({ establishedAt: date })), ["establishedAt"], date);
    for (const date of ["29/02/2024", "2024-02-29"]) assert.deepEqual(faults({ establishedAt: date }), {});
  });

  test("names every faulty cell by its column, choices by what people call them", () => {
    assert.deepEqual(faults({ documentVariant: "Loan", "beneficiary.name": "", "issuer.abn": "12" }), {
      documentVariant: "Write one of: Bank Guarantee, Surety Bond, Cash Security, Lease Bond.",
      "issuer.abn": faults({ "issuer.abn": "12" })["issuer.abn"],
      "beneficiary.name": "This field is required.",
    });
    assert.equal(faults({ expiryType: "" }).expiryType, "This field is required.");
  });

  test("that is the header again, or longer than it, is refused as a whole", () => {
    const headers = ["Amount", "Kind"];
    const read = rowReader({ headers, paths: ["amount", "documentVariant"], columns: COLUMNS }, CONTEXT);
    assert.deepEqual(read(["amount", " KIND "]), {
      ok: false,
      errors: [{ path: "", message: "This row is the header again." }],
    });
    assert.deepEqual(read(["1", "Lease Bond", "x"]), {
      ok: false,
      errors: [{ path: "", message: "Column 3 has no header: this row has 3 cells, the header has 2." }],
    });
  });
});

test("what was exported, imported and exported again is the same file", () => {
  for (const text of [
    "=1",
    "+61 2 9999",
    "-5",
    "@name",
    " =2",
    "\t=3",
    "plain",
    "'quoted'",
    "0042",
    'say "yes", twice',
  ]) {
    const once = csvText([[text]]);
    const read = withoutTextMark(text === "plain" ? text : firstCell(once));
    assert.equal(csvText([[read]]), once, text);
  }
});

function firstCell(csv: string): string {
  const cell = csv.slice(0, -2);
  return cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
}

test("a stage says what may be done, and how far it has come", () => {
  const may = IMPORT_STAGE_CODES.map((stage) => [
    stage,
    (["CAN_MAP", "CAN_MEND", "CAN_START", "CAN_CANCEL", "CAN_UNDO"] as const).filter((action) =>
      mayImport(stage, action),
    ),
  ]);
  assert.deepEqual(Object.fromEntries(may), {
    RECEIVING: ["CAN_CANCEL"],
    CHECKING: ["CAN_CANCEL"],
    READY: ["CAN_MAP", "CAN_MEND", "CAN_START", "CAN_CANCEL"],
    RUNNING: ["CAN_CANCEL"],
    COMPLETE: ["CAN_UNDO"],
    REFUSED: [],
    STOPPED: ["CAN_UNDO"],
    CANCELLED: [],
    UNDOING: [],
    UNDONE: [],
  });
  const counts = { NEW: 3, REFUSED: 1, DUPLICATE: 1, IMPORTED: 0 };
  assert.equal(recordsProcessed("READY", counts), 5);
  assert.equal(recordsProcessed("RUNNING", counts), 2);
  assert.equal(whyNotStarted("KEEP_GOOD_ROWS", counts), undefined);
  assert.match(whyNotStarted("ALL_OR_NOTHING", counts) ?? "", /no row is refused/);
  assert.match(whyNotStarted("KEEP_GOOD_ROWS", { ...counts, NEW: 0 }) ?? "", /No row/);
});
