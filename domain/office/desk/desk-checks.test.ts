// What the desk says of a check, for every state of what it looked at, held against a table written by hand.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  CHECK_STATES,
  type CheckState,
  filesCheckState,
  NUMBER_OUTCOMES,
  partyCheckState,
  REGISTER_STATES,
  requirementsCheckState,
  securityCheckState,
} from "./desk-checks.ts";

const YES_NO = [false, true] as const;

/** Number and register: as registered, under another name, cancelled, cancelled under another name. */
const PARTY_GRID = `
MISSING NOT_ASKED AGAINST AGAINST AGAINST AGAINST
MISSING ASKING AGAINST AGAINST AGAINST AGAINST
MISSING UNAVAILABLE AGAINST AGAINST AGAINST AGAINST
MISSING UNKNOWN AGAINST AGAINST AGAINST AGAINST
MISSING FOUND AGAINST AGAINST AGAINST AGAINST
INVALID NOT_ASKED AGAINST AGAINST AGAINST AGAINST
INVALID ASKING AGAINST AGAINST AGAINST AGAINST
INVALID UNAVAILABLE AGAINST AGAINST AGAINST AGAINST
INVALID UNKNOWN AGAINST AGAINST AGAINST AGAINST
INVALID FOUND AGAINST AGAINST AGAINST AGAINST
WELL_FORMED NOT_ASKED NOT_MADE NOT_MADE NOT_MADE NOT_MADE
WELL_FORMED ASKING NOT_MADE NOT_MADE NOT_MADE NOT_MADE
WELL_FORMED UNAVAILABLE NOT_MADE NOT_MADE NOT_MADE NOT_MADE
WELL_FORMED UNKNOWN LOOK_AT LOOK_AT LOOK_AT LOOK_AT
WELL_FORMED FOUND GOOD LOOK_AT AGAINST AGAINST
`.trim();

test("a party's name and number, by every answer of the register", () => {
  const grid = NUMBER_OUTCOMES.flatMap((number) =>
    REGISTER_STATES.map((register) => {
      const states = YES_NO.flatMap((isCancelled) =>
        [true, false].map((isSameName) => partyCheckState({ number, register, isCancelled, isSameName })),
      );
      return [number, register, ...states].join(" ");
    }),
  );
  assert.equal(grid.join("\n"), PARTY_GRID);
});

test("nothing is good that nobody has looked at", () => {
  const unlooked = REGISTER_STATES.filter((state) => state !== "FOUND");
  for (const register of unlooked)
    for (const isSameName of YES_NO)
      assert.notEqual(
        partyCheckState({ number: "WELL_FORMED", register, isCancelled: false, isSameName }),
        "GOOD",
      );
});

/** Missing, infected, unfinished: without files and with one. */
const FILES_GRID: readonly [string, CheckState, CheckState][] = [
  ["...", "NOT_APPLICABLE", "GOOD"],
  ["..u", "LOOK_AT", "LOOK_AT"],
  [".i.", "AGAINST", "AGAINST"],
  [".iu", "AGAINST", "AGAINST"],
  ["m..", "LOOK_AT", "LOOK_AT"],
  ["m.u", "LOOK_AT", "LOOK_AT"],
  ["mi.", "AGAINST", "AGAINST"],
  ["miu", "AGAINST", "AGAINST"],
];

test("files, by what is missing, infected or unfinished", () => {
  for (const [letters, none, one] of FILES_GRID) {
    const facts = {
      areMissing: letters.includes("m"),
      hasInfected: letters.includes("i"),
      hasUnfinished: letters.includes("u"),
    };
    assert.equal(filesCheckState({ ...facts, count: 0 }), none, `${letters} without files`);
    assert.equal(filesCheckState({ ...facts, count: 1 }), one, `${letters} with a file`);
  }
});

test("requirements, by what is unmet and what was asked for", () => {
  assert.equal(requirementsCheckState({ unmet: 0, status: "SUBMITTED" }), "GOOD");
  assert.equal(requirementsCheckState({ unmet: 0, status: "CHANGES_REQUESTED" }), "LOOK_AT");
  assert.equal(requirementsCheckState({ unmet: 1, status: "SUBMITTED" }), "AGAINST");
  assert.equal(requirementsCheckState({ unmet: 1, status: "CHANGES_REQUESTED" }), "AGAINST");
});

test("security money, by whether it is asked for, held, and all that is left to do", () => {
  const held = { isAsked: true, isHeld: true } as const;
  const missing = { isAsked: true, isHeld: false } as const;
  assert.equal(securityCheckState({ isAsked: false, isHeld: false, status: "PROCESSING" }), "NOT_APPLICABLE");
  assert.equal(securityCheckState({ ...held, status: "PENDING_PAYMENT" }), "GOOD");
  assert.equal(securityCheckState({ ...held, status: "PROCESSING" }), "GOOD");
  assert.equal(securityCheckState({ ...missing, status: "PENDING_PAYMENT" }), "NOT_MADE");
  assert.equal(securityCheckState({ ...missing, status: "PROCESSING" }), "AGAINST");
});

test("every state is one that some check comes to", () => {
  const met = new Set<CheckState>();
  for (const number of NUMBER_OUTCOMES)
    for (const register of REGISTER_STATES)
      for (const isSameName of YES_NO)
        met.add(partyCheckState({ number, register, isCancelled: false, isSameName }));
  met.add(filesCheckState({ count: 0, areMissing: false, hasInfected: false, hasUnfinished: false }));
  assert.deepEqual([...met].toSorted(), [...CHECK_STATES].toSorted());
});
