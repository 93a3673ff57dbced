// What fees have earned by month, kind of line or product, every figure a link to the lines behind its row; on a phone each row is a card.

import { aud, centsFromDecimal } from "@bondline/domain/values/money/money.ts";
import type { AccrualFiguresFragment } from "../../../api/generated/graphql.ts";
import { Card } from "../../../ui/card.tsx";
import { DataTable } from "../../../ui/data-table.tsx";
import type { DataTableColumn } from "../../../ui/data-table-column.ts";
import { DefinitionList } from "../../../ui/definition-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ReportsIcon } from "../../../ui/icons.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { useIsPhone } from "../../../ui/use-is-phone.ts";
import {
  ACCRUAL_FIGURE_TEXT,
  ACCRUAL_FIGURES,
  type AccrualFigure,
  type AccrualRow,
  accrualRows,
  type SummedBy,
} from "./accrual-rows.ts";
import { ACCRUAL_WORDS as WORDS } from "./accrual-words.ts";

type TableProps = {
  readonly by: SummedBy;
  readonly accruals: AccrualFiguresFragment | undefined;
  readonly isRefetching: boolean;
  readonly error: { readonly sentence: string; readonly onRetry: () => void } | undefined;
};

export function AccrualTable({ by, accruals, isRefetching, error }: TableProps) {
  const isPhone = useIsPhone();
  const rows = accruals && accrualRows(accruals, by);
  if (isPhone && rows !== undefined && rows.length > 0 && error === undefined)
    return <RowCards label={WORDS.tables[by]} rows={rows} />;
  return (
    <DataTable
      label={WORDS.tables[by]}
      columns={columnsOf(by)}
      rows={rows}
      rowKey={({ name }) => name}
      phoneRow={({ name, sums }) => ({ title: name, amount: aud(sums.earned) })}
      isRefetching={isRefetching}
      skeletonRows={6}
      error={error}
      empty={<EmptyState icon={ReportsIcon} title={WORDS.none} sentence={WORDS.noneSentence} />}
    />
  );
}

/** The newest, or the whole, first. */
function RowCards({ label, rows }: { readonly label: string; readonly rows: readonly AccrualRow[] }) {
  return (
    <ul aria-label={label} className="flex flex-col gap-3">
      {rows.toReversed().map((row) => (
        <li key={row.name}>
          <Card heading={row.name} hasBody>
            <DefinitionList
              areAmounts
              items={ACCRUAL_FIGURES.map((figure) => ({
                term: ACCRUAL_FIGURE_TEXT[figure],
                value: <FigureLink row={row} figure={figure} />,
              }))}
            />
          </Card>
        </li>
      ))}
    </ul>
  );
}

/** What is nothing leads nowhere. */
function FigureLink({ row, figure }: { readonly row: AccrualRow; readonly figure: AccrualFigure }) {
  const { name, href, sums } = row;
  const amount = sums[figure];
  const text = aud(amount);
  if (centsFromDecimal(amount) === 0n) return <span className="figures text-ink-3">{text}</span>;
  return (
    <TextLink href={href} aria-label={WORDS.figureOf(ACCRUAL_FIGURE_TEXT[figure], name, text)}>
      <span className="figures">{text}</span>
    </TextLink>
  );
}

function columnsOf(by: SummedBy): readonly DataTableColumn<AccrualRow>[] {
  return [
    {
      id: "name",
      header: WORDS.names[by],
      isRowName: true,
      skeleton: { kind: "text", widthPx: 128 },
      cell: ({ name, isTotal }) => <span className={isTotal ? "font-semibold" : "font-medium"}>{name}</span>,
    },
    ...ACCRUAL_FIGURES.map(
      (figure): DataTableColumn<AccrualRow> => ({
        id: figure,
        header: ACCRUAL_FIGURE_TEXT[figure],
        width: "148px",
        align: "right",
        isSecondary: figure === "gst",
        skeleton: { kind: "amount", widthPx: 88 },
        cell: (row) => <FigureLink row={row} figure={figure} />,
      }),
    ),
  ];
}
