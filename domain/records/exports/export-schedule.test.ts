// The days on which something comes that is made again and again: by each rhythm, through changes of the clock, and in months that are too short.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { dayAt } from "../../values/time/business-time.ts";
import { instant } from "../../values/time/instant.ts";
import { addDays, dateParts, dayOfWeek, daysInMonth, plainDate } from "../../values/time/plain-date.ts";
import { nextDay, nextMoment, type Recurrence, recurrenceFault, recurrenceText } from "./export-schedule.ts";

const SYDNEY = "Australia/Sydney";
const MONDAYS: Recurrence = { rhythm: "WEEKLY", onDay: 1 };
const LAST_DAYS: Recurrence = { rhythm: "MONTHLY", onDay: 31 };

describe("the next time", () => {
  const CASES: readonly [Recurrence, now: string, next: string, because: string][] = [
    [MONDAYS, "2026-11-27T20:00:00.000Z", "2026-11-29T20:00:00.000Z", "a Saturday: Monday at seven"],
    [MONDAYS, "2026-11-29T19:59:59.000Z", "2026-11-29T20:00:00.000Z", "a second before"],
    [MONDAYS, "2026-11-29T20:00:00.000Z", "2026-12-06T20:00:00.000Z", "that very moment is past"],
    [
      { rhythm: "WEEKLY", onDay: 7 },
      "2027-04-03T20:00:00.000Z",
      "2027-04-03T21:00:00.000Z",
      "clocks are put back on a Sunday",
    ],
    [
      { rhythm: "WEEKLY", onDay: 7 },
      "2026-10-01T00:00:00.000Z",
      "2026-10-03T20:00:00.000Z",
      "clocks are put forward on a Sunday",
    ],
    [LAST_DAYS, "2027-02-01T00:00:00.000Z", "2027-02-27T20:00:00.000Z", "February has 28 days"],
    [LAST_DAYS, "2028-02-01T00:00:00.000Z", "2028-02-28T20:00:00.000Z", "or 29"],
    [LAST_DAYS, "2027-02-28T00:00:00.000Z", "2027-03-30T20:00:00.000Z", "the last day is over: March has 31"],
    [
      { rhythm: "MONTHLY", onDay: 1 },
      "2026-12-15T00:00:00.000Z",
      "2026-12-31T20:00:00.000Z",
      "over the end of the year",
    ],
  ];
  for (const [recurrence, now, next, because] of CASES)
    test(because, () => assert.equal(nextMoment(recurrence, instant(now), SYDNEY), next));

  test("is by the clocks of whoever gets it", () =>
    assert.equal(
      nextMoment(MONDAYS, instant("2026-11-27T20:00:00.000Z"), "Australia/Perth"),
      "2026-11-29T23:00:00.000Z",
    ));

  test("is on the day asked for, and no such day lies before it", () => {
    for (const rhythm of ["WEEKLY", "MONTHLY"] as const)
      for (let onDay = 1; onDay <= (rhythm === "WEEKLY" ? 7 : 31); onDay += 1)
        for (let from = plainDate("2027-01-01"); from < "2028-04-01"; from = addDays(from, 1)) {
          const next = nextDay({ rhythm, onDay }, from);
          const isDay = (day: typeof next) => {
            const { year, month, day: number } = dateParts(day);
            return rhythm === "WEEKLY"
              ? dayOfWeek(day) === onDay
              : number === Math.min(onDay, daysInMonth(year, month));
          };
          assert.ok(isDay(next), `${rhythm} ${onDay} from ${from}: ${next}`);
          for (let before = from; before < next; before = addDays(before, 1))
            assert.ok(!isDay(before), `${rhythm} ${onDay} from ${from}: ${before} was left out`);
        }
  });

  test("a long absence is made up for by one", () => {
    const next = nextMoment(MONDAYS, instant("2027-03-10T00:00:00.000Z"), SYDNEY);
    assert.equal(dayAt(next, SYDNEY), "2027-03-15");
  });
});

test("it is said in words", () => {
  assert.equal(recurrenceText(MONDAYS), "every Monday");
  assert.equal(recurrenceText({ rhythm: "MONTHLY", onDay: 1 }), "on the 1st of each month");
  assert.equal(recurrenceText({ rhythm: "MONTHLY", onDay: 12 }), "on the 12th of each month");
  assert.equal(recurrenceText({ rhythm: "MONTHLY", onDay: 22 }), "on the 22nd of each month");
  assert.equal(recurrenceText(LAST_DAYS), "on the 31st of each month, or its last day");
});

test("a day that there is not is refused by its rhythm", () => {
  for (const onDay of [0, 8, 1.5, Number.NaN])
    assert.equal(recurrenceFault({ rhythm: "WEEKLY", onDay }), "Choose a day of the week.");
  for (const onDay of [0, 32])
    assert.match(recurrenceFault({ rhythm: "MONTHLY", onDay }) ?? "", /from 1 to 31/);
  assert.equal(recurrenceFault(LAST_DAYS), undefined);
});
