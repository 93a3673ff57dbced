// Files and records that import each other in a circle, types included: neither can be read, moved or tried without the other.

import { importsOf, isTest, recordOf } from "./import-directions.ts";
import type { SourceFile } from "./source-files.ts";

/** One knows another by an import in a file. */
type Arrow = { from: string; to: string; by: string };
/** What is known by whom, with the file that imports. */
type Known = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** One line for each circle, with the files on its way. What is imported on demand closes none. */
export function importCircles(files: readonly SourceFile[]): string[] {
  const atOnce = arrowsOf(files, ({ onDemand }) => !onDemand);
  return circlesIn(knownBy(atOnce)).map((way) => way.join(" -> "));
}

/**
 * The same of the modules of the server, the records of domain and their screens, with a file for each arrow: a way by files
 * that are no record's, such as a list that is put together of all records, closes a circle like any other, and so does what is
 * imported on demand. Tests set their scene out of any module.
 */
export function recordCircles(files: readonly SourceFile[]): string[] {
  const known = knownBy(arrowsOf(files.filter(({ path }) => !isTest(path))).flatMap(betweenPlaces));
  const seen = new Set<string>();
  return [...known.keys()].filter(isRecord).flatMap((record) => {
    const way = seen.has(record) ? undefined : wayBack(known, record);
    for (const each of way ?? []) seen.add(each);
    return way === undefined ? [] : [circleText(known, way)];
  });
}

/** A record is one place, whatever the number of its files; any other file is a place by itself. */
function betweenPlaces({ by, ...arrow }: Arrow): Arrow[] {
  const [from, to] = [placeOf(arrow.from), placeOf(arrow.to)];
  return from === to ? [] : [{ from, to, by }];
}

function placeOf(file: string): string {
  return recordOf(file) ?? file;
}

function isRecord(place: string): boolean {
  return recordOf(`${place}/`) === place;
}

/** The shortest way from a place to itself. */
function wayBack(known: Known, start: string): string[] | undefined {
  const before = new Map<string, string>();
  const waiting = [start];
  for (const one of waiting) {
    const others = known.get(one);
    if (others?.has(start)) return [...wayTo(before, one, start), start];
    for (const to of others?.keys() ?? []) {
      if (before.has(to)) continue;
      before.set(to, one);
      waiting.push(to);
    }
  }
  return undefined;
}

function wayTo(before: ReadonlyMap<string, string>, end: string, start: string): string[] {
  const way = [end];
  for (let one = end; one !== start; way.unshift(one)) one = before.get(one) ?? start;
  return way;
}

function circleText(known: Known, way: readonly string[]): string {
  const by = way.slice(1).map((to, at) => known.get(way[at] ?? "")?.get(to));
  return `${way.join(" -> ")} by ${by.join(", ")}`;
}

type Import = ReturnType<typeof importsOf>[number];

function arrowsOf(files: readonly SourceFile[], counts: (each: Import) => boolean = () => true): Arrow[] {
  return files
    .filter(({ path }) => /\.(ts|tsx|mjs)$/.test(path))
    .flatMap((file) =>
      importsOf(file)
        .filter(counts)
        .map(({ to }) => ({ from: file.path, to, by: file.path })),
    );
}

/** The first import stands for all others between the same two. */
function knownBy(arrows: readonly Arrow[]): Known {
  const known = new Map<string, Map<string, string>>();
  for (const { from, to, by } of arrows) {
    const others = known.get(from) ?? new Map<string, string>();
    known.set(from, others.set(to, others.get(to) ?? by));
  }
  return known;
}

function circlesIn(known: Known): string[][] {
  const circles: string[][] = [];
  const done = new Set<string>();
  const way: string[] = [];
  const follow = (one: string) => {
    if (way.includes(one)) {
      circles.push([...way.slice(way.indexOf(one)), one]);
      return;
    }
    if (done.has(one)) return;
    way.push(one);
    for (const to of known.get(one)?.keys() ?? []) follow(to);
    way.pop();
    done.add(one);
  };
  for (const one of known.keys()) follow(one);
  return circles;
}
