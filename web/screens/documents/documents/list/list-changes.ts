// What a live change does to the page of rows on screen, without asking the server again.

import type { ListPage } from "../../../../app/list/read-pages.ts";
import type { ListedRow } from "./list-more.ts";
import type { ListTab } from "./list-shape.ts";

type Page = ListPage<ListedRow>;

type ListPlace = {
  readonly tab: ListTab;
  /** A record that was not on the page may be put first: nothing is searched for, and the newest come first. */
  readonly takesNewcomers: boolean;
  readonly size: number;
};

/** Older news than what is shown changes nothing. */
export function withChange(page: Page, changed: ListedRow, place: ListPlace): Page {
  const present = page.rows.find(({ id }) => id === changed.id);
  if (present === undefined) return withNewcomer(page, changed, place);
  if (present.version > changed.version) return page;
  if (!isIn(place.tab, changed)) return withoutRow(page, changed.id);
  return { ...page, rows: page.rows.map((row) => (row.id === changed.id ? changed : row)) };
}

/** A draft that has become a document is in no tab at all. */
function isIn(tab: ListTab, row: ListedRow): boolean {
  return tab === "all" ? row.tab !== undefined : row.tab === tab;
}

function withNewcomer(page: Page, changed: ListedRow, place: ListPlace): Page {
  if (!isIn(place.tab, changed) || !place.takesNewcomers) return page;
  const rows = [changed, ...page.rows];
  const isFull = rows.length > place.size;
  return {
    ...page,
    rows: isFull ? rows.slice(0, place.size) : rows,
    total: page.total + 1,
    hasNext: page.hasNext || isFull,
  };
}

function withoutRow(page: Page, id: string): Page {
  return { ...page, rows: page.rows.filter((row) => row.id !== id), total: page.total - 1 };
}
