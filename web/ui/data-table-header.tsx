// The column names of a table; a sortable one is a button, and only the active one shows its arrow.

import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import type { DataTableColumn, TableSort } from "./data-table-column.ts";
import { SortAscendingIcon, SortDescendingIcon } from "./icons.ts";

export type DataTableHeaderProps<Row> = {
  readonly columns: readonly DataTableColumn<Row>[];
  readonly sort: TableSort | undefined;
  readonly onToggle?: ((columnId: string) => void) | undefined;
  /** The box that chooses all rows, where rows can be chosen. */
  readonly select?: ReactNode;
};

/** One box and its room. */
export const SELECTION_WIDTH = "50px";
export const SECONDARY_CELL = "hidden @4xl:table-cell print:table-cell";

export function DataTableHeader<Row>({ columns, sort, onToggle, select }: DataTableHeaderProps<Row>) {
  return (
    <>
      <colgroup>
        {select && <col className="print:hidden" style={{ width: SELECTION_WIDTH }} />}
        {columns.map((column) => (
          <col
            key={column.id}
            className={column.isSecondary ? "hidden @4xl:table-column print:table-column" : undefined}
            style={column.width === undefined ? undefined : { width: column.width }}
          />
        ))}
      </colgroup>
      <thead>
        <tr className="h-9 border-b border-line bg-canvas text-meta text-ink-2 dark:bg-sunken">
          {select && (
            <th scope="col" className="px-4 print:hidden">
              {select}
            </th>
          )}
          {columns.map((column) => (
            <HeaderCell
              key={column.id}
              column={column}
              direction={sort?.columnId === column.id ? sort.direction : undefined}
              onToggle={onToggle}
            />
          ))}
        </tr>
      </thead>
    </>
  );
}

function HeaderCell<Row>(props: {
  readonly column: DataTableColumn<Row>;
  readonly direction: TableSort["direction"] | undefined;
  readonly onToggle: ((columnId: string) => void) | undefined;
}) {
  const { column, direction, onToggle } = props;
  const Arrow = direction === "ascending" ? SortAscendingIcon : SortDescendingIcon;
  return (
    <th
      scope="col"
      aria-sort={direction ?? (column.isSortable ? "none" : undefined)}
      className={classNames(
        "px-4 font-medium",
        column.isSecondary && SECONDARY_CELL,
        column.isForScreen && "print:hidden",
        column.align === "right" && "text-right",
      )}
    >
      {column.isSortable && onToggle ? (
        <button
          type="button"
          onClick={() => onToggle(column.id)}
          className={classNames(
            "-mx-1 inline-flex h-9 items-center gap-1 rounded-badge px-1 hover:text-ink",
            direction && "text-ink",
          )}
        >
          {column.header}
          {direction && <Arrow className="size-3.5!" />}
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}
