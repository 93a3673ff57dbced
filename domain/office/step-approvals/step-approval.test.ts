// From which sum a step takes two people, by step and product, and what the second person reads of it.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { SecondApprovalSums } from "../../drafts/second-approvals/second-approval.ts";
import type { Cents } from "../../values/money/money.ts";
import { type ApprovedStep, stepFacts, stepNeedsSecond } from "./step-approval.ts";

const SUMS = {
  secondFromBankGuarantee: 1n,
  secondFromSuretyBond: 1n,
  secondFromCashSecurity: 1n,
  secondFromLeaseBond: 1n,
  secondFromSecurityReturn: 100_000n,
  secondFromBankGuaranteeReturn: null,
  secondFromSuretyBondReturn: null,
  secondFromCashSecurityReturn: 50_000n,
  secondFromLeaseBondReturn: 300_000n,
  secondFromBankGuaranteeDiscount: null,
  secondFromSuretyBondDiscount: null,
  secondFromCashSecurityDiscount: 40_000n,
  secondFromLeaseBondDiscount: null,
  secondFromDeposit: 60_000n,
  secondFromPropertyFacility: 200_000n,
  secondFromSuretyFacility: null,
} as SecondApprovalSums;

test("each step has its own sum, and without one a single person takes it", () => {
  const grid: [ApprovedStep, string, bigint, boolean][] = [
    ["SECURITY_RETURN", "BANK_GUARANTEE", 99_999n, false],
    ["SECURITY_RETURN", "BANK_GUARANTEE", 100_000n, true],
    ["SECURITY_RETURN", "CASH_SECURITY", 49_999n, false],
    ["SECURITY_RETURN", "CASH_SECURITY", 50_000n, true],
    ["SECURITY_RETURN", "LEASE_BOND", 299_999n, false],
    ["SECURITY_RETURN", "LEASE_BOND", 300_000n, true],
    ["FACILITY_ESTABLISH", "PROPERTY_BACKED", 199_999n, false],
    ["FACILITY_ESTABLISH", "PROPERTY_BACKED", 200_000n, true],
    ["FACILITY_ESTABLISH", "SURETY_BOND", 99_999_999n, false],
    ["FACILITY_ARRANGED", "PROPERTY", 199_999n, false],
    ["FACILITY_ARRANGED", "PROPERTY", 200_000n, true],
    ["FACILITY_ARRANGED", "UNSECURED", 99_999_999n, false],
    ["FACILITY_RAISE", "PROPERTY", 199_999n, false],
    ["FACILITY_RAISE", "PROPERTY", 200_000n, true],
    ["FACILITY_RAISE", "", 99_999_999n, false],
    ["REFUND_TRANSFER", "", 1n, true],
    ["DRAFT_DISCOUNT", "CASH_SECURITY", 39_999n, false],
    ["DRAFT_DISCOUNT", "CASH_SECURITY", 40_000n, true],
    ["DRAFT_DISCOUNT", "LEASE_BOND", 99_999_999n, false],
    ["DRAFT_DEPOSIT", "", 59_999n, false],
    ["DRAFT_DEPOSIT", "", 60_000n, true],
  ];
  for (const [step, product, cents, expected] of grid)
    assert.equal(stepNeedsSecond({ step, product, amountCents: cents as Cents }, SUMS), expected, step);
});

test("the second person reads what was entered, in the words of its form", () => {
  const given = { limit: "1,800,000", name: "Works", startDate: "20/11/2026", endDate: null };
  assert.deepEqual(stepFacts("FACILITY_ESTABLISH", given, null), [
    { label: "Name", value: "Works", before: null },
    { label: "Limit", value: "$1,800,000.00", before: null },
    { label: "Begins on", value: "20/11/2026", before: null },
  ]);
});

test("of a form that changes what stands, the second person reads what differs, old against new", () => {
  const before = {
    name: "Works",
    limit: "1000000.00",
    startDate: "2026-01-01",
    endDate: "2028-12-31",
    annualCost: "",
    documentVariants: "BANK_GUARANTEE;LEASE_BOND",
    "costs.recurringPercentageCost": "1.6000",
    "premiumRecurringCosts.recurringFeeType": "",
  };
  const given = {
    ...before,
    limit: "1800000",
    endDate: null,
    annualCost: "4000",
    documentVariants: "BANK_GUARANTEE",
    "costs.recurringPercentageCost": "1.6",
    "premiumRecurringCosts.recurringFeeType": "FIXED_FEE",
  };
  assert.deepEqual(
    stepFacts("FACILITY_RAISE", given, before).map(({ label, value, before }) => [label, before, value]),
    [
      ["Limit", "$1,000,000.00", "$1,800,000.00"],
      ["End date", "31/12/2028", ""],
      ["Used for", "Bank Guarantee, Lease Bond", "Bank Guarantee"],
      ["Annual cost", "", "$4,000.00"],
      ["Premium: fee type", "", "Fixed Fee"],
    ],
  );
});
