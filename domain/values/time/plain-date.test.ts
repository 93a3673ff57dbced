// Calendar days by whole numbers agree with the calendar of the platform, day by day and month by month.
// Shows: K-02, UI-16, UI-17.

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import {
  addDays,
  addMonthsClamped,
  dateFromParts,
  dateParts,
  dayOfWeek,
  daysBetween,
  daysInMonth,
  earlierDate,
  findPlainDate,
  formatDate,
  formatShortDate,
  isBefore,
  type PlainDate,
  parseTypedDate,
  plainDate,
  wholeMonthsBetween,
} from "./plain-date.ts";

const FIRST = Temporal.PlainDate.from("0401-01-01");
const anyDate = fc
  .integer({ min: 0, max: 3_300_000 })
  .map((days) => FIRST.add({ days }).toString() as PlainDate);

test("a date is shown as dd/MM/yyyy and shortly as dd MMM yy", () => {
  assert.equal(formatDate(plainDate("2026-03-09")), "09/03/2026");
  const shown = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
  shown.forEach((name, index) => {
    const date = dateFromParts({ year: 2026, month: index + 1, day: 9 });
    assert.equal(formatShortDate(date), `09 ${name} 26`);
  });
});

test("a typed date is dd/MM/yyyy and a real day, and is read no other way", () => {
  assert.equal(parseTypedDate("29/02/2024"), "2024-02-29");
  assert.equal(parseTypedDate("31/12/9999"), "9999-12-31");
  const faulty = [
    "29/02/2026",
    "31/04/2026",
    "00/01/2026",
    "01/00/2026",
    "12/31/2026",
    "01/13/2026",
    "1/2/2026",
    "01-02-2026",
    "01/02/26",
    "2026-02-01",
    "01/02/0000",
    "01/02/20261",
    " 01/02/2026",
    "٠١/٠٢/٢٠٢٦",
    "",
  ];
  for (const text of faulty) assert.equal(parseTypedDate(text), undefined, text);
});

test("only a real day in the wire's form is a plain date", () => {
  for (const text of ["2026-02-29", "2026-13-01", "0000-01-01", "2026-1-1", "2026-01-01T00:00", "20260101"]) {
    assert.equal(findPlainDate(text), undefined, text);
    assert.throws(() => plainDate(text), RangeError);
  }
  assert.equal(findPlainDate("2000-02-29"), "2000-02-29");
  assert.equal(findPlainDate("1900-02-29"), undefined);
});

test("adding days, counting days and days of the week agree with the platform's calendar", () => {
  fc.assert(
    fc.property(anyDate, fc.integer({ min: -50_000, max: 50_000 }), (date, days) => {
      const expected = Temporal.PlainDate.from(date).add({ days });
      assert.equal(addDays(date, days), expected.toString());
      assert.equal(daysBetween(date, addDays(date, days)), days);
      assert.equal(dayOfWeek(date), Temporal.PlainDate.from(date).dayOfWeek);
    }),
  );
});

test("months are counted from the anchor and clamped to the month's last day", () => {
  fc.assert(
    fc.property(anyDate, fc.integer({ min: -1200, max: 1200 }), (anchor, months) => {
      const expected = Temporal.PlainDate.from(anchor).add({ months }, { overflow: "constrain" });
      assert.equal(addMonthsClamped(anchor, months), expected.toString());
    }),
  );
  const starts = [0, 1, 2, 3, 6].map((months) => addMonthsClamped(plainDate("2026-08-31"), months));
  assert.deepEqual(starts, ["2026-08-31", "2026-09-30", "2026-10-31", "2026-11-30", "2027-02-28"]);
});

test("whole months elapsed are the most that fit before the day", () => {
  fc.assert(
    fc.property(anyDate, fc.integer({ min: -20_000, max: 20_000 }), (anchor, days) => {
      const date = addDays(anchor, days);
      const months = wholeMonthsBetween(anchor, date);
      assert.ok(addMonthsClamped(anchor, months) <= date);
      assert.ok(addMonthsClamped(anchor, months + 1) > date);
    }),
  );
});

test("lengths of months follow the leap years", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
      const day = Temporal.PlainDate.from({ year, month, day: 1 });
      assert.equal(daysInMonth(year, month), day.daysInMonth);
    }),
  );
});

test("dates compare as the calendar orders them, and parts make the date again", () => {
  fc.assert(
    fc.property(anyDate, anyDate, (one, other) => {
      const order = Temporal.PlainDate.compare(Temporal.PlainDate.from(one), Temporal.PlainDate.from(other));
      assert.equal(isBefore(one, other), order < 0);
      assert.equal(earlierDate(one, other), order < 0 ? one : other);
      assert.equal(dateFromParts(dateParts(one)), one);
    }),
  );
});

test("days before the year 1 and after 9999 are mistakes, not dates", () => {
  assert.throws(() => addDays(plainDate("0001-01-01"), -1), /real day/);
  assert.throws(() => addDays(plainDate("9999-12-31"), 1), /real day/);
  assert.throws(() => addMonthsClamped(plainDate("9999-12-31"), 1), /real day/);
});
