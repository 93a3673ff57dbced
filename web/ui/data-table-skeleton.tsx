// Rows of the real height, with the shape and width each column declares, so that nothing jumps when the rows come.

import { classNames } from "./class-names.ts";
import type { DataTableColumn } from "./data-table-column.ts";
import { SECONDARY_CELL } from "./data-table-header.tsx";
import { Skeleton } from "./skeleton.tsx";

/** More would lie below the window's edge, where it is enough that their room is kept. */
const DRAWN_MAX = 12;

export function DataTableSkeleton<Row>(props: {
  readonly columns: readonly DataTableColumn<Row>[];
  readonly rows: number;
  readonly hasSelection?: boolean;
}) {
  return (
    <tbody aria-hidden="true" className="animate-late">
      {places(Math.min(props.rows, DRAWN_MAX)).map((row) => (
        <tr key={row} className="h-13 border-line not-last:border-b">
          {props.hasSelection && <td />}
          {props.columns.map((column) => (
            <td key={column.id} className={classNames("px-4", column.isSecondary && SECONDARY_CELL)}>
              <CellSkeleton skeleton={column.skeleton} isRight={column.align === "right"} />
            </td>
          ))}
        </tr>
      ))}
      {props.rows > DRAWN_MAX && <tr style={{ height: `${(props.rows - DRAWN_MAX) * 3.25}rem` }} />}
    </tbody>
  );
}

export function PhoneListSkeleton({ rows, label }: { readonly rows: number; readonly label: string }) {
  return (
    <div role="status" aria-label={`Loading ${label}`} data-loading="" className="animate-late">
      {places(Math.min(rows, DRAWN_MAX)).map((row) => (
        <div key={row} className="flex h-20 items-center justify-between border-line px-4 not-last:border-b">
          <div className="space-y-3">
            <Skeleton width="9rem" />
            <Skeleton width="6rem" height="meta" />
          </div>
          <div className="flex flex-col items-end gap-2.5">
            <Skeleton width="5.5rem" />
            <Skeleton width="4.5rem" height="badge" />
          </div>
        </div>
      ))}
    </div>
  );
}

type Shape = DataTableColumn<never>["skeleton"];

function CellSkeleton({ skeleton, isRight }: { readonly skeleton: Shape; readonly isRight: boolean }) {
  const width = `${skeleton.widthPx}px`;
  return (
    <div className={classNames("flex flex-col gap-2", isRight && "items-end")}>
      <Skeleton width={width} height={skeleton.kind === "badge" ? "badge" : "line"} />
      {skeleton.kind === "two-line" && (
        <Skeleton width={`${Math.round(skeleton.widthPx * 0.62)}px`} height="meta" />
      )}
    </div>
  );
}

function places(rows: number): number[] {
  return Array.from({ length: rows }, (_, place) => place);
}
