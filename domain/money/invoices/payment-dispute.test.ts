// How a dispute stands after what the card provider says of it, cell by cell.
// Shows: EXT-01.

import assert from "node:assert/strict";
import { test } from "node:test";
import { type DisputeStatus, disputeStatusAfter } from "./payment-dispute.ts";

const AFTER: readonly (readonly [before: DisputeStatus, reported: DisputeStatus, after: DisputeStatus])[] = [
  ["OPEN", "OPEN", "OPEN"],
  ["OPEN", "WON", "WON"],
  ["OPEN", "LOST", "LOST"],
  ["WON", "OPEN", "WON"],
  ["WON", "WON", "WON"],
  ["WON", "LOST", "LOST"],
  ["LOST", "OPEN", "LOST"],
  ["LOST", "WON", "WON"],
  ["LOST", "LOST", "LOST"],
];

for (const [before, reported, after] of AFTER)
  test(`one that is ${before} and told as ${reported} is ${after}`, () => {
    assert.equal(disputeStatusAfter(before, reported), after);
  });
