// Shows: SW-02..SW-09, Q-020, Q-021.

import assert from "node:assert/strict";
import { test } from "node:test";
import { checkFields } from "../../values/fields/field-set.ts";
import { cents } from "../../values/money/money.ts";
import { plainDate } from "../../values/time/plain-date.ts";
import { DRAFT_STATUSES } from "../drafts/draft.ts";
import { type BankSwitchFacts, bankSwitchRequirements, bankSwitchStatusOf } from "./bank-switch.ts";
import { BANK_SWITCH_RULES } from "./bank-switch-fields.ts";

test("the switch follows its draft, and is completed only when the old original is back", () => {
  const returned = plainDate("2026-12-01");
  assert.deepEqual(
    Object.fromEntries(DRAFT_STATUSES.map((status) => [status, bankSwitchStatusOf(status, null)])),
    {
      DRAFT: "DRAFT",
      SUBMISSION_STARTED: "DRAFT",
      IDENTIFYING: "SUBMITTED",
      SUBMITTED: "SUBMITTED",
      CHANGES_REQUESTED: "DRAFT",
      PENDING_PAYMENT: "PROCESSING",
      PROCESSING: "PROCESSING",
      ESTABLISHED: "PROCESSING",
      CANCELLED: "CANCELLED",
      REJECTED: "DECLINED",
    },
  );
  assert.equal(bankSwitchStatusOf("ESTABLISHED", returned), "COMPLETED");
  assert.equal(bankSwitchStatusOf("PROCESSING", returned), "PROCESSING");
});

const COMPLETE: BankSwitchFacts = {
  currentBankName: "Westpac",
  guaranteeNumber: "WBG 4471",
  securityType: "TERM_DEPOSIT",
  termDepositEndDate: plainDate("2027-03-01"),
  valueCents: cents(25_000_000n),
  declarations: { detailsAreTrue: true, bankMayBeContacted: true, originalWillBeReturned: true },
};

const UNMET: readonly (readonly [string, Partial<BankSwitchFacts>])[] = [
  ["bGSwitch.currentBankName", { currentBankName: null }],
  ["bGSwitch.guaranteeNumber", { guaranteeNumber: null }],
  ["bGSwitch.value", { valueCents: null }],
  ["bGSwitch.securityType", { securityType: null }],
  ["bGSwitch.termDepositEndDate", { termDepositEndDate: null }],
  ["bGSwitch.declarations", { declarations: { ...COMPLETE.declarations, bankMayBeContacted: false } }],
];

test("everything about the present guarantee is asked for, each by its field", () => {
  const unmet = (facts: BankSwitchFacts) =>
    bankSwitchRequirements(facts)
      .filter(({ requirementMet }) => !requirementMet)
      .map(({ field }) => field);
  assert.deepEqual(unmet(COMPLETE), []);
  for (const [field, without] of UNMET) assert.deepEqual(unmet({ ...COMPLETE, ...without }), [field]);
  assert.deepEqual(unmet({ ...COMPLETE, securityType: "PROPERTY", termDepositEndDate: null }), []);
});

test("fields may be empty, and nothing malformed is kept", () => {
  assert.equal(checkFields(BANK_SWITCH_RULES, {}).ok, true);
  const bad = checkFields(BANK_SWITCH_RULES, {
    value: "0",
    expiryDate: "31/02/2027",
    securityType: "GOLD",
    "declarations.detailsAreTrue": "perhaps",
  });
  assert.deepEqual(bad.ok ? [] : Object.keys(bad.fields).sort(), [
    "declarations.detailsAreTrue",
    "expiryDate",
    "securityType",
    "value",
  ]);
});
