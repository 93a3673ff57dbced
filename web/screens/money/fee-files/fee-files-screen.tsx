// What banks and insurers have charged: their files of fees, the newest first, each with how far it is and what differs.

import { FEE_FILE_STAGE_TEXT } from "@bondline/domain/money/fee-files/fee-file.ts";
import { aud } from "@bondline/domain/values/money/money.ts";
import { useState } from "react";
import type { FeeFilesQuery } from "../../../api/generated/graphql.ts";
import { usePageTitle } from "../../../app/page-title.ts";
import { exactDate } from "../../../app/time/instant-text.ts";
import { useRead } from "../../../app/use-read.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/button.tsx";
import { Card, CardRow } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { InvoiceIcon } from "../../../ui/icons.ts";
import { Link } from "../../../ui/link.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { TwoLineCell } from "../../../ui/two-line-cell.tsx";
import { FeeFilesDocument } from "./fee-file-operations.ts";
import { FEE_STAGE_TONE } from "./fee-file-tones.ts";
import { FEE_LIST_WORDS as WORDS } from "./fee-file-words.ts";
import { UploadFeesDialog } from "./upload-fees-dialog.tsx";

const STEP = 20;
const MOST = 100;

export function FeeFilesScreen() {
  usePageTitle(WORDS.title);
  const [isUploading, setUploading] = useState(false);
  const [first, setFirst] = useState(STEP);
  const { data, failure, readAgain, isReading } = useRead(FeeFilesDocument, { first });
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
      <Card heading={WORDS.files} hasRows>
        {data === undefined && failure === undefined && <SkeletonRows rows={6} label={WORDS.loading} />}
        {data === undefined && failure !== undefined && (
          <ErrorState title={WORDS.notLoaded} sentence={failure.message} onRetry={readAgain} />
        )}
        {data?.feeFiles.edges.length === 0 && (
          <EmptyState icon={InvoiceIcon} title={WORDS.emptyTitle} sentence={WORDS.emptySentence} />
        )}
        {data?.feeFiles.edges.map(({ node }) => (
          <FileRow key={node.id} file={node} />
        ))}
      </Card>
      {data?.feeFiles.pageInfo.hasNextPage === true && first < MOST && (
        <div>
          <Button isLoading={isReading} onClick={() => setFirst(MOST)}>
            {WORDS.more}
          </Button>
        </div>
      )}
      {isUploading && <UploadFeesDialog onClose={() => setUploading(false)} />}
    </Page>
  );
}

type FileOfList = FeeFilesQuery["feeFiles"]["edges"][number]["node"];

function FileRow({ file }: { readonly file: FileOfList }) {
  const { id, fileName, supplierName, stage, createdAt, createdBy, difference, differingCount } = file;
  return (
    <CardRow>
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
    </CardRow>
  );
}
