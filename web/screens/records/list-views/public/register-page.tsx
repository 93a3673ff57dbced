// A register, which is a list over all organisations for the desk, as a page: told by its tables, the same for every record.

import type { ListName } from "@bondline/domain/records/list-views/list-view.ts";
import type { FilterTable } from "@bondline/domain/values/lists/list-filter.ts";
import { type ReactNode, useMemo } from "react";
import type { ExportWanted } from "../../../../api/generated/graphql.ts";
import { ListTable } from "../../../../app/list/list-panel.tsx";
import type { ListShape, PlaceFacts } from "../../../../app/list/list-place.ts";
import { askedIn, filterTexts, shownColumns } from "../../../../app/list/list-table.ts";
import { SELECTION_WORDS } from "../../../../app/list/list-words.ts";
import type { ReadPage } from "../../../../app/list/read-pages.ts";
import { useList } from "../../../../app/list/use-list.ts";
import { useSelection } from "../../../../app/list/use-selection.ts";
import { usePageTitle } from "../../../../app/page-title.ts";
import { useSession } from "../../../../app/session.ts";
import type { DataTableColumn, TableSort } from "../../../../ui/data-table-column.ts";
import type { PhoneRow } from "../../../../ui/data-table-phone-list.tsx";
import type { Icon } from "../../../../ui/icons.ts";
import { Page } from "../../../../ui/page.tsx";
import { PageHeader } from "../../../../ui/page-header.tsx";
import { ChosenRowsBar } from "./chosen-rows-bar.tsx";
import { ListBar } from "./list-bar.tsx";

/** By column, what the contract calls its order and the way that it goes first; the list opens by the first. */
type Sorts<Field extends string> = Readonly<
  Record<string, { readonly field: Field; readonly direction: TableSort["direction"] }>
>;

type RegisterWords = Readonly<Record<"empty" | "emptySentence" | "search" | "sentence" | "title", string>>;

export type RegisterLook<Row, Field extends string> = {
  readonly list: ListName;
  /** Under which the device keeps its columns, order and page size. */
  readonly name: string;
  readonly words: RegisterWords;
  /** To a bank's or insurer's people, who find in it what is their own. */
  readonly bankWords?: Partial<RegisterWords>;
  readonly icon: Icon;
  readonly filters: FilterTable;
  readonly sorts: Sorts<Field>;
  readonly columns: readonly DataTableColumn<Row>[];
  readonly usual: readonly string[];
  readonly phoneRow: (row: Row) => PhoneRow;
  /** By what its file takes a row, where that is not its id. */
  readonly rowKey?: (row: Row) => string;
  /** What the box is called by which a row is chosen. */
  readonly nameOf: (row: Row) => string;
  /** Where a record has a page of its own. */
  readonly rowHref?: (row: Row) => string;
};

type PageProps<Row, Field extends string, Beside> = {
  readonly look: RegisterLook<Row, Field>;
  readonly read: ReadPage<Row, Beside>;
  readonly wanted: (place: RegisterPlace) => ExportWanted;
  /** What else is done with the rows that are chosen, to the provider's own people. */
  readonly chosen?: (ids: readonly string[], onDone: () => void) => ReactNode;
  /** Above the list, of what was read beside it: undefined until then. */
  readonly above?: (beside: Beside | undefined, place: RegisterPlace) => ReactNode;
};

export type RegisterPlace = Pick<PlaceFacts<string, string>, "filters" | "search" | "sort">;

