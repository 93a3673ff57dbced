// A list on its page: tabs, search, and the rows as a table, as cards on a phone, or as rows of a card; waiting, empty and failed included.

import { memo, type ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { Card, type CardProps, CardRow } from "../../ui/card.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import type { DataTableColumn } from "../../ui/data-table-column.ts";
import type { PhoneRow } from "../../ui/data-table-phone-list.tsx";
import type { TableSelection } from "../../ui/data-table-selection.tsx";
import { EmptyState, type EmptyStateProps } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { NoResultsIcon } from "../../ui/icons.ts";
import { Pagination } from "../../ui/pagination.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { SkeletonRows } from "../../ui/skeleton.tsx";
import { TabLinks } from "../../ui/tabs.tsx";
import { APP_WORDS } from "../app-words.ts";
import { PAGE_SIZES } from "./list-place.ts";
import { FILTER_WORDS } from "./list-words.ts";
import type { List } from "./use-list.ts";
import type { ListPlace } from "./use-list-place.ts";
import { useTyped } from "./use-typed.ts";

const WORDS = APP_WORDS.list;

type AnyPlace = ListPlace<string, never>;

export function ListTabs<Tab extends string>(props: {
  readonly place: ListPlace<Tab, never>;
  readonly label: string;
  readonly text: Readonly<Record<Tab, string>>;
  readonly counts?: Readonly<Partial<Record<Tab, number>>> | undefined;
}) {
  const { place, label, text, counts } = props;
  const tabs = place.tabs.map(({ tab, href }) => ({ label: text[tab], href, count: counts?.[tab] }));
  const currentHref = place.tabs.find(({ tab }) => tab === place.tab)?.href ?? "";
  return <TabLinks label={label} currentHref={currentHref} tabs={tabs} />;
}

/** Another tab begins with a field of its own. */
export function ListSearch({ place, label }: { readonly place: AnyPlace; readonly label: string }) {
  return <TypedSearch key={place.tab} place={place} label={label} />;
}

function TypedSearch({ place, label }: { readonly place: AnyPlace; readonly label: string }) {
  const [typed, setTyped] = useTyped(place.search, place.searchFor);
  return <SearchField label={label} value={typed} onChange={setTyped} />;
}

export function ListFilter<Filter extends string>(props: {
  readonly place: ListPlace<string, Filter>;
  readonly name: Filter;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}) {
  const { place, name, label, options } = props;
  const choose = (value: string) => place.narrow({ [name]: value } as Record<Filter, string>);
  return <SegmentedControl label={label} options={options} value={place.filters[name]} onChange={choose} />;
}

export function PageSizeField({ place }: { readonly place: AnyPlace }) {
  const choose = (value: string) => {
    const size = PAGE_SIZES.find((each) => String(each) === value);
    if (size !== undefined) place.resize(size);
  };
  return (
    <div className="hidden w-32 sm:block">
      <SelectField
        label={WORDS.rows}
        isLabelHidden
        value={String(place.size)}
        onChange={(event) => choose(event.target.value)}
        options={PAGE_SIZES.map((size) => ({ value: String(size), label: WORDS.rowsOf(size) }))}
      />
    </div>
  );
}

type AnyList<Row> = Pick<
  List<Row, unknown, string, never>,
  "place" | "rows" | "failure" | "isReading" | "footer" | "readAgain"
>;

type ListTableProps<Row> = {
  readonly list: AnyList<Row>;
  readonly label: string;
  readonly columns: readonly DataTableColumn<Row>[];
  readonly rowKey?: (row: Row) => string;
  readonly rowHref?: (row: Row) => string;
  readonly phoneRow: (row: Row) => PhoneRow;
  readonly skeletonRows?: number;
  readonly isInCard?: boolean;
  readonly selection?: TableSelection<Row> | undefined;
  readonly empty: EmptyStateProps | ReactNode;
};

function Table<Row extends object>(props: ListTableProps<Row>) {
  const { list, empty, rowKey = idOf, ...table } = props;
  const { rows, failure, isReading, footer, readAgain, place } = list;
  return (
    <DataTable
      {...table}
      rowKey={rowKey}
      rows={rows}
      sort={place.sort}
      onSort={place.sortBy}
      isRefetching={rows !== undefined && isReading}
      error={failure && { sentence: failure.message, onRetry: readAgain }}
      empty={<NothingHere place={place} empty={empty} />}
      footer={footer}
    />
  );
}

/** Not drawn again for a key in the search above it. */
export const ListTable = memo(Table) as typeof Table;

type ListCardProps<Row> = Omit<CardProps, "children"> & {
  readonly list: AnyList<Row>;
  readonly rowKey?: (row: Row) => string;
  readonly row: (row: Row) => ReactNode;
  readonly loading: string;
  readonly notLoaded: string;
  readonly skeletonRows?: number;
  readonly empty: EmptyStateProps | ReactNode;
};

/** For rows that say too much for the cells of a table. */
export function ListCard<Row extends object>(props: ListCardProps<Row>) {
  const { list, rowKey = idOf, row, loading, notLoaded, skeletonRows = 4, empty, ...card } = props;
  const { rows, failure, isReading, footer, readAgain, place } = list;
  if (failure !== undefined)
    return (
      <Card {...card}>
        <ErrorState title={notLoaded} sentence={failure.message} onRetry={readAgain} />
      </Card>
    );
  return (
    <Card {...card} aria-busy={(rows !== undefined && isReading) || undefined}>
      {rows === undefined && <SkeletonRows rows={skeletonRows} label={loading} />}
      {rows?.length === 0 && <NothingHere place={place} empty={empty} />}
      {rows?.map((each) => (
        <CardRow key={rowKey(each)}>{row(each)}</CardRow>
      ))}
      {footer !== undefined && rows !== undefined && rows.length > 0 && (
        <Pagination {...footer} of={card["aria-label"] ?? card.heading} />
      )}
    </Card>
  );
}

/** In the place of rows: that nothing was found, or what there is to do. */
export function NothingHere({
  place,
  empty,
}: {
  readonly place: AnyPlace;
  readonly empty: EmptyStateProps | ReactNode;
}) {
  if (place.search !== "")
    return (
      <EmptyState
        icon={NoResultsIcon}
        title={WORDS.noMatch}
        sentence={WORDS.noMatchSentence(place.search)}
        action={<Button onClick={() => place.searchFor("")}>{WORDS.clearSearch}</Button>}
      />
    );
  if (place.isNarrowed)
    return (
      <EmptyState
        icon={NoResultsIcon}
        title={WORDS.noMatch}
        sentence={FILTER_WORDS.noMatchSentence}
        action={<Button onClick={place.widen}>{FILTER_WORDS.clearAll}</Button>}
      />
    );
  return isEmptyState(empty) ? <EmptyState {...empty} /> : empty;
}

function isEmptyState(empty: EmptyStateProps | ReactNode): empty is EmptyStateProps {
  return typeof empty === "object" && empty !== null && "icon" in empty;
}

function idOf(row: object): string {
  return "id" in row ? String(row.id) : "";
}
