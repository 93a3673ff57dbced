// Two lists in one order: whatever the pages, every row comes once and in the order of all.

import { expect, test } from "vitest";
import { mergedPage, placesIn } from "./merged-page.ts";

type Row = { readonly name: string; readonly key: bigint };

function walk(lists: readonly [readonly Row[], readonly Row[]], size: number): string[] {
  const seen: string[] = [];
  let cursor: string | null = null;
  for (;;) {
    const places = placesIn(cursor);
    const [first, second] = lists.map((list, at) => {
      const from = list.findIndex(({ name }) => name === places[at]) + 1;
      const edges = list
        .slice(from, from + size)
        .map((row) => ({ cursor: row.name, key: row.key, row: row.name }));
      return { edges, hasMore: list.length > from + size, after: places[at] ?? null };
    });
    const page = mergedPage([first!, second!], { size, isDescending: true });
    seen.push(...page.rows);
    if (!page.hasNext) return seen;
    cursor = page.endCursor;
  }
}

test("every row of both lists comes once, in order, whatever the size of the page", () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const drawn = (at: number) => BigInt((seed * 7919 + at * 104729) % 13);
    const listOf = (name: string, length: number): Row[] =>
      Array.from({ length }, (_, at) => ({ name: `${name}${at}`, key: drawn(at) })).toSorted((a, b) =>
        Number(b.key - a.key),
      );
    const lists = [listOf("a", seed % 9), listOf("b", (seed * 3) % 11)] as const;
    const all = lists.flatMap((list, source) => list.map((row) => ({ ...row, source })));
    const inOrder = all
      .toSorted((a, b) => Number(b.key - a.key) || a.source - b.source)
      .map(({ name }) => name);
    expect(walk(lists, 1 + (seed % 6))).toEqual(inOrder);
  }
});

test("sums that a number would round to one another stay in their order", () => {
  const edgeOf = (name: string, key: bigint) => ({ cursor: name, key, row: name });
  const smaller = { edges: [edgeOf("smaller", 9_007_199_254_740_992n)], hasMore: false, after: null };
  const larger = { edges: [edgeOf("larger", 9_007_199_254_740_993n)], hasMore: false, after: null };
  expect(mergedPage([smaller, larger], { size: 2, isDescending: true }).rows).toEqual(["larger", "smaller"]);
  expect(mergedPage([larger, smaller], { size: 2, isDescending: false }).rows).toEqual(["smaller", "larger"]);
});
