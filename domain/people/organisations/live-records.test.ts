// What is said of an organisation's live records.

import assert from "node:assert/strict";
import { test } from "node:test";
import { type LiveCounts, liveRecordsText } from "./live-records.ts";

const NONE: LiveCounts = {
  document: 0,
  draft: 0,
  invoice: 0,
  refund: 0,
  facility: 0,
  facility_application: 0,
};

test("each kind with its count, and nothing where nothing is live", () => {
  assert.equal(liveRecordsText(NONE), "");
  assert.equal(liveRecordsText({ ...NONE, invoice: 1 }), "1 open invoice");
  assert.equal(
    liveRecordsText({ ...NONE, document: 2, draft: 1, facility: 1 }),
    "2 guarantees and bonds in force, 1 submitted draft and 1 current facility",
  );
});
