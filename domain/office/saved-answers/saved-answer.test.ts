// A saved answer has a title and a text of its length, and follows what was typed already.

import assert from "node:assert/strict";
import { test } from "node:test";
import { SAVED_ANSWER_RULES, withAnswer } from "./saved-answer.ts";

test("title and text are there, and no longer than a reason may be", () => {
  assert.deepEqual(SAVED_ANSWER_RULES.title("  Full name "), { ok: true, value: "Full name" });
  assert.deepEqual(SAVED_ANSWER_RULES.content(" One.\nTwo. "), { ok: true, value: "One.\nTwo." });
  for (const wrong of ["", "  ", "x".repeat(61)]) assert.equal(SAVED_ANSWER_RULES.title(wrong).ok, false);
  for (const wrong of ["", "\n", "x".repeat(501)]) assert.equal(SAVED_ANSWER_RULES.content(wrong).ok, false);
});

test("an answer stands alone, or in a line of its own behind what was typed", () => {
  assert.equal(withAnswer("", "Please sign."), "Please sign.");
  assert.equal(withAnswer(" \n", "Please sign."), "Please sign.");
  assert.equal(withAnswer("Dear Ada,  \n", "Please sign."), "Dear Ada,\nPlease sign.");
});
