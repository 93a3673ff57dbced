// The report as charts, each with its table, leading from every bar to exactly the documents that it counts.

import { PROCESS_TYPE_TEXT } from "@bondline/domain/process-type.ts";
import { centsFromDecimal } from "@bondline/domain/values/money/money.ts";
import { STATES } from "@bondline/domain/values/reference-data/states.ts";
import { formatDate, type PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { ReactNode } from "react";
import type { DocumentReportFilter } from "../../../api/generated/graphql.ts";
import { dayOfInstant } from "../../../app/time/instant-text.ts";
import { BarChart } from "../../../ui/bar-chart.tsx";
import { ChartCard } from "../../../ui/chart-card.tsx";
import { ChartTable } from "../../../ui/chart-table.tsx";
import { ColumnChart } from "../../../ui/column-chart.tsx";
import {
  type Chart,
  codeChart,
  countedIn,
  expiryChart,
  type FacilityShown,
  followingOf,
  groupChart,
  type ReportPlace,
  STATUS_WORDS,
  type Sums,
} from "./report-bars.ts";
import { CostByMonth } from "./report-cost-chart.tsx";
import type { WithinFact } from "./report-filter.ts";
import { groupOf } from "./report-sums.tsx";
import { REPORT_WORDS as WORDS } from "./report-words.ts";

export type ReportChartsProps = {
  readonly sums: Sums;
  readonly place: ReportPlace;
  readonly organisation: { readonly id: string; readonly name: string };
  readonly filter: DocumentReportFilter;
};

export function ReportCharts({ sums, place, organisation, filter }: ReportChartsProps) {
  if (sums.totalCount === 0) return null;
  const today = dayOfInstant(new Date());
  const shown = { sums, place, sentence: WORDS.asOf(organisation.name, formatDate(today)) };
  const isHeld = place.tab === "held";
  return (
    <section aria-label={WORDS.charts} className="grid items-start gap-4 *:min-w-0 md:grid-cols-2">
      <div className="md:col-span-2">
        <Expiries {...shown} today={today} />
      </div>
      {!isHeld && (
        <div className="md:col-span-2">
          <CostByMonth
            organisationId={organisation.id}
            filter={filter}
            sentence={shown.sentence}
            documents={sums.totalCount}
          />
        </div>
      )}
      <Named {...shown} fact="bank" heading={WORDS.byBank} groups={sums.byBank} />
      {isHeld ? (
        <Named {...shown} fact="applicant" heading={WORDS.byApplicant} groups={sums.byApplicant} />
      ) : (
        <>
          <Named {...shown} fact="beneficiary" heading={WORDS.byBeneficiary} groups={sums.byBeneficiary} />
          <Named {...shown} fact="state" heading={WORDS.byState} groups={sums.byState} nameOf={stateName} />
          <FacilityUse {...shown} />
        </>
      )}
      <Codes {...shown} fact="kind" heading={WORDS.byVariant} />
      <Codes {...shown} fact="status" heading={WORDS.byStatus} />
    </section>
  );
}

type Shown = { readonly sums: Sums; readonly place: ReportPlace; readonly sentence: string };

function stateName(key: string): string {
  return STATES.find(({ code }) => code === key)?.label ?? key;
}

type NamedProps = Shown & {
  readonly heading: string;
  readonly fact: WithinFact;
  readonly groups: Sums["byBank"];
  readonly nameOf?: (key: string) => string;
  readonly facilityOf?: (key: string | null) => FacilityShown;
};

function Named({ heading, fact, groups, nameOf = (key) => key, facilityOf, ...shown }: NamedProps) {
  const { sums, place, sentence } = shown;
  const counted = groups.map(groupOf).map(countedIn(sums));
  const following = followingOf(sums, place);
  const chartWith = (openTable: () => void) =>
    groupChart(
      { groups: counted, fact, nameOf, ...(facilityOf && { facilityOf }) },
      { following, openTable },
    );
  const chart = chartWith(() => {});
  if (chart.bars.length === 0) return null;
  return (
    <OfChart heading={heading} sentence={sentence} chart={chart}>
      {(openTable) => <BarChart label={heading} {...chartWith(openTable)} />}
    </OfChart>
  );
}

/** Only of what is on a facility is there anything to say. */
function FacilityUse(shown: Shown) {
  const { byFacility } = shown.sums;
  const of = (key: string | null) => byFacility.find(({ group }) => group.key === key);
  if (byFacility.every(({ group }) => group.key === null)) return null;
  return (
    <Named
      {...shown}
      fact="facility"
      heading={WORDS.byFacility}
      groups={byFacility.map(({ group }) => group)}
      nameOf={(key) => of(key)?.name ?? WORDS.aFacility}
      facilityOf={(key) => {
        const { limit, inFlight } = of(key) ?? {};
        return {
          limit: limit ? centsFromDecimal(limit) : undefined,
          inFlight: inFlight ? centsFromDecimal(inFlight) : undefined,
        };
      }}
    />
  );
}

function Codes({
  fact,
  heading,
  sums,
  place,
  sentence,
}: Shown & { readonly fact: "status" | "kind"; readonly heading: string }) {
  const groups =
    fact === "kind" ? sums.byVariant.map(groupOf).map(countedIn(sums)) : sums.byStatus.map(groupOf);
  const words = fact === "kind" ? PROCESS_TYPE_TEXT : STATUS_WORDS;
  const chart = codeChart(groups, { fact, words, following: followingOf(sums, place) });
  return (
    <OfChart heading={heading} sentence={sentence} chart={chart}>
      {() => <BarChart label={heading} {...chart} />}
    </OfChart>
  );
}

function Expiries({ sums, place, sentence, today }: Shown & { readonly today: PlainDate }) {
  const chart = expiryChart(sums, { place, following: followingOf(sums, place), today });
  return (
    <OfChart heading={WORDS.byExpiryMonth} sentence={sentence} chart={chart}>
      {() => <ColumnChart label={WORDS.byExpiryMonth} {...chart} />}
    </OfChart>
  );
}

type OfChartProps = {
  readonly heading: string;
  readonly sentence: string;
  readonly chart: Chart;
  readonly children: (openTable: () => void) => ReactNode;
};

function OfChart({ heading, sentence, chart: { series, heads, rows }, children }: OfChartProps) {
  return (
    <ChartCard
      heading={heading}
      sentence={sentence}
      series={series}
      table={<ChartTable label={heading} heads={heads} rows={rows} />}
    >
      {children}
    </ChartCard>
  );
}
