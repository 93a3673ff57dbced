// Shows: Q-073.

import assert from "node:assert/strict";
import { test } from "node:test";
import { bankLineText } from "./bank-line.ts";
import {
  bankCents,
  bankDay,
  columnsByContent,
  columnsByName,
  isWithoutHeader,
  statementColumnsFault,
  statementRowReader,
} from "./statement-columns.ts";

test("a day is read as Australian banks write it, and never with the month first", () => {
  const days: Record<string, string | undefined> = {
    "20/11/2026": "2026-11-20",
    "2/1/26": "2026-01-02",
    "2026-11-20": "2026-11-20",
    "20261120": "2026-11-20",
    "2026-11-20T09:30:00+11:00": "2026-11-20",
    "20 Nov 2026": "2026-11-20",
    "20-nov-26": "2026-11-20",
    "11/20/2026": undefined,
    "30/02/2026": undefined,
    "": undefined,
    "20 Foo 2026": undefined,
  };
  for (const [text, day] of Object.entries(days)) assert.equal(bankDay(text), day, text);
});

test("an amount is read to the cent, with whatever says that it went out", () => {
  const amounts: Record<string, bigint | undefined> = {
    "1,234.50": 123_450n,
    "$1234.5": 123_450n,
    "+10": 1_000n,
    "-10.01": -1_001n,
    "10.01-": -1_001n,
    "(10.01)": -1_001n,
    "10.01 DR": -1_001n,
    "10.01 CR": 1_001n,
    "0.00": 0n,
    "1.234,50": undefined,
    "12,34.00": undefined,
    "(10": undefined,
    "1e3": undefined,
    "": undefined,
  };
  for (const [text, cents] of Object.entries(amounts)) assert.equal(bankCents(text), cents, text);
});

test("columns are known by the names that banks give them, or by what stands in a file without any", () => {
  const banks: [readonly string[], readonly string[]][] = [
    [
      [
        "Bank Account",
        "Date",
        "Narrative",
        "Debit Amount",
        "Credit Amount",
        "Balance",
        "Categories",
        "Serial",
      ],
      ["", "DATE", "NARRATIVE", "DEBIT", "CREDIT", "", "", "BANK_REFERENCE"],
    ],
    [
      ["Transaction Date", "Value Date", "Amount", "Description", "Reference"],
      ["DATE", "", "AMOUNT", "NARRATIVE", "NARRATIVE"],
    ],
  ];
  for (const [headers, columns] of banks) {
    assert.deepEqual(columnsByName(headers), columns);
    assert.equal(statementColumnsFault(columns, headers), undefined);
  }
  const row = ["20/11/2026", "+3775.00", "Direct Credit BL-34679", "+90000.00"];
  assert.ok(isWithoutHeader(row));
  assert.deepEqual(columnsByContent(row), ["DATE", "AMOUNT", "NARRATIVE", ""]);
});

test("columns that are not enough, or too many, are refused in words", () => {
  const headers = ["A", "B", "C"];
  const faults: [readonly string[], RegExp][] = [
    [["DATE", "AMOUNT"], /each column/],
    [["DATE", "AMOUNT", "NONSENSE"], /no column NONSENSE/],
    [["DATE", "AMOUNT", "DATE"], /Choose one of them/],
    [["", "AMOUNT", "NARRATIVE"], /day of the booking/],
    [["DATE", "", "NARRATIVE"], /holds the amount/],
    [["DATE", "AMOUNT", "CREDIT"], /is enough/],
    [["DATE", "DEBIT", ""], /holds the amount/],
  ];
  for (const [columns, fault] of faults) assert.match(statementColumnsFault(columns, headers) ?? "", fault);
});

test("a row becomes a line: what went out is below zero, and several columns are one narrative", () => {
  const read = statementRowReader(["DATE", "CREDIT", "DEBIT", "NARRATIVE", "NARRATIVE", "BANK_REFERENCE"]);
  const lineOf = (cells: readonly string[]) => {
    const found = read(cells);
    return found.ok
      ? [String(found.line.amountCents), found.line.narrative, found.line.bankReference]
      : found.message;
  };
  assert.deepEqual(lineOf(["20/11/2026", "3,775.00", "", "Credit", "BL 34679", "T-1"]), [
    "377500",
    "Credit BL 34679",
    "T-1",
  ]);
  assert.deepEqual(lineOf(["20/11/2026", "", "-15.00", "Fee", "", "NOTPROVIDED"]), ["-1500", "Fee", null]);
  assert.deepEqual(lineOf(["20/11/2026", "", "15.00", "Fee", "", ""]), ["-1500", "Fee", null]);
  assert.equal(lineOf(["never", "1.00", "", "", "", ""]), "The day cannot be read.");
  assert.equal(lineOf(["20/11/2026", "", "", "Total", "", ""]), "The amount cannot be read.");
});

test("a line is known again by what it says, however it is spaced, and by nothing less", () => {
  const read = statementRowReader(["DATE", "AMOUNT", "NARRATIVE"]);
  const textOf = (cells: readonly string[]) => {
    const found = read(cells);
    return found.ok ? bankLineText(found.line) : "";
  };
  const one = textOf(["20/11/2026", "10.00", "Credit BL-34679"]);
  assert.equal(textOf(["2026-11-20", "$10", "CREDIT  BL 34679"]), one);
  for (const other of [
    ["21/11/2026", "10.00", "Credit BL-34679"],
    ["20/11/2026", "10.01", "Credit BL-34679"],
    ["20/11/2026", "10.00", "Credit BL-34677"],
  ])
    assert.notEqual(textOf(other), one);
});
