// The columns of the two kinds of list, and the same record as a row on a phone.

import type { DataTableColumn } from "../../../../ui/data-table-column.ts";
import type { PhoneRow } from "../../../../ui/data-table-phone-list.tsx";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import { TwoLineCell } from "../../../../ui/two-line-cell.tsx";
import { LIST_WORDS } from "../list/document-list-words.ts";
import type { ListKind } from "../list/list-shape.ts";
import type { ListRow } from "./list-row.ts";

const HEADS = LIST_WORDS.columns;

/** Of any row that shows a document or a draft. */
type NamedRow = Pick<ListRow, "reference" | "name" | "detail" | "status" | "amount">;

export const REFERENCE: DataTableColumn<NamedRow> = {
  id: "reference",
  header: HEADS.reference,
  width: "176px",
  skeleton: { kind: "text", widthPx: 92 },
  cell: ({ reference }) => <span className="figures block truncate font-medium">{reference}</span>,
};
export const BENEFICIARY: DataTableColumn<NamedRow> = {
  id: "beneficiary",
  header: HEADS.beneficiary,
  isRowName: true,
  skeleton: { kind: "two-line", widthPx: 180 },
  cell: ({ name, detail }) => <TwoLineCell name={name} detail={detail} />,
};
export const STATUS: DataTableColumn<NamedRow> = {
  id: "status",
  header: HEADS.status,
  width: "188px",
  skeleton: { kind: "badge", widthPx: 96 },
  cell: ({ status }) => <StatusBadge tone={status.tone}>{status.text}</StatusBadge>,
};
export const AMOUNT: DataTableColumn<NamedRow> = {
  id: "amount",
  header: HEADS.amount,
  width: "148px",
  align: "right",
  isSortable: true,
  skeleton: { kind: "amount", widthPx: 96 },
  cell: ({ amount }) => amount,
};

export const LIST_COLUMNS: Record<ListKind, readonly DataTableColumn<ListRow>[]> = {
  all: [
    REFERENCE,
    BENEFICIARY,
    STATUS,
    AMOUNT,
    { ...textColumn({ id: "date", width: "128px" }), isSortable: true },
    textColumn({ id: "expires", width: "128px" }),
  ],
  drafts: [
    REFERENCE,
    BENEFICIARY,
    STATUS,
    textColumn({ id: "waitingFor", width: "120px" }),
    AMOUNT,
    { ...textColumn({ id: "updated", width: "124px" }), isSortable: true },
  ],
  documents: [
    REFERENCE,
    BENEFICIARY,
    STATUS,
    AMOUNT,
    { ...textColumn({ id: "established", width: "128px" }), isSortable: true },
    { ...textColumn({ id: "expires", width: "128px" }), isSortable: true },
  ],
};

type DayColumn = "date" | "waitingFor" | "updated" | "established" | "expires";

export function textColumn<Id extends DayColumn>({
  id,
  width,
}: {
  id: Id;
  width: string;
}): DataTableColumn<Pick<ListRow, Id>> {
  return {
    id,
    header: HEADS[id],
    width,
    skeleton: { kind: "text", widthPx: 72 },
    cell: (row) => <span className="figures text-ink-2">{row[id]}</span>,
  };
}

export function phoneRowOf(row: ListRow): PhoneRow {
  return {
    title: row.name,
    detail: `${row.reference} · ${row.whenShort}`,
    amount: row.amount,
    badge: <StatusBadge tone={row.status.tone}>{row.status.text}</StatusBadge>,
  };
}
