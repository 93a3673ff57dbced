// Shows: H-06..H-07, H-17.
import { expect, test } from "vitest";
import { type ActivityPage, addEarlierPage, addNewestPage } from "./merge-activity.ts";

type Entry = { id: string };

test("an earlier page is put below what is shown, without repeating an entry", () => {
  const loaded = page(["e", "d", "c"], { endCursor: "c", hasNextPage: true });
  const earlier = page(["c", "b", "a"], { endCursor: "a", hasNextPage: false });
  const merged = addEarlierPage(loaded, earlier);
  expect(ids(merged)).toBe("e d c b a");
  expect(merged.hasNextPage).toBe(false);
  expect(merged.endCursor).toBe("a");
});

test("new changes go on top and the earlier pages stay loaded", () => {
  const loaded = page(["d", "c", "b", "a"], { endCursor: "a", hasNextPage: true });
  const merged = addNewestPage(loaded, page(["f", "e", "d"], { endCursor: "d", totalCount: 9 }));
  expect(ids(merged)).toBe("f e d c b a");
  expect(merged.endCursor).toBe("a");
  expect(merged.totalCount).toBe(9);
});

test("where more changed than a page holds, the list starts afresh so that no change is missing", () => {
  const loaded = page(["c", "b", "a"], { endCursor: "a" });
  const merged = addNewestPage(loaded, page(["z", "y", "x"], { endCursor: "x", hasNextPage: true }));
  expect(ids(merged)).toBe("z y x");
  expect(merged.endCursor).toBe("x");
});

test("the first change of an empty history is shown", () => {
  expect(ids(addNewestPage(page([]), page(["a"])))).toBe("a");
});

function page(names: readonly string[], rest: Partial<ActivityPage<Entry>> = {}): ActivityPage<Entry> {
  const groups = names.map((id) => ({ id }));
  return { groups, totalCount: names.length, endCursor: null, hasNextPage: false, ...rest };
}

function ids(merged: ActivityPage<Entry>): string {
  return merged.groups.map(({ id }) => id).join(" ");
}
