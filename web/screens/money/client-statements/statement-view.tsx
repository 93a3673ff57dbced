// A client's statement: its days, what they come to, and each line with the request that it leads to; taken away as a PDF or a spreadsheet.

import { useMemo } from "react";
import { ListTable } from "../../../app/list/list-panel.tsx";
import type { ListShape } from "../../../app/list/list-place.ts";
import { type ListWanted, readPages } from "../../../app/list/read-pages.ts";
import { type List, useList } from "../../../app/list/use-list.ts";
import { useListPlace } from "../../../app/list/use-list-place.ts";
import type { Crumb } from "../../../ui/breadcrumb.tsx";
import { Button } from "../../../ui/button.tsx";
import { FigureStrip } from "../../../ui/figure-strip.tsx";
import { DownloadIcon, InvoiceIcon } from "../../../ui/icons.ts";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { ExportButton } from "../../records/exports/public/export-button.tsx";
import { StatementDaysFields } from "./public/statement-days-fields.tsx";
import {
  type DayName,
  daysAsked,
  type StatementDays,
  useStatementDays,
  useToday,
} from "./public/use-statement-days.ts";
import { phoneRow, STATEMENT_COLUMNS, type StatementLine } from "./statement-columns.tsx";
import {
  type StatementReader,
  type StatementSums,
  statementFigures,
  unreadFigures,
} from "./statement-figures.ts";
import { StatementDocument } from "./statement-operations.ts";
import { STATEMENT_WORDS as WORDS } from "./statement-words.ts";
import { useStatementFile } from "./use-statement-file.ts";

const SHAPE: ListShape<string, DayName> = { filters: { from: [], to: [] }, sizeName: "statement" };

type ViewProps = {
  readonly organisationId: string;
  readonly reader: StatementReader;
  /** What leads here; the client's name is last where staff read it. */
  readonly crumbs: (organisationName: string | undefined) => readonly Crumb[];
  readonly hrefOf: (line: StatementLine) => string;
};

export function StatementView({ organisationId, reader, crumbs, hrefOf }: ViewProps) {
  const today = useToday();
  const days = useStatementDays(useListPlace(SHAPE), today);
  const read = useMemo(() => readStatementOf(organisationId, today), [organisationId, today]);
  const list = useList({ shape: SHAPE, read, of: organisationId, isPaused: days.span === undefined });
  const sums = list.beside;
  return (
    <Page>
      <PageHeader
        title={WORDS.title}
        breadcrumb={crumbs(sums?.organisationName)}
        sentence={WORDS.sentence}
        actions={<Files organisationId={organisationId} days={days} list={list} />}
      />
      <StatementDaysFields days={days} />
      {list.failure === undefined && (
        <FigureStrip figures={sums === undefined ? unreadFigures() : statementFigures(sums, reader)} />
      )}
      <ListTable
        list={list}
        label={WORDS.lines}
        columns={STATEMENT_COLUMNS}
        rowHref={hrefOf}
        phoneRow={phoneRow}
        skeletonRows={6}
        empty={{ icon: InvoiceIcon, title: WORDS.none, sentence: WORDS.noneSentence }}
      />
    </Page>
  );
}

function readStatementOf(organisationId: string, today: Parameters<typeof daysAsked>[1]) {
  return readPages({
    document: StatementDocument,
    variablesOf: ({ filters, first, after }: ListWanted<string, DayName>) => ({
      organisationId,
      ...daysAsked(filters, today),
      first,
      after,
    }),
    connectionIn: ({ statementEntries }) => statementEntries,
    besideIn: ({ statement }) => statement,
  });
}

type FilesProps = {
  readonly days: StatementDays;
  readonly organisationId: string;
  readonly list: Pick<List<StatementLine, StatementSums, string, DayName>, "beside">;
};

/** What is taken away is what the days say. */
function Files({ organisationId, days: { span }, list }: FilesProps) {
  const { save, isLoading } = useStatementFile();
  if (span === undefined || list.beside === undefined) return null;
  return (
    <>
      <Button
        icon={DownloadIcon}
        isLoading={isLoading}
        onClick={() => void save({ organisationId, ...span })}
      >
        {WORDS.download}
      </Button>
      <ExportButton
        tables={[
          { name: WORDS.thisTable, wanted: { organisationId, statement: span } },
          { name: WORDS.lastMonth, wanted: { organisationId, statement: {} } },
        ]}
      />
    </>
  );
}
