// How long a comment may be taken back, to the millisecond, and with which others it is mailed.
// Shows: N-05, Q-052.

import assert from "node:assert/strict";
import { test } from "node:test";
import { instant } from "../../values/time/instant.ts";
import { canStillRemove, commentBatch, removableUntil } from "./comment.ts";

test("a comment may be taken back for fifteen minutes, and not a millisecond longer", () => {
  const saidAt = instant("2026-11-20T00:00:00.000Z");
  assert.equal(removableUntil(saidAt), "2026-11-20T00:15:00.000Z");
  for (const [now, expected] of [
    ["2026-11-20T00:00:00.000Z", true],
    ["2026-11-20T00:14:59.999Z", true],
    ["2026-11-20T00:15:00.000Z", true],
    ["2026-11-20T00:15:00.001Z", false],
    ["2026-11-21T00:00:00.000Z", false],
  ] as const)
    assert.equal(canStillRemove(saidAt, instant(now)), expected, now);
});

test("what is said in one quarter of an hour is mailed together, once none of it can be taken back", () => {
  for (const [saidAt, from, mailedAt] of [
    ["2026-11-20T00:00:00.000Z", "2026-11-20T00:00:00.000Z", "2026-11-20T00:30:00.000Z"],
    ["2026-11-20T00:14:59.999Z", "2026-11-20T00:00:00.000Z", "2026-11-20T00:30:00.000Z"],
    ["2026-11-20T00:15:00.000Z", "2026-11-20T00:15:00.000Z", "2026-11-20T00:45:00.000Z"],
  ] as const) {
    const batch = commentBatch(instant(saidAt));
    assert.deepEqual([batch.from, batch.mailedAt], [from, mailedAt], saidAt);
    assert.equal(canStillRemove(instant(saidAt), batch.mailedAt), false, saidAt);
  }
});
