// Each day from long before the due date to long after it falls in one period, and no cent is lost or counted twice.

import assert from "node:assert/strict";
import { test } from "node:test";
import { cents } from "../../values/money/money.ts";
import { addDays, plainDate } from "../../values/time/plain-date.ts";
import { AGEING_PERIODS, ageInvoices, ageingPeriod, dueDaysOf } from "./invoice-ageing.ts";

const TODAY = plainDate("2026-11-23");

test("a period begins and ends on its day", () => {
  const daysLate = [-30, 0, 1, 30, 31, 60, 61, 90, 91, 4000];
  assert.deepEqual(
    daysLate.map((days) => ageingPeriod(addDays(TODAY, -days), TODAY)),
    [
      "NOT_DUE",
      "NOT_DUE",
      "DAYS_1_TO_30",
      "DAYS_1_TO_30",
      "DAYS_31_TO_60",
      "DAYS_31_TO_60",
      "DAYS_61_TO_90",
      "DAYS_61_TO_90",
      "OVER_90_DAYS",
      "OVER_90_DAYS",
    ],
  );
});

test("the due dates of the periods are all days, each once", () => {
  for (let late = -40; late <= 140; late += 1) {
    const day = addDays(TODAY, -late);
    const holding = AGEING_PERIODS.filter((period) => {
      const { from = day, to = day } = dueDaysOf(period, TODAY);
      return from <= day && day <= to;
    });
    assert.deepEqual(holding, [ageingPeriod(day, TODAY)], day);
  }
});

test("the periods together are what is owed, day by day over half a year", () => {
  const owed = Array.from({ length: 200 }, (_, day) => ({
    dueDate: addDays(TODAY, 60 - day),
    amountCents: cents(BigInt(day * day + 1)),
    count: 1 + (day % 3),
  }));
  const sums = ageInvoices(owed, TODAY);
  assert.deepEqual(
    sums.map(({ period }) => period),
    [...AGEING_PERIODS],
  );
  const all = (rows: readonly { amountCents: bigint; count: number }[]) => [
    rows.reduce((sum, { amountCents }) => sum + amountCents, 0n),
    rows.reduce((sum, { count }) => sum + count, 0),
  ];
  assert.deepEqual(all(sums), all(owed));
  assert.deepEqual(
    sums.map(({ count }) => count > 0),
    [true, true, true, true, true],
  );
});

test("nothing owed is nothing in each period", () => {
  assert.deepEqual(amountsOf(ageInvoices([], TODAY)), [0n, 0n, 0n, 0n, 0n]);
});

const amountsOf = (sums: readonly { amountCents: bigint }[]) => sums.map(({ amountCents }) => amountCents);
