// Shows: Q-073.

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { DEPOSIT_REFERENCE_BYTES, depositReference, findDepositReference } from "./deposit-reference.ts";

const SEED = { numRuns: 2_000, seed: 2026 };
const randomBytes = fc.uint8Array({ minLength: DEPOSIT_REFERENCE_BYTES, maxLength: DEPOSIT_REFERENCE_BYTES });

test("the same bytes make the same reference, and too few make none", () => {
  const bytes = new Uint8Array(DEPOSIT_REFERENCE_BYTES).fill(7);
  assert.equal(depositReference(bytes), depositReference(bytes));
  assert.throws(() => depositReference(bytes.slice(1)), RangeError);
});

test("a reference has its form, no look-alike character, and verifies", () => {
  const property = fc.property(randomBytes, (bytes) => {
    const reference = depositReference(bytes);
    return (
      /^BL-[^01258BILOSUVZ]{5}-[^01258BILOSUVZ]{5}$/.test(reference) &&
      findDepositReference(reference) === reference
    );
  });
  fc.assert(property, SEED);
});

test("a reference is found however a bank statement writes it", () => {
  const reference = depositReference(new Uint8Array(DEPOSIT_REFERENCE_BYTES).fill(99));
  for (const written of [
    reference.toLowerCase(),
    reference.replaceAll("-", ""),
    ` ${reference.replaceAll("-", " ")} `,
  ])
    assert.equal(findDepositReference(written), reference);
});

test("one wrong character never verifies", () => {
  const property = fc.property(randomBytes, fc.nat(9), fc.nat(22), (bytes, at, other) => {
    const compact = depositReference(bytes).replaceAll("-", "").slice(2);
    const wrong = compact.slice(0, at) + "34679ACDEFGHJKMNPQRTWXY"[other] + compact.slice(at + 1);
    return wrong === compact || findDepositReference(`BL${wrong}`) === undefined;
  });
  fc.assert(property, SEED);
});

test("two characters that changed places never verify", () => {
  const property = fc.property(randomBytes, fc.nat(9), fc.nat(9), (bytes, one, other) => {
    const characters = [...depositReference(bytes).replaceAll("-", "").slice(2)];
    const swapped = characters.with(one, characters[other] ?? "").with(other, characters[one] ?? "");
    return (
      swapped.join("") === characters.join("") || findDepositReference(`BL${swapped.join("")}`) === undefined
    );
  });
  fc.assert(property, SEED);
});

test("what is no reference is none", () => {
  for (const text of ["", "BL-", "INV-34679-ACDEF", "BL-OOOOO-OOOOO", "BL-34679-ACDEFG"])
    assert.equal(findDepositReference(text), undefined);
});