export function RegisterPage<Row extends object, Field extends string, Beside = undefined>(
  props: PageProps<Row, Field, Beside>,
) {
  const { read, wanted, above, chosen } = props;
  const isOfBank = (useSession().staff?.supplier ?? null) !== null;
  const look = useMemo(
    () => (isOfBank ? ofOneBank(props.look) : ofProvider(props.look)),
    [isOfBank, props.look],
  );
  const { list: listName, words, columns, usual, filters, icon } = look;
  usePageTitle(words.title);
  const shape = useMemo(() => shapeOf(look), [look]);
  const list = useList({ shape, read });
  const { place } = list;
  const shown = useMemo(() => shownColumns(columns, place.columns), [columns, place.columns]);
  const selecting = useMemo(() => selectingBy(look), [look]);
  const fitting = JSON.stringify([place.search, place.filters]);
  const selection = useSelection<Row>({ of: listName, fitting }, selecting);
  const ids = selection.rows.map(selecting.keyOf);
  const finish = () => {
    selection.clear();
    list.readAgain();
  };
  return (
    <Page>
      <PageHeader title={words.title} sentence={words.sentence} />
      {list.beside === undefined && list.failure !== undefined ? null : above?.(list.beside, place)}
      <ListBar
        organisation={undefined}
        list={listName}
        place={place}
        filters={filters}
        search={words.search}
        columns={{ all: columns, usual }}
        exports={[{ name: words.title, wanted: wanted(place) }]}
      />
      <ChosenRowsBar
        list={listName}
        title={words.title}
        wanted={wanted(place)}
        page={list.page}
        selection={selection}
        ids={ids}
        shown={shown.map(({ id }) => id)}
        {...(chosen && !isOfBank && { more: chosen(ids, finish) })}
      />
      <ListTable
        list={list}
        selection={selection.table}
        label={words.title}
        columns={shown}
        rowKey={selecting.keyOf}
        {...(look.rowHref && { rowHref: look.rowHref })}
        phoneRow={look.phoneRow}
        empty={{ icon, title: words.empty, sentence: words.emptySentence }}
      />
    </Page>
  );
}

function selectingBy<Row extends object>({ rowKey = idOf, nameOf }: RegisterLook<Row, string>) {
  return {
    keyOf: rowKey,
    nameOf: (row: Row) => SELECTION_WORDS.chooseRow(nameOf(row)),
    allName: SELECTION_WORDS.chooseShown,
  };
}

function idOf(row: object): string {
  return "id" in row ? String(row.id) : "";
}

/** Which bank each row is of says nothing where all are one bank's. */
function ofOneBank<Row, Field extends string>(look: RegisterLook<Row, Field>): RegisterLook<Row, Field> {
  const { words, bankWords, filters, columns, usual } = look;
  return {
    ...look,
    words: { ...words, ...bankWords },
    filters: Object.fromEntries(Object.entries(filters).filter(([name]) => name !== BANK)),
    columns: columns.filter(({ id }) => id !== BANK),
    usual: usual.filter((id) => id !== BANK),
  };
}

const BANK = "bank";

/** How a bank keeps its own service level is shown to its people alone. */
function ofProvider<Row, Field extends string>(look: RegisterLook<Row, Field>): RegisterLook<Row, Field> {
  const filters = Object.entries(look.filters).filter(([name]) => name !== LEVEL);
  return { ...look, filters: Object.fromEntries(filters) };
}

const LEVEL = "level";

function shapeOf<Row>(look: RegisterLook<Row, string>): ListShape<string, string> {
  const { name, columns, usual, filters, sorts } = look;
  const by = Object.entries(sorts).map(([columnId, { direction }]) => ({ columnId, direction }));
  const [first, ...others] = by;
  return {
    isSearched: true,
    sizeName: name,
    columns: () => ({ name, usual, all: columns.map(({ id }) => id) }),
    filters: filterTexts(filters),
    ...(first && { sorts: () => ({ name, by: [first, ...others] }) }),
  };
}

/** The same for the list and for its file. */
export function registerAsked<Field extends string>(
  { filters, sorts }: { readonly filters: FilterTable; readonly sorts: Sorts<Field> },
  { search, sort, filters: said }: RegisterPlace,
) {
  const order = sorts[sort?.columnId ?? ""] ?? Object.values(sorts)[0];
  return {
    ...askedIn(filters, { search, filters: said }),
    sort: order && {
      field: order.field,
      direction: sort?.direction === "ascending" ? ("ASC" as const) : ("DESC" as const),
    },
  };
}
