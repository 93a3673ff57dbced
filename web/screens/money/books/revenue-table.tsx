// A financial year month by month, every figure a link to what it is made of; on a phone each month is a card of its own.

import { REVENUE_FIGURE_TEXT, type RevenueFigure } from "@bondline/domain/money/books/revenue.ts";
import { aud, centsFromDecimal } from "@bondline/domain/values/money/money.ts";
import { plainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { RevenueFiguresFragment, RevenueQuery } from "../../../api/generated/graphql.ts";
import { monthTitle } from "../../../ui/calendar-month.ts";
import { Card } from "../../../ui/card.tsx";
import { DataTable } from "../../../ui/data-table.tsx";
import type { DataTableColumn } from "../../../ui/data-table-column.ts";
import { DefinitionList } from "../../../ui/definition-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ReportsIcon } from "../../../ui/icons.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { useIsPhone } from "../../../ui/use-is-phone.ts";
import { REVENUE_WORDS as WORDS } from "./revenue-words.ts";
import { figureIn, workingHref } from "./revenue-year.ts";

type Revenue = RevenueQuery["revenue"];
/** Without a first day it is the whole year. */
type Row = {
  readonly name: string;
  readonly year: number;
  readonly from?: string;
  readonly sums: RevenueFiguresFragment;
};

/** In the order in which they are added up. */
const SHOWN: readonly RevenueFigure[] = [
  "INVOICED",
  "CREDITED",
  "GST",
  "RECEIVED",
  "SURPLUS",
  "OWED",
  "REFUNDED",
];

type TableProps = {
  readonly revenue: Revenue | undefined;
  readonly isRefetching: boolean;
  readonly error: { readonly sentence: string; readonly onRetry: () => void } | undefined;
};

export function RevenueTable({ revenue, isRefetching, error }: TableProps) {
  const isPhone = useIsPhone();
  const rows = revenue === undefined ? undefined : rowsOf(revenue);
  if (isPhone && rows !== undefined && rows.length > 0 && error === undefined)
    return <MonthCards rows={rows} />;
  return (
    <DataTable
      label={WORDS.months}
      columns={COLUMNS}
      rows={rows}
      rowKey={({ name }) => name}
      phoneRow={({ name, sums }) => ({ title: name, amount: aud(sums.invoiced) })}
      isRefetching={isRefetching}
      skeletonRows={6}
      error={error}
      empty={<EmptyState icon={ReportsIcon} title={WORDS.none} sentence={WORDS.noneSentence} />}
    />
  );
}

function rowsOf({ year, months, total }: Revenue): readonly Row[] {
  if (months.length === 0) return [];
  return [
    ...months.map(({ from, sums }) => ({ name: monthTitle(plainDate(from)), year, from, sums })),
    { name: WORDS.total, year, sums: total },
  ];
}

function MonthCards({ rows }: { readonly rows: readonly Row[] }) {
  return (
    <ul aria-label={WORDS.months} className="flex flex-col gap-3">
      {rows.toReversed().map((row) => (
        <li key={row.name}>
          <Card heading={row.name} hasBody>
            <DefinitionList
              areAmounts
              items={SHOWN.map((figure) => ({
                term: REVENUE_FIGURE_TEXT[figure],
                value: <FigureLink row={row} figure={figure} />,
              }))}
            />
          </Card>
        </li>
      ))}
    </ul>
  );
}

/** What nothing was booked for leads nowhere. */
function FigureLink({
  row: { name, year, from, sums },
  figure,
}: {
  readonly row: Row;
  readonly figure: RevenueFigure;
}) {
  const amount = figureIn(sums, figure);
  if (centsFromDecimal(amount) === 0n) return <span className="figures text-ink-3">{aud(amount)}</span>;
  return (
    <TextLink
      href={workingHref(figure, year, from)}
      aria-label={`${WORDS.workingOf(REVENUE_FIGURE_TEXT[figure], name)}: ${aud(amount)}`}
    >
      <span className="figures">{aud(amount)}</span>
    </TextLink>
  );
}

const COLUMNS: readonly DataTableColumn<Row>[] = [
  {
    id: "month",
    header: WORDS.month,
    width: "150px",
    isRowName: true,
    skeleton: { kind: "text", widthPx: 96 },
    cell: ({ name, from }) => (
      <span className={from === undefined ? "font-semibold" : "font-medium"}>{name}</span>
    ),
  },
  ...SHOWN.map(
    (figure): DataTableColumn<Row> => ({
      id: figure,
      header: REVENUE_FIGURE_TEXT[figure],
      width: "140px",
      align: "right",
      skeleton: { kind: "amount", widthPx: 88 },
      cell: (row) => <FigureLink row={row} figure={figure} />,
    }),
  ),
];
