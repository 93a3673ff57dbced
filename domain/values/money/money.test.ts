// Money is added, read, written and divided exactly, validated against fractions worked out another way.
// Shows: K-01, UI-18.

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import {
  addCents,
  cents,
  centsFromDecimal,
  decimalFromCents,
  formatAud,
  formatAudShort,
  largerOfCents,
  smallerOfCents,
  subtractCents,
  ZERO_CENTS,
} from "./money.ts";
import { divideRoundingHalfUp, divideRoundingUp } from "./rounding.ts";

const anyCents = fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n });

test("an amount is shown with its dollar sign, grouped thousands and two decimals", () => {
  const shown: readonly [string, string][] = [
    ["0", "$0.00"],
    ["0.05", "$0.05"],
    ["0.5", "$0.50"],
    ["999", "$999.00"],
    ["1000", "$1,000.00"],
    ["1250000.5", "$1,250,000.50"],
    ["999999999.99", "$999,999,999.99"],
    ["-850", "-$850.00"],
    ["-1000.01", "-$1,000.01"],
  ];
  for (const [decimal, text] of shown) assert.equal(formatAud(centsFromDecimal(decimal)), text);
  assert.equal(formatAudShort(centsFromDecimal("850")), "$850");
  assert.equal(formatAudShort(centsFromDecimal("850.50")), "$850.50");
});

test("what the machine's own currency format writes is what ours writes", () => {
  const native = new Intl.NumberFormat("en-AU", { style: "currency", currency: "AUD" });
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }), (whole) => {
      assert.equal(
        formatAud(cents(BigInt(whole))),
        native.format(`${decimalFromCents(cents(BigInt(whole)))}` as never),
      );
    }),
  );
});

test("the wire's decimal text goes there and back", () => {
  fc.assert(
    fc.property(anyCents, (count) => {
      assert.equal(centsFromDecimal(decimalFromCents(cents(count))), count);
    }),
  );
  assert.equal(decimalFromCents(cents(-5n)), "-0.05");
});

test("text that is no decimal amount is refused, and nothing is guessed", () => {
  const faulty = [
    "",
    "-",
    ".5",
    "5.",
    "1,000",
    "$5",
    "1.234",
    "1e3",
    " 1",
    "1 ",
    "٣",
    "0x10",
    "NaN",
    "--1",
    "+1",
  ];
  for (const text of faulty) assert.throws(() => centsFromDecimal(text), RangeError, text);
});

test("sums and differences are those of whole cents", () => {
  fc.assert(
    fc.property(fc.array(anyCents), (counts) => {
      const total = addCents(...counts.map(cents));
      assert.equal(
        counts.reduceRight<bigint>((left, count) => left - count, total),
        0n,
      );
    }),
  );
  assert.equal(addCents(), ZERO_CENTS);
  assert.equal(subtractCents(cents(5n), cents(7n)), -2n);
  assert.equal(smallerOfCents(cents(5n), cents(7n)), 5n);
  assert.equal(largerOfCents(cents(5n), cents(7n)), 7n);
});

test("rounding up is the smallest whole number that is not below the fraction", () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 15n), fc.bigInt(1n, 10n ** 9n), (dividend, divisor) => {
      const answer = divideRoundingUp(dividend, divisor);
      assert.ok(answer * divisor >= dividend);
      assert.ok((answer - 1n) * divisor < dividend);
    }),
  );
});

test("rounding half up is the nearest whole number, and the upper one of two that are as near", () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 15n), fc.bigInt(1n, 10n ** 9n), (dividend, divisor) => {
      const answer = divideRoundingHalfUp(dividend, divisor);
      const distanceDoubled = 2n * (dividend - answer * divisor);
      assert.ok(-divisor <= distanceDoubled && distanceDoubled < divisor);
    }),
  );
  assert.equal(divideRoundingHalfUp(1n, 2n), 1n);
  assert.equal(divideRoundingHalfUp(5n, 2n), 3n);
  assert.equal(divideRoundingHalfUp(49n, 100n), 0n);
});

test("no division takes a negative or a zero divisor", () => {
  for (const divide of [divideRoundingUp, divideRoundingHalfUp]) {
    assert.throws(() => divide(-1n, 4n), /not negative/);
    assert.throws(() => divide(1n, 0n), /above zero/);
  }
});
