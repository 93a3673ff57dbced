// Where in a list the reader is: how it is sorted, how long its pages are, and on which page.

import { useMemo, useState } from "react";
import type { TableSort } from "../../../../ui/data-table-column.ts";
import { keepSortPreference, readSortPreference } from "../../../../ui/sort-preference.ts";
import { DEFAULT_SORT, isSortOf, type ListKind } from "./list-sort.ts";

export const PAGE_SIZES = [25, 50, 100] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

const SIZE_KEY = "bondline.rows.documents";

type Paging = {
  /** What the cursors belong to: with another search, tab or order they mean nothing. */
  readonly of: string;
  /** The cursor after which each further page begins; empty on the first page. */
  readonly cursors: readonly string[];
};

const AT_THE_FIRST: Paging["cursors"] = [];

/** The same object while the place is the same. */
export function useListPlace({ kind, listKey }: { kind: ListKind; listKey: string }) {
  const [sorts, setSorts] = useState<Partial<Record<ListKind, TableSort>>>({});
  const [size, setSize] = useState<PageSize>(readPageSize);
  const [paging, setPaging] = useState<Paging>({ of: "", cursors: [] });

  const kept = useMemo(() => keptSort(kind), [kind]);
  const sort = sorts[kind] ?? kept;
  const of = `${listKey} ${sort.columnId} ${sort.direction} ${size}`;
  const cursors = paging.of === of ? paging.cursors : AT_THE_FIRST;

  return useMemo(
    () => ({
      sort,
      size,
      after: cursors.at(-1) ?? null,
      rowsBefore: cursors.length * size,
      sortBy: (next: TableSort) => {
        keepSortPreference(kind, next);
        setSorts((before) => ({ ...before, [kind]: next }));
      },
      resize: (next: PageSize) => {
        localStorage.setItem(SIZE_KEY, String(next));
        setSize(next);
      },
      goNext: (endCursor: string) => setPaging({ of, cursors: [...cursors, endCursor] }),
      goPrevious: () => setPaging({ of, cursors: cursors.slice(0, -1) }),
    }),
    [kind, sort, size, of, cursors],
  );
}

function keptSort(kind: ListKind): TableSort {
  const kept = readSortPreference(kind);
  return isSortOf(kind, kept) ? kept : DEFAULT_SORT[kind];
}

function readPageSize(): PageSize {
  const kept = Number(localStorage.getItem(SIZE_KEY));
  return PAGE_SIZES.find((size) => size === kept) ?? PAGE_SIZES[0];
}
