// Shown of how long a bank's drafts have waited: each day falls into one age, and the days of an age are those that fall into it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { cents } from "../../values/money/money.ts";
import { addDays, plainDate } from "../../values/time/plain-date.ts";
import { sumByAge, WAITING_AGES } from "./waiting-age.ts";

const TODAY = plainDate("2026-11-20");

test("every age is there once, also without anything", () => {
  const sums = sumByAge([], TODAY);
  assert.deepEqual(
    sums.map(({ age, count }) => [age, count]),
    WAITING_AGES.map((age) => [age, 0]),
  );
});

test("what reached them on a day counts in the age whose days hold it, and in no other", () => {
  for (let days = 0; days <= 40; days += 1) {
    const day = addDays(TODAY, -days);
    const sums = sumByAge([{ day, count: 2, amountCents: cents(50n) }], TODAY);
    const counted = sums.filter(({ count }) => count > 0);
    assert.equal(counted.length, 1, day);
    assert.deepEqual(
      sums.filter(({ from, to }) => (from === null || from <= day) && day <= to),
      counted,
      day,
    );
    assert.deepEqual([counted[0]?.count, counted[0]?.amountCents], [2, 50n]);
  }
});

test("the ages follow one another by their first days", () => {
  const sums = sumByAge([], TODAY);
  assert.deepEqual(
    sums.map(({ from, to }) => [from, to]),
    [
      ["2026-11-18", "2026-11-20"],
      ["2026-11-15", "2026-11-17"],
      ["2026-11-10", "2026-11-14"],
      [null, "2026-11-09"],
    ],
  );
});
