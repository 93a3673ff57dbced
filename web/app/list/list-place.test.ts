// Shows: L-03, UI-20.
import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { atFirstPage, type ListShape, ownPart, readPlace, withPart, writePlace } from "./list-place.ts";

const SHAPE: ListShape<"open" | "closed", "status" | "text"> = {
  tabs: ["open", "closed"],
  isSearched: true,
  sizeName: "things",
  sorts: () => ({
    name: "things",
    by: [
      { columnId: "name", direction: "ascending" },
      { columnId: "amount", direction: "descending" },
    ],
  }),
  filters: { status: ["waiting", "done"], text: [] },
};

const at = (address: string) => readPlace(SHAPE, new URLSearchParams(address));

afterEach(() => localStorage.clear());

test("a place that is written is read again as it was", () => {
  const places = [
    "",
    "tab=closed&search=1.0",
    "search=007&sort=amount-ascending&status=done&text=50%25+of+a%26b",
    "rows=50&after=a.b.c&page=4",
    "tab=closed&after=z&page=30",
  ];
  for (const address of places) {
    const place = at(address);
    expect(readPlace(SHAPE, new URLSearchParams(writePlace(SHAPE, place, new URLSearchParams())))).toEqual(
      place,
    );
  }
});

test("of an address that says nonsense the usual place is left", () => {
  expect(at("tab=x&sort=colour-up&sort2=&status=never&rows=7&page=3&after=")).toEqual(at(""));
  expect(at("page=-1&after=a.b").page).toBe(3);
  expect(at("page=two&after=a").page).toBe(2);
});

test("what the device prefers counts where the address says nothing, and not behind a cursor", () => {
  localStorage.setItem("bondline.sort.things", "amount descending");
  localStorage.setItem("bondline.rows.things", "100");
  expect(at("").sort).toEqual({ columnId: "amount", direction: "descending" });
  expect(at("").size).toBe(100);
  expect(at("sort=name-descending&rows=50")).toMatchObject({
    sort: { columnId: "name", direction: "descending" },
    size: 50,
  });
  expect(at("after=a")).toMatchObject({ sort: { columnId: "name", direction: "ascending" }, size: 25 });
});

test("two lists of one page keep their places beside each other and beside whatever else the address says", () => {
  const second: ListShape = { prefix: "second-", isSearched: true };
  const address = new URLSearchParams("tab=closed&second-search=old&other=1");
  const place = readPlace(second, address);
  const written = writePlace(second, { ...place, search: "new" }, address);
  expect(written).toBe("tab=closed&second-search=new&other=1");
  expect(atFirstPage(new URLSearchParams("search=a&after=x&page=2&second-after=y&second-page=2"))).toBe(
    "search=a",
  );
});

test("the way back is as long as an address has room for", () => {
  const trail = Array.from({ length: 30 }, (_, page) => `cursor${page}`);
  const written = writePlace(SHAPE, { ...at(""), trail, page: 31 }, new URLSearchParams());
  expect(at(written).trail).toEqual(trail.slice(10));
  expect(at(written).page).toBe(31);
});

test("whatever text is searched for or narrows the list comes back as it was", () => {
  const text = fc.string({ unit: "grapheme" }).map((typed) => typed.toWellFormed());
  fc.assert(
    fc.property(text, text, (search, narrowed) => {
      const place = { ...at(""), search, filters: { ...at("").filters, text: narrowed } };
      const written = writePlace(SHAPE, place, new URLSearchParams());
      expect(at(written)).toEqual(place);
    }),
  );
  expect(at("search=662E41&text=1.0").search).toBe("662E41");
});

test("of several lists in one address each has a part of its own, which changes alone", () => {
  const address = new URLSearchParams("bank=anz&tab=ended&arranged-bank=vero&view=v");
  const part = (prefix: string) => ownPart(address, prefix).toString();
  expect([part(""), part("arranged-")]).toEqual(["bank=anz&tab=ended&view=v", "bank=vero"]);
  expect(withPart(address, "", new URLSearchParams("bank=nab"))).toBe("arranged-bank=vero&bank=nab");
  expect(withPart(address, "arranged-", new URLSearchParams("limit=1.."))).toBe(
    "bank=anz&tab=ended&view=v&arranged-limit=1..",
  );
});
