// A bank's or insurer's report as charts, each with its table and its picture, leading from every bar to exactly the rows that it counts.

import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import { BarChart } from "../../../../ui/bar-chart.tsx";
import { ChartCard } from "../../../../ui/chart-card.tsx";
import { ChartTable } from "../../../../ui/chart-table.tsx";
import { ColumnChart } from "../../../../ui/column-chart.tsx";
import {
  expiryChart,
  type GroupName,
  groupChart,
  levelChart,
  monthChart,
  type Report,
  type ReportChart,
  timeChart,
  waitingChart,
} from "./issued-report-bars.ts";
import { ISSUED_REPORT_WORDS as WORDS } from "./issued-report-words.ts";

type ChartsProps = { readonly report: Report; readonly bankName: string };

const GROUPS: readonly GroupName[] = ["byClient", "byBeneficiary", "byVariant", "byState"];

export function IssuedReportCharts({ report, bankName }: ChartsProps) {
  const sentence = WORDS.asOf(bankName, formatDate(plainDate(report.asOf)));
  const shown = { sentence };
  return (
    <section aria-label={WORDS.charts} className="grid items-start gap-4 *:min-w-0 md:grid-cols-2">
      <Drawn
        {...shown}
        heading={WORDS.waiting}
        foot={WORDS.waitingNote}
        chartOf={() => waitingChart(report)}
      />
      <Drawn {...shown} heading={WORDS.timeByMonth} foot={WORDS.timeNote} chartOf={() => timeChart(report)} />
      <div className="md:col-span-2">
        <Drawn {...shown} isColumns heading={WORDS.byExpiryMonth} chartOf={() => expiryChart(report)} />
      </div>
      <Drawn
        {...shown}
        isColumns
        heading={WORDS.issuedByMonth}
        chartOf={() => monthChart(report, "issuedByMonth")}
      />
      <Drawn
        {...shown}
        isColumns
        heading={WORDS.returnedByMonth}
        chartOf={() => monthChart(report, "returnedByMonth")}
      />
      <Drawn
        {...shown}
        heading={WORDS.levelByMonth}
        foot={WORDS.levelNote}
        chartOf={() => levelChart(report)}
      />
      {GROUPS.map((by) => (
        <Drawn
          key={by}
          {...shown}
          heading={WORDS[by]}
          chartOf={(openTable) => groupChart(report, by, openTable)}
        />
      ))}
    </section>
  );
}

type DrawnProps = {
  readonly heading: string;
  readonly sentence: string;
  readonly foot?: string;
  /** Side by side over time, or beneath one another. */
  readonly isColumns?: boolean;
  readonly chartOf: (openTable: () => void) => ReportChart;
};

/** Where no bar leads anywhere there is nothing to draw. */
function Drawn({ heading, sentence, foot, isColumns = false, chartOf }: DrawnProps) {
  const { series, heads, rows, bars } = chartOf(() => undefined);
  if (!bars.some(({ href }) => href !== undefined)) return null;
  const Chart = isColumns ? ColumnChart : BarChart;
  return (
    <ChartCard
      heading={heading}
      sentence={sentence}
      series={series}
      foot={foot}
      table={<ChartTable label={heading} heads={heads} rows={rows} />}
    >
      {(openTable) => <Chart label={heading} series={series} bars={chartOf(openTable).bars} />}
    </ChartCard>
  );
}
