// The same records on a phone: rows of two lines, each a link as a whole.

import type { ReactNode } from "react";
import { SelectRow, type TableSelection } from "./data-table-selection.tsx";
import { Link } from "./link.tsx";

export type PhoneRow = {
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  readonly amount?: ReactNode;
  readonly badge?: ReactNode;
};

export type DataTablePhoneListProps<Row> = {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly rowHref?: ((row: Row) => string) | undefined;
  readonly phoneRow: (row: Row) => PhoneRow;
  readonly selection?: TableSelection<Row> | undefined;
};

export function DataTablePhoneList<Row>(props: DataTablePhoneListProps<Row>) {
  return (
    <ul aria-label={props.label}>
      {props.rows.map((row) => {
        const href = props.rowHref?.(row);
        return (
          <li
            key={props.rowKey(row)}
            className={
              props.selection
                ? "grid grid-cols-[2.75rem_minmax(0,1fr)] items-center border-line not-last:border-b"
                : "border-line not-last:border-b"
            }
          >
            {props.selection && (
              <div className="pl-4">
                <SelectRow row={row} selection={props.selection} />
              </div>
            )}
            {href === undefined ? (
              <div className={ROW}>
                <PhoneRowWords row={props.phoneRow(row)} />
              </div>
            ) : (
              <Link href={href} className={`${ROW} active:bg-sunken focus-visible:-outline-offset-2`}>
                <PhoneRowWords row={props.phoneRow(row)} />
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const ROW = "grid min-h-20 grid-cols-1 content-center gap-y-1.5 px-4 py-3 sm:px-5";

function PhoneRowWords({ row }: { readonly row: PhoneRow }) {
  return (
    <>
      <span className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 truncate text-body font-medium">{row.title}</span>
        {row.amount !== undefined && (
          <span className="figures shrink-0 text-body font-medium">{row.amount}</span>
        )}
      </span>
      {(row.detail !== undefined || row.badge !== undefined) && (
        // A badge that leaves the words no room stands below them.
        <span className="flex min-h-5.5 flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
          <span className="figures min-w-0 truncate text-label text-ink-2">{row.detail}</span>
          {row.badge}
        </span>
      )}
    </>
  );
}
