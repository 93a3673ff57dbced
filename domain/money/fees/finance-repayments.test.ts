// Shows: Q-023.

import assert from "node:assert/strict";
import { test } from "node:test";
import { cents, formatAud } from "../../values/money/money.ts";
import { percentageFromText } from "../../values/money/percentage.ts";
import { fortnightlyRepayment, fortnightsOf } from "./finance-repayments.ts";

test("months are counted in fortnights, rounded up", () => {
  assert.deepEqual([1, 6, 12, 24].map(fortnightsOf), [3, 13, 26, 52]);
});

test("repayments are equal and pay the amount off with its interest to the last cents", () => {
  for (const months of [6, 12, 24]) {
    const annualRate = percentageFromText("9.95");
    const { amountCents } = fortnightlyRepayment({ amountCents: cents(10_000_000n), annualRate, months });
    const left = Array.from({ length: fortnightsOf(months) }).reduce<number>(
      (owed) => owed * (1 + 0.0995 / 26) - Number(amountCents),
      10_000_000,
    );
    assert.ok(Math.abs(left) < fortnightsOf(months), `${left} cents are left after ${months} months`);
  }
});

test("without interest the amount is divided evenly", () => {
  const { amountCents, steps } = fortnightlyRepayment({
    amountCents: cents(100_000n),
    annualRate: percentageFromText("0"),
    months: 6,
  });
  assert.equal(formatAud(amountCents), "$76.92");
  assert.equal(steps[0]?.arithmetic, "$1,000.00 over 13 fortnights at 0% a year, each repayment equal");
});
