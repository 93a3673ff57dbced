// A column of a list that says a text beside what names its rows.

import type { DataTableColumn } from "../../ui/data-table-column.ts";

type Named = Pick<DataTableColumn<never>, "header" | "id" | "isSecondary" | "isSortable" | "width">;

export function textColumn<Row>(named: Named, textOf: (row: Row) => string): DataTableColumn<Row> {
  return {
    ...named,
    skeleton: { kind: "text", widthPx: 72 },
    cell: (row) => <span className="figures block truncate text-ink-2">{textOf(row)}</span>,
  };
}
