// Shows: F-22..F-32, F-34..F-37, F-41, F-42, K-25..K-32, X-01..X-04, Q-074.

import assert from "node:assert/strict";
import { test } from "node:test";
import { cents, formatAud } from "../../values/money/money.ts";
import { percentageFromText, percentageToText } from "../../values/money/percentage.ts";
import { plainDate } from "../../values/time/plain-date.ts";
import { accruedCost } from "./accrued-cost.ts";
import { feePeriod, feePeriodAt } from "./fee-periods.ts";
import { FEE_TYPE_TEXT, FEE_TYPES, type FeeSchedule, frequencyLabel } from "./fee-schedule.ts";
import { feeScheduleOf, isWithinBand, percentageFromCoefficient } from "./fee-summary.ts";
import { firstPeriodCharge, lifetimeCharge, periodCharge, termCharge } from "./period-charge.ts";

const FEE: FeeSchedule = {
  feeType: "ANNUAL_PERCENTAGE",
  baseCents: cents(10_000_000n),
  percentage: percentageFromText("2.5"),
  fixedCents: null,
  minimumAnnualCents: cents(0n),
  monthsBetweenPayments: 6,
  singlePaymentDue: "AT_END",
  interestStartDate: plainDate("2025-03-01"),
  interestEndDate: null,
};

test("each frequency has its label", () => {
  assert.deepEqual(
    [1, 3, 6, 12, 24, 36, 0, 2, 18].map((months) => frequencyLabel(months)),
    [
      "Monthly",
      "Quarterly",
      "Biannual",
      "Annual",
      "2 Years",
      "3 Years",
      "End of Term",
      "2 Months",
      "18 Months",
    ],
  );
  assert.equal(frequencyLabel(0, "UPFRONT"), "Once off upfront");
});

test("there are three fee types with their labels", () => {
  assert.deepEqual(
    FEE_TYPES.map((type) => FEE_TYPE_TEXT[type]),
    ["Annual Percentage", "Fixed Fee", "Lifetime Fee"],
  );
});

test("an annual percentage is charged for the months of its period", () => {
  const charge = (monthsBetweenPayments: number) =>
    formatAud(periodCharge({ ...FEE, monthsBetweenPayments }).amountCents);
  assert.deepEqual([1, 3, 6, 12, 24, 36].map(charge), [
    "$208.34",
    "$625.00",
    "$1,250.00",
    "$2,500.00",
    "$5,000.00",
    "$7,500.00",
  ]);
});

test("a fixed fee is charged as it stands, times 12 over the months for a year", () => {
  const fee: FeeSchedule = {
    ...FEE,
    feeType: "FIXED_FEE",
    fixedCents: cents(10_001n),
    monthsBetweenPayments: 3,
  };
  const { amountCents, steps } = periodCharge(fee);
  assert.equal(formatAud(amountCents), "$100.01");
  assert.deepEqual(steps[0], {
    label: "Annual cost",
    arithmetic: "$100.01 × 12 ÷ 3",
    amountCents: cents(40_004n),
  });
});

test("the minimum is of the year, and a period of it is rounded up", () => {
  const fee = { ...FEE, percentage: percentageFromText("0.1"), minimumAnnualCents: cents(25_001n) };
  const { amountCents, steps } = periodCharge({ ...fee, monthsBetweenPayments: 3 });
  assert.equal(formatAud(amountCents), "$62.51");
  assert.deepEqual(
    steps.map(
      ({ label, arithmetic, amountCents: amount }) => `${label}: ${arithmetic} = ${formatAud(amount)}`,
    ),
    [
      "Annual cost: $100,000.00 × 0.1% = $100.00",
      "Minimum annual cost: less than the minimum of $250.01 a year, so the minimum applies = $250.01",
      "Charge for a period: $250.01 a year × 3 ÷ 12 months, rounded up to the cent = $62.51",
    ],
  );
});

