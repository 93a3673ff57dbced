// Shows: F-11..F-12, F-13..F-15.
import { expect, test } from "vitest";
import { type FeeSummary, feeSummaryText } from "./fee-summary-text.ts";

const FEE: FeeSummary = {
  id: "fee-1",
  name: "Macquarie cash-backed guarantee",
  details: "",
  establishmentFee: "650.00",
  recurringFeePercentage: null,
  biannualFeeCoefficient: null,
  minValue: "5000.00",
  maxValue: "25000000.00",
  supplier: { id: "s", name: "Macquarie Bank Limited", tradeName: "Macquarie" },
};

test.each([
  [
    { biannualFeeCoefficient: "0.012500" },
    "$650.00 to establish, 1.25% each half year. For $5,000.00 to $25,000,000.00",
  ],
  [
    { recurringFeePercentage: "1.4000" },
    "$650.00 to establish, 1.4% a year. For $5,000.00 to $25,000,000.00",
  ],
  [{}, "$650.00 to establish. For $5,000.00 to $25,000,000.00"],
])("a fee summary with %o reads '%s'", (given, text) => {
  expect(feeSummaryText({ ...FEE, ...given })).toBe(text);
});
