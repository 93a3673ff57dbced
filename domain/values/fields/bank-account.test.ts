// BSB and account numbers.
// Shows: V-139, V-140.

import assert from "node:assert/strict";
import { test } from "node:test";
import { accountNumber, isMaskedAccountNumber, maskAccountNumber } from "./account-number.ts";
import { bsb, formatBsb } from "./bsb.ts";
import { accepts, validate } from "./testing.ts";

test("a BSB is six digits with one hyphen or space after the third", () => {
  for (const typed of ["033088", "033-088", "033 088", " 033-088 "])
    assert.equal(validate(bsb, typed), "033088", typed);
  const faulty = [
    "03308",
    "0330888",
    "03-3088",
    "033--088",
    "033 - 088",
    "033.088",
    "033–088",
    "03308x",
    "٠٣٣٠٨٨",
    "",
  ];
  for (const typed of faulty) assert.equal(validate(bsb, typed), "A BSB must consist of 6 digits", typed);
  assert.equal(formatBsb("033088"), "033-088");
});

test("an account number is six to ten digits, and its leading zeros belong to it", () => {
  for (const typed of ["000123", "12345678", "0123456789"])
    assert.equal(validate(accountNumber, typed), typed);
  assert.equal(validate(accountNumber, " 123456 "), "123456");
  for (const typed of ["12345", "12345678901", "1234 5678", "1234-567", "12345a", ""]) {
    assert.ok(!accepts(accountNumber, typed), typed);
  }
});

test("an account number is shown by its last three digits", () => {
  assert.equal(maskAccountNumber("12345678"), "•••••678");
  for (const masked of ["•••••678", "••• 678"]) assert.ok(isMaskedAccountNumber(masked), masked);
  for (const typed of ["678", "12345678", "••• 6789", "•••", ""])
    assert.ok(!isMaskedAccountNumber(typed), typed);
});
