// A quick run of the whole bench: it ends by itself and every table has its rows. What it measures is never validated here.

import assert from "node:assert/strict";
import test from "node:test";
import { ensureClientBuilt } from "../tools/set-up/client-build.mjs";
import { SIZES } from "./data/sizes.ts";
import { measure } from "./measure.ts";
import { tablesOf } from "./report/table.ts";

test("the bench measures every contender and writes a table of ratios", { timeout: 400_000 }, async () => {
  await ensureClientBuilt(process.execPath);
  const kept: string[] = [];
  const results = await measure({
    size: SIZES.tiny,
    effort: {
      rounds: 1,
      seconds: 0.1,
      connections: 2,
      times: 2,
      // More than one person may have sockets.
      deliveries: [{ sockets: 60, watchers: 30 }],
      client: { routes: ["login", "documents", "staffDrafts"], rounds: 1, times: 1, isHindered: false },
    },
    log: () => undefined,
    keep: (measured) => kept.push(tablesOf(measured)),
  });
  assert.equal(kept.length, 8);
  assert.equal(new Set(kept).size, 8, "each part is kept when it is measured");
  const measured = {
    contests: results.contests.flatMap(({ others }) =>
      others.flatMap(({ ratio, perSecond }) => [ratio, perSecond]),
    ),
    rowPolicies: results.rowPolicies.map(({ p50 }) => p50),
    growth: results.growth.flatMap(({ scores }) => scores.map(({ p50 }) => p50)),
    requested: results.requested.map(({ score }) => score.ratio),
    deliveries: results.deliveries.map(({ last }) => last),
    besideLists: results.besideLists.map(({ ratio }) => ratio),
    views: results.client.views.flatMap(({ ratio, largestPaint }) => [ratio, largestPaint]),
    interactions: results.client.interactions.map(({ latency }) => latency),
  };
  for (const [part, spreads] of Object.entries(measured)) {
    assert.ok(spreads.length > 0, `${part} has measured something`);
    for (const { median } of spreads)
      assert.ok(median > 0 && median < Number.POSITIVE_INFINITY, `${part} has measured ${median}`);
  }
  for (const each of results.reminders)
    for (const [what, value] of Object.entries(each))
      assert.ok(value > 0, `${what} of reminders is ${value}`);
  assert.equal(results.reminders.length, 2);
  assert.deepEqual(
    results.client.steadiness.map(({ route }) => route),
    ["login", "documents", "staffDrafts"],
  );
  assert.ok(results.client.sizes.every(({ script, style }) => script > 50 && style > 1));

  const tables = tablesOf(results);
  for (const row of [
    "list page",
    "document detail",
    "updateDraft",
    "sign-in",
    "middle page",
    "document detail, requested",
    "1,000 documents",
    "60 sockets",
    "somebody else's query",
    "staffDrafts",
    "login, slow 4G",
    "typing into the wizard",
  ])
    assert.match(tables, new RegExp(`^\\| ${row}`, "m"));
});
