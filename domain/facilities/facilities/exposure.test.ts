// Exposure by hand: an end that frees its amount the day after, a facility that ends, and a limit passed by what is projected alone.
// Shows: RP-10, RP-11.

import assert from "node:assert/strict";
import { test } from "node:test";
import { cents } from "../../values/money/money.ts";
import { plainDate } from "../../values/time/plain-date.ts";
import { breachesOf, type ExposureKind, exposureBreaches, exposureSteps, leastRoom } from "./exposure.ts";
import { stepOn, stepsIfReturned } from "./exposure-what-if.ts";

const TODAY = plainDate("2026-11-20");
const move = (facilityId: string, day: string, kind: ExposureKind, dollars: number) => ({
  facilityId,
  day: plainDate(day),
  kind,
  cents: cents(BigInt(dollars * 100)),
});
const OF_A_BANK = [
  move("m", "2026-11-20", "LIMIT", 5_000_000),
  move("m", "2027-07-01", "LIMIT", -5_000_000),
  move("m", "2026-11-20", "ESTABLISHED", 1_000_000),
  move("m", "2027-08-31", "ESTABLISHED", -1_000_000),
  move("m", "2026-11-20", "PROJECTED", 790_000),
];

test("a step stands where something changes, and nowhere else", () => {
  const steps = exposureSteps(
    [...OF_A_BANK, move("m", "2027-02-01", "IN_FLIGHT", 10), move("m", "2027-02-01", "IN_FLIGHT", -10)],
    TODAY,
  );
  assert.deepEqual(
    steps.map(({ day, establishedCents, projectedCents, limitCents }) => [
      day,
      establishedCents,
      projectedCents,
      limitCents,
    ]),
    [
      ["2026-11-20", 100_000_000n, 79_000_000n, 500_000_000n],
      ["2027-07-01", 100_000_000n, 79_000_000n, 0n],
      ["2027-08-31", 0n, 79_000_000n, 0n],
    ],
  );
});

test("a facility that ends is passed from the day after by what is in force, and what is projected is not held against it", () => {
  assert.deepEqual(exposureBreaches(OF_A_BANK, { from: TODAY, today: TODAY }), [
    {
      facilityId: "m",
      day: "2027-07-01",
      until: "2027-08-30",
      mostCents: 100_000_000n,
      needsProjected: false,
    },
  ]);
});

test("the room of one bank never covers another's breach", () => {
  const other = [move("s", "2026-11-20", "LIMIT", 100), move("s", "2027-01-01", "PROJECTED", 101)];
  const breaches = exposureBreaches([...OF_A_BANK, ...other], { from: TODAY, today: TODAY });
  assert.deepEqual(
    breaches.map(({ facilityId, needsProjected }) => [facilityId, needsProjected]),
    [
      ["s", true],
      ["m", false],
    ],
  );
  assert.deepEqual(leastRoom(other, { from: TODAY, today: TODAY }), {
    facilityId: "s",
    day: "2027-01-01",
    cents: -100n,
  });
});

test("a document that comes back frees its amount the day after, sooner or later than it would end", () => {
  const steps = exposureSteps(OF_A_BANK, TODAY);
  const own = [
    { day: TODAY, cents: cents(100_000_000n) },
    { day: plainDate("2027-08-31"), cents: cents(0n) },
  ];
  const established = (returned: string) =>
    stepsIfReturned(steps, own, plainDate(returned)).map(({ day, establishedCents }) => [
      day,
      establishedCents,
    ]);
  assert.deepEqual(established("2027-06-30").slice(1), [["2027-07-01", 0n]]);
  assert.deepEqual(breachesOf("m", stepsIfReturned(steps, own, plainDate("2027-06-30")), TODAY), [
    { facilityId: "m", day: "2027-07-01", until: null, mostCents: 79_000_000n, needsProjected: true },
  ]);
  assert.deepEqual(established("2027-12-31").at(-1), ["2028-01-01", 0n]);
  assert.equal(stepOn(steps, plainDate("2027-08-30"))?.establishedCents, 100_000_000n);
});
