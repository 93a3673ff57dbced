// A page of records: filled and sortable, loading, being fetched anew, empty, without a match, and failed.

import { Button } from "./button.tsx";
import { DataTable } from "./data-table.tsx";
import type { DataTableColumn, TableSort } from "./data-table-column.ts";
import { EmptyState } from "./empty-state.tsx";
import { type ExampleSet, Held } from "./example.tsx";
import { DocumentIcon, NoResultsIcon } from "./icons.ts";
import { LinkButton } from "./link-button.tsx";
import { StatusBadge } from "./status-badge.tsx";
import { TwoLineCell } from "./two-line-cell.tsx";

type Row = {
  readonly reference: string;
  readonly beneficiary: string;
  readonly detail: string;
  readonly tone: "ok" | "warn" | "mute" | "info";
  readonly status: string;
  readonly amount: string;
  readonly established: string;
  readonly expires: string;
};

const ROWS: readonly Row[] = [
  {
    reference: "BG-100668",
    beneficiary: "Acacia Engineering Pty Ltd",
    detail: "Bank guarantee · Macquarie",
    tone: "warn",
    status: "Awaiting return",
    amount: "$1,546,248.99",
    established: "08/02/2026",
    expires: "15/07/2028",
  },
  {
    reference: "BG-100816",
    beneficiary: "Murray Engineering Pty Ltd",
    detail: "Cash security · Beyond Bank Australia",
    tone: "mute",
    status: "Closed",
    amount: "$305,112.30",
    established: "08/02/2026",
    expires: "31/07/2028",
  },
  {
    reference: "BG-105489",
    beneficiary: "The Trustee for the Lachlan Valley Civil Engineering and Construction Unit Trust No. 2",
    detail: "Bank guarantee · BNK",
    tone: "ok",
    status: "Established",
    amount: "$33,228.13",
    established: "08/02/2026",
    expires: "28/05/2028",
  },
  {
    reference: "BG-105996",
    beneficiary: "Illawarra Property Group Pty Ltd",
    detail: "Lease bond · BNK",
    tone: "info",
    status: "Projected",
    amount: "$16,327.88",
    established: "08/02/2026",
    expires: "–",
  },
];

const COLUMNS: readonly DataTableColumn<Row>[] = [
  {
    id: "reference",
    header: "Reference",
    width: "128px",
    isSortable: true,
    isRowName: true,
    skeleton: { kind: "text", widthPx: 76 },
    cell: (row) => <span className="font-medium">{row.reference}</span>,
  },
  {
    id: "beneficiary",
    header: "Beneficiary",
    skeleton: { kind: "two-line", widthPx: 190 },
    cell: (row) => <TwoLineCell name={row.beneficiary} detail={row.detail} />,
  },
  {
    id: "status",
    header: "Status",
    width: "168px",
    skeleton: { kind: "badge", widthPx: 92 },
    cell: (row) => <StatusBadge tone={row.tone}>{row.status}</StatusBadge>,
  },
  {
    id: "amount",
    header: "Amount",
    width: "152px",
    align: "right",
    isSortable: true,
    skeleton: { kind: "amount", widthPx: 96 },
    cell: (row) => row.amount,
  },
  {
    id: "established",
    header: "Established",
    isSecondary: true,
    width: "128px",
    isSortable: true,
    skeleton: { kind: "text", widthPx: 78 },
    cell: (row) => <span className="figures text-ink-2">{row.established}</span>,
  },
  {
    id: "expires",
    header: "Expires",
    isSecondary: true,
    width: "120px",
    skeleton: { kind: "text", widthPx: 78 },
    cell: (row) => <span className="figures text-ink-2">{row.expires}</span>,
  },
];

const COMMON = {
  label: "Documents",
  columns: COLUMNS,
  rowKey: (row: Row) => row.reference,
  rowHref: (row: Row) => `/documents/${row.reference}/view`,
  phoneRow: (row: Row) => ({
    title: row.beneficiary,
    detail: `${row.reference} · expires ${row.expires}`,
    amount: row.amount,
    badge: <StatusBadge tone={row.tone}>{row.status}</StatusBadge>,
  }),
  empty: <NothingYet />,
};

const FIRST_PAGE = { from: 1, to: 25, total: 1_000, isTotalCapped: true, onNext: () => undefined };

export const EXAMPLES: ExampleSet = {
  title: "Data table",
  examples: {
    "Filled, sorted": (
      <Held<TableSort> start={{ columnId: "amount", direction: "descending" }}>
        {(sort, onSort) => <DataTable {...COMMON} rows={ROWS} {...{ sort, onSort }} footer={FIRST_PAGE} />}
      </Held>
    ),
    Loading: <DataTable {...COMMON} label="Documents, loading" rows={undefined} skeletonRows={3} />,
    "Being fetched anew": (
      <DataTable {...COMMON} label="Documents, again" rows={ROWS.slice(0, 2)} isRefetching />
    ),
    "Nothing yet": <DataTable {...COMMON} rows={[]} />,
    "No match": (
      <DataTable
        {...COMMON}
        rows={[]}
        empty={
          <EmptyState
            icon={NoResultsIcon}
            title="No documents match"
            sentence="Try fewer words, or look in another tab."
            action={<Button>Clear filters</Button>}
          />
        }
      />
    ),
    Failed: (
      <DataTable
        {...COMMON}
        rows={undefined}
        error={{ sentence: "The server did not answer. Nothing of yours is lost.", onRetry: () => undefined }}
      />
    ),
  },
  wide: ["Filled, sorted", "Loading", "Being fetched anew"],
};

function NothingYet() {
  return (
    <EmptyState
      icon={DocumentIcon}
      title="No documents yet"
      sentence="Guarantees appear here once a bank has established them."
      action={
        <LinkButton href="/drafts/create" variant="primary">
          Create draft
        </LinkButton>
      }
    />
  );
}
