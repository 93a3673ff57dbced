// Decisions on who holds an ABN, cell by cell, and what each of them must say.

import assert from "node:assert/strict";
import { test } from "node:test";
import { checkFields } from "../../values/fields/field-set.ts";
import {
  ABN_STATUSES,
  type AbnDecision,
  type AbnStatus,
  abnStatusAfter,
  CONFIRM_ABN_FIELDS,
  REFUSE_ABN_FIELDS,
} from "./abn-claim.ts";

test("a claim is confirmed or refused, and a decision may be mended", () => {
  const grid: Record<AbnStatus, Record<AbnDecision, AbnStatus | undefined>> = {
    UNCONFIRMED: { confirm: "CONFIRMED", refuse: "REFUSED" },
    CONFIRMED: { confirm: undefined, refuse: "REFUSED" },
    REFUSED: { confirm: "CONFIRMED", refuse: undefined },
  };
  for (const status of ABN_STATUSES)
    for (const decision of ["confirm", "refuse"] as const)
      assert.equal(abnStatusAfter(status, decision), grid[status][decision], `${status} ${decision}`);
});

test("a confirmation says the legal name and how it was checked, and a refusal its reason", () => {
  const faultsOf = (result: { ok: boolean; fields?: object }) => Object.keys(result.fields ?? {});
  assert.deepEqual(faultsOf(checkFields(CONFIRM_ABN_FIELDS, { legalName: " ", howChecked: "" })), [
    "legalName",
    "howChecked",
  ]);
  assert.deepEqual(faultsOf(checkFields(REFUSE_ABN_FIELDS, { reason: null })), ["reason"]);
});
