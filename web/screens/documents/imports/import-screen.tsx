// The page of an import: what would be taken, what was taken, and what is wrong with the rest.

import {
  IMPORT_STAGE_TEXT,
  importOutcome,
  isImportWorking,
} from "@bondline/domain/documents/imports/import-job.ts";
import { useEffect, useRef, useState } from "react";
import type { ImportRecordFragment } from "../../../api/generated/graphql.ts";
import { usePageTitle } from "../../../app/page-title.ts";
import { RecordFailure } from "../../../app/record-failure.tsx";
import { useRouteParam } from "../../../app/route-params.ts";
import { exactDate } from "../../../app/time/instant-text.ts";
import { useLiveRecord } from "../../../app/use-live-record.ts";
import { paths } from "../../../paths.ts";
import { Card, CardBody } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { FigureStrip } from "../../../ui/figure-strip.tsx";
import { DocumentIcon } from "../../../ui/icons.ts";
import { Notice } from "../../../ui/notice.tsx";
import { Page, PageColumns } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { showToast } from "../../../ui/toast-store.ts";
import { WorkingLine } from "../../../ui/working-line.tsx";
import { ImportActions } from "./import-actions.tsx";
import { ImportBeneficiaries } from "./import-beneficiaries.tsx";
import { ImportChoice, type ImportModeChoice } from "./import-choice.tsx";
import { ImportColumnsCard } from "./import-columns-card.tsx";
import { importFigures } from "./import-figures.ts";
import { ImportDocument, ImportUpdatesDocument } from "./import-operations.ts";
import { ImportResultDialog } from "./import-result-dialog.tsx";
import { ImportRows } from "./import-rows.tsx";
import { IMPORT_STAGE_TONE } from "./import-tones.ts";
import { IMPORT_NOTICE_WORDS, IMPORT_STATE_WORDS, IMPORT_WORDS as WORDS } from "./import-words.ts";

