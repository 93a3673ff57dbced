// Drawn fee schedules, and the same ones as the oracle reads them.

import fc from "fast-check";
import { cents } from "../../values/money/money.ts";
import type { Percentage } from "../../values/money/percentage.ts";
import { addDays, plainDate } from "../../values/time/plain-date.ts";
import { FEE_TYPES, type FeeSchedule } from "./fee-schedule.ts";

export const drawnCents = fc.bigInt({ min: 0n, max: 99_999_999_999n }).map(cents);

export const drawnRate = fc
  .oneof(
    fc.bigInt({ min: 0n, max: 100_000_000n }),
    fc.integer({ min: 0, max: 2000 }).map((hundredths) => BigInt(hundredths) * 10_000n),
  )
  .map((rate) => rate as Percentage);

// Month ends are where clamping shows, so they come up more often than by chance.
export const drawnStart = fc.oneof(
  fc.integer({ min: 0, max: 20_000 }).map((days) => addDays(plainDate("2000-01-01"), days)),
  fc.constantFrom("2023-08-31", "2024-02-29", "2024-01-31", "2025-12-31", "2027-10-30").map(plainDate),
);

export const drawnTermDays = fc.oneof(fc.integer({ min: 0, max: 800 }), fc.integer({ min: 0, max: 12_000 }));

export const drawnSchedule: fc.Arbitrary<FeeSchedule> = fc
  .record({
    feeType: fc.constantFrom(...FEE_TYPES),
    baseCents: drawnCents,
    percentage: drawnRate,
    fixedCents: fc.option(drawnCents),
    minimumAnnualCents: fc.oneof(fc.constant(cents(0n)), fc.bigInt({ min: 0n, max: 5_000_000n }).map(cents)),
    monthsBetweenPayments: fc.oneof(fc.constantFrom(1, 3, 6, 12, 24, 36), fc.integer({ min: 1, max: 60 })),
    singlePaymentDue: fc.constantFrom("AT_END", "UPFRONT"),
    interestStartDate: drawnStart,
    termDays: fc.option(drawnTermDays),
  })
  .map(({ termDays, ...fee }) => ({
    ...fee,
    interestEndDate: termDays === null ? null : addDays(fee.interestStartDate, termDays),
  }));

export const drawnPeriodicSchedule = drawnSchedule.map(
  (fee): FeeSchedule => (fee.feeType === "LIFETIME_FEE" ? { ...fee, feeType: "ANNUAL_PERCENTAGE" } : fee),
);

/** One payment for a term that ends, or that nobody knows the end of. */
export const drawnSinglePayment = drawnPeriodicSchedule.map(
  (fee): FeeSchedule => ({ ...fee, monthsBetweenPayments: 0 }),
);

export function oracleFee(fee: FeeSchedule) {
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
