// Reports over documents: narrowed by status, kind, end and the organisation's own facts, with exact sums, exported or printed.

import { useLocation } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef } from "react";
import type { ReportDocumentFragment, ReportRowsQuery } from "../../../api/generated/graphql.ts";
import { ListTable, ListTabs } from "../../../app/list/list-panel.tsx";
import { type ListWanted, readPages } from "../../../app/list/read-pages.ts";
import { useList } from "../../../app/list/use-list.ts";
import { useTyped } from "../../../app/list/use-typed.ts";
import { usePageTitle } from "../../../app/page-title.ts";
import { ReadPending } from "../../../app/read-pending.tsx";
import { type SessionOrganisation, useSession } from "../../../app/session.ts";
import { useRead } from "../../../app/use-read.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import type { DataTableColumn } from "../../../ui/data-table-column.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { CalendarIcon, NoResultsIcon, OrganisationIcon, PrintIcon } from "../../../ui/icons.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { ExposureChart } from "../../facilities/facilities/public/exposure-chart.tsx";
import { ExportButton } from "../../records/exports/public/export-button.tsx";
import {
  AMOUNT,
  BENEFICIARY,
  phoneRowOf,
  REFERENCE,
  STATUS,
  textColumn,
} from "../documents/public/list-columns.tsx";
import {
  CALENDAR_VIEW,
  calendarHref,
  REPORT_LIST,
  type ReportFact,
  type ReportTab,
  ROWS_ID,
  reportFilter,
} from "./report-filter.ts";
import { NarrowReport } from "./report-narrowing.tsx";
import { ReportKeys, ReportRows, ReportSums } from "./report-operations.ts";
import { heldRow, type ShownRow, shownRow } from "./report-rows.ts";
import { HeldFigures, ReportFigures } from "./report-sums.tsx";
import { REPORT_WORDS as WORDS } from "./report-words.ts";

const ReportCharts = lazy(async () => ({ default: (await import("./report-charts.tsx")).ReportCharts }));

const ReportCalendarView = lazy(async () => ({
  default: (await import("./report-calendar.tsx")).ReportCalendarView,
}));

/** As charts and rows, or as a calendar. */
export function ReportsScreen() {
  const view = useLocation({
    select: ({ searchStr }) => new URLSearchParams(searchStr).get("view"),
  });
  if (view !== CALENDAR_VIEW) return <ReportScreen />;
  return (
    <Suspense fallback={<ChartsPlace />}>
      <ReportCalendarView />
    </Suspense>
  );
}

function ReportScreen() {
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
  const list = useList({ shape: REPORT_LIST, read: readReportOf(organisationId), of: organisationId });
  const { narrow, filters, tab } = list.place;
  const isHeld = tab === "held";
  const [typed, setTyped] = useTyped(
    JSON.stringify(filters),
    useCallback((text: string) => narrow(JSON.parse(text)), [narrow]),
  );
  const filter = reportFilter(tab, filters);
  const keys = useRead(ReportKeys, { organisationId }).data?.organisation.documentMetadataKeys.map(
    ({ key }) => key,
  );
  const sums = useRead(ReportSums, { organisationId, filter });

  return (
    <Page>
      <PageHeader
        title={WORDS.title}
        sentence={organisation.name}
        actions={
          <div data-print="hide" className="flex flex-wrap items-center gap-2">
            <ExportButton tables={[{ name: WORDS.title, wanted: { organisationId, report: filter } }]} />
            <LinkButton icon={CalendarIcon} href={calendarHref()}>
              {WORDS.calendar}
            </LinkButton>
            <Button icon={PrintIcon} onClick={() => window.print()}>
              {WORDS.print}
            </Button>
          </div>
        }
      />
      <ListTabs place={list.place} label={WORDS.tabs} text={WORDS.tabText} />
      <NarrowReport
        narrowing={JSON.parse(typed)}
        keys={keys}
        facilityName={
          sums.data?.documentReport.byFacility.find(({ name }) => name !== null)?.name ?? undefined
        }
        onChange={(narrowing) => setTyped(JSON.stringify(narrowing))}
      />
      {sums.data === undefined && sums.failure !== undefined ? (
        <Card>
          <ReadPending of={sums} notLoaded={WORDS.loadFailed} />
        </Card>
      ) : isHeld ? (
        <HeldFigures sums={sums.data?.documentReport} />
      ) : (
        <ReportFigures sums={sums.data?.documentReport} />
      )}
      {!isHeld && <ExposureChart organisationId={organisationId} hasPlanning />}
      {sums.data === undefined ? (
        sums.failure === undefined && <ChartsPlace />
      ) : (
        <Suspense fallback={<ChartsPlace />}>
          <ReportCharts
            sums={sums.data.documentReport}
            place={{ tab, narrowing: filters }}
            organisation={organisation}
            filter={filter}
          />
        </Suspense>
      )}
      <Rows isThere={sums.data !== undefined && list.rows !== undefined}>
        <ListTable
          list={list}
          label={WORDS.title}
          columns={isHeld ? HELD_COLUMNS : COLUMNS}
          rowHref={({ href }) => href}
          phoneRow={(row) => ({ ...phoneRowOf(row), detail: `${row.reference} · ${row.expires}` })}
          empty={{ icon: NoResultsIcon, title: WORDS.nothing, sentence: WORDS.nothingSentence }}
        />
      </Rows>
    </Page>
  );
}

/** Where the charts will be; the list stands below it from the beginning. */
function ChartsPlace() {
  return <div aria-hidden="true" className="min-h-screen" />;
}

/** Whoever follows a bar is led to its documents, once they are there. */
function Rows({ isThere, children }: { readonly isThere: boolean; readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const { hash, href } = useLocation({
    select: ({ hash, href }) => ({ hash, href }),
    structuralSharing: true,
  });
  useEffect(
    function leadToRows() {
      void href;
      if (hash !== ROWS_ID || !isThere) return;
      place.current?.focus({ preventScroll: true });
      place.current?.scrollIntoView({ block: "start" });
    },
    [hash, href, isThere],
  );
  return (
    <div ref={place} id={ROWS_ID} tabIndex={-1} className="scroll-mt-4 outline-none">
      {children}
    </div>
  );
}

const REPORT = {
  document: ReportRows,
  connectionIn: ({ documentsForReports }: ReportRowsQuery) => documentsForReports,
};

function readReportOf(organisationId: string) {
  return readPages({
    ...REPORT,
    variablesOf: ({ tab, filters, first, after }: ListWanted<ReportTab, ReportFact>) => ({
      organisationId,
      filter: reportFilter(tab, filters),
      first,
      after,
    }),
    rowOf: (document: ReportDocumentFragment) =>
      document.isHeld || document.organisationId !== organisationId ? heldRow(document) : shownRow(document),
  });
}

const EXPIRES = textColumn({ id: "expires", width: "128px" });
const COLUMNS: readonly DataTableColumn<ShownRow>[] = [
  REFERENCE,
  BENEFICIARY,
  { ...STATUS, width: "160px" },
  { ...AMOUNT, isSortable: false },
  EXPIRES,
  {
    id: "cost",
    header: WORDS.cost,
    width: "136px",
    align: "right",
    isSecondary: true,
    skeleton: { kind: "amount", widthPx: 80 },
    cell: ({ cost }) => cost,
  },
];
const HELD_COLUMNS: readonly DataTableColumn<ShownRow>[] = [
  REFERENCE,
  { ...BENEFICIARY, id: "applicant", header: WORDS.applicant },
  { ...STATUS, width: "160px" },
  { ...AMOUNT, isSortable: false },
  EXPIRES,
];
