// What the documents of a report cost by month, accrued and to come, and behind each column the documents that it is made of.

import {
  addCents,
  aud,
  centsFromDecimal,
  formatAud,
  ZERO_CENTS,
} from "@bondline/domain/values/money/money.ts";
import { lazy, Suspense, useState } from "react";
import type { DocumentReportFilter, ReportCostsQuery } from "../../../api/generated/graphql.ts";
import { ReadPending } from "../../../app/read-pending.tsx";
import { useRead } from "../../../app/use-read.ts";
import { Card } from "../../../ui/card.tsx";
import type { ChartBar, ChartSeries } from "../../../ui/chart-bars.ts";
import { ChartCard } from "../../../ui/chart-card.tsx";
import { ChartTable } from "../../../ui/chart-table.tsx";
import { ColumnChart } from "../../../ui/column-chart.tsx";
import { drawnCents } from "../../../ui/drawn-cents.ts";
import { monthName, shortMonth } from "./report-bars.ts";
import { ReportCosts } from "./report-cost-operations.ts";
import { REPORT_WORDS as WORDS } from "./report-words.ts";

const CostsOfMonth = lazy(async () => ({
  default: (await import("./report-month-costs.tsx")).CostsOfMonth,
}));

type Months = NonNullable<ReportCostsQuery["documentReport"]["costs"]>["months"];
type CostProps = {
  readonly organisationId: string;
  readonly filter: DocumentReportFilter;
  readonly sentence: string;
  /** Of the whole report: where they are few, costs that are not told are not the reader's to see. */
  readonly documents: number;
};

/** More are not added up by month. */
const MONTHLY_MAX = 1_000;

const SERIES: readonly ChartSeries[] = [
  { name: WORDS.accrued, look: 1 },
  { name: WORDS.toCome, look: "projected" },
];

export function CostByMonth({ organisationId, filter, sentence, documents }: CostProps) {
  const read = useRead(ReportCosts, { organisationId, filter });
  const [opened, setOpened] = useState<string>();
  if (read.data === undefined)
    return (
      <Card heading={WORDS.costByMonth} hasBody>
        <div className="min-h-80">
          {read.failure && <ReadPending of={read} notLoaded={WORDS.loadFailed} />}
        </div>
      </Card>
    );
  const { costs } = read.data.documentReport;
  if (costs === null && documents <= MONTHLY_MAX) return null;
  if (costs === null)
    return (
      <Card heading={WORDS.costByMonth} hasBody>
        <p className="text-body text-ink-2">{WORDS.costTooMany}</p>
      </Card>
    );
  const { months, openEndedCount } = costs;
  if (months.every(({ accrued, toCome }) => accrued === "0.00" && toCome === "0.00")) return null;
  const [before, after] = [months[0], months.at(-1)];
  return (
    <>
      <ChartCard
        heading={WORDS.costByMonth}
        note={WORDS.costNote(sumOf(months, "accrued"), sumOf(months, "toCome"))}
        sentence={sentence}
        series={SERIES}
        table={<CostTable months={months} />}
        foot={[
          WORDS.costOutside(aud(before?.accrued ?? "0.00"), aud(after?.toCome ?? "0.00")),
          ...(openEndedCount === 0 ? [] : [WORDS.costOpenEnded(openEndedCount)]),
        ].join(" ")}
      >
        {() => (
          <ColumnChart
            label={WORDS.costByMonth}
            series={SERIES}
            bars={months.slice(1, -1).map((month) => barOf(month, () => setOpened(month.month)))}
          />
        )}
      </ChartCard>
      {opened !== undefined && (
        <Suspense>
          <CostsOfMonth
            organisationId={organisationId}
            filter={filter}
            month={opened}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

function barOf({ month, accrued, toCome }: Months[number], onOpen: () => void): ChartBar {
  const isBoth = accrued !== "0.00" && toCome !== "0.00";
  const [past, ahead] = [centsFromDecimal(accrued), centsFromDecimal(toCome)];
  return {
    id: month,
    name: monthName(month),
    short: shortMonth(month),
    amount: formatAud(addCents(past, ahead)),
    detail: isBoth ? WORDS.costNote(aud(accrued), aud(toCome)) : undefined,
    note: isBoth ? undefined : (toCome === "0.00" ? WORDS.accrued : WORDS.toCome).toLowerCase(),
    parts: [drawnCents(past), drawnCents(ahead)],
    onOpen,
  };
}

function CostTable({ months }: { readonly months: Months }) {
  return (
    <ChartTable
      label={WORDS.costByMonth}
      heads={[WORDS.month, WORDS.accrued, WORDS.toCome]}
      rows={months.map(({ month, accrued, toCome }) => ({
        id: month,
        name: monthName(month),
        cells: [{ text: aud(accrued) }, { text: aud(toCome) }],
      }))}
    />
  );
}

function sumOf(months: Months, which: "accrued" | "toCome"): string {
  return formatAud(months.reduce((sum, each) => addCents(sum, centsFromDecimal(each[which])), ZERO_CENTS));
}
