// Reports of a bank or insurer, for its own people: what is in force and when it ends, what was issued and returned, and how long issuing takes.

import { addCents, aud, centsFromDecimal, formatAud } from "@bondline/domain/values/money/money.ts";
import { lazy, Suspense } from "react";
import { usePageTitle } from "../../../../app/page-title.ts";
import { ReadPending } from "../../../../app/read-pending.tsx";
import { useSession } from "../../../../app/session.ts";
import { useRead } from "../../../../app/use-read.ts";
import { paths } from "../../../../paths.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { type Figure, FigureStrip } from "../../../../ui/figure-strip.tsx";
import { PrintIcon, ReportsIcon } from "../../../../ui/icons.ts";
import { LinkButton } from "../../../../ui/link-button.tsx";
import { Page } from "../../../../ui/page.tsx";
import { PageHeader } from "../../../../ui/page-header.tsx";
import { TextLink } from "../../../../ui/text-link.tsx";
import { ExportButton } from "../../../records/exports/public/export-button.tsx";
import { inForceHref, type Report, toIssueHref, waitingChart } from "./issued-report-bars.ts";
import { IssuedReportDocument } from "./issued-report-operations.ts";
import { ISSUED_REPORT_WORDS as WORDS } from "./issued-report-words.ts";

const IssuedReportCharts = lazy(async () => ({
  default: (await import("./issued-report-charts.tsx")).IssuedReportCharts,
}));

/** What the figures of what is in force are made of. */
const IN_FORCE = {
  staffDocuments: { filter: { statuses: ["PENDING", "ESTABLISHED", "AWAITING_RETURN"] } },
} as const;

export function IssuedReportScreen() {
  usePageTitle(WORDS.title);
  const bankName = useSession().staff?.supplier?.tradeName ?? "";
  const read = useRead(IssuedReportDocument, {});
  const report = read.data?.issuedReport;
  return (
    <Page>
      <PageHeader
        title={WORDS.title}
        sentence={WORDS.sentence}
        actions={
          <div data-print="hide" className="flex flex-wrap items-center gap-2">
            <ExportButton tables={[{ name: WORDS.inForce, wanted: exportOfInForce() }]} />
            <Button icon={PrintIcon} onClick={() => window.print()}>
              {WORDS.print}
            </Button>
          </div>
        }
      />
      {report === undefined && read.failure !== undefined ? (
        <Card>
          <ReadPending of={read} notLoaded={WORDS.loadFailed} />
        </Card>
      ) : (
        <FigureStrip figures={figuresOf(report)} />
      )}
      {report !== undefined && isEmpty(report) && (
        <EmptyState
          icon={ReportsIcon}
          title={WORDS.nothing}
          sentence={WORDS.nothingSentence}
          action={<LinkButton href={paths.staffDrafts()}>{WORDS.toQueue}</LinkButton>}
        />
      )}
      {report === undefined ? (
        read.failure === undefined && <ChartsPlace />
      ) : (
        <Suspense fallback={<ChartsPlace />}>
          <IssuedReportCharts report={report} bankName={bankName} />
        </Suspense>
      )}
    </Page>
  );
}

function exportOfInForce() {
  const { filter } = IN_FORCE.staffDocuments;
  return { staffDocuments: { filter: { statuses: [...filter.statuses] } } };
}

/** Where the charts will be. */
function ChartsPlace() {
  return <div aria-hidden="true" className="min-h-screen" />;
}

function isEmpty({ totalCount, waiting, issuedByMonth }: Report): boolean {
  return totalCount === 0 && issuedByMonth.length === 0 && waiting.every(({ count }) => count === 0);
}

/** Each leads to its list. */
function figuresOf(report: Report | undefined): Figure[] {
  const labels = [WORDS.inForce, WORDS.toIssue, WORDS.longest];
  if (report === undefined) return labels.map((label) => ({ label, value: WORDS.none, note: WORDS.none }));
  const waiting = addCents(...report.waiting.map(({ amount }) => centsFromDecimal(amount)));
  const count = report.waiting.reduce((sum, each) => sum + each.count, 0);
  const longest = waitingChart(report).bars.at(-1);
  return [
    {
      label: WORDS.inForce,
      value: aud(report.totalAmount),
      note: <TextLink href={inForceHref()}>{WORDS.documents(report.totalCount)}</TextLink>,
    },
    {
      label: WORDS.toIssue,
      value: formatAud(waiting),
      note: <TextLink href={toIssueHref()}>{WORDS.drafts(count)}</TextLink>,
    },
    {
      label: WORDS.longest,
      value: longest?.amount ?? WORDS.none,
      note:
        longest?.href === undefined ? longest?.note : <TextLink href={longest.href}>{longest.note}</TextLink>,
      tone: longest?.href === undefined ? "plain" : "warn",
    },
  ];
}
