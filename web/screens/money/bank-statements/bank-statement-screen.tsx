// The page of a bank statement: what each line would do or has done, and which of them need somebody to look.

import type { BankLineState } from "@bondline/domain/money/bank-statements/bank-line.ts";
import {
  BANK_STATEMENT_FORMAT_TEXT,
  BANK_STATEMENT_STAGE_TEXT,
  type BankStatementStage,
  isAppliedAtOnce,
  isStatementWorking,
} from "@bondline/domain/money/bank-statements/bank-statement.ts";
import { aud } from "@bondline/domain/values/money/money.ts";
import { useEffect, useMemo, useRef } from "react";
import type { BankStatementRecordFragment } from "../../../api/generated/graphql.ts";
import type { ListShape } from "../../../app/list/list-place.ts";
import { type ListWanted, readPages } from "../../../app/list/read-pages.ts";
import { useList } from "../../../app/list/use-list.ts";
import { usePageTitle } from "../../../app/page-title.ts";
import { RecordFailure } from "../../../app/record-failure.tsx";
import { useRouteParam } from "../../../app/route-params.ts";
import { exactDate } from "../../../app/time/instant-text.ts";
import { useLiveRecord } from "../../../app/use-live-record.ts";
import { paths } from "../../../paths.ts";
import { Card, CardBody } from "../../../ui/card.tsx";
import { FigureStrip } from "../../../ui/figure-strip.tsx";
import { FinanceIcon } from "../../../ui/icons.ts";
import { Notice } from "../../../ui/notice.tsx";
import { Page, PageColumns } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { SegmentedControl } from "../../../ui/segmented-control.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { WorkingLine } from "../../../ui/working-line.tsx";
import { BankLineList } from "./bank-line-list.tsx";
import { BankStatementActions } from "./bank-statement-actions.tsx";
import {
  BankLinesDocument,
  BankStatementDocument,
  BankStatementUpdatesDocument,
} from "./bank-statement-operations.ts";
import { STATEMENT_STAGE_TONE } from "./bank-statement-tones.ts";
import { LINE_WORDS, STATEMENT_LIST_WORDS, STATEMENT_WORDS as WORDS } from "./bank-statement-words.ts";
import { StatementColumnsCard } from "./statement-columns-card.tsx";
import { countOf, statementFigures } from "./statement-counts.ts";

export function BankStatementScreen() {
  const id = useRouteParam("bankStatementId");
  const { record, failure, replace, reload, revision } = useLiveRecord(
    { query: BankStatementDocument, updates: BankStatementUpdatesDocument },
    { id },
  );
  usePageTitle(record?.fileName ?? WORDS.title);
  if (record !== undefined)
    return (
      <StatementPage
        key={id}
        statement={record}
        revision={revision}
        onChanged={replace}
        onReload={() => void reload()}
      />
    );
  if (failure !== undefined)
    return (
      <RecordFailure
        failure={failure}
        notLoaded={WORDS.notLoaded}
        list={{ label: WORDS.toList, href: paths.staffBankStatements() }}
        onRetry={() => void reload()}
      />
    );
  return (
    <Page>
      <Card>
        <SkeletonRows rows={12} label={WORDS.loading} />
      </Card>
    </Page>
  );
}

type PageProps = {
  readonly statement: BankStatementRecordFragment;
  readonly revision: number;
  readonly onChanged: (statement: BankStatementRecordFragment) => void;
  readonly onReload: () => void;
};

function StatementPage({ statement, revision, onChanged, onReload }: PageProps) {
  const { stage, fileName, createdBy, createdAt, appliedBy, headers } = statement;
  const isWorking = isStatementWorking(stage);
  const isDryRun = stage === "READY";
  const hasLines = statement.counts.length > 0;
  const said = [
    WORDS.by(fileName, createdBy, exactDate(createdAt)),
    ...(appliedBy === null || statement.finishedAt === null ? [] : [WORDS.recordedBy(appliedBy)]),
  ];
  const lines = <Lines key={stage} statement={statement} revision={revision} onReload={onReload} />;
  return (
    <Page>
      <PageHeader
        title={isDryRun ? WORDS.check : WORDS.title}
        breadcrumb={[
          { label: STATEMENT_LIST_WORDS.title, href: paths.staffBankStatements() },
          { label: BANK_STATEMENT_FORMAT_TEXT[statement.format] },
        ]}
        badges={
          <StatusBadge tone={STATEMENT_STAGE_TONE[stage]}>{BANK_STATEMENT_STAGE_TEXT[stage]}</StatusBadge>
        }
        sentence={isDryRun ? WORDS.nothingRecorded(fileName) : said.join(" ")}
        actions={<BankStatementActions statement={statement} onChanged={onChanged} />}
      />
      <StatementNotices statement={statement} />
      {isWorking && <Progress statement={statement} />}
      {hasLines && !isWorking && <FigureStrip figures={statementFigures(statement)} />}
      {!isWorking && (hasLines || headers.length > 0) && (
        <PageColumns
          side={
            headers.length > 0 ? (
              <StatementColumnsCard statement={statement} onChanged={onChanged} />
            ) : undefined
          }
        >
          {hasLines ? lines : null}
        </PageColumns>
      )}
    </Page>
  );
}

