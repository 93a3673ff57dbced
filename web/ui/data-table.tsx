// A page of records as a table, and on phones as a list of two-line rows; loading, refetching, empty and failed states included.

import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import type { DataTableColumn, TableSort } from "./data-table-column.ts";
import { DataTableHeader, SECONDARY_CELL } from "./data-table-header.tsx";
import { DataTablePhoneList, type PhoneRow } from "./data-table-phone-list.tsx";
import { SelectAll, SelectRow, type TableSelection } from "./data-table-selection.tsx";
import { DataTableSkeleton, PhoneListSkeleton } from "./data-table-skeleton.tsx";
import { ErrorState } from "./error-state.tsx";
import { Link } from "./link.tsx";
import { Pagination, type PaginationProps } from "./pagination.tsx";
import { useIsPhone } from "./use-is-phone.ts";

export type DataTableProps<Row> = {
  /** What the table holds, for those who hear it. */
  readonly label: string;
  /** Kept outside the component or in a memo. */
  readonly columns: readonly DataTableColumn<Row>[];
  /** Undefined until the first page has come. */
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => string;
  readonly rowHref?: ((row: Row) => string) | undefined;
  readonly phoneRow: (row: Row) => PhoneRow;
  readonly sort?: TableSort | undefined;
  readonly onSort?: ((sort: TableSort) => void) | undefined;
  /** The rows shown are being fetched anew. */
  readonly isRefetching?: boolean | undefined;
  readonly skeletonRows?: number | undefined;
  readonly error?: { readonly sentence: string; readonly onRetry: () => void } | undefined;
  /** An `EmptyState`: nothing yet, or nothing that matches. */
  readonly empty: ReactNode;
  readonly footer?: PaginationProps | undefined;
  /** Rows that can be chosen, for what is done with several at once. */
  readonly selection?: TableSelection<Row> | undefined;
  /** A card with a heading stands round it, and is its sheet. */
  readonly isInCard?: boolean | undefined;
};

const SHEET = "rounded-card bg-surface shadow-1";
/** Its words begin where the card's heading does. */
const IN_CARD = "rounded-b-card [&_tr>*:first-child]:pl-5 [&_tr>*:last-child]:pr-5";

export function DataTable<Row>(props: DataTableProps<Row>) {
  const isPhone = useIsPhone();
  return (
    <div className={classNames("overflow-clip", props.isInCard ? IN_CARD : SHEET)}>
      <div
        aria-busy={props.isRefetching || undefined}
        className={classNames("transition-opacity duration-150", props.isRefetching && "opacity-60")}
      >
        <DataTableContent {...props} isPhone={isPhone} />
      </div>
      {props.footer && props.rows !== undefined && props.rows.length > 0 && props.error === undefined && (
        <div className="border-t border-line">
          <Pagination {...props.footer} of={props.label} />
        </div>
      )}
    </div>
  );
}

function DataTableContent<Row>(props: DataTableProps<Row> & { readonly isPhone: boolean }) {
  const { rows, isPhone, skeletonRows = 8 } = props;
  if (props.error) {
    return (
      <ErrorState
        title={`${props.label} could not be loaded`}
        sentence={props.error.sentence}
        onRetry={props.error.onRetry}
      />
    );
  }
  if (rows?.length === 0) return props.empty;
  if (isPhone && rows) return <DataTablePhoneList {...props} rows={rows} />;
  if (isPhone) return <PhoneListSkeleton rows={skeletonRows} label={props.label} />;
  return (
    <div className="@container overflow-x-auto">
      <table
        className="w-full table-fixed border-collapse text-left text-body"
        style={{ minWidth: leastWidthOf(props.columns) }}
        aria-busy={rows === undefined || undefined}
        data-loading={rows === undefined ? "" : undefined}
        aria-label={props.label}
      >
        <DataTableHeader
          columns={props.columns}
          sort={props.sort}
          onToggle={rows && toggling(props)}
          select={props.selection && <SelectAll rows={rows} selection={props.selection} />}
        />
        {rows ? (
          <TableRows {...props} rows={rows} />
        ) : (
          <DataTableSkeleton
            columns={props.columns}
            rows={skeletonRows}
            hasSelection={props.selection !== undefined}
          />
        )}
      </table>
    </div>
  );
}

const NAME_WIDTH_MIN_PX = 240;

/** With less room it would rather scroll than squeeze its names, and what it can leave out it does not count. */
function leastWidthOf(columns: readonly DataTableColumn<never>[]): number {
  const widths = columns
    .filter(({ isSecondary }) => !isSecondary)
    .map(({ width }) => (width === undefined ? NAME_WIDTH_MIN_PX : Number.parseInt(width, 10)));
  return widths.reduce((sum, width) => sum + width, 0);
}

/** A press on the column that sorts turns it round; another begins with its largest amount, or from A. */
function toggling<Row>({ columns, sort, onSort }: DataTableProps<Row>) {
  if (onSort === undefined) return undefined;
  return (columnId: string) => {
    const isDescending =
      sort?.columnId === columnId
        ? sort.direction === "ascending"
        : columns.find(({ id }) => id === columnId)?.align === "right";
    onSort({ columnId, direction: isDescending ? "descending" : "ascending" });
  };
}

function TableRows<Row>({
  columns,
  rows,
  rowKey,
  rowHref,
  selection,
}: DataTableProps<Row> & { readonly rows: readonly Row[] }) {
  return (
    <tbody>
      {rows.map((row) => (
        <tr
          key={rowKey(row)}
          className="group relative h-13 border-line not-last:border-b has-[a:hover]:bg-canvas dark:has-[a:hover]:bg-raised"
        >
          {selection && (
            <td className="px-4 print:hidden">
              <SelectRow row={row} selection={selection} />
            </td>
          )}
          {columns.map((column) => (
            <DataTableCell key={column.id} column={column} row={row} href={rowHref?.(row)} />
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function DataTableCell<Row>(props: {
  readonly column: DataTableColumn<Row>;
  readonly row: Row;
  readonly href: string | undefined;
}) {
  const { column, row, href } = props;
  const content = column.cell(row);
  const look = classNames(
    "px-4 py-1.5",
    column.isSecondary && SECONDARY_CELL,
    column.isForScreen && "print:hidden",
    column.align === "right" && "figures text-right font-medium",
  );
  if (!column.isRowName) return <td className={look}>{content}</td>;
  return (
    <th scope="row" className={classNames(look, "font-normal")}>
      {href === undefined ? (
        content
      ) : (
        <Link
          href={href}
          className="block after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-ring"
        >
          {content}
        </Link>
      )}
    </th>
  );
}
