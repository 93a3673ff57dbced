// Business days in each state, and the public holidays that they are counted by.
// Shows: X-43.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import {
  findPublicHoliday,
  HOLIDAYS_KNOWN_UNTIL,
  PUBLIC_HOLIDAYS,
} from "../reference-data/public-holidays.ts";
import { STATE_CODES } from "../reference-data/states.ts";
import {
  businessDayOnOrAfter,
  businessDayOnOrBefore,
  businessDaysBefore,
  holidayWarnings,
  isBusinessDay,
} from "./business-days.ts";
import { addDays, dateParts, dayOfWeek, plainDate } from "./plain-date.ts";

const YEARS = [2026, 2027, 2028];
const MONDAY = 1;
const [SATURDAY, SUNDAY] = [6, 7];

describe("the public holidays", () => {
  test("are those of the years that are known", () => {
    for (const state of STATE_CODES)
      for (const { date } of PUBLIC_HOLIDAYS[state])
        assert.ok(
          YEARS.some((year) => year === dateParts(date).year),
          `${state} ${date}`,
        );
  });

  test("are weekdays, each once and in order, in every state", () => {
    for (const state of STATE_CODES) {
      const dates = PUBLIC_HOLIDAYS[state].map(({ date }) => date);
      assert.deepEqual(dates, [...new Set(dates)].sort(), state);
      for (const date of dates) assert.ok(dayOfWeek(date) < SATURDAY, `${state} ${date}`);
    }
  });

  test("give every state the days that the whole country keeps, on the day or after a weekend", () => {
    const fixed = ["01-01", "01-26", "12-25", "12-26"];
    for (const state of STATE_CODES)
      for (const year of YEARS)
        for (const day of fixed) {
          const date = plainDate(`${year}-${day}`);
          const isFree = [0, 1, 2].some((later) => findPublicHoliday(addDays(date, later), state));
          assert.ok(isFree, `${state} ${date}`);
        }
  });

  test("follow Easter, whose Sunday is worked out here by another way", () => {
    for (const year of YEARS) {
      const sunday = easterSunday(year);
      assert.equal(dayOfWeek(sunday), SUNDAY);
      for (const state of STATE_CODES) {
        assert.equal(findPublicHoliday(addDays(sunday, -2), state)?.name, "Good Friday");
        assert.equal(findPublicHoliday(addDays(sunday, 1), state)?.name, "Easter Monday");
      }
    }
  });

  test("that are kept on a Monday are Mondays", () => {
    const kept = ["King's Birthday", "Labour Day", "Canberra Day", "Adelaide Cup", "Picnic Day", "May Day"];
    for (const state of STATE_CODES)
      for (const { name, date } of PUBLIC_HOLIDAYS[state])
        if (kept.includes(name)) assert.equal(dayOfWeek(date), MONDAY, `${state} ${date} ${name}`);
  });
});

describe("a business day", () => {
  test("is no Saturday, no Sunday and no public holiday of that state", () => {
    assert.ok(isBusinessDay(plainDate("2026-11-20"), "NSW"));
    assert.ok(!isBusinessDay(plainDate("2026-11-21"), "NSW"));
    assert.ok(!isBusinessDay(plainDate("2026-11-22"), "NSW"));
    assert.ok(!isBusinessDay(plainDate("2026-11-03"), "VIC"));
    assert.ok(isBusinessDay(plainDate("2026-11-03"), "NSW"));
  });

  test("before a run of free days is the last one on which business was done", () => {
    assert.equal(businessDayOnOrBefore(plainDate("2026-12-28"), "NSW"), "2026-12-24");
    assert.equal(businessDayOnOrBefore(plainDate("2027-03-29"), "TAS"), "2027-03-25");
    assert.equal(businessDayOnOrBefore(plainDate("2026-06-01"), "WA"), "2026-05-29");
    assert.equal(businessDayOnOrBefore(plainDate("2026-06-01"), "NSW"), "2026-06-01");
    assert.equal(businessDayOnOrBefore(plainDate("2026-11-20"), "NSW"), "2026-11-20");
  });

  test("after a run of free days is the first one on which business is done again", () => {
    assert.equal(businessDayOnOrAfter(plainDate("2026-12-25"), "NSW"), "2026-12-29");
    assert.equal(businessDayOnOrAfter(plainDate("2026-11-21"), "NSW"), "2026-11-23");
    assert.equal(businessDayOnOrAfter(plainDate("2026-11-20"), "NSW"), "2026-11-20");
  });
});

describe("business days before a day", () => {
  const before = (day: string, count: number, state: "NSW" | "VIC" | "WA") =>
    businessDaysBefore(plainDate(day), count, state);

  test("leave out weekends and the holidays of that state", () => {
    assert.equal(before("2026-11-23", 1, "NSW"), "2026-11-20");
    assert.equal(before("2026-11-21", 1, "NSW"), "2026-11-20");
    assert.equal(before("2026-11-04", 2, "VIC"), "2026-10-30");
    assert.equal(before("2026-11-04", 2, "NSW"), "2026-11-02");
    assert.equal(before("2026-12-31", 7, "WA"), "2026-12-18");
    assert.equal(before("2026-12-31", 0, "WA"), "2026-12-31");
  });
});

describe("what is known of holidays", () => {
  test("ends with a year of which all is known in that state, down to the day that is proclaimed last", () => {
    for (const state of STATE_CODES) {
      const { year, month, day } = dateParts(HOLIDAYS_KNOWN_UNTIL[state]);
      assert.deepEqual([month, day], [12, 31], state);
      const birthdays = PUBLIC_HOLIDAYS[state].filter(({ name }) => name === "King's Birthday");
      assert.equal(dateParts(birthdays.at(-1)?.date ?? plainDate("2001-01-01")).year, year, state);
    }
  });

  test("is warned of a year before it ends, by the states that it is", () => {
    assert.deepEqual(holidayWarnings(plainDate("2026-12-31")), []);
    const western = "Public holidays of WA are known until 31/12/2027.";
    assert.deepEqual(holidayWarnings(plainDate("2027-01-01")), [western]);
    assert.deepEqual(holidayWarnings(plainDate("2028-02-29")), [
      western,
      "Public holidays of NSW, VIC, QLD, SA, ACT, NT, TAS are known until 31/12/2028.",
    ]);
  });
});

/** The calendar of the western churches, by Gauss's rule as Butcher wrote it down. */
function easterSunday(year: number) {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const skipped = Math.floor(century / 4);
  const moon = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - skipped - moon + 15) % 30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * correction + 114;
  const month = String(Math.floor(days / 31)).padStart(2, "0");
  const day = String((days % 31) + 1).padStart(2, "0");
  return plainDate(`${year}-${month}-${day}`);
}
