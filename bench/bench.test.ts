// A quick run of the whole bench: it ends by itself and every table has its rows. What it measures is never judged here.

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
      client: { routes: ["login", "documents", "staffDrafts"], rounds: 1, times: 1 },
    },
    log: () => undefined,
    keep: (measured) => kept.push(tablesOf(measured)),
  });
  assert.equal(kept.length, 5);
  assert.equal(new Set(kept).size, 5, "each part is kept when it is measured");
  const measured = [
    ...results.contests.flatMap(({ scores }) => scores.map(({ perSecond }) => perSecond)),
    ...results.rowPolicies.map(({ p50 }) => p50),
    ...results.growth.flatMap(({ scores }) => scores.map(({ p50 }) => p50)),
    ...results.deliveries.map(({ last }) => last),
    ...results.client.views.flatMap(({ ratio, largestPaint }) => [ratio, largestPaint]),
    ...results.client.interactions.map(({ latency }) => latency),
  ];
  assert.ok(measured.length > 30 && measured.every(({ median }) => median > 0));
  assert.ok(results.client.sizes.every(({ script, style }) => script > 50 && style > 1));

  const tables = tablesOf(results);
  for (const row of [
    "list page",
    "document detail",
    "updateDraft",
    "sign-in",
    "middle page",
    "60 sockets",
    "staffDrafts",
    "login, slow 4G",
    "typing into the wizard",
  ])
    assert.match(tables, new RegExp(`^\\| ${row}`, "m"));
});
