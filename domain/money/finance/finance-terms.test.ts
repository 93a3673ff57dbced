// What may be set of the terms of finance: a rate, a band, terms and days, each told at its field.
// Shows: FIN-10.

import assert from "node:assert/strict";
import { test } from "node:test";
import { checkFields } from "../../values/fields/field-set.ts";
import { FINANCE_VERSION_RULES, financeTermFaults } from "./finance-terms.ts";

const GOOD = {
  annualRate: "9.95",
  minAmount: "15,000",
  maxAmount: "500,000",
  termMonths: "6;12",
  availabilityMinBusinessDays: "1",
  availabilityMaxBusinessDays: "5",
  startsDate: "2026-11-20",
};

function faultsOf(texts: Record<string, string>): string[] {
  const checked = checkFields(FINANCE_VERSION_RULES, { ...GOOD, ...texts }, { across: financeTermFaults });
  return checked.ok ? [] : Object.keys(checked.fields);
}

const CASES: [string, Record<string, string>, string[]][] = [
  ["what is offered today", {}, []],
  ["no interest", { annualRate: "0" }, []],
  ["one amount alone", { minAmount: "500,000" }, []],
  ["the same day at least and at most", { availabilityMinBusinessDays: "5" }, []],
  ["a rate above the whole", { annualRate: "100.01" }, ["annualRate"]],
  ["a rate of three decimals, which an enquiry would not keep", { annualRate: "9.955" }, ["annualRate"]],
  ["nothing to finance", { minAmount: "0" }, ["minAmount"]],
  ["a band that ends before it begins", { maxAmount: "14,999.99" }, ["maxAmount"]],
  ["no term", { termMonths: "" }, ["termMonths"]],
  ["a term that is none of the list", { termMonths: "6;7" }, ["termMonths"]],
  ["days that end before they begin", { availabilityMaxBusinessDays: "0" }, ["availabilityMaxBusinessDays"]],
  ["days beyond the bound", { availabilityMaxBusinessDays: "61" }, ["availabilityMaxBusinessDays"]],
  ["no day", { startsDate: "" }, ["startsDate"]],
];

for (const [what, texts, fields] of CASES)
  test(`terms of finance: ${what}`, () => assert.deepEqual(faultsOf(texts), fields));
