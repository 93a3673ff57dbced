// When a document's fee can have a new rate from a day, and what is said where it cannot, each under its field.

import assert from "node:assert/strict";
import { test } from "node:test";
import { cents } from "../../values/money/money.ts";
import { percentageFromText } from "../../values/money/percentage.ts";
import { plainDate } from "../../values/time/plain-date.ts";
import { type CostRateValues, costRateFaults, hasRate, keepsRates, type RateFacts } from "./cost-rate.ts";

const FACTS: RateFacts = {
  feeType: "ANNUAL_PERCENTAGE",
  monthsBetweenPayments: 6,
  interestStartDate: plainDate("2025-03-12"),
  interestEndDate: plainDate("2027-03-12"),
  ratesFrom: [plainDate("2026-06-01")],
  today: plainDate("2026-11-20"),
};
const faults = (given: Partial<CostRateValues>, facts: Partial<RateFacts> = {}) => {
  const values = { recurringPercentageCost: percentageFromText("3"), recurringFixedCost: null };
  return costRateFaults({ ...values, fromDate: plainDate("2026-12-01"), ...given }, { ...FACTS, ...facts });
};
const onDay = (day: string, facts: Partial<RateFacts> = {}) => faults({ fromDate: plainDate(day) }, facts);

test("a day within the fee's time, past or to come, is taken", () => {
  for (const day of ["2025-11-20", "2026-11-20", "2027-03-11"]) assert.deepEqual(onDay(day), {}, day);
  assert.deepEqual(onDay("2031-11-20", { interestEndDate: null }), {});
});

test("a day before the issue, after the end, long ago or far away, and one that has a rate, are refused at the day", () => {
  const table: [string, Partial<RateFacts>, RegExp][] = [
    [
      "2025-03-12",
      { today: plainDate("2025-04-01") },
      /^Choose a day after 12\/03\/2025, when the fee begins/,
    ],
    ["2026-12-01", { interestStartDate: null }, /^Choose a day after the issue/],
    ["2027-03-12", {}, /^The fee ends on 12\/03\/2027/],
    ["2025-11-19", {}, /more than a year ago/],
    ["2031-11-21", { interestEndDate: null }, /more than five years away/],
    ["2026-06-01", {}, /There is a new rate from this day already/],
  ];
  for (const [day, facts, message] of table) {
    const found = onDay(day, facts);
    assert.deepEqual(Object.keys(found), ["fromDate"], day);
    assert.match(found.fromDate ?? "", message);
  }
});

test("a percentage asks for a percentage, a fixed fee for an amount, and neither takes the other", () => {
  assert.deepEqual(Object.keys(faults({ recurringPercentageCost: null })), ["recurringPercentageCost"]);
  assert.deepEqual(Object.keys(faults({ recurringFixedCost: cents(1n) })), ["recurringFixedCost"]);
  const fixed = { feeType: "FIXED_FEE" } as const;
  assert.deepEqual(Object.keys(faults({}, fixed)), ["recurringFixedCost"]);
  assert.deepEqual(faults({ recurringPercentageCost: null, recurringFixedCost: cents(1n) }, fixed), {});
});

test("what is charged once has no rate, and a fee with new rates stays of their kind", () => {
  const kinds = (["ANNUAL_PERCENTAGE", "FIXED_FEE", "LIFETIME_FEE"] as const).flatMap((feeType) =>
    [0, 6].map((monthsBetweenPayments) => ({ feeType, monthsBetweenPayments })),
  );
  assert.deepEqual(kinds.map(hasRate), [true, true, false, true, false, false]);
  assert.match(faults({}, { feeType: "LIFETIME_FEE" }).fromDate ?? "", /charged once/);
  assert.deepEqual(
    kinds.map((kind) => keepsRates({ feeType: "ANNUAL_PERCENTAGE" }, kind)),
    [true, true, false, false, false, false],
  );
  assert.equal(keepsRates({ feeType: "FIXED_FEE" }, undefined), false);
});
