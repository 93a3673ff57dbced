// Closed records are archived on the first day on which seven years have passed.
// Shows: DOC-108.

import assert from "node:assert/strict";
import { test } from "node:test";
import { addDays, plainDate } from "../../values/time/plain-date.ts";
import { archiveDateOf, lastClosedDateArchived } from "./archive-date.ts";

test("a record is archived seven years after the day on which it was closed", () => {
  assert.equal(archiveDateOf(plainDate("2019-11-20")), "2026-11-20");
  assert.equal(archiveDateOf(plainDate("2019-12-31")), "2026-12-31");
});

test("what was closed on a 29 February is kept for the whole of its seventh year", () => {
  assert.equal(archiveDateOf(plainDate("2020-02-29")), "2027-03-01");
  assert.equal(archiveDateOf(plainDate("2020-02-28")), "2027-02-28");
});

test("on each day exactly what has reached its day is archived", () => {
  const first = plainDate("2019-01-01");
  for (let days = 0; days < 366 * 9; days++) {
    const closed = addDays(first, days);
    const day = archiveDateOf(closed);
    assert.ok(closed <= lastClosedDateArchived(day), `${closed} on ${day}`);
    assert.ok(closed > lastClosedDateArchived(addDays(day, -1)), `${closed} the day before ${day}`);
  }
});
