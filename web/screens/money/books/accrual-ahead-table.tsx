// What is to come of fees by the months in which it will be earned.

import { aud } from "@bondline/domain/values/money/money.ts";
import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { AccrualsQuery } from "../../../api/generated/graphql.ts";
import { textColumn } from "../../../app/list/text-column.tsx";
import { monthTitle } from "../../../ui/calendar-month.ts";
import { DataTable } from "../../../ui/data-table.tsx";
import type { DataTableColumn } from "../../../ui/data-table-column.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ReportsIcon } from "../../../ui/icons.ts";
import { ACCRUAL_WORDS as WORDS } from "./accrual-words.ts";

type Ahead = AccrualsQuery["accruals"]["ahead"][number];

type TableProps = {
  readonly ahead: readonly Ahead[] | undefined;
  readonly isRefetching: boolean;
  readonly error: { readonly sentence: string; readonly onRetry: () => void } | undefined;
};

export function AheadTable({ ahead, isRefetching, error }: TableProps) {
  return (
    <div className="flex flex-col gap-2">
      <p className="text-body text-ink-2">{WORDS.ahead}</p>
      <DataTable
        label={WORDS.tables.AHEAD}
        columns={COLUMNS}
        rows={ahead}
        rowKey={({ from }) => from}
        phoneRow={(row) => ({ title: monthOf(row), amount: aud(row.amount) })}
        isRefetching={isRefetching}
        skeletonRows={6}
        error={error}
        empty={<EmptyState icon={ReportsIcon} title={WORDS.none} sentence={WORDS.noneSentence} />}
      />
    </div>
  );
}

function monthOf({ from, to }: Ahead): string {
  return to === null ? WORDS.later(formatDate(plainDate(from))) : monthTitle(plainDate(from));
}

const COLUMNS: readonly DataTableColumn<Ahead>[] = [
  { ...textColumn<Ahead>({ id: "month", header: WORDS.aheadMonth }, monthOf), isRowName: true },
  {
    id: "amount",
    header: WORDS.willBeEarned,
    width: "200px",
    align: "right",
    skeleton: { kind: "amount", widthPx: 88 },
    cell: ({ amount }) => aud(amount),
  },
];
