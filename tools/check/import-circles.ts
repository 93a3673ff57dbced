// Files that import each other in a circle, types included: neither of them can be read, moved or tried without the other.

import { importsOf } from "./import-directions.ts";
import type { SourceFile } from "./source-files.ts";

/** One line for each circle, with the files on its way. What is imported on demand closes none. */
export function importCircles(files: readonly SourceFile[]): string[] {
  const imports = new Map(
    files
      .filter(({ path }) => /\.(ts|tsx|mjs)$/.test(path))
      .map((file) => [file.path, importsOf(file).filter(({ onDemand }) => !onDemand)] as const),
  );
  const circles: string[] = [];
  const done = new Set<string>();
  const way: string[] = [];
  const follow = (path: string) => {
    if (way.includes(path)) {
      circles.push([...way.slice(way.indexOf(path)), path].join(" -> "));
      return;
    }
    if (done.has(path)) return;
    way.push(path);
    for (const { to } of imports.get(path) ?? []) follow(to);
    way.pop();
    done.add(path);
  };
  for (const path of imports.keys()) follow(path);
  return circles;
}
