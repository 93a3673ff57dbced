// What may be set of the fees of a property backed facility: amounts, percentages and a day, each told at its field.
// Shows: F-46.

import assert from "node:assert/strict";
import { test } from "node:test";
import { checkFields } from "../../values/fields/field-set.ts";
import { FACILITY_FEE_VERSION_RULES, facilityFeeFaults } from "./facility-fees.ts";

const GOOD = {
  applicationFee: "850",
  perGuaranteeFee: "650",
  residentialPercentage: "2",
  commercialPercentage: "3",
  startsDate: "2026-11-20",
};

function faultsOf(texts: Record<string, string>): string[] {
  const checked = checkFields(
    FACILITY_FEE_VERSION_RULES,
    { ...GOOD, ...texts },
    { across: facilityFeeFaults },
  );
  return checked.ok ? [] : Object.keys(checked.fields);
}

const CASES: [string, Record<string, string>, string[]][] = [
  ["what the portal comes with", {}, []],
  ["nothing asked for", { applicationFee: "0", perGuaranteeFee: "0", residentialPercentage: "0" }, []],
  ["one rate for both", { residentialPercentage: "3" }, []],
  ["a fee beyond the bound", { applicationFee: "100,000.01" }, ["applicationFee"]],
  ["a fee that is left out", { perGuaranteeFee: "" }, ["perGuaranteeFee"]],
  ["a percentage beyond the whole", { commercialPercentage: "100.5" }, ["commercialPercentage"]],
  ["commercial property below residential", { commercialPercentage: "1.99" }, ["commercialPercentage"]],
  ["no day", { startsDate: "" }, ["startsDate"]],
];

for (const [what, texts, fields] of CASES)
  test(`fees of a facility: ${what}`, () => assert.deepEqual(faultsOf(texts), fields));
