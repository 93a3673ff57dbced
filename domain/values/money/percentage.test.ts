// Percentages are exact, and a share of an amount is rounded by the named rounding alone.

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { cents, centsFromDecimal } from "./money.ts";
import {
  formatPercentage,
  PERCENTAGE_DIVISOR,
  percentageFromText,
  percentageOf,
  percentageToText,
  ZERO_PERCENT,
} from "./percentage.ts";
import { divideRoundingHalfUp, divideRoundingUp } from "./rounding.ts";

test("a percentage keeps every decimal it came with and shows none that says nothing", () => {
  const texts: readonly [string, string][] = [
    ["2.15", "2.15"],
    ["2.50", "2.5"],
    ["100", "100"],
    ["0", "0"],
    ["0.000001", "0.000001"],
    ["010.10", "10.1"],
  ];
  for (const [given, kept] of texts) assert.equal(percentageToText(percentageFromText(given)), kept);
  assert.equal(formatPercentage(percentageFromText("3")), "3%");
  assert.equal(percentageToText(ZERO_PERCENT), "0");
});

test("text that is no percentage is refused", () => {
  for (const text of ["", "-1", "1.0000001", "2,5", "2%", "1e2", "."]) {
    assert.throws(() => percentageFromText(text), RangeError, text);
  }
});

test("2.15 percent of $1,250,000.50 is $26,875.01 half up and $26,875.02 rounded up", () => {
  const amount = centsFromDecimal("1250000.50");
  const rate = percentageFromText("2.15");
  assert.equal(percentageOf(amount, rate, divideRoundingHalfUp), 2_687_501n);
  assert.equal(percentageOf(amount, rate, divideRoundingUp), 2_687_502n);
});

test("a share is within a cent of the exact fraction, whichever rounding is named", () => {
  const anyRate = fc.tuple(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 99 }));
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 12n), anyRate, (count, [whole, hundredths]) => {
      const rate = percentageFromText(`${whole}.${String(hundredths).padStart(2, "0")}`);
      const exactTimesTenThousand = count * BigInt(whole * 100 + hundredths);
      const up = percentageOf(cents(count), rate, divideRoundingUp) * 10_000n - exactTimesTenThousand;
      const halfUp = percentageOf(cents(count), rate, divideRoundingHalfUp) * 10_000n - exactTimesTenThousand;
      assert.ok(0n <= up && up < 10_000n);
      assert.ok(-5000n < halfUp && halfUp <= 5000n);
    }),
  );
});

test("one hundred percent is the whole amount", () => {
  assert.equal(percentageOf(cents(123n), percentageFromText("100"), divideRoundingUp), 123n);
  assert.equal(percentageFromText("100"), PERCENTAGE_DIVISOR);
});
