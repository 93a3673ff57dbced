// What a bank is expected to charge on a day: the period that it is of, at the amount and rate of its first day, or why nobody can say.
// Shows: INV-40.

import assert from "node:assert/strict";
import { test } from "node:test";
import { cents } from "../../values/money/money.ts";
import { percentageFromText } from "../../values/money/percentage.ts";
import { plainDate } from "../../values/time/plain-date.ts";
import { type AgreedCosts, expectedCharge } from "./expected-charge.ts";
import type { FeeSchedule } from "./fee-schedule.ts";

const FEE: FeeSchedule = {
  feeType: "ANNUAL_PERCENTAGE",
  baseCents: cents(10_000_000n),
  percentage: percentageFromText("2"),
  fixedCents: null,
  minimumAnnualCents: cents(0n),
  monthsBetweenPayments: 6,
  singlePaymentDue: "UPFRONT",
  interestStartDate: plainDate("2026-01-31"),
  interestEndDate: null,
};
const COSTS: AgreedCosts = {
  setUpCents: cents(40_000n),
  fee: FEE,
  changes: { amounts: [], rates: [] },
  end: null,
};

function said(costs: AgreedCosts | undefined, day: string, kind: "PERIOD" | "SET_UP" = "PERIOD"): string {
  const expected = expectedCharge(costs, { kind, day: plainDate(day) });
  return expected.ok ? `${expected.from} to ${expected.until}: ${expected.cents}` : expected.why;
}

test("a charge is of the period in which its day lies, or of the next one where that begins within a week", () => {
  assert.equal(said(COSTS, "2026-01-31"), "2026-01-31 to 2026-07-31: 100000");
  assert.equal(said(COSTS, "2026-07-23"), "2026-01-31 to 2026-07-31: 100000");
  assert.equal(said(COSTS, "2026-07-24"), "2026-07-31 to 2027-01-31: 100000");
  assert.equal(said(COSTS, "2026-01-24"), "2026-01-31 to 2026-07-31: 100000");
  assert.equal(said(COSTS, "2026-01-23"), "The fee of this guarantee runs from 31/01/2026, after this day.");
});

test("the amount and the rate are those of the period's first day", () => {
  const changes = {
    amounts: [{ changedDate: plainDate("2026-09-01"), amountCents: cents(20_000_000n) }],
    rates: [{ fromDate: plainDate("2027-01-31"), percentage: percentageFromText("3"), fixedCents: null }],
  };
  const changed = { ...COSTS, changes };
  assert.equal(said(changed, "2026-07-31"), "2026-07-31 to 2027-01-31: 200000");
  assert.equal(said(changed, "2027-01-31"), "2027-01-31 to 2027-07-31: 150000");
});

test("nothing is expected of a period that begins once the fee has ended", () => {
  const ended = { ...COSTS, end: plainDate("2026-07-31") };
  assert.equal(said(ended, "2026-07-20"), "2026-01-31 to 2026-07-31: 100000");
  assert.equal(said(ended, "2026-08-01"), "The fee of this guarantee ended on 31/07/2026.");
});

test("the set-up, a lifetime fee and one payment for the term are charged once", () => {
  assert.equal(said(COSTS, "2030-01-01", "SET_UP"), "null to null: 40000");
  const lifetime = { ...FEE, feeType: "LIFETIME_FEE", fixedCents: cents(5_000n) } as const;
  assert.equal(said({ ...COSTS, fee: lifetime }, "2026-02-01"), "2026-01-31 to null: 5000");
  const term = { ...FEE, monthsBetweenPayments: 0 };
  assert.equal(
    said({ ...COSTS, fee: term }, "2026-02-01"),
    "The fee for the whole term cannot be worked out until its expiry is known.",
  );
  const known = { ...term, interestEndDate: plainDate("2028-01-31") };
  assert.equal(said({ ...COSTS, fee: known }, "2026-02-01"), "2026-01-31 to 2028-01-31: 400000");
});

test("costs that nobody has recorded, and a fee without a first day, are said", () => {
  assert.equal(said(undefined, "2026-02-01"), "The costs of this guarantee have not been recorded.");
  assert.equal(
    said({ ...COSTS, fee: undefined }, "2026-02-01"),
    "The first day of the fee for this guarantee has not been recorded.",
  );
  assert.equal(said({ ...COSTS, fee: undefined }, "2026-02-01", "SET_UP"), "null to null: 40000");
});
