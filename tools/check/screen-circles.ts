// Records whose screens know each other in a circle: neither could be read or taken out without the other.

import { importsOf, isScreen, screenOf } from "./import-directions.ts";
import type { SourceFile } from "./source-files.ts";

/** The circles that there still are, each with its reason. The list may only shrink: one that is gone must leave it. */
export const KNOWN_CIRCLES: Readonly<Record<string, string>> = {
  "drafts/bank-switches -> drafts/drafts":
    "a switch is a kind of draft: its form is the draft's, and the draft's page shows its part",
  "drafts/drafts -> drafts/surety-bonds":
    "a bond is a kind of draft: its form is the draft's, and the draft's page shows its part",
};

/** Two records that reach each other, by whatever others, named in the order of the alphabet. */
export function screenCircles(
  files: readonly SourceFile[],
  known: Readonly<Record<string, string>> = KNOWN_CIRCLES,
): string[] {
  const found = pairsInCircles(recordsKnown(files));
  return [
    ...found.filter((pair) => !(pair in known)).map((pair) => `web/screens: ${pair} know each other`),
    ...Object.keys(known)
      .filter((pair) => !found.includes(pair))
      .map(
        (pair) => `tools/check/screen-circles.ts: ${pair} no longer know each other; take them from the list`,
      ),
  ];
}

type Known = ReadonlyMap<string, ReadonlySet<string>>;

function recordsKnown(files: readonly SourceFile[]): Known {
  const known = new Map<string, Set<string>>();
  for (const file of files.filter(({ path }) => isScreen(path) && /\.tsx?$/.test(path)))
    for (const { to } of importsOf(file).filter((each) => isScreen(each.to))) {
      const [from, other] = [nameOf(file.path), nameOf(to)];
      if (from !== other) known.set(from, (known.get(from) ?? new Set()).add(other));
    }
  return known;
}

function nameOf(file: string): string {
  return screenOf(file).slice("web/screens/".length);
}

/** Only pairs that stand next to each other on a circle: a third that is merely reached by it is no fault of its own. */
function pairsInCircles(known: Known): string[] {
  const pairs = [...known].flatMap(([from, others]) =>
    [...others].filter((to) => reaches(known, to, from)).map((to) => [from, to].sort().join(" -> ")),
  );
  return [...new Set(pairs)].sort();
}

function reaches(known: Known, from: string, wanted: string, passed = new Set<string>()): boolean {
  if (from === wanted) return true;
  if (passed.has(from)) return false;
  passed.add(from);
  return [...(known.get(from) ?? [])].some((each) => reaches(known, each, wanted, passed));
}
