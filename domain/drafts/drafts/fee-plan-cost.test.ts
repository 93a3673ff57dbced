// The figures of a fee plan before it is chosen, by hand for one guarantee; drawn ones are held by its proofs.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { FeeSummaryTerms } from "../../money/fees/fee-summary.ts";
import { cents, formatAud } from "../../values/money/money.ts";
import { percentageFromText } from "../../values/money/percentage.ts";
import { plainDate } from "../../values/time/plain-date.ts";
import { cheapestPlans, feePlanCost } from "./fee-plan-cost.ts";

const HALF_YEARLY: FeeSummaryTerms = {
  establishmentFeeCents: cents(65_000n),
  biannualFeePercentage: percentageFromText("1.25"),
  recurringFeePercentage: null,
  minimumAnnualCents: cents(25_000n),
  minValueCents: cents(0n),
  maxValueCents: null,
};
const YEARLY: FeeSummaryTerms = {
  ...HALF_YEARLY,
  establishmentFeeCents: cents(55_000n),
  biannualFeePercentage: null,
  recurringFeePercentage: percentageFromText("1.4"),
};
const NO_DISCOUNTS = {
  organisationPercentage: null,
  draftPercentage: null,
  establishmentFeeAmountCents: cents(0n),
  referralAmountCents: cents(0n),
};

function costOf(terms: FeeSummaryTerms, endDate: string | null) {
  const interestEndDate = endDate === null ? null : plainDate(endDate);
  const guarantee = {
    amountCents: cents(8_500_000n),
    interestStartDate: plainDate("2026-11-23"),
    interestEndDate,
  };
  return feePlanCost(terms, guarantee, NO_DISCOUNTS);
}

const shown = ({ payNowCents, yearlyCents, firstYearCents, toExpiryCents }: ReturnType<typeof costOf>) =>
  [payNowCents, yearlyCents, firstYearCents, toExpiryCents].map((each) => each && formatAud(each));

test("half-yearly: the first half year at once, every half year that begins before the end", () => {
  assert.deepEqual(shown(costOf(HALF_YEARLY, "2028-05-23")), [
    "$1,712.50",
    "$2,125.00",
    "$2,775.00",
    "$3,837.50",
  ]);
  assert.deepEqual(shown(costOf(HALF_YEARLY, "2028-05-24")), [
    "$1,712.50",
    "$2,125.00",
    "$2,775.00",
    "$4,900.00",
  ]);
});

test("yearly: a year at a time", () => {
  assert.deepEqual(shown(costOf(YEARLY, "2028-05-23")), ["$1,740.00", "$1,190.00", "$1,740.00", "$2,930.00"]);
});

test("with no end there is no figure to it, and the first year is compared", () => {
  const [half, year] = [costOf(HALF_YEARLY, null), costOf(YEARLY, null)];
  assert.deepEqual(shown(half), ["$1,712.50", "$2,125.00", "$2,775.00", null]);
  assert.deepEqual(cheapestPlans([half, year]), [year]);
});

test("an end that is not ahead costs the first period", () => {
  assert.deepEqual(shown(costOf(YEARLY, "2026-11-01")), ["$1,740.00", "$1,190.00", "$1,740.00", "$1,740.00"]);
});

test("the figure to the end says how it came about", () => {
  assert.deepEqual(costOf(HALF_YEARLY, "2028-05-23").steps.at(-1), {
    label: "To 23/05/2028",
    arithmetic: "$1,712.50 + 2 later periods × $1,062.50",
    amountCents: 383_750n,
  });
});
