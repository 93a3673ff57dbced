// A bank's outcomes by the names of their columns: what each row says, and why some say nothing.
// Shows: ST-08.

import assert from "node:assert/strict";
import { test } from "node:test";
import { readOutcomeRows } from "./outcome-rows.ts";

const sheet = (...rows: string[][]) => rows.map((cells, at) => ({ number: at + 1, cells }));
const HEADER = ["Our reference", "DECISION", "Guarantee No.", "Issue date", "Amount", "Comment"];

function read(...rows: string[][]) {
  const found = readOutcomeRows(sheet(HEADER, ...rows));
  assert.ok(found.ok);
  return found.rows;
}

test("columns are known by name in any order, and others are left out", () => {
  const found = readOutcomeRows(
    sheet(
      ["Branch", "Outcome", "Reference"],
      ["Sydney", "Issued", "DR-1"],
      ["", "", ""],
      ["", "rejected", "DR-2"],
    ),
  );
  assert.deepEqual(
    found.ok && found.rows.map(({ rowNumber, reference, outcome }) => [rowNumber, reference, outcome]),
    [
      [2, "DR-1", "ISSUED"],
      [4, "DR-2", "DECLINED"],
    ],
  );
});

test("a row is read as Australian banks write days and amounts, and without the mark that keeps a cell a text", () => {
  const [row] = read(["DR-1", "ISSUED", "'=7", "3 Nov 2026", "$151,000.00", ""]);
  assert.deepEqual(row, {
    rowNumber: 2,
    reference: "DR-1",
    outcome: "ISSUED",
    guaranteeNumber: "=7",
    decidedDate: "2026-11-03",
    reason: "",
    amountCents: 15_100_000n,
    fault: null,
  });
});

test("a row of which nothing can come says why", () => {
  const faults = read(
    ["", "ISSUED", "1", "", "", ""],
    ["DR-1", "", "2", "", "", ""],
    ["DR-2", "PAID", "3", "", "", ""],
    ["DR-3", "ISSUED", "4", "31/02/2026", "", ""],
    ["DR-4", "ISSUED", "5", "", "much", ""],
    ["dr 5", "ISSUED", "6", "", "", ""],
    ["DR-5", "DECLINED", "", "", "", "No."],
    ["DR-6", "ISSUED", "6", "", "", ""],
  ).map(({ fault }) => fault);
  assert.deepEqual(faults, [
    "The reference is missing.",
    "The outcome is missing.",
    "“PAID” is no outcome. Write ISSUED or DECLINED.",
    "The date cannot be read.",
    "The amount cannot be read.",
    null,
    "Row 7 has this reference already.",
    "Row 7 has this guarantee number already.",
  ]);
});

test("a file that lacks a column, has one twice, or has no row is not taken", () => {
  const messageOf = (...rows: string[][]) => {
    const found = readOutcomeRows(sheet(...rows));
    return found.ok ? "taken" : found.message;
  };
  assert.equal(messageOf(), "The file has no rows.");
  assert.equal(messageOf(["Reference", "Outcome"], ["", " "]), "The file has no rows.");
  assert.equal(messageOf(["Outcome"], ["ISSUED"]), "The file has no column “Reference”.");
  assert.equal(messageOf(["Reference"], ["DR-1"]), "The file has no column “Outcome”.");
  assert.equal(
    messageOf(["Reference", "Outcome", "Our reference"], ["a", "b", "c"]),
    "Two columns are “Reference”. Leave one out.",
  );
});
