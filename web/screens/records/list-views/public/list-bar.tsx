// All that a list offers over its rows: search, views, order, columns, file and page size, and below them what narrows it.

import type { ListName } from "@bondline/domain/records/list-views/list-view.ts";
import type { FilterTable } from "@bondline/domain/values/lists/list-filter.ts";
import type { ReactNode } from "react";
import type { FilterChoices } from "../../../../app/list/filter-said.ts";
import { ListColumnsButton } from "../../../../app/list/list-columns-button.tsx";
import { ListFilters } from "../../../../app/list/list-filters.tsx";
import { ListSearch, PageSizeField } from "../../../../app/list/list-panel.tsx";
import { ListSortMenu } from "../../../../app/list/list-sort-menu.tsx";
import { choosable } from "../../../../app/list/list-table.ts";
import type { ListPlace } from "../../../../app/list/use-list-place.ts";
import type { SessionOrganisation } from "../../../../app/session.ts";
import type { DataTableColumn } from "../../../../ui/data-table-column.ts";
import { ExportButton, type ExportTable } from "../../exports/public/export-button.tsx";
import { ListViews } from "./list-views.tsx";

type BarProps<Row> = {
  /** Undefined: over all of them, for the provider's own people. */
  readonly organisation: SessionOrganisation | undefined;
  readonly list: ListName;
  readonly place: ListPlace<string, string>;
  /** What it may be narrowed by, where it stands. */
  readonly filters: FilterTable;
  /** For fields that ask for one of the organisation's own. */
  readonly choices?: readonly [FilterChoices, () => void];
  /** The label of its search, where it has one. */
  readonly search?: string;
  /** Of a list that is a table; those that it shows unasked. */
  readonly columns?: { readonly all: readonly DataTableColumn<Row>[]; readonly usual: readonly string[] };
  readonly exports: readonly [ExportTable, ...ExportTable[]];
  /** Where the search stands, or beside it. */
  readonly children?: ReactNode;
};

export function ListBar<Row>(props: BarProps<Row>) {
  const { organisation, list, place, filters, choices = NO_CHOICES, search, columns, exports } = props;
  const all = columns === undefined ? [] : choosable(columns.all);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        {search !== undefined && <ListSearch place={place} label={search} />}
        {props.children}
        <div className="flex flex-wrap items-center gap-2">
          <ListViews organisation={organisation} list={list} place={place} />
          {all.some(({ isSortable }) => isSortable) && <ListSortMenu place={place} columns={all} />}
          {columns !== undefined && <ListColumnsButton place={place} all={all} usual={columns.usual} />}
          <ExportButton tables={exports} />
          <PageSizeField place={place} />
        </div>
      </div>
      <ListFilters place={place} table={filters} choices={choices[0]} onChoicesNeeded={choices[1]} />
    </>
  );
}

const NO_CHOICES: readonly [FilterChoices, () => void] = [{ facilities: [], keys: [] }, () => undefined];
