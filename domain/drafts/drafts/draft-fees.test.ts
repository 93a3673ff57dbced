// Shows: F-39, F-40, Q-075.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { DiscountTerms } from "../../money/fees/discounts.ts";
import type { FeeSchedule } from "../../money/fees/fee-schedule.ts";
import { cents, formatAud } from "../../values/money/money.ts";
import { percentageFromText } from "../../values/money/percentage.ts";
import { plainDate } from "../../values/time/plain-date.ts";
import { draftFees } from "./draft-fees.ts";

const SCHEDULE: FeeSchedule = {
  feeType: "ANNUAL_PERCENTAGE",
  baseCents: cents(10_000_000n),
  percentage: percentageFromText("2.5"),
  fixedCents: null,
  minimumAnnualCents: cents(0n),
  monthsBetweenPayments: 6,
  singlePaymentDue: "AT_END",
  interestStartDate: plainDate("2026-11-20"),
  interestEndDate: null,
};

const NO_DISCOUNT: DiscountTerms = {
  organisationPercentage: null,
  draftPercentage: null,
  establishmentFeeAmountCents: cents(0n),
  referralAmountCents: cents(0n),
};

test("a draft costs the establishment fee and the first period", () => {
  assert.deepEqual(shown({}), [
    "Establishment Fee $399.00",
    "Half-yearly fee, first 6 months $1,250.00",
    "Total $1,649.00",
  ]);
});

test("each discount is a line of its own, in its order", () => {
  const discounts = {
    ...NO_DISCOUNT,
    organisationPercentage: percentageFromText("10"),
    draftPercentage: percentageFromText("4"),
    establishmentFeeAmountCents: cents(10_000n),
    referralAmountCents: cents(5_000n),
  };
  assert.deepEqual(shown({ discounts }), [
    "Establishment Fee $399.00",
    "Half-yearly fee, first 6 months $1,250.00",
    "Ongoing fee discount -$125.00",
    "Establishment fee discount -$100.00",
    "Referral discount -$50.00",
    "Total $1,374.00",
  ]);
});

test("the first period, and what is taken off it or off the whole, is for its days; what is asked or taken off once is for none", () => {
  const discounts = {
    ...NO_DISCOUNT,
    draftPercentage: percentageFromText("10"),
    establishmentFeeAmountCents: cents(10_000n),
    referralAmountCents: cents(5_000n),
  };
  const { lines } = draftFees({ establishmentFeeCents: cents(39_900n), schedule: SCHEDULE, discounts });
  assert.deepEqual(
    lines.map(({ kind, period }) => [kind, period && `${period.startDate} to ${period.endDate}`]),
    [
      ["ESTABLISHMENT_FEE", null],
      ["FIRST_PERIOD", "2026-11-20 to 2027-05-20"],
      ["ONGOING_PERCENTAGE", "2026-11-20 to 2027-05-20"],
      ["ESTABLISHMENT_FEE_AMOUNT", null],
      ["REFERRAL_AMOUNT", "2026-11-20 to 2027-05-20"],
    ],
  );
});

test("the larger ongoing percentage counts, as a share of the charge after the minimum, rounded half-up", () => {
  const schedule = { ...SCHEDULE, percentage: percentageFromText("0.1"), minimumAnnualCents: cents(20_002n) };
  const discounts = { ...NO_DISCOUNT, draftPercentage: percentageFromText("0.5") };
  // Half of 200.02 is 100.01, and half a percent of that is 50.005 cents.
  assert.deepEqual(shown({ schedule, discounts }).slice(1), [
    "Half-yearly fee, first 6 months $100.01",
    "Ongoing fee discount -$0.50",
    "Total $498.51",
  ]);
});

test("an establishment discount takes at most the establishment fee, a referral at most what is left", () => {
  const discounts = {
    ...NO_DISCOUNT,
    establishmentFeeAmountCents: cents(50_000n),
    referralAmountCents: cents(999_999n),
  };
  assert.deepEqual(shown({ discounts }), [
    "Establishment Fee $399.00",
    "Half-yearly fee, first 6 months $1,250.00",
    "Establishment fee discount -$399.00",
    "Referral discount -$1,250.00",
    "Total $0.00",
  ]);
});

test("one payment for the term adds nothing to the first invoice", () => {
  assert.deepEqual(shown({ schedule: { ...SCHEDULE, monthsBetweenPayments: 0 } }), [
    "Establishment Fee $399.00",
    "Total $399.00",
  ]);
});

test("every line is input taxed and its working ends in its amount", () => {
  const discounts = { ...NO_DISCOUNT, referralAmountCents: cents(5_000n) };
  const { lines, totalCents, steps } = draftFees({
    establishmentFeeCents: cents(39_900n),
    schedule: SCHEDULE,
    discounts,
  });
  assert.ok(lines.every(({ taxTreatment }) => taxTreatment === "INPUT_TAXED"));
  assert.ok(lines.every((line) => line.steps.at(-1)?.amountCents === line.amountCents));
  assert.deepEqual(steps.at(-1), {
    label: "Total fees",
    arithmetic: "$399.00 + $1,250.00 − $50.00",
    amountCents: totalCents,
  });
});

function shown(options: { schedule?: FeeSchedule; discounts?: DiscountTerms }): string[] {
  const { lines, totalCents } = draftFees({
    establishmentFeeCents: cents(39_900n),
    schedule: options.schedule ?? SCHEDULE,
    discounts: options.discounts ?? NO_DISCOUNT,
  });
  return [
    ...lines.map((line) => `${line.description} ${formatAud(line.amountCents)}`),
    `Total ${formatAud(totalCents)}`,
  ];
}
