// The page of a bank's file of fees: what was charged and what differs, charge by charge, what was done with it, and what may be.

import { FEE_FILE_STAGE_TEXT } from "@bondline/domain/money/fee-files/fee-file.ts";
import { aud } from "@bondline/domain/values/money/money.ts";
import { useState } from "react";
import type { FeeFileRecordFragment } from "../../../api/generated/graphql.ts";
import { usePageTitle } from "../../../app/page-title.ts";
import { RecordFailure } from "../../../app/record-failure.tsx";
import { useRouteParam } from "../../../app/route-params.ts";
import { exactDate } from "../../../app/time/instant-text.ts";
import { useRead } from "../../../app/use-read.ts";
import { paths } from "../../../paths.ts";
import { Card } from "../../../ui/card.tsx";
import { DefinitionList } from "../../../ui/definition-list.tsx";
import { FigureStrip } from "../../../ui/figure-strip.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { FeeFileActions } from "./fee-file-actions.tsx";
import { FeeFileDocument } from "./fee-file-operations.ts";
import { FEE_STAGE_TONE } from "./fee-file-tones.ts";
import { FEE_LIST_WORDS, FEE_FILE_WORDS as WORDS } from "./fee-file-words.ts";
import { FeeRows } from "./fee-rows.tsx";

export function FeeFileScreen() {
  const id = useRouteParam("feeFileId");
  const { data, failure, readAgain } = useRead(FeeFileDocument, { id });
  const [changed, setChanged] = useState<FeeFileRecordFragment>();
  const read = data?.feeFile;
  const file =
    changed !== undefined && changed.id === id && changed.version > (read?.version ?? 0) ? changed : read;
  usePageTitle(file?.fileName ?? WORDS.title);
  if (file !== undefined) return <FilePage file={file} onChanged={setChanged} />;
  if (failure !== undefined)
    return (
      <RecordFailure
        failure={failure}
        notLoaded={WORDS.notLoaded}
        list={{ label: FEE_LIST_WORDS.title, href: paths.staffFeeFiles() }}
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
  readonly file: FeeFileRecordFragment;
  readonly onChanged: (file: FeeFileRecordFragment) => void;
};

function FilePage({ file, onChanged }: PageProps) {
  const { fileName, supplierName, stage, earlierFile, rows } = file;
  const isDryRun = file.capabilities.includes("CAN_ACCEPT");
  return (
    <Page>
      <PageHeader
        title={isDryRun ? WORDS.check : WORDS.title}
        breadcrumb={[{ label: FEE_LIST_WORDS.title, href: paths.staffFeeFiles() }, { label: fileName }]}
        badges={<StatusBadge tone={FEE_STAGE_TONE[stage]}>{FEE_FILE_STAGE_TEXT[stage]}</StatusBadge>}
        sentence={isDryRun ? WORDS.nothingDone(fileName, supplierName) : WORDS.of(fileName, supplierName)}
        actions={<FeeFileActions file={file} onChanged={onChanged} />}
      />
      {isDryRun && earlierFile !== null && (
        <Notice tone="warn" title={WORDS.sameTitle}>
          {WORDS.same(earlierFile.fileName, earlierFile.createdBy, exactDate(earlierFile.createdAt))}
        </Notice>
      )}
      <FigureStrip figures={figuresOf(file)} />
      <Card heading={WORDS.steps} hasBody>
        <DefinitionList items={stepsOf(file)} />
      </Card>
      <Card heading={WORDS.rows} hasRows>
        <FeeRows rows={rows} />
      </Card>
    </Page>
  );
}

function figuresOf({ charged, difference, differingCount, rowCount, rows }: FeeFileRecordFragment) {
  const gaps = rows.filter(({ state }) => state === "NOT_WORKED_OUT" || state === "FAULTY").length;
  return [
    { label: WORDS.charged, value: aud(charged), note: WORDS.chargedNote(rowCount), isSecond: true },
    { label: WORDS.gaps, value: String(gaps), note: WORDS.gapsNote, isSecond: true },
    {
      label: WORDS.difference,
      value: aud(difference),
      note: WORDS.differenceNote(differingCount),
      tone: differingCount > 0 ? ("danger" as const) : ("plain" as const),
    },
  ];
}

/** Only what has been done. */
function stepsOf(file: FeeFileRecordFragment) {
  const steps = [
    { term: WORDS.uploaded, name: file.createdBy, at: file.createdAt },
    { term: WORDS.accepted, name: file.acceptedBy, at: file.acceptedAt },
    { term: WORDS.sent, name: file.sentBy, at: file.sentAt },
    { term: WORDS.settled, name: file.settledBy, at: file.settledAt },
  ];
  const done = steps.flatMap(({ term, name, at }) =>
    name === null || at === null ? [] : [{ term, value: WORDS.by(name, exactDate(at)) }],
  );
  return file.settledNote === null ? done : [...done, { term: WORDS.note, value: file.settledNote }];
}
