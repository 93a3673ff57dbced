// Reports over documents: narrowed by status, kind, end and the organisation's own facts, with exact sums, exported or printed.

import { useCallback, useState } from "react";
import { usePageTitle } from "../../../app/page-title.ts";
import { type SessionOrganisation, useSession } from "../../../app/session.ts";
import { usePagedQuery } from "../../../app/use-paged-query.ts";
import { useRead } from "../../../app/use-read.ts";
import { useSettledText } from "../../../app/use-settled-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { DataTable } from "../../../ui/data-table.tsx";
import type { DataTableColumn } from "../../../ui/data-table-column.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { DownloadIcon, NoResultsIcon, OrganisationIcon, PrintIcon } from "../../../ui/icons.ts";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { TwoLineCell } from "../../../ui/two-line-cell.tsx";
import { NO_NARROWING, type ReportNarrowing, reportFilter } from "./report-filter.ts";
import { NarrowReport } from "./report-narrowing.tsx";
import { ReportKeys, ReportRows, ReportSums } from "./report-operations.ts";
import { type ShownRow, shownRow } from "./report-rows.ts";
import { ReportTotals } from "./report-sums.tsx";
import { REPORT_WORDS as WORDS } from "./report-words.ts";
import { useReportExport } from "./use-report-export.ts";

export function ReportsScreen() {
  usePageTitle(WORDS.title);
  const { selectedOrganisation } = useSession();
  if (selectedOrganisation === undefined)
    return (
      <Page>
        <PageHeader title={WORDS.title} sentence={WORDS.sentence} />
        <EmptyState
          icon={OrganisationIcon}
          title={WORDS.noOrganisation}
          sentence={WORDS.noOrganisationSentence}
        />
      </Page>
    );
  return <Report key={selectedOrganisation.id} organisation={selectedOrganisation} />;
}

function Report({ organisation }: { readonly organisation: SessionOrganisation }) {
  const organisationId = organisation.id;
  const [narrowing, setNarrowing] = useState(NO_NARROWING);
  const [settled, setSettled] = useState(NO_NARROWING);
  useSettledText(
    JSON.stringify(narrowing),
    useCallback((text: string) => setSettled(JSON.parse(text) as ReportNarrowing), []),
  );
  const filter = reportFilter(settled);
  const keys =
    useRead(ReportKeys, { organisationId }).data?.organisation.documentMetadataKeys.map(({ key }) => key) ??
    [];
  const sums = useRead(ReportSums, { organisationId, filter });
  const { progress, start } = useReportExport(organisation, filter, keys);

  return (
    <Page>
      <PageHeader
        title={WORDS.title}
        sentence={organisation.name}
        actions={
          <div data-print="hide" className="flex flex-wrap items-center gap-2">
            {progress !== undefined && (
              <span role="status" className="figures text-label text-ink-3">
                {WORDS.exporting(progress.done, progress.total)}
              </span>
            )}
            <Button icon={DownloadIcon} isLoading={progress !== undefined} onClick={start}>
              {WORDS.export}
            </Button>
            <Button icon={PrintIcon} onClick={() => window.print()}>
              {WORDS.print}
            </Button>
          </div>
        }
      />
      <NarrowReport narrowing={narrowing} keys={keys} onChange={setNarrowing} />
      {sums.data !== undefined ? (
        <ReportTotals sums={sums.data.documentReport} />
      ) : (
        <Card>
          {sums.failure === undefined ? (
            <SkeletonRows rows={3} label={WORDS.loading} />
          ) : (
            <ErrorState title={WORDS.loadFailed} sentence={sums.failure.message} onRetry={sums.readAgain} />
          )}
        </Card>
      )}
      <ReportTable organisationId={organisationId} filter={filter} />
    </Page>
  );
}

function ReportTable(props: {
  readonly organisationId: string;
  readonly filter: ReturnType<typeof reportFilter>;
}) {
  const list = usePagedQuery({
    document: ReportRows,
    variablesOf: (page) => ({ ...props, ...page }),
    listKey: JSON.stringify(props),
    connectionIn: (data) => data.documentsForReports,
  });
  return (
    <DataTable
      label={WORDS.title}
      columns={COLUMNS}
      rows={list.rows?.map(shownRow)}
      rowKey={({ id }) => id}
      rowHref={({ href }) => href}
      phoneRow={(row) => ({
        title: row.name,
        detail: `${row.reference} · ${row.expires}`,
        amount: row.amount,
        badge: <StatusBadge tone={row.status.tone}>{row.status.text}</StatusBadge>,
      })}
      isRefetching={list.isRefetching}
      {...(list.failure === undefined
        ? {}
        : { error: { sentence: list.failure.message, onRetry: list.readAgain } })}
      empty={<EmptyState icon={NoResultsIcon} title={WORDS.nothing} sentence={WORDS.nothingSentence} />}
      {...(list.footer === undefined ? {} : { footer: list.footer })}
    />
  );
}

const COLUMNS: readonly DataTableColumn<ShownRow>[] = [
  {
    id: "reference",
    header: WORDS.columns.reference,
    width: "148px",
    skeleton: { kind: "text", widthPx: 92 },
    cell: ({ reference }) => <span className="figures block truncate font-medium">{reference}</span>,
  },
  {
    id: "beneficiary",
    header: WORDS.columns.beneficiary,
    isRowName: true,
    skeleton: { kind: "two-line", widthPx: 180 },
    cell: ({ name, detail }) => <TwoLineCell name={name} detail={detail} />,
  },
  {
    id: "status",
    header: WORDS.columns.status,
    width: "160px",
    skeleton: { kind: "badge", widthPx: 96 },
    cell: ({ status }) => <StatusBadge tone={status.tone}>{status.text}</StatusBadge>,
  },
  {
    id: "amount",
    header: WORDS.columns.amount,
    width: "148px",
    align: "right",
    skeleton: { kind: "amount", widthPx: 96 },
    cell: ({ amount }) => amount,
  },
  {
    id: "expires",
    header: WORDS.columns.expires,
    width: "128px",
    skeleton: { kind: "text", widthPx: 72 },
    cell: ({ expires }) => <span className="figures text-ink-2">{expires}</span>,
  },
  {
    id: "cost",
    header: WORDS.columns.cost,
    width: "136px",
    align: "right",
    isSecondary: true,
    skeleton: { kind: "amount", widthPx: 80 },
    cell: ({ cost }) => cost,
  },
];
