// Shows: F-01..F-04, F-06..F-07, F-24, F-30..F-32.
import { centsFromDecimal } from "@bondline/domain/values/money/money.ts";
import { expect, test } from "vitest";
import {
  costSteps,
  costSums,
  costToToday,
  type DocumentCosts,
  minimumSentence,
  nextInvoiceLabel,
  scheduleSentence,
} from "./document-costs.ts";
import { aDocument } from "./document-example.ts";

const COSTS = aDocument().costs as DocumentCosts;

test("the set-up and the recurring cost add up to the headline, to the cent", () => {
  expect(costSums(COSTS)).toEqual([
    { term: "Set-up cost", value: "$650.00" },
    { term: "Ongoing fee", value: "$28,740.33" },
  ]);
  expect(costToToday(COSTS)).toBe("$29,390.33");
  expect(centsFromDecimal(COSTS.setUpCost) + centsFromDecimal(COSTS.accruedCost)).toBe(2_939_033n);
});

test("every step says its arithmetic", () => {
  expect(costSteps(COSTS).map(({ term, note, value }) => `${term}: ${note} = ${value}`)).toEqual([
    "Whole periods: 3 periods × $8,500.00 = $25,500.00",
    "Period from 12/09/2026: $8,500.00 × 69 ÷ 181 days = $3,240.33",
    "Accrued: whole periods + part period = $28,740.33",
  ]);
});

test.each([
  [{}, "Annual Percentage, 2% a year. Payments: Biannual."],
  [
    { recurringFeeType: "FIXED_FEE", recurringFixedCost: "250.00", recurringCostFrequency: 3 },
    "Fixed Fee, $250.00 each. Payments: Quarterly.",
  ],
  [
    { recurringFeeType: "LIFETIME_FEE", recurringFixedCost: "5000.00" },
    "Lifetime Fee, $5,000.00, charged once.",
  ],
  [{ recurringFeeType: "LIFETIME_FEE", recurringFixedCost: null }, "Lifetime Fee, 2%, charged once."],
] as const)("the schedule %o reads '%s'", (given, sentence) => {
  expect(scheduleSentence({ ...COSTS, ...given })).toBe(sentence);
});

test("the yearly minimum is told only where there is one", () => {
  expect(minimumSentence(COSTS)).toBe("The yearly minimum is $1,000.00.");
  expect(minimumSentence({ ...COSTS, recurringMinimumAnnualCost: "0.00" })).toBeUndefined();
  expect(minimumSentence({ ...COSTS, recurringMinimumAnnualCost: null })).toBeUndefined();
});

test("the next invoice carries its day", () => {
  expect(nextInvoiceLabel(COSTS)).toBe("next invoice, 12/01/2027");
});
