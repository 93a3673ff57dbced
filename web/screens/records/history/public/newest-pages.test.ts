// Shows: H-06..H-07, H-17.
import { expect, test } from "vitest";
import type { ListPage } from "../../../../app/list/read-pages.ts";
import { withEarlierPage, withNewestPage } from "./newest-pages.ts";

type Entry = { id: string };

test("an earlier page is put below what is shown, without repeating an entry", () => {
  const loaded = page(["e", "d", "c"], { endCursor: "c", hasNext: true });
  const earlier = page(["c", "b", "a"], { endCursor: "a", hasNext: false });
  const merged = withEarlierPage(loaded, earlier);
  expect(ids(merged)).toBe("e d c b a");
  expect(merged.hasNext).toBe(false);
  expect(merged.endCursor).toBe("a");
});

test("new changes go on top and the earlier pages stay loaded", () => {
  const loaded = page(["d", "c", "b", "a"], { endCursor: "a", hasNext: true });
  const merged = withNewestPage(loaded, page(["f", "e", "d"], { endCursor: "d", total: 9 }));
  expect(ids(merged)).toBe("f e d c b a");
  expect(merged.endCursor).toBe("a");
  expect(merged.total).toBe(9);
});

test("where more changed than a page holds, the list starts again so that no change is missing", () => {
  const loaded = page(["c", "b", "a"], { endCursor: "a" });
  const merged = withNewestPage(loaded, page(["z", "y", "x"], { endCursor: "x", hasNext: true }));
  expect(ids(merged)).toBe("z y x");
  expect(merged.endCursor).toBe("x");
});

test("the first change of an empty history is shown", () => {
  expect(ids(withNewestPage(page([]), page(["a"])))).toBe("a");
});

function page(names: readonly string[], rest: Partial<ListPage<Entry>> = {}): ListPage<Entry> {
  const rows = names.map((id) => ({ id }));
  return { rows, total: names.length, isTotalCapped: false, endCursor: null, hasNext: false, ...rest };
}

function ids(merged: ListPage<Entry>): string {
  return merged.rows.map(({ id }) => id).join(" ");
}
