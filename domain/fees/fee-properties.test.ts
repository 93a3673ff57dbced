// Shows: F-33..F-37, X-01, X-03, X-04.

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { cents } from "../money/money.ts";
import type { Percentage } from "../money/percentage.ts";
import { addDays, plainDate } from "../time/plain-date.ts";
import { accruedCost } from "./accrued-cost.ts";
import {
  oracleAccrued,
  oracleLifetime,
  oraclePeriodCharge,
  oracleTermCharge,
  oracleYearlyRoundedDown,
} from "./fee-oracle.ts";
import { feePeriod, feePeriodAt } from "./fee-periods.ts";
import { FEE_TYPES, type FeeSchedule } from "./fee-schedule.ts";
import { lifetimeCharge, periodCharge, termCharge } from "./period-charge.ts";

/** FEE_CASES=1000000 runs longer; FEE_SEED repeats a run that failed. */
const RUNS = {
  numRuns: Number(process.env.FEE_CASES ?? 20_000),
  seed: Number(process.env.FEE_SEED ?? 2026),
};

const amounts = fc.bigInt({ min: 0n, max: 99_999_999_999n }).map(cents);
const rates = fc.oneof(
  fc.bigInt({ min: 0n, max: 100_000_000n }),
  fc.integer({ min: 0, max: 2000 }).map((hundredths) => BigInt(hundredths) * 10_000n),
);
// Month ends are where clamping shows, so they come up more often than by chance.
const startDates = fc.oneof(
  fc.integer({ min: 0, max: 20_000 }).map((days) => addDays(plainDate("2000-01-01"), days)),
  fc.constantFrom("2023-08-31", "2024-02-29", "2024-01-31", "2025-12-31", "2027-10-30").map(plainDate),
);
const terms = fc.oneof(fc.integer({ min: 0, max: 800 }), fc.integer({ min: 0, max: 12_000 }));

const schedules: fc.Arbitrary<FeeSchedule> = fc
  .record({
    feeType: fc.constantFrom(...FEE_TYPES),
    baseCents: amounts,
    percentage: rates.map((rate) => rate as Percentage),
    fixedCents: fc.option(amounts),
    minimumAnnualCents: fc.oneof(fc.constant(cents(0n)), fc.bigInt({ min: 0n, max: 5_000_000n }).map(cents)),
    monthsBetweenPayments: fc.oneof(fc.constantFrom(1, 3, 6, 12, 24, 36), fc.integer({ min: 1, max: 60 })),
    singlePaymentDue: fc.constantFrom("AT_END", "UPFRONT"),
    interestStartDate: startDates,
    termDays: fc.option(terms),
  })
  .map(({ termDays, ...fee }) => ({
    ...fee,
    interestEndDate: termDays === null ? null : addDays(fee.interestStartDate, termDays),
  }));

test("a period's charge is that of the fractions", () => {
  check(fc.property(schedules, (fee) => charges(fee) === expectedCharges(fee)));
});

test("a year of periods never sums to less than the minimum, nor a cent a period more than the year's cost", () => {
  const yearly = schedules.filter(
    (fee) => fee.feeType !== "LIFETIME_FEE" && 12 % fee.monthsBetweenPayments === 0,
  );
  check(
    fc.property(yearly, (fee) => {
      const year = periodCharge(fee).amountCents * BigInt(12 / fee.monthsBetweenPayments);
      const most = oracleYearlyRoundedDown(oracleFee(fee)) + BigInt(12 / fee.monthsBetweenPayments);
      return year >= fee.minimumAnnualCents && year <= most;
    }),
  );
});

test("one payment for a term is that of the fractions", () => {
  check(
    fc.property(schedules, terms, (fee, days) => {
      const end = addDays(fee.interestStartDate, days);
      const single: FeeSchedule = { ...fee, monthsBetweenPayments: 0, interestEndDate: end };
      if (fee.feeType === "LIFETIME_FEE") return true;
      return termCharge(single)?.amountCents === oracleTermCharge(oracleFee(single), end);
    }),
  );
});

test("the cost accrued to any day is that of the fractions", () => {
  const inPeriods = schedules.filter((fee) => fee.feeType !== "LIFETIME_FEE");
  check(
    fc.property(inPeriods, fc.integer({ min: -40, max: 13_000 }), (fee, days) => {
      const asAt = addDays(fee.interestStartDate, days);
      return accruedCost(fee, asAt).amountCents === oracleAccrued(oracleFee(fee), asAt);
    }),
  );
});

test("what has accrued never falls from one day to the next and stops at the end date", () => {
  check(
    fc.property(schedules, fc.integer({ min: -3, max: 9000 }), (fee, days) => {
      const asAt = addDays(fee.interestStartDate, days);
      const grows = accruedCost(fee, asAt).amountCents <= accruedCost(fee, addDays(asAt, 1)).amountCents;
      const stops =
        fee.interestEndDate === null ||
        accruedCost(fee, fee.interestEndDate).amountCents ===
          accruedCost(fee, addDays(fee.interestEndDate, 400)).amountCents;
      return grows && stops;
    }),
  );
});

test("periods tile: each starts where the one before ends, and every day lies in exactly one", () => {
  check(
    fc.property(
      schedules,
      fc.integer({ min: 0, max: 60 }),
      fc.integer({ min: 0, max: 15_000 }),
      (fee, index, days) => {
        const date = addDays(fee.interestStartDate, days);
        const holding = feePeriodAt(fee, date);
        const tiles = feePeriod(fee, index).endDate === feePeriod(fee, index + 1).startDate;
        return tiles && holding !== undefined && holding.startDate <= date && date < holding.endDate;
      },
    ),
  );
});

test("the last step of every working is the figure itself", () => {
  check(
    fc.property(schedules, fc.integer({ min: -10, max: 5000 }), (fee, days) => {
      const { amountCents, steps } = accruedCost(fee, addDays(fee.interestStartDate, days));
      return steps.at(-1)?.amountCents === amountCents && steps.every(({ arithmetic }) => arithmetic !== "");
    }),
  );
});

function check<Case>(property: fc.IProperty<Case>): void {
  fc.assert(property, RUNS);
}

function charges(fee: FeeSchedule): bigint {
  return fee.feeType === "LIFETIME_FEE" ? lifetimeCharge(fee).amountCents : periodCharge(fee).amountCents;
}

function expectedCharges(fee: FeeSchedule): bigint {
  return fee.feeType === "LIFETIME_FEE" ? oracleLifetime(oracleFee(fee)) : oraclePeriodCharge(oracleFee(fee));
}

function oracleFee(fee: FeeSchedule) {
  return {
    feeType: fee.feeType,
    base: BigInt(fee.baseCents),
    rate: BigInt(fee.percentage ?? 0n),
    fixed: fee.fixedCents === null ? null : BigInt(fee.fixedCents),
    minimum: BigInt(fee.minimumAnnualCents),
    months: fee.monthsBetweenPayments,
    start: fee.interestStartDate,
    end: fee.interestEndDate,
  };
}

test("the oracle itself knows the worked example of 31 August", () => {
  const fee = { feeType: "FIXED_FEE", base: 0n, rate: 0n, fixed: 18_400n, minimum: 0n, months: 6 } as const;
  const anchored = { ...fee, start: "2025-08-31", end: null };
  assert.equal(oracleAccrued(anchored, "2026-02-28"), 18_400n);
  assert.equal(oracleAccrued(anchored, "2026-08-30"), 18_400n + (18_400n * 183n * 2n + 184n) / (184n * 2n));
});
