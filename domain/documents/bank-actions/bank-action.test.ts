// An action of the bank held against a grid: how it moves on, who takes each step, and what each step has to say.
// Shows: DOC-103.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { checkFields } from "../../values/fields/field-set.ts";
import {
  ASK_BANK_RULES,
  BANK_ACTION_KINDS,
  BANK_ACTION_STATUSES,
  BANK_ACTION_STEPS,
  type BankActionStatus,
  type BankActionStep,
  bankActionCapabilities,
  bankActionStatusAfter,
  completeRules,
  DECLINE_BANK_ACTION_RULES,
  isOpenBankAction,
} from "./bank-action.ts";

// One letter for each status: Requested, Taken, Questioned, Done, decliNed, Withdrawn, Ended.
const LETTERS = "RTQDNWE";
const GRID = {
  take: "T......",
  question: ".Q.....",
  reply: "..T....",
  complete: ".D.....",
  decline: "NNN....",
  withdraw: "WWW....",
} satisfies Record<BankActionStep, string>;

const letterOf = (status: BankActionStatus) => LETTERS[BANK_ACTION_STATUSES.indexOf(status)];

function after(status: BankActionStatus, step: BankActionStep) {
  try {
    return letterOf(bankActionStatusAfter(status, step));
  } catch {
    return ".";
  }
}

describe("an action of the bank", () => {
  test("moves on as the grid says, and no other way", () => {
    for (const [step, row] of Object.entries(GRID))
      assert.equal(
        BANK_ACTION_STATUSES.map((status) => after(status, step as BankActionStep)).join(""),
        row,
        step,
      );
  });

  test("is open until it is done, declined, taken back or closed with the guarantee", () => {
    const open = BANK_ACTION_STATUSES.filter((status) => isOpenBankAction({ status }));
    assert.deepEqual(open, ["REQUESTED", "TAKEN", "QUESTIONED"]);
  });

  test("is worked on by whoever issued the paper, and replied to and taken back by whoever may ask", () => {
    const byBank = (status: BankActionStatus) =>
      bankActionCapabilities(status, (needs) => needs === "CAN_EXECUTE_REQUESTS");
    const byApplicant = (status: BankActionStatus) =>
      bankActionCapabilities(status, (needs) => needs === "CAN_REQUEST_BANK_ACTION");
    assert.deepEqual(byBank("REQUESTED"), ["CAN_TAKE", "CAN_DECLINE"]);
    assert.deepEqual(byBank("TAKEN"), ["CAN_COMPLETE", "CAN_QUESTION", "CAN_DECLINE"]);
    assert.deepEqual(byBank("QUESTIONED"), ["CAN_DECLINE"]);
    assert.deepEqual(byApplicant("REQUESTED"), ["CAN_WITHDRAW"]);
    assert.deepEqual(byApplicant("QUESTIONED"), ["CAN_REPLY", "CAN_WITHDRAW"]);
    for (const status of ["DONE", "DECLINED", "WITHDRAWN", "ENDED"] as const)
      assert.deepEqual([...byBank(status), ...byApplicant(status)], [], status);
    assert.equal(Object.keys(BANK_ACTION_STEPS).length, Object.keys(GRID).length);
  });

  test("says what is asked for; what is done is shown by a file or said; what is declined has a reason", () => {
    const problems = (rules: Parameters<typeof checkFields>[0], values: Record<string, string>) => {
      const said = checkFields(rules, values);
      return said.ok ? [] : Object.keys(said.fields);
    };
    assert.deepEqual(problems(ASK_BANK_RULES, {}), ["kind", "note"]);
    assert.deepEqual(problems(ASK_BANK_RULES, { kind: "EXTENSION", note: "x" }), ["kind"]);
    for (const kind of BANK_ACTION_KINDS)
      assert.deepEqual(problems(ASK_BANK_RULES, { kind, note: "For our auditor." }), []);
    assert.deepEqual(problems(completeRules(false), { answerNote: " " }), ["answerNote"]);
    assert.deepEqual(problems(completeRules(true), { answerNote: "" }), []);
    assert.deepEqual(problems(DECLINE_BANK_ACTION_RULES, {}), ["answerNote"]);
  });
});
