// Statements of the account for deposits, and above them the deposits of all of them that still need somebody to look.

import { BANK_STATEMENT_STAGE_TEXT } from "@bondline/domain/money/bank-statements/bank-statement.ts";
import { useState } from "react";
import type { BankStatementsReadQuery } from "../../../api/generated/graphql.ts";
import { useConnection } from "../../../app/connection.ts";
import { usePageTitle } from "../../../app/page-title.ts";
import { exactDate } from "../../../app/time/instant-text.ts";
import { useRead } from "../../../app/use-read.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/button.tsx";
import { Card, CardBody, CardRow } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { FinanceIcon } from "../../../ui/icons.ts";
import { Link } from "../../../ui/link.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { TwoLineCell } from "../../../ui/two-line-cell.tsx";
import { BankLineRows } from "./bank-line-rows.tsx";
import { BankStatementsDocument } from "./bank-statement-operations.ts";
import { STATEMENT_STAGE_TONE } from "./bank-statement-tones.ts";
import { STATEMENT_LIST_WORDS as WORDS } from "./bank-statement-words.ts";
import { countOf } from "./statement-counts.ts";
import { UploadStatementDialog } from "./upload-statement-dialog.tsx";

const STEP = 20;
const MOST = 100;

export function BankStatementsScreen() {
  usePageTitle(WORDS.title);
  const [isUploading, setUploading] = useState(false);
  const [first, setFirst] = useState(STEP);
  const { catchUps } = useConnection();
  const { data, failure, readAgain, isReading } = useRead(
    BankStatementsDocument,
    { first },
    { dependsOn: String(catchUps) },
  );
  const hasMore =
    data !== undefined &&
    [data.bankStatements, data.unsettledBankLines].some(({ pageInfo }) => pageInfo.hasNextPage);
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
      {data === undefined ? (
        <Card>
          {failure === undefined ? (
            <SkeletonRows rows={8} label={WORDS.loading} />
          ) : (
            <ErrorState title={WORDS.notLoaded} sentence={failure.message} onRetry={readAgain} />
          )}
        </Card>
      ) : (
        <Lists data={data} onChanged={readAgain} />
      )}
      {hasMore && first < MOST && (
        <div>
          <Button isLoading={isReading} onClick={() => setFirst(MOST)}>
            {WORDS.more}
          </Button>
        </div>
      )}
      {isUploading && <UploadStatementDialog onClose={() => setUploading(false)} />}
    </Page>
  );
}

type ListsProps = { readonly data: BankStatementsReadQuery; readonly onChanged: () => void };

function Lists({ data: { bankStatements, unsettledBankLines }, onChanged }: ListsProps) {
  if (bankStatements.edges.length === 0)
    return <EmptyState icon={FinanceIcon} title={WORDS.emptyTitle} sentence={WORDS.emptySentence} />;
  const waiting = unsettledBankLines.edges.map(({ node }) => node);
  return (
    <>
      <Card heading={WORDS.unsettled} note={WORDS.unsettledNote(unsettledBankLines.totalCount)} hasRows>
        {waiting.length === 0 ? (
          <CardBody>
            <p className="text-label text-ink-2">{WORDS.allSettled}</p>
          </CardBody>
        ) : (
          <BankLineRows lines={waiting} isOfMany isRecordedAtOnce onChanged={onChanged} />
        )}
      </Card>
      <Card heading={WORDS.statements} hasRows>
        {bankStatements.edges.map(({ node }) => (
          <StatementRow key={node.id} statement={node} />
        ))}
      </Card>
    </>
  );
}

type Row = BankStatementsReadQuery["bankStatements"]["edges"][number]["node"];

function StatementRow({ statement }: { readonly statement: Row }) {
  const { id, fileName, stage, createdAt, createdBy } = statement;
  const recorded = countOf(statement, "APPLIED");
  const waiting = countOf(statement, "UNMATCHED");
  return (
    <CardRow>
      <Link
        href={paths.staffBankStatement({ bankStatementId: id })}
        className="flex w-full min-w-0 items-center justify-between gap-4"
      >
        <span className="min-w-0">
          <TwoLineCell
            name={<span className="font-medium">{fileName}</span>}
            detail={WORDS.detail(exactDate(createdAt), createdBy, recorded, waiting)}
          />
        </span>
        <StatusBadge tone={STATEMENT_STAGE_TONE[stage]}>{BANK_STATEMENT_STAGE_TEXT[stage]}</StatusBadge>
      </Link>
    </CardRow>
  );
}
