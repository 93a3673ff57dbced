// What a list takes from its two tables, that of its filters and that of its columns.

import { filterInputOf, readFilter } from "@bondline/domain/values/lists/filter-text.ts";
import type { FilterTable } from "@bondline/domain/values/lists/list-filter.ts";
import type { DataTableColumn } from "../../ui/data-table-column.ts";
import type { PlaceFacts } from "./list-place.ts";

/** For the list's shape: any text of each, read by the kind of its field. */
export function filterTexts(...tables: readonly FilterTable[]): Readonly<Record<string, readonly []>> {
  return Object.fromEntries(tables.flatMap((table) => Object.keys(table).map((name) => [name, []])));
}

/** What the server is asked for, in a list as in its file. */
export function askedIn(
  table: FilterTable,
  { search, filters }: Pick<PlaceFacts<string, string>, "filters" | "search">,
) {
  return {
    search: search === "" ? null : search,
    filter: filterInputOf(readFilter(table, filters)),
  };
}

/** Those that may be chosen; what is no more than a row's buttons always stands there. */
export function choosable<Row>(columns: readonly DataTableColumn<Row>[]): readonly DataTableColumn<Row>[] {
  return columns.filter(({ isForScreen }) => isForScreen !== true);
}

/** Those with these ids, in their order, and behind them the row's buttons. */
export function shownColumns<Row>(
  columns: readonly DataTableColumn<Row>[],
  ids: readonly string[],
): readonly DataTableColumn<Row>[] {
  const chosen = ids.flatMap((id) => columns.find((column) => column.id === id) ?? []);
  return [...chosen, ...columns.filter(({ isForScreen }) => isForScreen === true)];
}
