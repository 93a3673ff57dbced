// A quick run of the bench: it ends by itself and every table has its rows. What it measures is never validated here.

import assert from "node:assert/strict";
import test from "node:test";
import { IS_WHOLE_PROOF, recordProof } from "../testing/proof/record-proof.ts";
import { ensureClientBuilt } from "../tools/set-up/client-build.mjs";
import { SIZES } from "./data/sizes.ts";
import { measure, PARTS, type Part } from "./measure.ts";
import type { BenchResults } from "./report/results.ts";
import { tablesOf } from "./report/table.ts";

/** What takes a browser, sockets or a server of its own is measured by `npm run proof -- bench` alone. */
const SHORT: readonly Part[] = [
  "Against the limit",
  "Row-level security",
  "Growing lists",
  "Reports and exposure",
  "Lists as files",
  "Registers as documents",
  "Searching everything",
  "The desk's work",
  "Requests after issue",
  "Many on one draft",
];
const MEASURED = IS_WHOLE_PROOF ? PARTS : SHORT;

/** Rows that the tables of each part begin with. */
const ROWS: Readonly<Record<Part, readonly string[]>> = {
  "Against the limit": ["list page", "document detail", "updateDraft", "sign-in"],
  "Row-level security": ["list page and count"],
  "Growing lists": ["middle page"],
  "Reports and exposure": ["every sum of the charts", "exposure for a year"],
  "Lists as files": ["CSV of 1,000 rows", "XLSX of 1,000 rows"],
  "Registers as documents": ["import of 100 rows"],
  "Searching everything": ["a rare word, over everything", "a number, over everything"],
  "The desk's work": ["work, of a kind", "work, overdue", "queue, of all sides", "queue, of the bank"],
  "Requests after issue": ["document detail, requested"],
  "Many on one draft": ["draft, peopled", "its required documents, peopled"],
  "Reminders of expiries": ["1,000 documents"],
  "Billing in large numbers": [
    "20 lines of a statement",
    "100 lines of a statement",
    "40 periods charged to a card",
    "40 periods paid by deposit",
  ],
  "Deliveries to watchers": ["60 sockets"],
  "Beside many lists": ["somebody else's query"],
  "The client": ["staffDrafts", "login, slow 4G", "typing into the wizard"],
};

/** The numbers that each part has measured. */
const NUMBERS: Readonly<Record<Part, (results: BenchResults) => readonly number[]>> = {
  "Against the limit": ({ contests }) =>
    contests.flatMap(({ others }) =>
      others.flatMap(({ ratio, perSecond }) => [ratio.median, perSecond.median]),
    ),
  "Row-level security": ({ rowPolicies }) => rowPolicies.map(({ p50 }) => p50.median),
  "Growing lists": ({ growth }) => growth.flatMap(({ scores }) => scores.map(({ p50 }) => p50.median)),
  "Reports and exposure": ({ reports }) =>
    reports.flatMap(({ scores }) => scores.map(({ p50 }) => p50.median)),
  "Lists as files": ({ exports }) => exports.flatMap(({ scores }) => scores.map(({ p50 }) => p50.median)),
  "Registers as documents": ({ imports }) =>
    imports.flatMap(({ ofCopy, checkedPerSecond, megabytes, listRatio }) => [
      ofCopy.median,
      checkedPerSecond.median,
      megabytes,
      listRatio.median,
    ]),
  "Searching everything": ({ everything }) => everything.map(({ score }) => score.ratio.median),
  "The desk's work": ({ desk }) => desk.map(({ score }) => score.ratio.median),
  "Requests after issue": ({ requested }) => requested.map(({ score }) => score.ratio.median),
  "Many on one draft": ({ peopled }) => peopled.map(({ score }) => score.ratio.median),
  "Reminders of expiries": ({ reminders }) =>
    reminders.length === 2 ? reminders.flatMap((each) => Object.values(each)) : [],
  "Billing in large numbers": ({ billing: measured }) =>
    measured.flatMap(({ eachMilliseconds, eachProcessorMilliseconds, megabytes }) => [
      eachMilliseconds,
      eachProcessorMilliseconds,
      megabytes,
    ]),
  "Deliveries to watchers": ({ deliveries }) => deliveries.map(({ last }) => last.median),
  "Beside many lists": ({ besideLists }) => besideLists.map(({ ratio }) => ratio.median),
  "The client": ({ client: { sizes, views, steadiness, interactions } }) => [
    ...(sizes.every(({ script, style }) => script > 50 && style > 1) ? [] : [Number.NaN]),
    ...(steadiness.map(({ route }) => route).join() === "login,documents,staffDrafts" ? [] : [Number.NaN]),
    ...views.flatMap(({ ratio, largestPaint }) => [ratio.median, largestPaint.median]),
    ...interactions.map(({ latency }) => latency.median),
  ],
};

function faultsOf(results: BenchResults, part: Part): string[] {
  const numbers = NUMBERS[part](results);
  const tables = tablesOf(results);
  return [
    ...(numbers.length > 0 ? [] : [`${part} has measured nothing`]),
    ...numbers
      .filter((value) => !(value > 0 && value < Number.POSITIVE_INFINITY))
      .map((value) => `${part} has measured ${value}`),
    ...ROWS[part]
      .filter((row) => !new RegExp(`^\\| ${row}`, "m").test(tables))
      .map((row) => `there is no row ${row}`),
  ];
}

const NOTHING: Partial<BenchResults> = {
  contests: [],
  rowPolicies: [],
  growth: [],
  reports: [],
  exports: [],
  imports: [],
  everything: [],
  desk: [],
  requested: [],
  peopled: [],
  reminders: [],
  billing: [],
  deliveries: [],
  besideLists: [],
  client: { sizes: [], views: [], steadiness: [], interactions: [] },
};

test("the bench measures every contender and writes a table of ratios", { timeout: 400_000 }, async () => {
  if (MEASURED.includes("The client")) await ensureClientBuilt(process.execPath);
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
    only: MEASURED,
    keep: (measured) => kept.push(tablesOf(measured)),
  });
  assert.equal(kept.length, MEASURED.length);
  assert.equal(new Set(kept).size, MEASURED.length, "each part is kept when it is measured");
  assert.deepEqual(
    MEASURED.flatMap((part) => faultsOf(results, part)),
    [],
  );
  const caught = MEASURED.filter((part) => faultsOf({ ...results, ...NOTHING }, part).length > 0);
  assert.deepEqual(caught, MEASURED, "a part that measured nothing is noticed");
  const cases = MEASURED.flatMap((part) => NUMBERS[part](results)).length;
  recordProof("bench", { cases, broken: MEASURED.length, caught: caught.length });
});
