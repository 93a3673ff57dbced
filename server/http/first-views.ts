// Every address of the client, as the build lists them, and what each needs for its first view.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Written by the client's build; in an address a star stands for any one part. */
const FILE = join(".vite", "first-views.json");
const ANYTHING = "*";

/** `make` is called once for each address of the list; undefined is found for an address that the client does not have. */
export function firstViewFinder<View>(
  folder: string,
  make: (scripts: readonly string[]) => View,
): (path: string) => View | undefined {
  const list = readList(join(folder, FILE));
  // Without the list nobody knows which addresses there are.
  if (list === undefined) return () => make([]);
  const views = Object.entries(list).map(([address, scripts]) => ({
    parts: partsOf(address),
    view: make(scripts),
  }));
  // An address with fewer stars says more: /documents/add/projected before /documents/*/view.
  views.sort((one, other) => starsIn(one.parts) - starsIn(other.parts));
  return (path) => {
    const parts = partsOf(path);
    return views.find((each) => fits(each.parts, parts))?.view;
  };
}

function readList(path: string): Record<string, readonly string[]> | undefined {
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined;
}

/** The client's router takes no notice of capitals either. */
function partsOf(path: string): readonly string[] {
  return path
    .toLowerCase()
    .split("/")
    .filter((part) => part !== "");
}

function starsIn(parts: readonly string[]): number {
  return parts.filter((part) => part === ANYTHING).length;
}

function fits(pattern: readonly string[], parts: readonly string[]): boolean {
  return (
    pattern.length === parts.length && pattern.every((each, at) => each === ANYTHING || each === parts[at])
  );
}
