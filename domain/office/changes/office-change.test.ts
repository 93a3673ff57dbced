// Who may decide about a change, cell by cell: never about one's own, and never twice.

import assert from "node:assert/strict";
import { test } from "node:test";
import { CHANGE_STATUSES, changeDecisions } from "./office-change.ts";

test("a waiting change is approved or declined by another, and taken back by whoever proposed it", () => {
  assert.deepEqual(changeDecisions({ status: "PROPOSED", isOwn: false }), ["APPROVE", "DECLINE"]);
  assert.deepEqual(changeDecisions({ status: "PROPOSED", isOwn: true }), ["WITHDRAW"]);
});

test("what was decided is not decided again", () => {
  for (const status of CHANGE_STATUSES.filter((each) => each !== "PROPOSED"))
    for (const isOwn of [true, false]) assert.deepEqual(changeDecisions({ status, isOwn }), [], status);
});
