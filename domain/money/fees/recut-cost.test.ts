// What a fee has cost where the amount or the rate changed on the way, against the fee of each amount by itself.
// Shows: K-01.

import assert from "node:assert/strict";
import { test } from "node:test";
import { cents } from "../../values/money/money.ts";
import { percentageFromText } from "../../values/money/percentage.ts";
import { plainDate } from "../../values/time/plain-date.ts";
import { accruedCost } from "./accrued-cost.ts";
import type { FeeSchedule } from "./fee-schedule.ts";
import { feeOn, recutCost } from "./recut-cost.ts";

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
const NONE = { amounts: [], rates: [] };
const HALF_YEAR = plainDate("2026-07-02");
const YEAR = plainDate("2027-01-01");

test("without a change it is the fee as ever", () => {
  assert.deepEqual(recutCost(FEE, NONE, YEAR), accruedCost(FEE, YEAR));
});

test("each stretch costs by its own amount, to the day and the cent", () => {
  const steps = [{ changedDate: HALF_YEAR, amountCents: cents(10_000_000n) }];
  // 2 % of $100,000 for 182 days of 365, and of $50,000 for the other 183.
  assert.equal(recutCost(FEE, { ...NONE, amounts: steps }, YEAR).amountCents, 99_726n + (100_000n - 49_863n));
  assert.equal(recutCost(FEE, { ...NONE, amounts: steps }, HALF_YEAR).amountCents, 99_726n);
  assert.equal(recutCost(FEE, { ...NONE, amounts: steps }, plainDate("2026-04-01")).amountCents, 49_315n);
  const { steps: shown } = recutCost(FEE, { ...NONE, amounts: steps }, YEAR);
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
  const labels = (asAt: typeof YEAR) =>
    recutCost(FEE, { ...NONE, amounts: twice }, asAt).steps.map(({ label }) => label);
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
  assert.equal(
    recutCost(FEE, { ...NONE, amounts: back }, YEAR).amountCents,
    accruedCost(FEE, YEAR).amountCents,
  );
  const once: FeeSchedule = { ...FEE, feeType: "LIFETIME_FEE" };
  const steps = [{ changedDate: HALF_YEAR, amountCents: cents(10_000_000n) }];
  const whole = accruedCost({ ...once, baseCents: cents(10_000_000n) }, YEAR);
  assert.equal(recutCost(once, { ...NONE, amounts: steps }, YEAR).amountCents, whole.amountCents);
});

const THREE = { fromDate: HALF_YEAR, percentage: percentageFromText("3"), fixedCents: null };

test("a new rate costs from its day on, and what was before stays to the cent", () => {
  const costs = (asAt: typeof YEAR) => recutCost(FEE, { amounts: [], rates: [THREE] }, asAt);
  // 2 % of $50,000 for 182 days of 365, then 3 % for 183.
  assert.equal(costs(YEAR).amountCents, 49_863n + (150_000n - 74_795n));
  assert.deepEqual(
    costs(YEAR).steps.map(({ label }) => label),
    ["To 02/07/2026, on $50,000.00 at 2%", "To 01/01/2027, on $50,000.00 at 3%", "Accrued"],
  );
  assert.deepEqual(costs(HALF_YEAR), accruedCost(FEE, HALF_YEAR), "until its day nothing is said of it");
});

test("the rate of a day is the last one that has begun, and a fixed fee has amounts instead", () => {
  const later = { ...THREE, fromDate: YEAR, percentage: percentageFromText("4") };
  const on = (day: string) => feeOn(FEE, [THREE, later], plainDate(day)).percentage;
  assert.deepEqual(
    [on("2026-07-01"), on("2026-07-02"), on("2026-12-31"), on("2027-01-01")],
    ["2", "3", "3", "4"].map(percentageFromText),
  );
  const fixed: FeeSchedule = { ...FEE, feeType: "FIXED_FEE", fixedCents: cents(36_500n) };
  const rates = [{ fromDate: HALF_YEAR, percentage: null, fixedCents: cents(73_000n) }];
  assert.equal(recutCost(fixed, { amounts: [], rates }, YEAR).amountCents, 18_200n + 36_600n);
});
