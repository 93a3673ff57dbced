// Who may take, hand over and let go a piece of work, cell by cell.

import assert from "node:assert/strict";
import { test } from "node:test";
import { validate } from "../../values/fields/testing.ts";
import { DESK_SERVICE_RULES } from "./desk-service-fields.ts";
import {
  type DESK_STEPS,
  type DeskWorkKind,
  decideDeskStep,
  deskStepsOf,
  notedRecordOf,
} from "./desk-work.ts";

const GRID = [
  ["NO_ONE", false, "TAKE"],
  ["NO_ONE", true, "TAKE HAND_OVER"],
  ["ME", false, "HAND_OVER RELEASE"],
  ["ME", true, "HAND_OVER RELEASE"],
  ["OTHER", false, ""],
  ["OTHER", true, "HAND_OVER RELEASE"],
] as const;

for (const [takenBy, isAdmin, steps] of GRID)
  test(`work taken by ${takenBy}, looked at by ${isAdmin ? "an administrator" : "a colleague"}`, () => {
    assert.equal(deskStepsOf({ isOver: false, takenBy, isAdmin, isFirst: false }).join(" "), steps);
    assert.deepEqual(deskStepsOf({ isOver: true, takenBy, isAdmin, isFirst: false }), []);
  });

test("what stands in the way is said", () => {
  const because = (takenBy: "ME" | "OTHER" | "NO_ONE", step: (typeof DESK_STEPS)[number], isOver = false) => {
    const decided = decideDeskStep({ isOver, takenBy, isAdmin: false, isFirst: false }, step);
    return decided.allowed ? "allowed" : decided.because;
  };
  assert.equal(because("OTHER", "TAKE"), "taken");
  assert.equal(because("ME", "TAKE"), "own");
  assert.equal(because("OTHER", "RELEASE"), "taken");
  assert.equal(because("NO_ONE", "HAND_OVER"), "not-own");
  assert.equal(because("ME", "RELEASE", true), "over");
});

test("whoever gave the first approval takes no second one, and an administrator gives it to somebody else", () => {
  const first = { isOver: false, takenBy: "NO_ONE", isFirst: true } as const;
  assert.deepEqual(deskStepsOf({ ...first, isAdmin: false }), []);
  assert.deepEqual(deskStepsOf({ ...first, isAdmin: true }), ["HAND_OVER"]);
  assert.deepEqual(decideDeskStep({ ...first, isAdmin: false }, "TAKE"), {
    allowed: false,
    because: "first",
  });
});

test("a note on work stands beside its draft or application, else beside its client, and a change has none", () => {
  const noted = (kind: DeskWorkKind, organisationId: string | null = "client") =>
    notedRecordOf({ kind, parentId: "parent", organisationId });
  assert.deepEqual(noted("REFUND"), { recordKind: "DRAFT", recordId: "parent" });
  assert.deepEqual(noted("APPLICATION"), { recordKind: "FACILITY_APPLICATION", recordId: "parent" });
  assert.deepEqual(noted("REQUEST"), { recordKind: "CLIENT", recordId: "client" });
  assert.equal(noted("CHANGE", null), undefined);
});

test("a level is a whole number of hours from 1 to 400, and business opens before it closes", () => {
  const { draftSubmittedHours, serviceOpensHour, serviceClosesHour } = DESK_SERVICE_RULES;
  for (const text of ["1", "8", "400"]) assert.equal(validate(draftSubmittedHours, text), Number(text));
  for (const text of ["", "0", "401", "1.5", "-1", "soon"])
    assert.equal(typeof validate(draftSubmittedHours, text), "string", text);
  assert.equal(validate(serviceOpensHour, "9"), 9);
  assert.equal(typeof validate(serviceOpensHour, "13"), "string");
  assert.equal(typeof validate(serviceClosesHour, "12"), "string");
});
