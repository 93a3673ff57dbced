// Reads from the address where in a list the reader is, and goes to another place in it.

import { useLocation, useRouter } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import type { TableSort } from "../../ui/data-table-column.ts";
import { keepSortPreference } from "../../ui/sort-preference.ts";
import {
  atFirstPage,
  columnsKey,
  columnsText,
  type ListShape,
  type PageSize,
  type PlaceFacts,
  readPlace,
  sizeKey,
  writePlace,
} from "./list-place.ts";

export type ListPlace<Tab extends string = string, Filter extends string = string> = PlaceFacts<
  Tab,
  Filter
> & {
  /** Before the names that the address says of this list. */
  readonly prefix: string;
  readonly after: string | null;
  readonly rowsBefore: number;
  readonly isSearched: boolean;
  /** By texts, such as a bank's name: none of those values of which one always counts. */
  readonly isNarrowed: boolean;
  readonly tabs: readonly { readonly tab: Tab; readonly href: string }[];
  searchFor(words: string): void;
  sortBy(sort: TableSort): void;
  /** Shows these columns, in this order. */
  arrange(columns: readonly string[]): void;
  narrow(filters: Readonly<Partial<Record<Filter, string>>>): void;
  /** Looks for nothing in particular any more. */
  widen(): void;
  resize(size: PageSize): void;
  goNext(endCursor: string): void;
  goPrevious(): void;
  /** The page has no rows any more: the one before takes its place in the address. */
  leaveEmptied(): void;
  goFirst(): void;
};

/** The same object while the address is the same. `shape` is kept outside the component. */
export function useListPlace<Tab extends string, Filter extends string = never>(
  shape: ListShape<Tab, Filter>,
): ListPlace<Tab, Filter> {
  const router = useRouter();
  const { pathname, searchStr } = useLocation({
    select: (location) => ({ pathname: location.pathname, searchStr: location.searchStr }),
    structuralSharing: true,
  });

  return useMemo(() => {
    const address = new URLSearchParams(searchStr);
    const facts = readPlace(shape, address);
    const { page, trail, size } = facts;
    const firstPage = { page: 1, trail: [] } as const;
    const trailBefore = trail.slice(0, -1);
    const isReachable = page === 2 || trailBefore.length > 0;
    const pageBefore = isReachable ? { page: page - 1, trail: trailBefore } : {};
    const hrefOf = (query: string) => (query === "" ? pathname : `${pathname}?${query}`);
    const go = (change: Partial<PlaceFacts<Tab, Filter>>, { replace = true } = {}) =>
      void router.navigate({
        href: hrefOf(writePlace(shape, { ...facts, ...firstPage, ...change }, address)),
        replace,
        resetScroll: false,
      });
    return {
      ...facts,
      prefix: shape.prefix ?? "",
      after: trail.at(-1) ?? null,
      rowsBefore: (page - 1) * size,
      isSearched: shape.isSearched === true,
      isNarrowed: textFilters(shape).some((name) => facts.filters[name] !== ""),
      tabs: (shape.tabs ?? []).map((tab) => ({ tab, href: hrefOf(tabQuery(shape, tab)) })),
      searchFor: (search) => go({ search }),
      sortBy: (sort) => {
        const { name } = shape.sorts?.(facts.tab) ?? {};
        if (name !== undefined) keepSortPreference(name, sort);
        go({ sort });
      },
      arrange: (columns) => {
        const { name } = shape.columns?.(facts.tab) ?? {};
        if (name !== undefined) localStorage.setItem(columnsKey(name), columnsText(columns));
        go({ columns, page, trail });
      },
      narrow: (filters) => go({ filters: { ...facts.filters, ...filters } }),
      widen: () => {
        const none = Object.fromEntries(textFilters(shape).map((name) => [name, ""]));
        go({ filters: { ...facts.filters, ...none } });
      },
      resize: (next) => {
        if (shape.sizeName !== undefined) localStorage.setItem(sizeKey(shape.sizeName), String(next));
        go({ size: next });
      },
      goNext: (endCursor) => go({ page: page + 1, trail: [...trail, endCursor] }, { replace: false }),
      goPrevious: () => go(pageBefore, { replace: false }),
      leaveEmptied: () => go(pageBefore),
      goFirst: () => go({}),
    };
  }, [shape, router, pathname, searchStr]);
}

/** For whoever switches to another organisation. */
export function useFirstPages(): () => void {
  const router = useRouter();
  return useCallback(() => {
    const { pathname, searchStr } = router.state.location;
    const query = atFirstPage(new URLSearchParams(searchStr));
    void router.navigate({ href: query === "" ? pathname : `${pathname}?${query}`, replace: true });
  }, [router]);
}

function textFilters<Filter extends string>({
  filters,
}: Pick<ListShape<string, Filter>, "filters">): Filter[] {
  const named = Object.entries<readonly string[]>(filters ?? {});
  return named.filter(([, values]) => values.length === 0).map(([name]) => name as Filter);
}

/** Another tab begins anew: without words, order or page of this one. */
function tabQuery<Tab extends string>({ tabs, prefix = "" }: ListShape<Tab, never>, tab: Tab): string {
  return tab === tabs?.[0] ? "" : new URLSearchParams({ [`${prefix}tab`]: tab }).toString();
}
