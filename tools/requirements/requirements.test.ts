// The list of requirements is read whole, and what tests say they show is counted and questioned.
import assert from "node:assert/strict";
import { test } from "node:test";
import { PROJECT_ROOT } from "../set-up/project-root.mjs";
import { isContradiction, type Requirement, readRequirements } from "./requirements-list.ts";
import { countByArea, missingLines, reportLines } from "./requirements-report.ts";
import { shownByTests } from "./shown-by-tests.ts";

const LIST: Requirement[] = [
  ...[1, 2, 3, 4].map((number) => ({ id: `D-0${number}`, area: "D", text: `draft ${number}` })),
  { id: "DOC-001", area: "DOC", text: "document" },
  { id: "X-01", area: "X", text: "contradiction" },
];

/** Rows are added and struck out, never deleted: fewer than once stood there means that a change has lost some. */
const ONCE_STOOD_THERE = { rows: 1685, contradictions: 58, silences: 106 };

test("the project's own list has lost no row", () => {
  const all = readRequirements(PROJECT_ROOT);
  const countOf = (area: string) => all.filter((each) => each.area === area).length;
  assert.ok(all.filter((each) => !isContradiction(each)).length >= ONCE_STOOD_THERE.rows);
  assert.ok(countOf("X") >= ONCE_STOOD_THERE.contradictions);
  assert.ok(countOf("Q") >= ONCE_STOOD_THERE.silences);
});

test("ids, ranges, lists over several lines and either padding are understood", () => {
  const { filesById, mistakes } = shownBy("// Drafts.\n// Shows: D-1..D-02, D-3..4,\n// DOC-1, X-01.\n");
  assert.deepEqual(mistakes, []);
  assert.deepEqual([...filesById.keys()].sort(), ["D-01", "D-02", "D-03", "D-04", "DOC-001", "X-01"]);
});

test("unknown ids, backward or mixed ranges and unended lists are mistakes", () => {
  for (const list of ["D-05.", "D-02..D-09.", "D-03..D-01.", "D-01..DOC-001.", "drafts.", "D-01"]) {
    assert.notEqual(shownBy(`// Shows: ${list}\n`).mistakes.length, 0, list);
  }
});

test("only tests show anything", () => {
  const files = [{ path: "domain/drafts/drafts/draft.ts", text: "// Shows: D-01.\n" }];
  assert.equal(shownByTests(files, LIST).filesById.size, 0);
});

test("areas, files and what is missing are told, and contradictions are not counted among requirements", () => {
  const shown = shownBy("// Shows: D-01, D-03, X-01.\n");
  assert.deepEqual(
    countByArea(LIST, shown).map(({ area, shown: count, rows }) => [area, count, rows]),
    [
      ["D", 2, 4],
      ["DOC", 0, 1],
      ["X", 1, 1],
    ],
  );
  const report = reportLines(LIST, shown);
  assert.equal(report.at(-1), "2 of 5 requirements are shown by tests (40 %).");
  assert.ok(report.includes("         2  domain/drafts/drafts/draft.test.ts"));
  assert.deepEqual(missingLines(LIST, shown, "D"), ["D-02  draft 2", "D-04  draft 4"]);
  assert.deepEqual(missingLines(LIST, shown), ["D-02  draft 2", "D-04  draft 4", "DOC-001  document"]);
});

function shownBy(text: string) {
  return shownByTests([{ path: "domain/drafts/drafts/draft.test.ts", text }], LIST);
}
