// A version begins today at the earliest, and after the latest.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Instant } from "../../values/time/instant.ts";
import { plainDate } from "../../values/time/plain-date.ts";
import { AFTER_LATEST_DAY_MESSAGE, findStartFault, startOfVersion } from "./version-start.ts";

test("neither a past day nor that of the latest version is taken", () => {
  const today = plainDate("2026-11-20");
  const past = "What is past stays.";
  assert.deepEqual(findStartFault(plainDate("2026-11-19"), { today, after: null }, past), {
    startsDate: past,
  });
  assert.deepEqual(findStartFault(today, { today, after: today }, past), {
    startsDate: AFTER_LATEST_DAY_MESSAGE,
  });
  assert.deepEqual(findStartFault(today, { today, after: null }, past), {});
  assert.deepEqual(findStartFault(undefined, { today, after: today }, past), {});
});

test("what begins today holds from this moment, and what begins later from midnight in Sydney", () => {
  const now = "2026-11-20T02:00:00.000Z" as Instant;
  assert.equal(startOfVersion(plainDate("2026-11-20"), now), now);
  assert.equal(startOfVersion(plainDate("2026-11-22"), now), "2026-11-21T13:00:00.000Z");
});
