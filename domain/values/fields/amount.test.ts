// Amounts, percentages, whole numbers and day ranges as people type them.
// Shows: V-124, V-132, V-133, V-153..V-156, V-162, V-163, K-19, K-20.

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { cents, centsFromDecimal, formatAud } from "../money/money.ts";
import { percentageFromText, percentageToText } from "../money/percentage.ts";
import {
  AMOUNT_MESSAGE,
  AMOUNT_RANGE_MESSAGE,
  amount,
  currency,
  currencyAtMost,
  currencyBetween,
} from "./amount.ts";
import type { FieldRule } from "./field-rule.ts";
import { between, dayRange, wholeNumber } from "./number.ts";
import { changePercentage, PERCENTAGE_MESSAGE, percentage } from "./percentage.ts";
import { accepts, validate } from "./testing.ts";

test("an amount may have a dollar sign, commas in their right places and one or two decimals", () => {
  const typed: readonly [string, bigint][] = [
    ["1", 100n],
    ["1250000.50", 125_000_050n],
    ["$1,250,000.50", 125_000_050n],
    ["1,250,000.5", 125_000_050n],
    [" $999 ", 99_900n],
    ["12,345", 1_234_500n],
    ["007", 700n],
    ["999,999,999.99", 99_999_999_999n],
  ];
  for (const [text, count] of typed) assert.equal(validate(amount, text), count, text);
});

test("nothing is guessed at: whatever is written otherwise is refused", () => {
  const faulty = [
    "",
    "abc",
    "-5",
    "+5",
    "1.234",
    "1.",
    ".5",
    "1,00",
    "1,0000",
    "12,34,567",
    ",100",
    "1,,000",
    "1 000",
    "$ 5",
    "5$",
    "AUD 5",
    "1e6",
    "$$5",
    "١٢",
    "1.5.0",
    "1,000,",
    "1000,000",
    "NaN",
    "Infinity",
    "0x10",
  ];
  for (const text of faulty) assert.equal(validate(currency, text), AMOUNT_MESSAGE, text);
});

test("an amount is at least one dollar and less than a billion", () => {
  for (const text of ["0", "0.99", "1000000000", "1,000,000,000.00", "99999999999999999999"]) {
    assert.equal(validate(amount, text), AMOUNT_RANGE_MESSAGE, text);
  }
  for (const text of ["1.00", "999999999.99"]) assert.ok(accepts(amount, text), text);
});

test("every amount that we show can be typed back", () => {
  fc.assert(
    fc.property(fc.bigInt(100n, 99_999_999_999n), (count) => {
      assert.equal(validate(amount, formatAud(cents(count))), count);
    }),
  );
});

test("amounts keep within the bounds that a field sets, both ends included", () => {
  const [one, ten] = [centsFromDecimal("1"), centsFromDecimal("10.50")];
  boundsHold(currencyBetween({ min: one, max: ten }), {
    inside: ["1", "10.50"],
    below: "0.99",
    above: "10.51",
  });
  assert.equal(
    validate(currencyBetween({ min: one, max: ten }), "11"),
    "This field must be between $1 and $10.50",
  );
  assert.equal(validate(currencyAtMost(ten), "11"), "This field must be at most $10.50");
  assert.ok(accepts(currencyAtMost(ten), "0"));
});

test("a percentage is 0 to 100 with at most two decimals, with or without its sign", () => {
  for (const [text, kept] of [
    ["0", "0"],
    ["2.15", "2.15"],
    ["2.5%", "2.5"],
    ["100.00", "100"],
    [" 3 ", "3"],
  ] as const) {
    const result = percentage(text);
    assert.equal(result.ok && percentageToText(result.value), kept, text);
  }
  for (const text of ["", "-1", "2.155", "2,5", "%", "2 %", "$2", "two", ".5"]) {
    assert.equal(validate(percentage, text), PERCENTAGE_MESSAGE, text);
  }
  assert.equal(validate(percentage, "100.01"), "This field must be between 0 and 100");
  assert.equal(validate(changePercentage, "1,000"), percentageFromText("1000"));
  assert.equal(validate(changePercentage, "1000.01"), "This field must be between 0 and 1000");
});

test("a whole number stays within what the wire's Int can hold", () => {
  for (const [text, value] of [
    ["0", 0],
    ["-5", -5],
    ["2147483647", 2_147_483_647],
    ["-2147483647", -2_147_483_647],
  ] as const) {
    assert.equal(validate(wholeNumber, text), value);
  }
  for (const text of ["1.5", "1e3", "", "1,000", "٣", "--1"]) {
    assert.equal(validate(wholeNumber, text), "This field must be a whole number", text);
  }
  for (const text of ["2147483648", "-2147483648"])
    assert.equal(validate(wholeNumber, text), "This number is out of range");
});

test("numbers keep within the bounds that a field sets, both ends included", () => {
  boundsHold(between({ min: 2, max: 5 }), { inside: ["2", "5"], below: "1", above: "6" });
});

test("a range of days is 1 to 365", () => {
  boundsHold(dayRange, { inside: ["1", "365"], below: "0", above: "366" });
  assert.equal(validate(dayRange, "366"), "This field must be between 1 and 365");
});

function boundsHold<V>(rule: FieldRule<V>, given: { inside: string[]; below: string; above: string }): void {
  for (const text of given.inside) assert.ok(accepts(rule, text), text);
  assert.ok(!accepts(rule, given.below));
  assert.ok(!accepts(rule, given.above));
}
