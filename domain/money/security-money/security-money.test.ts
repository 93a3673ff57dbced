// Security money: what is asked for, what is held of it, and how much of it may go back.

import assert from "node:assert/strict";
import { test } from "node:test";
import { checkFields } from "../../values/fields/field-set.ts";
import { cents } from "../../values/money/money.ts";
import { plainDate } from "../../values/time/plain-date.ts";
import {
  lastMovedDate,
  type SecurityFacts,
  type SecurityMovement,
  securityBalance,
  securityHeldFields,
  securityMoneyOf,
  securityReturnFields,
} from "./security-money.ts";

const ASKED = cents(25_000_000n);
const MARCH = plainDate("2026-03-03");
const APRIL = plainDate("2026-04-14");

const held = (amount: bigint, movedDate = MARCH): SecurityMovement => ({
  kind: "HELD",
  amountCents: cents(amount),
  movedDate,
});
const returned = (amount: bigint, movedDate = APRIL): SecurityMovement => ({
  ...held(amount, movedDate),
  kind: "RETURNED",
});
const factsOf = (movements: SecurityMovement[], more: Partial<SecurityFacts> = {}): SecurityFacts => ({
  askedCents: ASKED,
  movements,
  draftStatus: "PROCESSING",
  documentStatus: null,
  ...more,
});
const ENDED = { draftStatus: "ESTABLISHED", documentStatus: "CLOSED_EXPIRED" } as const;

test("the whole amount is asked for under a plan that is secured by cash, and nothing under another", () => {
  const draft = { processType: "BANK_GUARANTEE", amountCents: ASKED } as const;
  assert.equal(securityMoneyOf(draft, { securityTypeCash: true }), ASKED);
  assert.equal(securityMoneyOf(draft, { securityTypeCash: false }), null);
  assert.equal(securityMoneyOf(draft, null), null);
  assert.equal(securityMoneyOf({ ...draft, processType: "CASH_SECURITY" }, null), ASKED);
  assert.equal(securityMoneyOf({ ...draft, amountCents: null }, { securityTypeCash: true }), null);
});

test("its status follows from what came and what went", () => {
  const statuses = [
    [],
    [held(1n)],
    [held(24_999_999n)],
    [held(20_000_000n), held(5_000_000n)],
    [held(25_000_000n), returned(1n)],
    [held(25_000_000n), returned(25_000_000n)],
  ].map((movements) => securityBalance(factsOf(movements)).status);
  assert.deepEqual(statuses, ["ASKED", "PART_HELD", "PART_HELD", "HELD", "PART_RETURNED", "RETURNED"]);
});

test("what is held and what is missing add up to what is asked for while the guarantee stands", () => {
  const { heldCents, missingCents, returnableCents } = securityBalance(factsOf([held(20_000_000n)]));
  assert.deepEqual([heldCents, missingCents, returnableCents], [20_000_000n, 5_000_000n, 0n]);
});

test("nothing may go back before the guarantee has ended, but what is too much", () => {
  const open = [
    factsOf([held(25_000_000n)]),
    factsOf([held(25_000_000n)], { draftStatus: "ESTABLISHED", documentStatus: "ESTABLISHED" }),
    factsOf([held(25_000_000n)], { draftStatus: "ESTABLISHED", documentStatus: "AWAITING_RETURN" }),
  ];
  for (const facts of open) assert.equal(securityBalance(facts).returnableCents, 0n);
  const lessAsked = factsOf([held(25_000_000n)], { askedCents: cents(10_000_000n) });
  assert.equal(securityBalance(lessAsked).returnableCents, 15_000_000n);
});

test("all that is held may go back once the guarantee has ended or will not come, and nothing is missing then", () => {
  const over = [
    factsOf([held(20_000_000n)], ENDED),
    factsOf([held(20_000_000n)], { draftStatus: "REJECTED" }),
    factsOf([held(20_000_000n)], { draftStatus: "CANCELLED" }),
  ];
  for (const facts of over) {
    const { returnableCents, missingCents } = securityBalance(facts);
    assert.deepEqual([returnableCents, missingCents], [20_000_000n, 0n]);
  }
});

test("it is held since the day of the last that came", () => {
  const movements = [held(2n, APRIL), held(1n, MARCH)];
  assert.equal(lastMovedDate(movements, "HELD"), APRIL);
  assert.equal(lastMovedDate(movements, "RETURNED"), undefined);
});

test("a record of money held names each field that is wrong", () => {
  const rules = securityHeldFields({ today: APRIL, missingCents: cents(5_000_000n) });
  const check = (changes: object) =>
    checkFields(rules, { amount: "50000", heldDate: "2026-03-03", reference: "TD 118", ...changes });
  assert.equal(check({}).ok, true);
  const faults = (changes: object) => {
    const checked = check(changes);
    return checked.ok ? {} : checked.fields;
  };
  assert.deepEqual(faults({ amount: "50000.01" }), {
    amount: "This is more than the $50,000.00 that is still to be held",
  });
  assert.deepEqual(faults({ amount: "0" }), {
    amount: "This field must be an amount such as 1,250,000.50",
  });
  assert.deepEqual(faults({ heldDate: "2026-04-15" }), {
    heldDate: "This date must be on or before 14/04/2026",
  });
  assert.deepEqual(faults({ reference: " " }), { reference: "This field is required." });
});

test("a record of money returned lies between the day it came and today, within what may go back", () => {
  const facts = { today: APRIL, heldDate: MARCH, returnableCents: cents(5_000_000n) };
  const checked = checkFields(securityReturnFields(facts), {
    amount: "50000.01",
    returnedDate: "2026-03-02",
    reference: "",
    returnedTo: "",
  });
  assert.deepEqual(checked.ok ? {} : checked.fields, {
    amount: "This is more than the $50,000.00 that may be returned",
    returnedDate: "This date must be on or after 03/03/2026",
    reference: "This field is required.",
    returnedTo: "This field is required.",
  });
});
