// Shows: Q-096.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { instant } from "../../values/time/instant.ts";
import { lastDigestMoment } from "./digest-time.ts";

describe("a daily digest comes at seven by its reader's clocks", () => {
  const ROWS: [zone: string, now: string, last: string][] = [
    ["Australia/Sydney", "2026-11-19T19:59:59.000Z", "2026-11-18T20:00:00.000Z"],
    ["Australia/Sydney", "2026-11-19T20:00:00.000Z", "2026-11-19T20:00:00.000Z"],
    ["Australia/Perth", "2026-11-19T20:00:00.000Z", "2026-11-18T23:00:00.000Z"],
    ["Pacific/Auckland", "2026-11-19T20:00:00.000Z", "2026-11-19T18:00:00.000Z"],
    // Clocks went forward on 4 October 2026, and back on 5 April.
    ["Australia/Sydney", "2026-10-03T22:00:00.000Z", "2026-10-03T20:00:00.000Z"],
    ["Australia/Sydney", "2026-10-03T19:59:00.000Z", "2026-10-02T21:00:00.000Z"],
    ["Australia/Sydney", "2026-04-04T21:30:00.000Z", "2026-04-04T21:00:00.000Z"],
  ];
  for (const [zone, now, last] of ROWS)
    test(`${now} in ${zone}`, () => assert.equal(lastDigestMoment(instant(now), zone), last));
});
