// What a bank takes to its back office and brings back from there: the way to the queue as a file, and the files of outcomes, the newest first.

import { OUTCOME_FILE_STAGE_TEXT } from "@bondline/domain/documents/outcome-files/outcome-file.ts";
import { useState } from "react";
import type { OutcomeFilesQuery } from "../../../api/generated/graphql.ts";
import { ListCard } from "../../../app/list/list-panel.tsx";
import type { ListShape } from "../../../app/list/list-place.ts";
import { readPages } from "../../../app/list/read-pages.ts";
import { useList } from "../../../app/list/use-list.ts";
import { usePageTitle } from "../../../app/page-title.ts";
import { exactDate } from "../../../app/time/instant-text.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/button.tsx";
import { DocumentIcon } from "../../../ui/icons.ts";
import { Link } from "../../../ui/link.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { TwoLineCell } from "../../../ui/two-line-cell.tsx";
import { OutcomeFilesDocument } from "./outcome-file-operations.ts";
import { OUTCOME_LIST_WORDS as WORDS } from "./outcome-file-words.ts";
import { OUTCOME_STAGE_TONE } from "./outcome-tones.ts";
import { UploadOutcomesDialog } from "./upload-outcomes-dialog.tsx";

const SHAPE: ListShape = {};
/** What is paid, and waits for the bank to issue it. */
const QUEUE = `${paths.staffAllDrafts()}?statuses=PROCESSING`;

export function OutcomeFilesScreen() {
  usePageTitle(WORDS.title);
  const [isUploading, setUploading] = useState(false);
  const list = useList({ shape: SHAPE, read: readFiles });
  return (
    <Page>
      <PageHeader
        title={WORDS.title}
        sentence={WORDS.sentence}
        actions={
          <>
            <LinkButton href={QUEUE}>{WORDS.take}</LinkButton>
            <Button variant="primary" onClick={() => setUploading(true)}>
              {WORDS.upload}
            </Button>
          </>
        }
      />
      <ListCard
        list={list}
        heading={WORDS.files}
        hasRows
        loading={WORDS.loading}
        notLoaded={WORDS.notLoaded}
        skeletonRows={6}
        empty={{ icon: DocumentIcon, title: WORDS.emptyTitle, sentence: WORDS.emptySentence }}
        row={(file) => <FileRow file={file} />}
      />
      {isUploading && <UploadOutcomesDialog onClose={() => setUploading(false)} />}
    </Page>
  );
}

const readFiles = readPages({
  document: OutcomeFilesDocument,
  variablesOf: ({ first, after }) => ({ first, after }),
  connectionIn: ({ outcomeFiles }) => outcomeFiles,
});

type FileOfList = OutcomeFilesQuery["outcomeFiles"]["edges"][number]["node"];

function FileRow({ file: { id, fileName, stage, createdAt, createdBy } }: { readonly file: FileOfList }) {
  return (
    <Link
      href={paths.staffOutcomeFile({ outcomeFileId: id })}
      className="flex w-full min-w-0 items-center justify-between gap-4"
    >
      <span className="min-w-0">
        <TwoLineCell
          name={<span className="font-medium">{fileName}</span>}
          detail={WORDS.detail(exactDate(createdAt), createdBy)}
        />
      </span>
      <StatusBadge tone={OUTCOME_STAGE_TONE[stage]}>{OUTCOME_FILE_STAGE_TEXT[stage]}</StatusBadge>
    </Link>
  );
}
