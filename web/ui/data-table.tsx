// A page of records as a table, and on phones as a list of two-line rows; loading, refetching, empty and failed states included.

import {
  type ColumnDef,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { type ReactNode, useMemo } from "react";
import { classNames } from "./class-names.ts";
import type { DataTableColumn, TableSort } from "./data-table-column.ts";
import { DataTableHeader, SECONDARY_CELL } from "./data-table-header.tsx";
import { DataTablePhoneList, type PhoneRow } from "./data-table-phone-list.tsx";
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
};

const FEATURES = tableFeatures({ rowSortingFeature });

export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const isPhone = useIsPhone();
  return (
    <div className="overflow-clip rounded-card bg-surface shadow-1">
      <div
        aria-busy={props.isRefetching || undefined}
        className={classNames("transition-opacity duration-150", props.isRefetching && "opacity-60")}
      >
        <DataTableContent {...props} isPhone={isPhone} />
      </div>
      {props.footer && props.rows !== undefined && props.rows.length > 0 && props.error === undefined && (
        <div className="border-t border-line">
          <Pagination {...props.footer} />
        </div>
      )}
    </div>
  );
}

function DataTableContent<Row extends object>(props: DataTableProps<Row> & { readonly isPhone: boolean }) {
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
      {rows ? (
        <LoadedTable {...props} rows={rows} />
      ) : (
        <LoadingTable {...props} skeletonRows={skeletonRows} />
      )}
    </div>
  );
}

const TABLE = "w-full table-fixed border-collapse text-left text-body";

/** With columns to leave out it fits a small window; without any it would rather scroll than squeeze its names. */
function tableLook(columns: readonly DataTableColumn<never>[]): string {
  return classNames(TABLE, columns.some((column) => column.isSecondary) ? "min-w-152" : "min-w-208");
}

function LoadingTable<Row>(props: DataTableProps<Row> & { readonly skeletonRows: number }) {
  return (
    <table className={tableLook(props.columns)} aria-busy="true" aria-label={props.label}>
      <DataTableHeader columns={props.columns} sort={props.sort} />
      <DataTableSkeleton columns={props.columns} rows={props.skeletonRows} />
    </table>
  );
}

function LoadedTable<Row extends object>(props: DataTableProps<Row> & { readonly rows: readonly Row[] }) {
  const { columns, rows, sort, onSort, rowKey } = props;
  const definitions = useMemo(() => columns.map((column) => definitionOf(column)), [columns]);
  const sorting: SortingState = sort ? [{ id: sort.columnId, desc: sort.direction === "descending" }] : [];
  const table = useTable({
    features: FEATURES,
    columns: definitions,
    data: rows,
    getRowId: rowKey,
    manualSorting: true,
    enableSortingRemoval: false,
    state: { sorting },
    onSortingChange: (change) => {
      const [next] = typeof change === "function" ? change(sorting) : change;
      if (next) onSort?.({ columnId: next.id, direction: next.desc ? "descending" : "ascending" });
    },
  });

  return (
    <table className={tableLook(props.columns)} aria-label={props.label}>
      <DataTableHeader
        columns={columns}
        sort={sort}
        onToggle={onSort && ((columnId) => table.getColumn(columnId)?.toggleSorting())}
      />
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <tr
            key={row.id}
            className="group relative h-13 border-line not-last:border-b has-[a:hover]:bg-canvas dark:has-[a:hover]:bg-raised"
          >
            {columns.map((column) => (
              <DataTableCell
                key={column.id}
                column={column}
                row={row.original}
                href={props.rowHref?.(row.original)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function definitionOf<Row extends object>(column: DataTableColumn<Row>): ColumnDef<typeof FEATURES, Row> {
  return {
    id: column.id,
    header: column.header,
    // The server sorts; the accessor is only what makes a column sortable at all.
    accessorFn: (row) => row,
    enableSorting: column.isSortable === true,
    sortDescFirst: column.align === "right",
  };
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
