// The measurements as tables: ratios first, since only they carry over to another machine.

import type { Spread } from "../load/samples.ts";
import { SHIFT_MAX } from "../measurements/first-view.ts";
import type { Steadiness } from "../measurements/steadiness.ts";
import type { BenchResults } from "./results.ts";

/** Of the parts that were measured. */
export function tablesOf(results: BenchResults): string {
  const tables: [title: string, rows: string[][]][] = [
    ["Against the limit and other servers, over HTTP", limitRows(results)],
    ["Row-level security, time of a list page", policyRows(results)],
    [
      `List page while the organisation grows, time as a ratio to ${grownFrom(results.growth)} documents`,
      growthRows(results.growth),
    ],
    [
      `Reports while the organisation grows, time as a ratio to ${grownFrom(results.reports)} documents`,
      growthRows(results.reports),
    ],
    ["A list as a file, time as a ratio to COPY of the same", exportRows(results)],
    ["A register as documents, beside COPY of the same into the same tables", importRows(results)],
    [
      "Search over everything, time as a ratio to the list's search for the same words",
      everythingRows(results),
    ],
    ["The desk's first page among 100,000 drafts, time as a ratio to the same among 100", deskRows(results)],
    ["Ten requests after issue on each document, time as a ratio to none", requestedRows(results)],
    [
      "A draft with 40 people, 60 required documents and 400 messages, time as a ratio to a bare one",
      peopledRows(results),
    ],
    ["Reminding of expiries while the organisation grows", reminderRows(results)],
    ["Billing in large numbers", billingRows(results)],
    ["From commit to delivery, in milliseconds", deliveryRows(results)],
    [
      "A small query beside thirty requests of one person for fifteen lists of a hundred",
      besideRows(results),
    ],
    ["First load of each route, gzipped kB", sizeRows(results)],
    ["First view, against an empty React page", viewRows(results)],
    ["Layout shift of each address on slow 4G", steadinessRows(results)],
    ["From a press to the next paint at CPU 4x, in milliseconds", interactionRows(results)],
  ];
  return [
    `Documents: ${results.documents.toLocaleString("en-AU")}. Rounds: ${results.rounds}, alternating; medians, with the lowest and highest in brackets.`,
    ...tables.filter(([, rows]) => rows.length > 1).map(([title, rows]) => titled(title, rows)),
  ].join("\n\n");
}

/** The product against each of the others, in the same round. */
function limitRows({ contests }: BenchResults): string[][] {
  const rows = contests.flatMap(({ what, aims, product, others }) =>
    others.map(({ name, ratio, perSecond, p50 }) => [
      `${what}, against ${name}`,
      spread(ratio),
      aims[name] === undefined ? "" : `at least ${aims[name]}`,
      spread(product.perSecond, 0),
      spread(perSecond, 0),
      spread(product.p50, 1),
      spread(p50, 1),
    ]),
  );
  return [["", "ratio of the product", "aim", "a second", "theirs", "p50 ms", "theirs"], ...rows];
}

function policyRows({ rowPolicies: [without, withThem] }: BenchResults): string[][] {
  const head = ["", "ratio", "aim", "with, ms", "without, ms"];
  if (without === undefined || withThem === undefined) return [head];
  return [
    head,
    [
      "list page and count",
      spread(withThem.ratio),
      "at most 1.15",
      spread(withThem.p50),
      spread(without.p50),
    ],
  ];
}

function grownFrom(growth: BenchResults["growth"]): string {
  return growth[0]?.scores[0]?.name ?? "";
}

function growthRows(growth: BenchResults["growth"]): string[][] {
  const names = growth[0]?.scores.map(({ name }) => name) ?? [];
  const rows = growth.map(({ what, aim, scores }) => [
    what,
    aim === undefined ? "" : `at most ${aim}`,
    ...scores.map(({ ratio, p50 }, at) => (at === 0 ? `${p50.median.toFixed(1)} ms` : spread(ratio))),
  ]);
  return [["", "aim", ...names], ...rows];
}

function exportRows({ exports }: BenchResults): string[][] {
  const rows = exports.flatMap(({ rows: count, scores, megabytes }) =>
    scores
      .slice(1)
      .map(({ name, ratio, p50 }) => [
        `${name} of ${count.toLocaleString("en-AU")} rows`,
        spread(ratio),
        "at most 1.67",
        ((1_000 * count) / p50.median).toFixed(0),
        megabytes.toFixed(0),
      ]),
  );
  return [["", "ratio", "aim", "rows a second", "more memory, MB"], ...rows];
}