function StatementNotices({ statement }: Pick<PageProps, "statement">) {
  const { errors, stage, earlierStatement, opening, closing } = statement;
  return (
    <>
      {errors.length > 0 && (
        <Notice tone="danger" title={stage === "REFUSED" ? WORDS.refused : WORDS.stoppedTitle}>
          {errors.map((error) => (
            <p key={error}>{error}</p>
          ))}
        </Notice>
      )}
      {stage === "STOPPED" && errors.length === 0 && (
        <Notice tone="warn" title={WORDS.stoppedTitle}>
          {WORDS.stoppedSentence}
        </Notice>
      )}
      {stage === "CANCELLED" && (
        <Notice tone="info" title={WORDS.cancelledTitle}>
          {WORDS.cancelledSentence}
        </Notice>
      )}
      {stage === "READY" && earlierStatement !== null && (
        <Notice tone="warn" title={WORDS.sameTitle}>
          {WORDS.same(earlierStatement.createdBy, exactDate(earlierStatement.createdAt))}
        </Notice>
      )}
      {stage === "READY" && opening !== null && closing !== null && (
        <p className="figures text-label text-ink-2">{WORDS.balances(aud(opening), aud(closing))}</p>
      )}
    </>
  );
}

function Progress({ statement }: Pick<PageProps, "statement">) {
  const done = countOf(statement, "APPLIED");
  const all = done + countOf(statement, "MATCHED");
  return (
    <Card>
      <CardBody>
        <WorkingLine>{WORDS.working}</WorkingLine>
        {statement.stage === "APPLYING" && all > 0 && (
          <div className="mt-3 grid gap-1.5">
            <ProgressBar label={WORDS.progress} percent={(done / all) * 100} />
            <p className="figures text-label text-ink-2">{WORDS.recorded(done, all)}</p>
          </div>
        )}
        {statement.stage !== "APPLYING" && statement.linesRead > 0 && (
          <p className="figures mt-2 text-label text-ink-2">{WORDS.read(statement.linesRead)}</p>
        )}
      </CardBody>
    </Card>
  );
}

const VIEWS = {
  settle: { label: LINE_WORDS.toSettle, states: ["UNMATCHED", "UNREADABLE"] },
  record: { label: LINE_WORDS.recorded, states: ["MATCHED"] },
  done: { label: LINE_WORDS.done, states: ["APPLIED"] },
  rest: { label: LINE_WORDS.rest, states: ["READ_BEFORE", "DEBIT", "SET_ASIDE"] },
} as const satisfies Record<string, { label: string; states: readonly BankLineState[] }>;
type View = keyof typeof VIEWS;
const VIEW_NAMES = Object.keys(VIEWS) as View[];

/** Then it is first what needs a look, else the first that is not empty. */
const UNCHOSEN = "";

/** A place among the lines of one stage says nothing of another's: recorded, they stand in other views. */
function useLinesShape(stage: BankStatementStage): ListShape<string, "view"> {
  return useMemo(
    () => ({ prefix: `${stage.toLowerCase()}-`, filters: { view: [UNCHOSEN, ...VIEW_NAMES] } }),
    [stage],
  );
}
function Lines({ statement, revision, onReload }: Omit<PageProps, "onChanged">) {
  const { id, stage, version } = statement;
  const filled = VIEW_NAMES.filter((name) => countOf(statement, ...VIEWS[name].states) > 0);
  const viewOf = (chosen: string) => VIEW_NAMES.find((name) => name === chosen) ?? filled[0] ?? "settle";
  const list = useList({
    shape: useLinesShape(stage),
    read: readLinesOf(id, viewOf),
    of: `${id} ${viewOf(UNCHOSEN)}`,
  });
  const { readAgain, place } = list;
  useReadAgainWith(`${revision} ${version}`, readAgain);
  const changed = () => {
    readAgain();
    onReload();
  };
  return (
    <div className="grid gap-3 *:first:justify-self-start">
      <SegmentedControl
        label={LINE_WORDS.views}
        options={VIEW_NAMES.map((name) => ({ value: name, label: VIEWS[name].label }))}
        value={viewOf(place.filters.view)}
        onChange={(view) => place.narrow({ view })}
      />
      <BankLineList
        list={list}
        aria-label={LINE_WORDS.lines}
        empty={{ icon: FinanceIcon, title: LINE_WORDS.empty, sentence: LINE_WORDS.emptySentence }}
        isRecordedAtOnce={isAppliedAtOnce(stage)}
        onChanged={changed}
      />
    </div>
  );
}

function readLinesOf(id: string, viewOf: (chosen: string) => View) {
  return readPages({
    document: BankLinesDocument,
    variablesOf: ({ filters, first, after }: ListWanted<string, "view">) => ({
      id,
      states: [...VIEWS[viewOf(filters.view)].states],
      first,
      after,
    }),
    connectionIn: ({ bankStatement }) => bankStatement.bankLines,
  });
}

/** Whatever changes of the statement may have changed its lines. */
function useReadAgainWith(change: string, readAgain: () => void): void {
  const seen = useRef(change);
  useEffect(
    function readWhatChanged() {
      if (seen.current === change) return;
      seen.current = change;
      readAgain();
    },
    [change, readAgain],
  );
}
