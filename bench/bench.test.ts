// A quick run of the whole bench: it ends by itself and every table has its rows. What it measures is never judged here.

import assert from "node:assert/strict";
import test from "node:test";
import { SIZES } from "./data/sizes.ts";
import { measure } from "./measure.ts";
import { tablesOf } from "./report/table.ts";

test("the bench measures every contender and writes a table of ratios", { timeout: 180_000 }, async () => {
  const results = await measure(
    SIZES.tiny,
    { rounds: 1, seconds: 0.1, connections: 2, times: 2, deliveries: [{ sockets: 6, watchers: 3 }] },
    () => undefined,
  );
  const measured = [
    ...results.contests.flatMap(({ scores }) => scores.map(({ perSecond }) => perSecond)),
    ...results.rowPolicies.map(({ p50 }) => p50),
    ...results.growth.flatMap(({ scores }) => scores.map(({ p50 }) => p50)),
    ...results.deliveries.map(({ last }) => last),
  ];
  assert.ok(measured.length > 20 && measured.every(({ median }) => median > 0));

  const tables = tablesOf(results);
  for (const row of ["list page", "document detail", "updateDraft", "sign-in", "middle page", "6 sockets"])
    assert.match(tables, new RegExp(`^\\| ${row}`, "m"));
});
