// The test clock keeps the contract, and moves only when it is told to.
import assert from "node:assert/strict";
import { test } from "node:test";
import { describeClockContract } from "./clock-contract.ts";
import { makeTestClock } from "./test-clock.ts";

describeClockContract("test", () => makeTestClock());

test("the test clock stands still until it is moved, across midnight and back", () => {
  const clock = makeTestClock();
  assert.equal(clock.now(), "2026-11-20T01:00:00.000Z");
  clock.advance({ days: 1, hours: 23, minutes: 59, seconds: 59, milliseconds: 999 });
  assert.equal(clock.now(), "2026-11-22T00:59:59.999Z");
  clock.advance({ milliseconds: 1, days: -2 });
  assert.equal(clock.now(), "2026-11-20T01:00:00.000Z");
  const other = makeTestClock();
  other.advance({ minutes: 5 });
  clock.setTo(other.now());
  assert.equal(clock.now(), "2026-11-20T01:05:00.000Z");
});
