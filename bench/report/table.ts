// The measurements as tables: ratios first, since only they carry over to another machine.

import type { Spread } from "../load/samples.ts";
import { SHIFT_MAX } from "../measurements/first-view.ts";
import type { BenchResults } from "./results.ts";

export function tablesOf(results: BenchResults): string {
  return [
    `Documents: ${results.documents.toLocaleString("en-AU")}. Rounds: ${results.rounds}, alternating; medians, with the lowest and highest in brackets.`,
    titled("Against the limit, over HTTP", limitRows(results)),
    titled("Row-level security, time of a list page", policyRows(results)),
    titled(
      `List page while the organisation grows, time as a ratio to ${results.growth[0]?.scores[0]?.name ?? ""} documents (aim: at most 1.2)`,
      growthRows(results),
    ),
    titled("From commit to delivery, in milliseconds", deliveryRows(results)),
    titled(
      "A small query beside thirty requests of one person for fifteen lists of a hundred",
      besideRows(results),
    ),
    titled("First load of each route, gzipped kB", sizeRows(results)),
    titled("First view, against an empty React page", viewRows(results)),
    titled("From a press to the next paint at CPU 4x, in milliseconds", interactionRows(results)),
  ].join("\n\n");
}

/** One row for each contender that is measured against the first. */
function limitRows({ contests }: BenchResults): string[][] {
  const rows = contests.flatMap(({ what, aim, scores: [limit, ...others] }) =>
    others.map(({ name, ratio, perSecond, p50 }) => [
      `${what}, ${name}`,
      spread(ratio),
      aim === undefined || name !== "product" ? "" : `at least ${aim}`,
      spread(perSecond, 0),
      limit === undefined ? "" : spread(limit.perSecond, 0),
      spread(p50, 1),
    ]),
  );
  return [["", "ratio to the limit", "aim", "a second", "limit, a second", "p50 ms"], ...rows];
}

function policyRows({ rowPolicies: [without, withThem] }: BenchResults): string[][] {
  return [
    ["", "ratio", "aim", "with, ms", "without, ms"],
    [
      "list page and count",
      withThem ? spread(withThem.ratio) : "",
      "at most 1.15",
      withThem ? spread(withThem.p50) : "",
      without ? spread(without.p50) : "",
    ],
  ];
}

function growthRows({ growth }: BenchResults): string[][] {
  const names = growth[0]?.scores.map(({ name }) => name) ?? [];
  const rows = growth.map(({ what, scores }) => [
    what,
    ...scores.map(({ ratio, p50 }, at) => (at === 0 ? `${p50.median.toFixed(1)} ms` : spread(ratio))),
  ]);
  return [["", ...names], ...rows];
}

function deliveryRows({ deliveries }: BenchResults): string[][] {
  const rows = deliveries.map(({ sockets, watchers, p50, last }) => [
    `${sockets} sockets, ${watchers} of them on one record`,
    spread(p50, 1),
    spread(last, 1),
  ]);
  return [["", "half of the watchers", "the last watcher"], ...rows];
}

function besideRows({ besideLists }: BenchResults): string[][] {
  const rows = besideLists.map(({ ratio, alone, slowest, refused }) => [
    "somebody else's query",
    spread(ratio),
    "at most 3",
    spread(alone),
    spread(slowest, 0),
    spread(refused, 0),
  ]);
  return [["", "ratio to alone", "aim", "alone, ms", "slowest, ms", "told to come back"], ...rows];
}

function sizeRows({ client }: BenchResults): string[][] {
  const rows = client.sizes.map(({ route, script, scriptMax, style, styleMax }) => [
    route,
    script.toFixed(0),
    `${scriptMax}`,
    style.toFixed(1),
    `${styleMax}`,
    script > scriptMax || style > styleMax ? "over" : "",
  ]);
  return [["", "script", "at most", "style", "at most", ""], ...rows];
}

function viewRows({ client }: BenchResults): string[][] {
  const rows = client.views.map((view) => [
    `${view.route}, ${view.condition}`,
    spread(view.ratio),
    `at most ${view.ratioMax}`,
    spread(view.largestPaint, 0),
    spread(view.blocking, 0),
    view.blockingMax === undefined ? "" : `at most ${view.blockingMax}`,
    spread(view.shift, 3),
    `at most ${SHIFT_MAX}`,
  ]);
  return [["", "LCP, ratio", "aim", "LCP, ms", "blocked, ms", "aim", "layout shift", "aim"], ...rows];
}

function interactionRows({ client }: BenchResults): string[][] {
  const rows = client.interactions.map(({ what, latency, max }) => [
    what,
    spread(latency, 0),
    `at most ${max}`,
  ]);
  return [["", "ms", "aim"], ...rows];
}

function spread({ median, low, high }: Spread, digits = 2): string {
  const text = (value: number) => value.toFixed(digits);
  return `${text(median)} (${text(low)}–${text(high)})`;
}

function titled(title: string, rows: string[][]): string {
  return `### ${title}\n\n${markdownTable(rows)}`;
}

/** Padded, so that it reads well in a terminal too. */
function markdownTable([head = [], ...rows]: string[][]): string {
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...rows].map((row) => (row[column] ?? "").length)),
  );
  const line = (cells: string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`;
  const rule = `|${widths.map((width) => "-".repeat(width + 2)).join("|")}|`;
  return [line(head), rule, ...rows.map(line)].join("\n");
}
