// The lists of banks and insurers, and what of them is suggested while somebody types.
// Shows: K-38, K-39.

import assert from "node:assert/strict";
import { test } from "node:test";
import { LENGTHS } from "../fields/lengths.ts";
import { name } from "../fields/name.ts";
import { BANKS, ISSUER_SUGGESTIONS, SURETY_INSURERS, suggestionsFor } from "./banks.ts";

test("each is named once, in order, by a name that the field takes", () => {
  for (const { options } of [BANKS, SURETY_INSURERS]) {
    const labels = options.map(({ label }) => label);
    assert.deepEqual(labels, [...new Set(labels)]);
    assert.deepEqual(
      labels,
      labels.toSorted((one, other) => one.localeCompare(other, "en-AU")),
    );
    assert.ok(labels.every((label) => name(LENGTHS.bankName)(label).ok));
  }
});

test("a word that begins as typed finds them, and what stands whole is suggested no more", () => {
  assert.deepEqual(suggestionsFor("macq", ISSUER_SUGGESTIONS), ["Macquarie"]);
  assert.deepEqual(suggestionsFor("re int", ISSUER_SUGGESTIONS), ["Swiss Re International"]);
  assert.deepEqual(suggestionsFor("g&c", ISSUER_SUGGESTIONS), ["G&C Mutual Bank"]);
  assert.deepEqual(suggestionsFor("Westpac", ISSUER_SUGGESTIONS), []);
  assert.deepEqual(suggestionsFor(" ", ISSUER_SUGGESTIONS), []);
  assert.equal(suggestionsFor("bank", ISSUER_SUGGESTIONS).length, 8);
});