function importRows({ imports }: BenchResults): string[][] {
  const rows = imports.map((each) => [
    `import of ${each.rows.toLocaleString("en-AU")} rows`,
    spread(each.ofCopy),
    "at least 0.6",
    spread(each.perSecond, 0),
    spread(each.checkedPerSecond, 0),
    `${each.megabytes.toFixed(0)} (${each.megabytesOfFifth.toFixed(0)})`,
    spread(each.listRatio),
    "at most 1.2",
  ]);
  const memory = "most memory, MB (of a fifth of the rows)";
  return [
    ["", "of COPY's speed", "aim", "rows a second", "dry run", memory, "list page meanwhile", "aim"],
    ...rows,
  ];
}

function everythingRows({ everything }: BenchResults): string[][] {
  const rows = everything.map(({ what, aim, score: { ratio, p50 } }) => [
    `${what}, over everything`,
    spread(ratio),
    `at most ${aim}`,
    spread(p50),
  ]);
  return [["", "ratio", "aim", "ms"], ...rows];
}

function deskRows({ desk }: BenchResults): string[][] {
  const rows = desk.map(({ what, aim, score: { ratio, p50 } }) => [
    what,
    spread(ratio),
    `at most ${aim}`,
    spread(p50),
  ]);
  return [["", "ratio", "aim", "ms"], ...rows];
}

function requestedRows({ requested }: BenchResults): string[][] {
  const rows = requested.map(({ what, aim, score: { ratio, p50 } }) => [
    `${what}, requested`,
    spread(ratio),
    aim === undefined ? "" : `at most ${aim}`,
    spread(p50),
  ]);
  return [["", "ratio", "aim", "with them, ms"], ...rows];
}

function peopledRows({ peopled }: BenchResults): string[][] {
  const rows = peopled.map(({ what, aim, score: { ratio, p50 } }) => [
    `${what}, peopled`,
    spread(ratio),
    aim === undefined ? "" : `at most ${aim}`,
    spread(p50),
  ]);
  return [["", "ratio", "aim", "with them, ms"], ...rows];
}

function reminderRows({ reminders }: BenchResults): string[][] {
  const rows = reminders.map((each) => [
    `${each.documents.toLocaleString("en-AU")} documents`,
    each.due.toLocaleString("en-AU"),
    each.eachMilliseconds.toFixed(1),
    (each.againMilliseconds / each.due).toFixed(2),
    each.heldEachMilliseconds.toFixed(1),
    each.megabytes.toFixed(0),
  ]);
  return [
    ["", "due", "ms for each", "ms for each, when all are told", "ms for each holder", "most memory, MB"],
    ...rows,
  ];
}

function billingRows({ billing }: BenchResults): string[][] {
  const rows = billing.map(({ what, count, eachMilliseconds, eachProcessorMilliseconds, megabytes }) => [
    `${count.toLocaleString("en-AU")} ${what}`,
    eachMilliseconds.toFixed(2),
    eachProcessorMilliseconds.toFixed(2),
    megabytes.toFixed(0),
  ]);
  return [["", "ms for each", "of processors", "most memory, MB"], ...rows];
}

const WATCHERS_AIMED_AT = 500;

function deliveryRows({ deliveries }: BenchResults): string[][] {
  const rows = deliveries.map(({ sockets, watchers, p50, last }) => [
    `${sockets} sockets, ${watchers} of them on one record`,
    spread(p50, 1),
    spread(last, 1),
    watchers < WATCHERS_AIMED_AT ? "" : "at most 30",
  ]);
  return [["", "half of the watchers", "the last watcher", "aim"], ...rows];
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

/** The least steady first. */
function steadinessRows({ client }: BenchResults): string[][] {
  const worst = ({ desktop, phone }: Steadiness) => Math.max(desktop, phone);
  const rows = client.steadiness
    .toSorted((one, other) => worst(other) - worst(one))
    .map((each) => [
      each.route,
      each.desktop.toFixed(3),
      each.phone.toFixed(3),
      `at most ${SHIFT_MAX}${worst(each) > SHIFT_MAX ? ", missed" : ""}`,
    ]);
  return [["", "desktop", "phone", "aim"], ...rows];
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
