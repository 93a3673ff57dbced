// What banks and insurers have charged: their files of fees, the newest first, each with how far it is and what differs.

import { FEE_FILE_STAGE_TEXT } from "@bondline/domain/money/fee-files/fee-file.ts";
import { aud } from "@bondline/domain/values/money/money.ts";
import { useState } from "react";
import type { FeeFilesQuery } from "../../../api/generated/graphql.ts";
import { ListCard } from "../../../app/list/list-panel.tsx";
import type { ListShape } from "../../../app/list/list-place.ts";
import { readPages } from "../../../app/list/read-pages.ts";
import { useList } from "../../../app/list/use-list.ts";
import { usePageTitle } from "../../../app/page-title.ts";
import { exactDate } from "../../../app/time/instant-text.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/button.tsx";
import { InvoiceIcon } from "../../../ui/icons.ts";
import { Link } from "../../../ui/link.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { TwoLineCell } from "../../../ui/two-line-cell.tsx";
import { FeeFilesDocument } from "./fee-file-operations.ts";
import { FEE_STAGE_TONE } from "./fee-file-tones.ts";
import { FEE_LIST_WORDS as WORDS } from "./fee-file-words.ts";
import { UploadFeesDialog } from "./upload-fees-dialog.tsx";

const SHAPE: ListShape = {};

export function FeeFilesScreen() {
  usePageTitle(WORDS.title);
  const [isUploading, setUploading] = useState(false);
  const list = useList({ shape: SHAPE, read: readFiles });
  return (
    <Page>
      <PageHeader
        title={WORDS.title}
        sentence={WORDS.sentence}
        actions={
          <Button variant="primary" onClick={() => setUploading(true)}>
            {WORDS.upload}
          </Button>
        }
      />
      <ListCard
        list={list}
        heading={WORDS.files}
        hasRows
        loading={WORDS.loading}
        notLoaded={WORDS.notLoaded}
        skeletonRows={6}
        empty={{ icon: InvoiceIcon, title: WORDS.emptyTitle, sentence: WORDS.emptySentence }}
        row={(file) => <FileRow file={file} />}
      />
      {isUploading && <UploadFeesDialog onClose={() => setUploading(false)} />}
    </Page>
  );
}

const readFiles = readPages({
  document: FeeFilesDocument,
  variablesOf: ({ first, after }) => ({ first, after }),
  connectionIn: ({ feeFiles }) => feeFiles,
});

type FileOfList = FeeFilesQuery["feeFiles"]["edges"][number]["node"];

function FileRow({ file }: { readonly file: FileOfList }) {
  const { id, fileName, supplierName, stage, createdAt, createdBy, difference, differingCount } = file;
  return (
    <Link
      href={paths.staffFeeFile({ feeFileId: id })}
      className="flex w-full min-w-0 items-center justify-between gap-4"
    >
      <span className="min-w-0">
        <TwoLineCell
          name={<span className="font-medium">{fileName}</span>}
          detail={WORDS.detail(supplierName, exactDate(createdAt), createdBy)}
        />
      </span>
      <span className="flex shrink-0 flex-col items-end gap-1">
        <StatusBadge tone={FEE_STAGE_TONE[stage]}>{FEE_FILE_STAGE_TEXT[stage]}</StatusBadge>
        {differingCount > 0 && (
          <span className="figures text-label text-ink-2">{WORDS.differs(aud(difference))}</span>
        )}
      </span>
    </Link>
  );
}
