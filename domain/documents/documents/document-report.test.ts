// A report over documents: groups that leave nothing out of the sum.

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { addCents, cents } from "../../values/money/money.ts";
import { plainDate } from "../../values/time/plain-date.ts";
import { groupsByMonth, largestGroups } from "./document-report.ts";

test("the largest groups and the others come to the whole, exactly", () => {
  const groups = fc.array(
    fc.record({
      key: fc.string(),
      count: fc.nat(1000),
      amountCents: fc.bigInt(0n, 10n ** 16n).map(cents),
      establishedCount: fc.nat(1000),
      establishedCents: fc.bigInt(0n, 10n ** 16n).map(cents),
      projectedCents: fc.bigInt(0n, 10n ** 16n).map(cents),
    }),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(groups, fc.integer({ min: 1, max: 25 }), (all, max) => {
      const { shown, others } = largestGroups(all, max);
      const parts = [...shown, ...(others === undefined ? [] : [others])];
      assert.equal(
        addCents(...parts.map(({ amountCents }) => amountCents)),
        addCents(...all.map(({ amountCents }) => amountCents)),
      );
      assert.equal(
        parts.reduce((sum, { count }) => sum + count, 0),
        all.reduce((sum, { count }) => sum + count, 0),
      );
      for (const kind of ["establishedCents", "projectedCents"] as const)
        assert.equal(
          addCents(...parts.map((part) => part[kind])),
          addCents(...all.map((part) => part[kind])),
        );
      assert.ok(shown.length <= max);
    }),
  );
});

const IN_FORCE = { establishedCount: 1, establishedCents: cents(1n), projectedCents: cents(2n) };

test("the year ahead has its months, what lies before and after them is summed, and nothing is left out", () => {
  const month = (key: string | null, dollars: bigint) => ({
    key,
    count: 1,
    amountCents: cents(dollars),
    ...IN_FORCE,
  });
  const groups = [
    month("2024-02", 1n),
    month("2026-10", 2n),
    month("2026-11", 3n),
    month("2027-10", 4n),
    month("2027-11", 5n),
    month("2031-01", 6n),
    month(null, 7n),
  ];
  assert.deepEqual(
    groupsByMonth(groups, plainDate("2026-11-20")).map(({ key, count, amountCents }) => [
      key,
      count,
      amountCents,
    ]),
    [
      ["EARLIER", 2, 3n],
      ["2026-11", 1, 3n],
      ["2027-10", 1, 4n],
      ["LATER", 2, 11n],
      [null, 1, 7n],
    ],
  );
});
