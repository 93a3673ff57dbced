// Shows: ST-05.
import { expect, test } from "vitest";
import { queueAge } from "./queue-age.ts";

// A Friday, noon in Sydney.
const NOW = new Date("2026-11-20T01:00:00Z");

test.each([
  ["2026-11-20T00:20:00Z", "40 min", false],
  ["2026-11-19T02:00:00Z", "23 h", false],
  ["2026-11-18T19:00:00Z", "1 d 6 h", true],
  ["2026-11-17T21:00:00Z", "2 d 4 h", true],
])("a draft waiting since %s has waited %s and is past the target: %s", (since, words, isPastTarget) => {
  expect(queueAge(since, NOW)).toEqual({ words, isPastTarget });
});

test("a draft that came in on Friday afternoon is not late on Monday morning", () => {
  const mondayMorning = new Date("2026-11-22T22:30:00Z");
  expect(queueAge("2026-11-20T04:00:00Z", mondayMorning)).toEqual({ words: "2 d 18 h", isPastTarget: false });
  const mondayEvening = new Date("2026-11-23T07:00:00Z");
  expect(queueAge("2026-11-20T04:00:00Z", mondayEvening).isPastTarget).toBe(true);
});

test("a draft forgotten for a year is late", () => {
  expect(queueAge("2025-11-20T04:00:00Z", NOW)).toEqual({ words: "364 d", isPastTarget: true });
});
