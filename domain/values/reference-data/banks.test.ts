// The bank that a BSB hints at.

import assert from "node:assert/strict";
import { test } from "node:test";
import { bsb } from "../fields/bsb.ts";
import { accepts } from "../fields/testing.ts";
import { BANKS_BY_BSB_PREFIX, findBankOfBsb } from "./banks.ts";

test("a BSB hints at its bank by the longest prefix, and one of no known prefix hints at nothing", () => {
  const hinted = ["033088", "484799", "325185", "320000", "980200", "990000"].map((digits) =>
    findBankOfBsb(digits),
  );
  assert.deepEqual(hinted, [
    "Westpac",
    "Suncorp",
    "Beyond Bank Australia",
    undefined,
    "Bank of China",
    undefined,
  ]);
});

test("a prefix stands in the list once, and a BSB without a hint is still a BSB", () => {
  const prefixes = BANKS_BY_BSB_PREFIX.options.map(({ code }) => code);
  assert.equal(new Set(prefixes).size, prefixes.length);
  assert.ok(accepts(bsb, "990-000"));
});
