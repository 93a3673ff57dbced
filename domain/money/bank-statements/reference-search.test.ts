// Shows: Q-073.

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { DEPOSIT_REFERENCE_BYTES, depositReference } from "../invoices/deposit-reference.ts";
import { referencesIn, referencesNear } from "./reference-search.ts";

const SEED = { numRuns: 500, seed: 2026 };
const OURS = "34679ACDEFGHJKMNPQRTWXY";
const reference = fc
  .uint8Array({ minLength: DEPOSIT_REFERENCE_BYTES, maxLength: DEPOSIT_REFERENCE_BYTES })
  .map((bytes) => depositReference(bytes));
const words = fc.constantFrom(
  "",
  "Direct Credit 308455 HARBOUR CIVIL",
  "PAYMENT FROM",
  "Osko 12/11",
  "guarantee fee;",
);
const mark = fc.constantFrom("", " ", "-", ".", "/", " - ");

test("a reference is found within other words, however it is spaced, marked and cased", () => {
  const written = fc.record({
    reference,
    before: words,
    behind: words,
    marks: fc.array(mark, { minLength: 12, maxLength: 12 }),
    isLow: fc.boolean(),
    prefix: fc.constantFrom("BL", "INV", ""),
  });
  const property = fc.property(written, ({ reference: ours, before, behind, marks, isLow, prefix }) => {
    const typed = [...prefix, ...ours.replaceAll("-", "").slice(2)]
      .map((each, at) => `${each}${marks[at % marks.length]}`)
      .join("");
    const text = `${before} ${isLow ? typed.toLowerCase() : typed} ${behind}`;
    return referencesIn(text).includes(ours);
  });
  fc.assert(property, SEED);
});

test("one slip of a person is never taken for another reference, and what was meant is suggested", () => {
  const slip = fc.record({
    reference,
    at: fc.nat(9),
    other: fc.constantFrom(...OURS, "O", "0", "1", "S", "5", "8"),
    kind: fc.constantFrom("wrong", "swapped", "missing", "more"),
  });
  const property = fc.property(slip, ({ reference: ours, at, other, kind }) => {
    const ten = ours.replaceAll("-", "").slice(2);
    const swapped = ten.slice(0, at) + (ten[at + 1] ?? "") + (ten[at] ?? "") + ten.slice(at + 2);
    const typed = {
      wrong: ten.slice(0, at) + other + ten.slice(at + 1),
      swapped,
      missing: ten.slice(0, at) + ten.slice(at + 1),
      more: ten.slice(0, at) + other + ten.slice(at),
    }[kind];
    if (typed === ten) return true;
    const text = `FROM HARBOUR BL${typed}`;
    // A character too many at either end leaves the reference whole.
    return referencesIn(text).includes(ours) ? kind === "more" : referencesNear(text).includes(ours);
  });
  fc.assert(property, SEED);
});

test("a text without a reference has none, however long it is", () => {
  assert.deepEqual(referencesIn("Salary ACME 000123 transfer to other bank"), []);
  assert.deepEqual(referencesNear("Salary ACME 000123 transfer to other bank"), []);
  assert.ok(referencesIn("BL".repeat(100_000)).length < 100);
});
