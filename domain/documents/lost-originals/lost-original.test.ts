// A lost original held against a grid: how it moves on, who takes each step, and what each step has to say.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { checkFields } from "../../values/fields/field-set.ts";
import { plainDate } from "../../values/time/plain-date.ts";
import {
  consentRules,
  declareRules,
  indemnityRules,
  isOpenLoss,
  LOST_ORIGINAL_STATUSES,
  LOST_ORIGINAL_STEPS,
  type LostOriginalStatus,
  type LostOriginalStep,
  lostOriginalCapabilities,
  lostOriginalStatusAfter,
  sideDeclaring,
} from "./lost-original.ts";

// One letter for each status: Declared, Indemnified, Consented, Refused, Found, Ended.
const LETTERS = "DICRFE";
const GRID = {
  giveIndemnity: "I.....",
  consent: ".C....",
  refuse: "RR....",
  withdraw: "FF....",
} satisfies Record<LostOriginalStep, string>;

const letterOf = (status: LostOriginalStatus) => LETTERS[LOST_ORIGINAL_STATUSES.indexOf(status)];

function after(status: LostOriginalStatus, step: LostOriginalStep) {
  try {
    return letterOf(lostOriginalStatusAfter(status, step));
  } catch {
    return ".";
  }
}

describe("a lost original", () => {
  test("moves on as the grid says, and no other way", () => {
    for (const [step, row] of Object.entries(GRID))
      assert.equal(
        LOST_ORIGINAL_STATUSES.map((status) => after(status, step as LostOriginalStep)).join(""),
        row,
        step,
      );
  });

  test("is open until it is answered, found or closed otherwise", () => {
    assert.deepEqual(
      LOST_ORIGINAL_STATUSES.filter((status) => isOpenLoss({ status })),
      ["DECLARED", "INDEMNIFIED"],
    );
    assert.equal(isOpenLoss(null), false);
  });

  test("is answered by its issuer, and said to be lost or found by both sides", () => {
    const issuer = (needs: string) => needs === "CAN_EXECUTE_REQUESTS";
    const side = (needs: string) => needs === "CAN_DECLARE_LOST";
    assert.deepEqual(lostOriginalCapabilities("DECLARED", issuer), ["CAN_REFUSE"]);
    assert.deepEqual(lostOriginalCapabilities("INDEMNIFIED", issuer), ["CAN_CONSENT", "CAN_REFUSE"]);
    assert.deepEqual(lostOriginalCapabilities("DECLARED", side), ["CAN_GIVE_INDEMNITY", "CAN_WITHDRAW"]);
    assert.deepEqual(lostOriginalCapabilities("INDEMNIFIED", side), ["CAN_WITHDRAW"]);
    for (const status of ["CONSENTED", "REFUSED", "FOUND", "ENDED"] as const)
      assert.deepEqual(
        lostOriginalCapabilities(status, () => true),
        [],
        status,
      );
    assert.deepEqual(Object.keys(LOST_ORIGINAL_STEPS), Object.keys(GRID));
  });

  test("is declared by the applicant where somebody is both", () => {
    assert.equal(sideDeclaring(new Set(["OWNER", "BENEFICIARY"])), "APPLICANT");
    assert.equal(sideDeclaring(new Set(["BENEFICIARY"])), "BENEFICIARY");
  });
});

describe("what is said", () => {
  const today = plainDate("2026-11-20");
  const faults = (rules: Parameters<typeof checkFields>[0], raw: Record<string, string>) => {
    const said = checkFields(rules, raw);
    return said.ok ? [] : Object.keys(said.fields).toSorted();
  };

  test("a declaration says when it was last seen, since its issue and not ahead, and what was searched", () => {
    const rules = declareRules(today, plainDate("2026-11-01"));
    assert.deepEqual(faults(rules, {}), ["lastSeenDate", "searched"]);
    const searched = "The safe and the archive.";
    assert.deepEqual(faults(rules, { lastSeenDate: "2026-11-21", searched }), ["lastSeenDate"]);
    assert.deepEqual(faults(rules, { lastSeenDate: "2026-10-31", searched }), ["lastSeenDate"]);
    assert.deepEqual(faults(rules, { lastSeenDate: "2026-11-01", searched }), []);
  });

  test("an indemnity has its words, a name and a day that is not ahead", () => {
    assert.deepEqual(faults(indemnityRules(today), { indemnityDate: "2026-11-21" }), [
      "indemnityDate",
      "indemnityName",
      "indemnityStatement",
    ]);
  });

  test("a cancellation needs the beneficiary's word unless it has declared the loss, a replacement its number", () => {
    const said = (side: "APPLICANT" | "BENEFICIARY", outcome: string, isSystemDocument = true) =>
      faults(consentRules({ side, outcome, isSystemDocument }), { outcome });
    assert.deepEqual(said("APPLICANT", "CANCELLED"), ["agreement"]);
    assert.deepEqual(said("BENEFICIARY", "CANCELLED"), []);
    assert.deepEqual(said("APPLICANT", "CANCELLED", false), []);
    assert.deepEqual(said("APPLICANT", "REPLACED"), ["replacementNumber"]);
    assert.deepEqual(said("APPLICANT", "BURNT"), ["outcome", "replacementNumber"]);
  });
});
