// Where in a list the reader is, as the address of the page says it: tab, words, order, what narrows it, and page.

import type { TableSort } from "../../ui/data-table-column.ts";
import { readSortPreference } from "../../ui/sort-preference.ts";

export const PAGE_SIZES = [25, 50, 100] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

/** What the address of one list may say; where it says nonsense, the first of each counts. */
export type ListShape<Tab extends string = string, Filter extends string = never> = {
  /** Before the parameters of a second list on one page. */
  readonly prefix?: string;
  readonly tabs?: readonly Tab[];
  /** Whether it is searched; such a list says how many were found even when they fit on one page. */
  readonly isSearched?: boolean;
  /** By which columns it may be sorted, the way it opens first; the preference is kept under the name. */
  readonly sorts?: (tab: Tab) => {
    readonly name?: string;
    readonly by: readonly [TableSort, ...TableSort[]];
  };
  /** Which columns it may show, those that it shows first in their order; the choice is kept under the name. */
  readonly columns?: (tab: Tab) => {
    readonly name: string;
    readonly all: readonly string[];
    readonly usual: readonly string[];
  };
  /** The values of each, the usual one first; without values any text. */
  readonly filters?: Readonly<Record<Filter, readonly string[]>>;
  /** Under this name the device keeps how many rows a page has. */
  readonly sizeName?: string;
};

export type PlaceFacts<Tab extends string = string, Filter extends string = never> = {
  readonly tab: Tab;
  readonly search: string;
  readonly sort: TableSort | undefined;
  /** In their order; none where the list has always the same. */
  readonly columns: readonly string[];
  readonly filters: Readonly<Record<Filter, string>>;
  readonly size: PageSize;
  /** From 1. */
  readonly page: number;
  /** The cursors behind which the last few pages begin, the present one last; none on the first page. */
  readonly trail: readonly string[];
};

/** As much of the way back as an address has room for; from further in it leads to the first page. */
const TRAIL_MAX = 20;

export function readPlace<Tab extends string, Filter extends string>(
  shape: ListShape<Tab, Filter>,
  address: URLSearchParams,
): PlaceFacts<Tab, Filter> {
  const said = (name: string) => address.get(`${shape.prefix ?? ""}${name}`) ?? "";
  const trail = said("after").split(".").filter(Boolean);
  const tab = oneOf(shape.tabs ?? [], said("tab"));
  const filters = Object.entries<readonly string[]>(shape.filters ?? {}).map(([name, values]) => [
    name,
    values.length === 0 ? said(name) : oneOf(values, said(name)),
  ]);
  const page = Math.trunc(Number(said("page")));
  const isFurther = trail.length > 0;
  return {
    tab,
    search: shape.isSearched ? said("search") : "",
    sort: sortOf(shape, tab, { said: said("sort"), isFurther }),
    columns: columnsOf(shape, tab, said("columns")),
    filters: Object.fromEntries(filters) as Record<Filter, string>,
    size: sizeOf(shape, { said: said("rows"), isFurther }),
    page: isFurther ? Math.max(trail.length + 1, Number.isSafeInteger(page) ? page : 0) : 1,
    trail,
  };
}

/** The address with the place in it, and with whatever else it says. */
export function writePlace<Tab extends string, Filter extends string>(
  shape: ListShape<Tab, Filter>,
  place: PlaceFacts<Tab, Filter>,
  address: URLSearchParams,
): string {
  const written = new URLSearchParams(address);
  const say = (name: string, value: string, usual: string) =>
    value === usual
      ? written.delete(`${shape.prefix ?? ""}${name}`)
      : written.set(`${shape.prefix ?? ""}${name}`, value);
  say("tab", place.tab, shape.tabs?.[0] ?? "");
  say("search", place.search, "");
  for (const [name, values] of Object.entries<readonly string[]>(shape.filters ?? {}))
    say(name, place.filters[name as Filter], values[0] ?? "");
  const usual = sortText(shape.sorts?.(place.tab).by[0]);
  // Where the device prefers another, the usual one is said too.
  const unsaid = sortText(sortOf(shape, place.tab, { said: "", isFurther: place.trail.length > 0 }));
  say("sort", sortText(place.sort), unsaid === usual ? usual : "");
  const usualColumns = columnsText(shape.columns?.(place.tab).usual ?? []);
  const unsaidColumns = columnsText(columnsOf(shape, place.tab, ""));
  say("columns", columnsText(place.columns), unsaidColumns === usualColumns ? usualColumns : "");
  say("rows", String(place.size), String(PAGE_SIZES[0]));
  say("after", place.trail.slice(-TRAIL_MAX).join("."), "");
  say("page", String(place.page), "1");
  return written.toString();
}