test("a year's cost with parts of a cent is shown rounded, and the charge is shown from what it is a part of", () => {
  const fee = { ...FEE, baseCents: cents(10_000_010n), percentage: percentageFromText("2") };
  assert.deepEqual(
    periodCharge({ ...fee, monthsBetweenPayments: 6 }).steps.map(
      ({ arithmetic, amountCents }) => `${arithmetic} = ${formatAud(amountCents)}`,
    ),
    [
      "$100,000.10 × 2%, rounded to the cent = $2,000.00",
      "$100,000.10 × 2% × 6 ÷ 12 months, rounded up to the cent = $1,000.01",
    ],
  );
});

test("periods are counted from the start and clamped to the end of the month", () => {
  const fee = { interestStartDate: plainDate("2025-08-31"), monthsBetweenPayments: 6 };
  assert.deepEqual(
    [0, 1, 2, 3].map((index) => feePeriod(fee, index).startDate),
    ["2025-08-31", "2026-02-28", "2026-08-31", "2027-02-28"],
  );
  assert.equal(feePeriodAt(fee, plainDate("2026-02-27"))?.index, 0);
  assert.equal(feePeriodAt(fee, plainDate("2026-02-28"))?.index, 1);
  assert.equal(feePeriodAt(fee, plainDate("2025-08-30")), undefined);
});

test("47 days of a half-year of 184 days have accrued $319.29", () => {
  const { amountCents, steps } = accruedCost(FEE, plainDate("2025-04-17"));
  assert.equal(formatAud(amountCents), "$319.29");
  assert.deepEqual(
    steps.slice(2).map(({ label, arithmetic }) => `${label}: ${arithmetic}`),
    [
      "Whole periods: 0 periods × $1,250.00",
      "Period from 01/03/2025: $1,250.00 × 47 ÷ 184 days, to 17/04/2025, rounded to the cent",
      "Accrued: $0.00 + $319.29",
    ],
  );
});

test("nothing accrues before the start or on its day, a whole period does at its end, and it stops at the end date", () => {
  const fee = { ...FEE, interestEndDate: plainDate("2025-10-01") };
  const accrued = (date: string) => formatAud(accruedCost(fee, plainDate(date)).amountCents);
  assert.deepEqual(["2025-02-28", "2025-03-01", "2025-09-01", "2025-10-01", "2026-06-30"].map(accrued), [
    "$0.00",
    "$0.00",
    "$1,250.00",
    "$1,457.18",
    "$1,457.18",
  ]);
});

test("a leap day counts as a day like any other", () => {
  const fee = { ...FEE, interestStartDate: plainDate("2023-09-01") };
  assert.equal(feePeriod(fee, 0).days, 182);
  assert.equal(formatAud(accruedCost(fee, plainDate("2024-02-29")).amountCents), "$1,243.13");
});

// The last part year runs into 2028, whose leap day it counts among its days.
test("one payment for the term takes whole years and the days of the last part year", () => {
  const fee = { ...FEE, monthsBetweenPayments: 0, interestEndDate: plainDate("2027-05-31") };
  const charge = termCharge(fee);
  assert.equal(formatAud(charge?.amountCents ?? cents(0n)), "$5,621.59");
  assert.equal(
    charge?.steps[1]?.arithmetic,
    "$2,500.00 a year × (2 years + 91 ÷ 366 days), rounded up to the cent",
  );
});

test("the minimum does not raise one payment for the term", () => {
  const fee = {
    ...FEE,
    monthsBetweenPayments: 0,
    minimumAnnualCents: cents(99_999_900n),
    interestEndDate: plainDate("2026-03-01"),
  };
  assert.equal(formatAud(termCharge(fee)?.amountCents ?? cents(0n)), "$2,500.00");
});

test("one payment accrues evenly by days over the term and is due at its end, or at its start where it is upfront", () => {
  const fee: FeeSchedule = {
    ...FEE,
    feeType: "FIXED_FEE",
    fixedCents: cents(36_500n),
    monthsBetweenPayments: 0,
    interestEndDate: plainDate("2026-03-01"),
  };
  assert.equal(formatAud(accruedCost(fee, plainDate("2025-03-11")).amountCents), "$10.00");
  assert.equal(formatAud(accruedCost(fee, plainDate("2030-01-01")).amountCents), "$365.00");
});

