// A closing day is one on which business would be done, from today on; one that has begun stays.

import assert from "node:assert/strict";
import { test } from "node:test";
import { type PlainDate, plainDate } from "../../values/time/plain-date.ts";
import {
  BEGUN_MESSAGE,
  CLOSED_ALREADY_MESSAGE,
  findClosingDayFault,
  findRemovalFault,
  HOLIDAY_MESSAGE,
  NO_CLOSING_DAY_MESSAGE,
  PAST_CLOSING_DAY_MESSAGE,
  TOO_FAR_MESSAGE,
  WEEKEND_MESSAGE,
} from "./closing-day.ts";

const TODAY = plainDate("2026-11-20");
const FACTS = { today: TODAY, state: "NSW" as const, days: [{ date: plainDate("2026-12-24") }] };
const faultOf = (date: string) => findClosingDayFault(plainDate(date), FACTS).date;

test("a day on which nothing would be done anyway, or that is past, is refused by what it is", () => {
  const wrong: Record<string, string> = {
    "2026-11-19": PAST_CLOSING_DAY_MESSAGE,
    "2026-11-21": WEEKEND_MESSAGE,
    "2026-12-25": HOLIDAY_MESSAGE("Christmas Day"),
    "2026-12-24": CLOSED_ALREADY_MESSAGE,
    "2029-11-21": TOO_FAR_MESSAGE,
  };
  for (const [date, message] of Object.entries(wrong)) assert.equal(faultOf(date), message);
  for (const date of ["2026-11-20", "2026-12-29", "2029-11-20"]) assert.equal(faultOf(date), undefined);
});

test("a holiday of another state is a day on which this one does business", () => {
  assert.equal(faultOf("2027-03-08"), undefined);
  const victoria = findClosingDayFault(plainDate("2027-03-08"), { ...FACTS, state: "VIC" });
  assert.equal(victoria.date, HOLIDAY_MESSAGE("Labour Day"));
});

test("one is taken back until its day begins", () => {
  const faultOn = (today: PlainDate) => findRemovalFault(plainDate("2026-12-24"), { ...FACTS, today });
  assert.equal(faultOn(plainDate("2026-12-23")), undefined);
  assert.equal(faultOn(plainDate("2026-12-24")), BEGUN_MESSAGE);
  assert.equal(findRemovalFault(plainDate("2026-12-23"), FACTS), NO_CLOSING_DAY_MESSAGE);
});