/** The same list at its first page, for another organisation whose rows the cursors do not know. */
export function atFirstPage(address: URLSearchParams): string {
  return new URLSearchParams(
    [...address].filter(([name]) => !/^(?:\w+-)?(?:after|page)$/.test(name)),
  ).toString();
}

/** What the address says of one list alone, without its prefix; no list's own names have a hyphen. */
export function ownPart(address: URLSearchParams, prefix: string): URLSearchParams {
  return new URLSearchParams(
    [...address].flatMap(([name, said]) => (isOwn(name, prefix) ? [[name.slice(prefix.length), said]] : [])),
  );
}

/** The address with another part of that list in it; what it says of other lists stays. */
export function withPart(address: URLSearchParams, prefix: string, part: URLSearchParams): string {
  const others = [...address].filter(([name]) => !isOwn(name, prefix));
  const own = [...part].map(([name, said]) => [`${prefix}${name}`, said] as [string, string]);
  return new URLSearchParams([...others, ...own]).toString();
}

function isOwn(name: string, prefix: string): boolean {
  return prefix === "" ? !name.includes("-") : name.startsWith(prefix);
}

/** A cursor belongs to one order and size: with one in the address the device's preferences do not count. */
type Said = { readonly said: string; readonly isFurther: boolean };

function sortOf<Tab extends string, Filter extends string>(
  { sorts }: ListShape<Tab, Filter>,
  tab: Tab,
  { said, isFurther }: Said,
): TableSort | undefined {
  const { name, by } = sorts?.(tab) ?? {};
  if (by === undefined) return undefined;
  const [columnId, direction] = said.split("-");
  const kept = name === undefined || isFurther ? undefined : readSortPreference(name);
  const known = (sort: TableSort | undefined) => by.some((each) => each.columnId === sort?.columnId);
  if (columnId !== undefined && (direction === "ascending" || direction === "descending")) {
    const sort: TableSort = { columnId, direction };
    if (known(sort)) return sort;
  }
  return known(kept) ? kept : by[0];
}

function columnsOf<Tab extends string, Filter extends string>(
  { columns }: ListShape<Tab, Filter>,
  tab: Tab,
  said: string,
): readonly string[] {
  const { name, all, usual } = columns?.(tab) ?? { name: "", all: [], usual: [] };
  const known = (text: string | null) => [
    ...new Set((text ?? "").split(".").filter((id) => all.includes(id))),
  ];
  const wanted = known(said);
  if (wanted.length > 0 || name === "") return wanted;
  const kept = known(localStorage.getItem(columnsKey(name)));
  return kept.length > 0 ? kept : usual;
}

export function columnsKey(name: string): string {
  return `bondline.columns.${name}`;
}

export function columnsText(columns: readonly string[]): string {
  return columns.join(".");
}

function sizeOf({ sizeName }: Pick<ListShape, "sizeName">, { said, isFurther }: Said): PageSize {
  const kept = sizeName === undefined || isFurther ? null : localStorage.getItem(sizeKey(sizeName));
  const wanted = Number(said === "" ? kept : said);
  return PAGE_SIZES.find((size) => size === wanted) ?? PAGE_SIZES[0];
}

export function sizeKey(name: string): string {
  return `bondline.rows.${name}`;
}

export function sortText(sort: TableSort | undefined): string {
  return sort === undefined ? "" : `${sort.columnId}-${sort.direction}`;
}

/** Of no values at all, an empty text. */
function oneOf<Value extends string>(values: readonly Value[], said: string): Value {
  return values.find((value) => value === said) ?? values[0] ?? ("" as Value);
}
