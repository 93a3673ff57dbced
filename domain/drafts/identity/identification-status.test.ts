// How far a verification is: seven statuses in three groups, whom it is needed of, and what answers may change.
// Shows: ID-01..ID-03, ID-47..ID-53, ID-61..ID-63, ID-73.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  canBeChecked,
  groupOfIdentification,
  hasChangedThere,
  IDENTIFICATION_STATUSES,
  isStillToVerify,
  lacksVerification,
  minutesUntilAsked,
  needsVerification,
  statusAfterAnswer,
} from "./identification-status.ts";

test("each status is in one of three groups, and no status yet is in progress", () => {
  const groups = Object.fromEntries(
    [null, ...IDENTIFICATION_STATUSES].map((status) => [String(status), groupOfIdentification(status)]),
  );
  assert.deepEqual(groups, {
    null: "IN_PROGRESS",
    IN_PROGRESS: "IN_PROGRESS",
    VERIFIED: "VERIFIED",
    VERIFIED_ADMIN: "VERIFIED",
    VERIFIED_WITH_CHANGES: "VERIFIED",
    PENDING: "NEEDS_ATTENTION",
    LOCKED_OUT: "NEEDS_ATTENTION",
    MANUAL: "NEEDS_ATTENTION",
  });
});

test("directors, secretaries and beneficial owners are verified, unless they are foreign residents", () => {
  const needs = (role: string, isForeignResident: boolean | null) =>
    needsVerification({ roles: [role], isForeignResident });
  for (const role of ["DIRECTOR", "SECRETARY", "BENEFICIAL_OWNER"])
    assert.deepEqual([needs(role, false), needs(role, null), needs(role, true)], [true, true, false]);
  for (const role of ["TRUSTEE", "SIGNATORY"]) assert.equal(needs(role, false), false);
});

test("whoever has not been through the check is incomplete; what needs attention is not theirs to complete, and still to verify", () => {
  const director = { roles: ["DIRECTOR"], isForeignResident: false };
  for (const [verificationStatus, lacks, still] of [
    [null, true, true],
    ["IN_PROGRESS", true, true],
    ["PENDING", false, true],
    ["LOCKED_OUT", false, true],
    ["MANUAL", false, true],
    ["VERIFIED", false, false],
    ["VERIFIED_ADMIN", false, false],
    ["VERIFIED_WITH_CHANGES", false, false],
  ] as const) {
    assert.equal(lacksVerification({ ...director, verificationStatus }), lacks);
    assert.equal(isStillToVerify({ ...director, verificationStatus }), still);
    assert.equal(lacksVerification({ ...director, isForeignResident: true, verificationStatus }), false);
  }
});

test("the check is open until somebody is verified or locked out, and tells of other details in one case", () => {
  const all = [null, ...IDENTIFICATION_STATUSES] as const;
  assert.deepEqual(all.filter(canBeChecked), [null, "IN_PROGRESS", "PENDING", "MANUAL"]);
  assert.deepEqual(all.filter(hasChangedThere), ["VERIFIED_WITH_CHANGES"]);
});

test("an answer that was overtaken takes nobody back", () => {
  assert.equal(statusAfterAnswer(null, "IN_PROGRESS"), "IN_PROGRESS");
  assert.equal(statusAfterAnswer("IN_PROGRESS", "PENDING"), "PENDING");
  assert.equal(statusAfterAnswer("PENDING", "IN_PROGRESS"), "PENDING");
  assert.equal(statusAfterAnswer("PENDING", "VERIFIED"), "VERIFIED");
  assert.equal(statusAfterAnswer("LOCKED_OUT", "VERIFIED_ADMIN"), "VERIFIED_ADMIN");
  for (const answered of IDENTIFICATION_STATUSES)
    assert.equal(statusAfterAnswer("VERIFIED", answered), "VERIFIED");
});

test("the service is asked at once, then less often, and never later than after fifteen minutes", () => {
  assert.deepEqual([0, 1, 2, 3, 4, 400].map(minutesUntilAsked), [1, 1, 2, 5, 15, 15]);
});
