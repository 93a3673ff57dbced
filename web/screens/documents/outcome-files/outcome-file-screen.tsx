// The page of a bank's file of outcomes: what each row would do, or has done, and the way to apply it.

import {
  isOutcomeFileWorking,
  OUTCOME_FILE_STAGE_TEXT,
  type OutcomeRowState,
} from "@bondline/domain/documents/outcome-files/outcome-file.ts";
import { useState } from "react";
import type { OutcomeFileRecordFragment } from "../../../api/generated/graphql.ts";
import { usePageTitle } from "../../../app/page-title.ts";
import { RecordFailure } from "../../../app/record-failure.tsx";
import { useRouteParam } from "../../../app/route-params.ts";
import { exactDate } from "../../../app/time/instant-text.ts";
import { useRead } from "../../../app/use-read.ts";
import { useReadAgainWhile } from "../../../app/use-read-again-while.ts";
import { paths } from "../../../paths.ts";
import { Card, CardBody } from "../../../ui/card.tsx";
import { FigureStrip } from "../../../ui/figure-strip.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { WorkingLine } from "../../../ui/working-line.tsx";
import { OutcomeFileActions } from "./outcome-file-actions.tsx";
import { OutcomeFileDocument } from "./outcome-file-operations.ts";
import { OUTCOME_LIST_WORDS, OUTCOME_FILE_WORDS as WORDS } from "./outcome-file-words.ts";
import { OutcomeRows } from "./outcome-rows.tsx";
import { OUTCOME_STAGE_TONE } from "./outcome-tones.ts";

export function OutcomeFileScreen() {
  const id = useRouteParam("outcomeFileId");
  const { data, failure, readAgain } = useRead(OutcomeFileDocument, { id });
  const [changed, setChanged] = useState<OutcomeFileRecordFragment>();
  const read = data?.outcomeFile;
  const file =
    changed !== undefined && changed.id === id && changed.version > (read?.version ?? 0) ? changed : read;
  usePageTitle(file?.fileName ?? WORDS.title);
  useReadAgainWhile(file !== undefined && isOutcomeFileWorking(file.stage), readAgain);
  if (file !== undefined) return <FilePage file={file} onChanged={setChanged} />;
  if (failure !== undefined)
    return (
      <RecordFailure
        failure={failure}
        notLoaded={WORDS.notLoaded}
        list={{ label: OUTCOME_LIST_WORDS.title, href: paths.staffOutcomeFiles() }}
        onRetry={readAgain}
      />
    );
  return (
    <Page>
      <Card>
        <SkeletonRows rows={10} label={WORDS.loading} />
      </Card>
    </Page>
  );
}

type PageProps = {
  readonly file: OutcomeFileRecordFragment;
  readonly onChanged: (file: OutcomeFileRecordFragment) => void;
};

function FilePage({ file, onChanged }: PageProps) {
  const { fileName, stage, createdAt, createdBy, earlierFile, message, rows } = file;
  const isDryRun = file.capabilities.includes("CAN_APPLY");
  return (
    <Page>
      <PageHeader
        title={isDryRun ? WORDS.check : WORDS.title}
        breadcrumb={[
          { label: OUTCOME_LIST_WORDS.title, href: paths.staffOutcomeFiles() },
          { label: fileName },
        ]}
        badges={<StatusBadge tone={OUTCOME_STAGE_TONE[stage]}>{OUTCOME_FILE_STAGE_TEXT[stage]}</StatusBadge>}
        sentence={
          isDryRun ? WORDS.nothingDecided(fileName) : WORDS.by(fileName, createdBy, exactDate(createdAt))
        }
        actions={<OutcomeFileActions file={file} onChanged={onChanged} />}
      />
      {message !== null && (
        <Notice tone="danger" title={WORDS.stopped}>
          {message}
        </Notice>
      )}
      {isDryRun && earlierFile !== null && (
        <Notice tone="warn" title={WORDS.sameTitle}>
          {WORDS.same(earlierFile.fileName, earlierFile.createdBy, exactDate(earlierFile.createdAt))}
        </Notice>
      )}
      {isOutcomeFileWorking(stage) && (
        <Card>
          <CardBody>
            <WorkingLine>{stage === "CHECKING" ? WORDS.checking : WORDS.applying}</WorkingLine>
          </CardBody>
        </Card>
      )}
      <FigureStrip figures={figuresOf(file)} />
      <Card heading={WORDS.rows} hasRows>
        <OutcomeRows rows={rows} />
      </Card>
    </Page>
  );
}

function figuresOf({ rows }: OutcomeFileRecordFragment) {
  const { good, faulty, applied, refused } = WORDS.figures;
  const count = (state: OutcomeRowState) => rows.filter((row) => row.state === state).length;
  const shown = [
    { label: good, value: count("GOOD"), tone: "plain" },
    { label: applied, value: count("APPLIED"), tone: "plain" },
    { label: faulty, value: count("FAULTY"), tone: "danger" },
    { label: refused, value: count("REFUSED"), tone: "danger" },
  ] as const;
  const filled = shown.filter(({ value }) => value > 0);
  return (filled.length === 0 ? shown.slice(0, 1) : filled).map(({ value, ...figure }) => ({
    ...figure,
    value: String(value),
  }));
}
