// Shows: UI-19.

import assert from "node:assert/strict";
import { test } from "node:test";
import { SHORT_TEXT_LENGTH, shortText } from "./short-text.ts";

test("forty characters stay, and a forty-first turns the end into one sign", () => {
  assert.equal(SHORT_TEXT_LENGTH, 40);
  assert.equal(shortText("a".repeat(40)), "a".repeat(40));
  assert.equal(shortText("a".repeat(41)), `${"a".repeat(39)}…`);
  assert.equal(shortText(""), "");
});

test("another length may be asked for, no blank stands before the sign, and nothing is cut in two", () => {
  assert.equal(shortText("Hume Rail Delivery Authority", 11), "Hume Rail…");
  assert.equal(shortText("👩‍👩‍👧‍👦e\u0301x", 3), "👩‍👩‍👧‍👦e\u0301x");
  assert.equal(shortText("👩‍👩‍👧‍👦e\u0301xy", 3), "👩‍👩‍👧‍👦e\u0301…");
});
