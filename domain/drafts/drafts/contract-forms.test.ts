// Shows: W-08..W-12.

import assert from "node:assert/strict";
import { test } from "node:test";
import { PROCESS_TYPES } from "../../process-type.ts";
import { endsOnDate } from "../wording/standard-wording.ts";
import { contractFormsFor, findFormFault, formFits } from "./contract-forms.ts";
import { CONTRACT_FORMS, EXPIRY_TYPES, PURPOSES } from "./draft.ts";

const GUARANTEE = { processType: "BANK_GUARANTEE" } as const;
const WITH = ["AS2124_EXPIRY", "AS4000_EXPIRY", "OTHER"];
const WITHOUT = ["AS2124", "AS4000", "OTHER"];

test("a building contract is offered the forms that end as the guarantee does", () => {
  const table = { FIXED: WITH, CONDITIONAL: WITHOUT, OPEN_ENDED: WITHOUT } as const;
  for (const expiryType of EXPIRY_TYPES)
    assert.deepEqual(
      contractFormsFor({ ...GUARANTEE, purpose: "CONSTRUCTION_SECURITY", expiryType }),
      table[expiryType],
    );
  assert.deepEqual(contractFormsFor({ ...GUARANTEE, purpose: null, expiryType: null }), CONTRACT_FORMS);
});

test("a lease, a deposit and a tender are offered no form of a building contract", () => {
  for (const purpose of ["RENTAL_BOND", "SECURITY_DEPOSIT", "TENDER"])
    for (const expiryType of EXPIRY_TYPES)
      assert.deepEqual(contractFormsFor({ ...GUARANTEE, purpose, expiryType }), ["OTHER"]);
});

test("whatever is chosen first, something is offered, and nothing of it contradicts the end", () => {
  for (const processType of PROCESS_TYPES)
    for (const purpose of PURPOSES)
      for (const expiryType of EXPIRY_TYPES) {
        const offered = contractFormsFor({ processType, purpose, expiryType });
        assert.ok(offered.length > 0);
        for (const form of offered) assert.equal(findFormFault(form, { processType, expiryType }), undefined);
      }
});

test("a form fits where the text that it makes ends as the guarantee does", () => {
  for (const contractForm of CONTRACT_FORMS)
    for (const expiryType of EXPIRY_TYPES) {
      const isDated = endsOnDate({ contractForm, expiryType } as Parameters<typeof endsOnDate>[0]);
      assert.equal(
        formFits(contractForm, { ...GUARANTEE, expiryType }),
        isDated === (expiryType === "FIXED"),
      );
    }
});

test("a lease bond is written in no form of a building contract, and says so of one that was copied", () => {
  const choice = { processType: "LEASE_BOND", expiryType: "FIXED" } as const;
  assert.deepEqual(contractFormsFor({ ...choice, purpose: "OTHER" }), ["OTHER"]);
  assert.equal(
    findFormFault("AS4000_EXPIRY", choice),
    "This form is for a building contract, so pick the one for other agreements.",
  );
});
