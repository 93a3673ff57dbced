// The corpora that docs/proof.md lists: each file of entries is there, with as many of them as it really holds.

import { pathToFileURL } from "node:url";

/** A row names the file between backticks; the number that follows is that of its entries. */
const ROW = /^\|[^|]*\| `([^`]+-corpus\.ts)` \| (\d+)/gm;

/** `held` is the number of entries by file, from the root of the project. */
export function corpusFindings(page: string, held: Readonly<Record<string, number>>): string[] {
  const named = Object.fromEntries(
    [...page.matchAll(ROW)].map(([, file = "", count]) => [file, Number(count)]),
  );
  const files = [...new Set([...Object.keys(held), ...Object.keys(named)])].sort();
  return files
    .filter((file) => held[file] !== named[file])
    .map(
      (file) =>
        `docs/proof.md names ${named[file] ?? "no"} entries of ${file}, which holds ${held[file] ?? "none"}`,
    );
}

/** Every list that the file exports counts, whatever is in it. */
export async function entriesOf(file: string): Promise<number> {
  const exported: Record<string, unknown> = await import(pathToFileURL(file).href);
  return Object.values(exported)
    .filter((each) => Array.isArray(each))
    .reduce((sum, each) => sum + each.length, 0);
}