test("one payment without an end date waits to be known, save a fixed one that was due upfront", () => {
  const percentage = { ...FEE, monthsBetweenPayments: 0 };
  assert.equal(termCharge(percentage), undefined);
  assert.equal(formatAud(accruedCost(percentage, plainDate("2026-03-01")).amountCents), "$2,500.00");

  const fixed: FeeSchedule = { ...percentage, feeType: "FIXED_FEE", fixedCents: cents(5_000n) };
  assert.equal(formatAud(accruedCost(fixed, plainDate("2026-03-01")).amountCents), "$0.00");
  const upfront: FeeSchedule = { ...fixed, singlePaymentDue: "UPFRONT" };
  assert.equal(formatAud(accruedCost(upfront, plainDate("2026-03-01")).amountCents), "$50.00");
});

test("a lifetime fee is its fixed amount, else a percentage rounded up, without a minimum, all of it at the start", () => {
  const fee: FeeSchedule = {
    ...FEE,
    feeType: "LIFETIME_FEE",
    baseCents: cents(1_001n),
    percentage: percentageFromText("1"),
    minimumAnnualCents: cents(50_000n),
  };
  assert.equal(formatAud(lifetimeCharge(fee).amountCents), "$0.11");
  assert.equal(formatAud(lifetimeCharge({ ...fee, fixedCents: cents(70_000n) }).amountCents), "$700.00");
  assert.equal(formatAud(accruedCost(fee, plainDate("2025-03-01")).amountCents), "$0.11");
  assert.equal(formatAud(accruedCost(fee, plainDate("2025-02-28")).amountCents), "$0.00");
});

test("the first period of a single payment adds nothing, that of any other fee is its charge", () => {
  assert.equal(firstPeriodCharge({ ...FEE, monthsBetweenPayments: 0 }).amountCents, 0n);
  assert.equal(firstPeriodCharge(FEE).amountCents, 125_000n);
  assert.equal(firstPeriodCharge({ ...FEE, feeType: "LIFETIME_FEE" }).amountCents, 250_000n);
});

test("a fee summary with a half-year coefficient is charged every six months, else once a year by its percentage", () => {
  const terms = {
    establishmentFeeCents: cents(39_900n),
    biannualFeePercentage: percentageFromCoefficient("0.0125"),
    recurringFeePercentage: percentageFromText("3"),
    minimumAnnualCents: cents(0n),
    minValueCents: cents(1_500_000n),
    maxValueCents: cents(50_000_000n),
  };
  const guarantee = {
    amountCents: cents(10_000_000n),
    interestStartDate: plainDate("2025-03-01"),
    interestEndDate: null,
  };

  const halfYearly = feeScheduleOf(terms, guarantee);
  assert.equal(halfYearly.monthsBetweenPayments, 6);
  assert.equal(formatAud(periodCharge(halfYearly).amountCents), "$1,250.00");

  const yearly = feeScheduleOf({ ...terms, biannualFeePercentage: null }, guarantee);
  assert.equal(yearly.monthsBetweenPayments, 12);
  assert.equal(formatAud(periodCharge(yearly).amountCents), "$3,000.00");
});

test("a coefficient is a share of the amount, read exactly", () => {
  assert.equal(percentageToText(percentageFromCoefficient("0.01250001")), "1.250001");
  assert.equal(percentageToText(percentageFromCoefficient("1")), "100");
  assert.equal(percentageToText(percentageFromCoefficient("0")), "0");
  for (const text of ["0.012500001", "-0.01", "1e-2", ""])
    assert.throws(() => percentageFromCoefficient(text), RangeError);
});

test("the band of a fee summary holds both its ends", () => {
  const terms = {
    establishmentFeeCents: cents(0n),
    biannualFeePercentage: null,
    recurringFeePercentage: null,
    minimumAnnualCents: cents(0n),
    minValueCents: cents(100n),
    maxValueCents: cents(200n),
  };
  const within = [99n, 100n, 200n, 201n].map((amount) => isWithinBand(terms, cents(amount)));
  assert.deepEqual(within, [false, true, true, false]);
  assert.equal(isWithinBand({ ...terms, maxValueCents: null }, cents(99_999_999_999n)), true);
});
