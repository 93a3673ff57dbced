// Rows name the same beneficiary by an ABN and the ACN in it, or by a name that differs in its writing alone.

import assert from "node:assert/strict";
import { test } from "node:test";
import { businessNameKey, numberKey, numberMessage } from "./import-beneficiary.ts";

test("an ABN and the ACN in it are one number, and what is neither is none", () => {
  assert.equal(numberKey("28 008 984 049"), "008984049");
  assert.equal(numberKey("008-984-049"), "008984049");
  for (const text of ["", "28 008 984 048", "008 984 048", "28 008 984", "Wesfarmers"])
    assert.equal(numberKey(text), undefined, text);
});

test("a name is one however it is written, and no other is taken for it", () => {
  for (const name of [
    "Smith & Sons Pty Ltd",
    "SMITH AND SONS  PTY. LTD.",
    "Smith & Sons Proprietary Limited",
  ])
    assert.equal(businessNameKey(name), "smith & sons proprietary limited", name);
  assert.equal(businessNameKey("O’Brien Inc."), businessNameKey("O'BRIEN INCORPORATED"));
  assert.notEqual(businessNameKey("Wesfarmers"), businessNameKey("Wesfarmers Limited"));
  assert.notEqual(businessNameKey("Wesfarmers Retail Ltd"), businessNameKey("Wesfarmers Limited"));
});

test("a number with a wrong digit says what to do, and every other fault what the form says", () => {
  assert.equal(
    numberMessage("Invalid ABN"),
    "Invalid ABN: one of its digits is wrong. Compare it with the paper",
  );
  assert.equal(numberMessage("This field is required."), "This field is required.");
});