export function ImportScreen() {
  const importJobId = useRouteParam("importJobId");
  const { record, failure, replace, reload } = useLiveRecord(
    { query: ImportDocument, updates: ImportUpdatesDocument },
    { importJobId },
  );
  usePageTitle(record?.fileName ?? WORDS.title);
  if (record !== undefined) return <ImportPage key={importJobId} job={record} onChanged={replace} />;
  if (failure !== undefined)
    return (
      <RecordFailure
        failure={failure}
        notLoaded={WORDS.notLoaded}
        list={{ label: WORDS.toList, href: paths.documentImports() }}
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

type ImportPageProps = {
  readonly job: ImportRecordFragment;
  readonly onChanged: (job: ImportRecordFragment) => void;
};

function ImportPage({ job, onChanged }: ImportPageProps) {
  const [mode, setMode] = useState<ImportModeChoice>("KEEP_GOOD_ROWS");
  const [isResultOpen, setResultOpen] = useState(false);
  useOutcomeToast(job, () => setResultOpen(true));
  const isWorking = isImportWorking(job.stage);
  const mayStart = job.capabilities.includes("CAN_START");
  const rows = job.rowsNew + job.rowsDuplicate + job.rowsRefused + job.rowsImported;
  return (
    <Page>
      <PageHeader
        title={mayStart ? WORDS.check : WORDS.title}
        breadcrumb={[
          { label: WORDS.documents, href: paths.documents() },
          { label: WORDS.imports, href: paths.documentImports() },
          { label: WORDS.title },
        ]}
        badges={<StatusBadge tone={IMPORT_STAGE_TONE[job.stage]}>{IMPORT_STAGE_TEXT[job.stage]}</StatusBadge>}
        sentence={
          mayStart
            ? WORDS.nothingSaved(job.fileName, rows)
            : [
                WORDS.by(job.fileName, job.createdBy, exactDate(job.createdAt)),
                ...(job.undoUntil === null ? [] : [WORDS.undoUntil(exactDate(job.undoUntil))]),
              ].join(" ")
        }
        actions={
          <ImportActions job={job} mode={mode} onChanged={onChanged} onResult={() => setResultOpen(true)} />
        }
      />
      <ImportNotices job={job} />
      <ImportBeneficiaries job={job} onChanged={onChanged} />
      {isWorking && <Progress job={job} rows={rows} />}
      {rows > 0 && !isWorking && <FigureStrip figures={importFigures(job)} />}
      {rows > 0 && !isWorking && (
        <PageColumns
          side={
            <>
              {mayStart && <ImportChoice job={job} mode={mode} onMode={setMode} />}
              <ImportColumnsCard job={job} onChanged={onChanged} />
            </>
          }
        >
          {job.rowsForgottenAt === null ? (
            <ImportRows key={job.stage} job={job} onChanged={onChanged} />
          ) : (
            <EmptyState
              icon={DocumentIcon}
              title={IMPORT_STATE_WORDS.forgottenTitle}
              sentence={IMPORT_STATE_WORDS.forgottenSentence}
            />
          )}
        </PageColumns>
      )}
      {isResultOpen && <ImportResultDialog job={job} onClose={() => setResultOpen(false)} />}
    </Page>
  );
}

function ImportNotices({ job }: Pick<ImportPageProps, "job">) {
  const words = IMPORT_STATE_WORDS;
  const titles: Partial<Record<ImportRecordFragment["stage"], string>> = {
    REFUSED: words.refused,
    STOPPED: words.stopped,
  };
  const title = titles[job.stage];
  return (
    <>
      {job.errors.length > 0 && (
        <Notice tone={title === undefined ? "warn" : "danger"} title={title ?? words.note}>
          {job.errors.map((error) => (
            <p key={error}>{error}</p>
          ))}
        </Notice>
      )}
      {job.capabilities.includes("CAN_START") && job.notes.length > 0 && (
        <Notice tone="warn" title={words.notes}>
          {job.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </Notice>
      )}
      {job.stage === "CANCELLED" && (
        <Notice tone="info" title={words.cancelledTitle}>
          {words.cancelledSentence}
        </Notice>
      )}
      {job.stage === "UNDONE" && (
        <Notice tone="info" title={words.undone}>
          {words.undoneSentence}
        </Notice>
      )}
      {job.capabilities.includes("CAN_START") && job.earlierImport !== null && (
        <Notice tone="warn" title={words.sameTitle}>
          {words.same(job.earlierImport.createdBy, exactDate(job.earlierImport.createdAt))}
        </Notice>
      )}
    </>
  );
}

type ProgressProps = Pick<ImportPageProps, "job"> & { readonly rows: number };

function Progress({ job, rows }: ProgressProps) {
  const words = IMPORT_STATE_WORDS;
  const isRunning = job.stage === "RUNNING" && rows > 0;
  return (
    <Card>
      <CardBody>
        <WorkingLine>{IMPORT_NOTICE_WORDS.processing}</WorkingLine>
        {isRunning && (
          <div className="mt-3 grid gap-1.5">
            <ProgressBar label={words.progress} percent={(job.recordsProcessed / rows) * 100} />
            <p className="figures text-label text-ink-2">{words.settled(job.recordsProcessed, rows)}</p>
          </div>
        )}
        {!isRunning && job.rowsRead > 0 && (
          <p className="figures mt-2 text-label text-ink-2">{words.read(job.rowsRead)}</p>
        )}
      </CardBody>
    </Card>
  );
}

const ERROR_TOAST_MS = 5000;

/** Said once, to who was there while it ran: a failure for five seconds, a result until it is dismissed. */
function useOutcomeToast({ stage, rowsImported, recordsFailed }: ImportRecordFragment, onView: () => void) {
  const before = useRef(stage);
  const view = useRef(onView);
  view.current = onView;
  useEffect(
    function showOutcome() {
      const wasWorking = isImportWorking(before.current) && before.current !== "UNDOING";
      before.current = stage;
      const outcome = wasWorking ? importOutcome(stage) : undefined;
      if (outcome === "FAILED")
        showToast({ tone: "danger", title: IMPORT_NOTICE_WORDS.failed, durationMs: ERROR_TOAST_MS });
      if (outcome === "IMPORTED")
        showToast({
          tone: recordsFailed > 0 ? "warn" : "ok",
          title: IMPORT_NOTICE_WORDS.imported(rowsImported),
          detail: recordsFailed > 0 ? IMPORT_NOTICE_WORDS.notImported(recordsFailed) : undefined,
          durationMs: null,
          action: { label: IMPORT_NOTICE_WORDS.view, onSelect: () => view.current() },
        });
    },
    [stage, rowsImported, recordsFailed],
  );
}
