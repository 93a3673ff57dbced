// A column of a table, and by which of them it is sorted.

import type { ReactNode } from "react";

export type DataTableColumn<Row> = {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** The shape that stands for the cell while it loads. */
  readonly skeleton: { readonly kind: "text" | "two-line" | "badge" | "amount"; readonly widthPx: number };
  /** A fixed width as "128px"; one column without it takes the rest. */
  readonly width?: string | undefined;
  /** Amounts and counts stand at the right, in figures of one width. */
  readonly align?: "left" | "right" | undefined;
  readonly isSortable?: boolean | undefined;
  /** Left out where the table is narrower than 896 px, beside the rail of a small window. */
  readonly isSecondary?: boolean | undefined;
  /** Buttons and nothing to read: it stays off paper. */
  readonly isForScreen?: boolean | undefined;
  /** The cell whose words name the row, and carry its link. */
  readonly isRowName?: boolean | undefined;
};

export type TableSort = { readonly columnId: string; readonly direction: "ascending" | "descending" };
