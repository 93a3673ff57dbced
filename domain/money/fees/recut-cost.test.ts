// What a fee has cost where the amount changed on the way, against the fee of each amount by itself.
// Shows: K-01.

import assert from "node:assert/strict";
import { test } from "node:test";
import { cents } from "../../values/money/money.ts";
import { percentageFromText } from "../../values/money/percentage.ts";
import { plainDate } from "../../values/time/plain-date.ts";
import { accruedCost } from "./accrued-cost.ts";
import type { FeeSchedule } from "./fee-schedule.ts";
import { recutCost } from "./recut-cost.ts";

const FEE: FeeSchedule = {
  feeType: "ANNUAL_PERCENTAGE",
  baseCents: cents(5_000_000n),
  percentage: percentageFromText("2"),
  fixedCents: null,
  minimumAnnualCents: cents(0n),
  monthsBetweenPayments: 12,
  singlePaymentDue: "AT_END",
  interestStartDate: plainDate("2026-01-01"),
  interestEndDate: plainDate("2028-01-01"),
};
const HALF_YEAR = plainDate("2026-07-02");
const YEAR = plainDate("2027-01-01");

test("without a change it is the fee as ever", () => {
  assert.deepEqual(recutCost(FEE, [], YEAR), accruedCost(FEE, YEAR));
});

test("each stretch costs by its own amount, to the day and the cent", () => {
  const steps = [{ changedDate: HALF_YEAR, amountCents: cents(10_000_000n) }];
  // 2 % of $100,000 for 182 days of 365, and of $50,000 for the other 183.
  assert.equal(recutCost(FEE, steps, YEAR).amountCents, 99_726n + (100_000n - 49_863n));
  assert.equal(recutCost(FEE, steps, HALF_YEAR).amountCents, 99_726n);
  assert.equal(recutCost(FEE, steps, plainDate("2026-04-01")).amountCents, 49_315n);
  const { steps: shown } = recutCost(FEE, steps, YEAR);
  assert.deepEqual(
    shown.map(({ label }) => label),
    ["To 02/07/2026, on $100,000.00", "To 01/01/2027, on $50,000.00", "Accrued"],
  );
});

test("what lasted no day is no step: a change on the day of the end, and one of two on a day", () => {
  const twice = [
    { changedDate: HALF_YEAR, amountCents: cents(10_000_000n) },
    { changedDate: HALF_YEAR, amountCents: cents(9_000_000n) },
  ];
  const labels = (asAt: typeof YEAR) => recutCost(FEE, twice, asAt).steps.map(({ label }) => label);
  assert.deepEqual(labels(HALF_YEAR), ["To 02/07/2026, on $100,000.00", "Accrued"]);
  assert.deepEqual(labels(YEAR), [
    "To 02/07/2026, on $100,000.00",
    "To 01/01/2027, on $50,000.00",
    "Accrued",
  ]);
});

test("a change back on the same day changes nothing, and what is charged once stays as it was", () => {
  const back = [
    { changedDate: HALF_YEAR, amountCents: FEE.baseCents },
    { changedDate: HALF_YEAR, amountCents: cents(9_000_000n) },
  ];
  assert.equal(recutCost(FEE, back, YEAR).amountCents, accruedCost(FEE, YEAR).amountCents);
  const once: FeeSchedule = { ...FEE, feeType: "LIFETIME_FEE" };
  const steps = [{ changedDate: HALF_YEAR, amountCents: cents(10_000_000n) }];
  const whole = accruedCost({ ...once, baseCents: cents(10_000_000n) }, YEAR);
  assert.equal(recutCost(once, steps, YEAR).amountCents, whole.amountCents);
});
