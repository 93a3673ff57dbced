// What stands in the way of a merge, what is said of it, and in which roles people arrive.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  MERGE_COUNT_KINDS,
  type MergeFacts,
  mergeCountsOf,
  mergeCountsText,
  mergedReason,
  mergeObstacles,
  roleOnArrival,
} from "./organisation-merge.ts";

const FREE: MergeFacts = {
  duplicate: { id: "a", name: "Quay Pty Ltd", isClosed: false, isConfirmed: false },
  stays: { id: "b", name: "Quay Civil Pty Ltd", isClosed: false, isConfirmed: true },
  waitingChanges: [],
  actingFor: [],
  workingImports: [],
  sameNumbers: [],
  sharedFacilities: [],
  areBothReferred: false,
  hasReferredTheOther: false,
};
const { duplicate, stays } = FREE;

const CASES: readonly [name: string, facts: Partial<MergeFacts>, says: RegExp | undefined][] = [
  ["nothing", {}, undefined],
  ["itself", { stays: duplicate }, /into itself/],
  ["a closed duplicate", { duplicate: { ...duplicate, isClosed: true } }, /^Quay Pty Ltd is closed\.$/],
  ["a closed one that stays", { stays: { ...stays, isClosed: true } }, /^Quay Civil Pty Ltd is closed\.$/],
  ["two holders", { duplicate: { ...duplicate, isConfirmed: true } }, /two businesses/],
  [
    "the holder as the duplicate",
    { duplicate: { ...duplicate, isConfirmed: true }, stays: { ...stays, isConfirmed: false } },
    /Merge Quay Civil Pty Ltd into Quay Pty Ltd instead/,
  ],
  ["two unconfirmed", { stays: { ...stays, isConfirmed: false } }, undefined],
  ["a change that waits", { waitingChanges: ["Discount of a client"] }, /Discount of a client\.$/],
  ["somebody who acts", { actingFor: ["Quay Pty Ltd"] }, /acting for Quay Pty Ltd/],
  ["an import", { workingImports: ["a.csv", "b.csv"] }, /a\.csv and b\.csv\.$/],
  ["the same guarantees", { sameNumbers: ["1", "2", "3", "4", "5", "6", "7"] }, /1, 2, 3, 4, 5 and 2 more/],
  ["a share between them", { sharedFacilities: ["Works"] }, /shares with the other: Works/],
  ["two referrals", { areBothReferred: true }, /Both were referred/],
  ["a referral of the other", { hasReferredTheOther: true }, /no business refers itself/],
];

for (const [name, facts, says] of CASES)
  test(`${name} ${says === undefined ? "does not stand" : "stands"} in the way`, () => {
    const said = mergeObstacles({ ...FREE, ...facts });
    assert.equal(said.length, says === undefined ? 0 : 1);
    if (says !== undefined) assert.match(said[0] ?? "", says);
  });

test("what moves is added up by kind, and what there is none of is not told", () => {
  const counts = mergeCountsOf([
    { countedAs: "FILES", rows: 2 },
    { countedAs: "DRAFTS", rows: 1 },
    { countedAs: "FILES", rows: 1500 },
    { countedAs: "INVOICES", rows: 0 },
  ]);
  assert.equal(mergeCountsText(counts), "1 draft\n1,502 files");
  assert.equal(new Set(MERGE_COUNT_KINDS).size, MERGE_COUNT_KINDS.length);
});

test("nobody is given more in the one that stays than was approved, or than they have there", () => {
  assert.equal(roleOnArrival({ role: "ADMIN", roleThere: null }, "USER"), "USER");
  assert.equal(roleOnArrival({ role: "ADMIN", roleThere: null }, "ADMIN"), "ADMIN");
  assert.equal(roleOnArrival({ role: "LIMITED_USER", roleThere: null }, "ADMIN"), "LIMITED_USER");
  assert.equal(roleOnArrival({ role: "ADMIN", roleThere: "LIMITED_USER" }, "ADMIN"), "LIMITED_USER");
});

test("the reason that is kept fits its column", () => {
  assert.equal(mergedReason({ into: "Quay", reason: "Twice." }), "Merged into Quay: Twice.");
  assert.equal(mergedReason({ into: "Quay", reason: "x".repeat(500) }).length, 500);
});
