// Files, and modules of the server, that import each other in a circle, types included: neither can be read, moved or tried without the other.

import { importsOf, isTest, serverModuleOf } from "./import-directions.ts";
import type { SourceFile } from "./source-files.ts";

/** What is known by whom: the file that imports is named where it is not the one who knows. */
type Known = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** One line for each circle, with the files on its way. What is imported on demand closes none. */
export function importCircles(files: readonly SourceFile[]): string[] {
  const known = new Map<string, Map<string, string>>();
  for (const { from, to } of importsAtOnce(files)) put(known, { from, to, by: from });
  return circlesIn(known).map((way) => way.join(" -> "));
}

/** As `importCircles` of the server's modules, with a file for each arrow. Tests set their scene out of any module. */
export function moduleCircles(files: readonly SourceFile[]): string[] {
  const known = new Map<string, Map<string, string>>();
  for (const { from, to } of importsAtOnce(files)) {
    const [one, other] = [serverModuleOf(from), serverModuleOf(to)];
    if (one !== undefined && other !== undefined && one !== other && !isTest(from))
      put(known, { from: one, to: other, by: from });
  }
  return circlesIn(known).map((way) => {
    const arrows = way.slice(1).map((to, at) => known.get(way[at] ?? "")?.get(to));
    return `${way.join(" -> ")} by ${arrows.join(", ")}`;
  });
}

function importsAtOnce(files: readonly SourceFile[]): { from: string; to: string }[] {
  return files
    .filter(({ path }) => /\.(ts|tsx|mjs)$/.test(path))
    .flatMap((file) =>
      importsOf(file)
        .filter(({ onDemand }) => !onDemand)
        .map(({ to }) => ({ from: file.path, to })),
    );
}

function put(
  known: Map<string, Map<string, string>>,
  { from, to, by }: { from: string; to: string; by: string },
): void {
  const others = known.get(from) ?? new Map<string, string>();
  known.set(from, others);
  if (!others.has(to)) others.set(to, by);
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
