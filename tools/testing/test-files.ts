// Finds the test files of a workspace.
import fs from "node:fs";
import path from "node:path";
import { PROJECT_ROOT } from "../set-up/project-root.mjs";

const LEFT_OUT = new Set(["node_modules", "dist", "generated"]);

/** Files under `place` of the project whose names match, narrowed to those whose path holds one of `filters`. */
export function findFiles(
  place: string,
  pattern: RegExp,
  filters: readonly string[] = [],
  root = PROJECT_ROOT,
): string[] {
  const found = filesUnder(path.join(root, place)).filter((file) => pattern.test(file));
  if (filters.length === 0) return found;
  return found.filter((file) => filters.some((filter) => path.relative(root, file).includes(filter)));
}

/** The server's own tests, and the room beside it that shows what holds for all of them. */
export function serverTests(pattern: RegExp, filters: readonly string[]): string[] {
  return ["server", "testing"].flatMap((place) => findFiles(place, pattern, filters));
}

function filesUnder(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  const entries = fs.readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !LEFT_OUT.has(name));
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const place = path.join(folder, entry.name);
      return entry.isDirectory() ? filesUnder(place) : [place];
    });
}
