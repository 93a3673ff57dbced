// Statements of the account for deposits, and above them the deposits of all of them that still need somebody to look.

import { BANK_STATEMENT_STAGE_TEXT } from "@bondline/domain/money/bank-statements/bank-statement.ts";
import { useState } from "react";
import type { BankStatementsReadQuery } from "../../../api/generated/graphql.ts";
import { ListCard } from "../../../app/list/list-panel.tsx";
import type { ListShape } from "../../../app/list/list-place.ts";
import { readPages } from "../../../app/list/read-pages.ts";
import { useList } from "../../../app/list/use-list.ts";
import { usePageTitle } from "../../../app/page-title.ts";
import { exactDate } from "../../../app/time/instant-text.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/button.tsx";
import { CardBody } from "../../../ui/card.tsx";
import { FinanceIcon } from "../../../ui/icons.ts";
import { Link } from "../../../ui/link.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { TwoLineCell } from "../../../ui/two-line-cell.tsx";
import { BankLineList } from "./bank-line-list.tsx";
import { BankStatementsDocument, UnsettledLinesDocument } from "./bank-statement-operations.ts";
import { STATEMENT_STAGE_TONE } from "./bank-statement-tones.ts";
import { STATEMENT_LIST_WORDS as WORDS } from "./bank-statement-words.ts";
import { countOf } from "./statement-counts.ts";
import { UploadStatementDialog } from "./upload-statement-dialog.tsx";

const STATEMENTS: ListShape = {};
const DEPOSITS: ListShape = { prefix: "deposits-" };

export function BankStatementsScreen() {
  usePageTitle(WORDS.title);
  const [isUploading, setUploading] = useState(false);
  const deposits = useList({ shape: DEPOSITS, read: readDeposits });
  const statements = useList({ shape: STATEMENTS, read: readStatements });
  const readBothAgain = () => {
    deposits.readAgain();
    statements.readAgain();
  };
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
      {statements.page?.total !== 0 && (
        <BankLineList
          list={deposits}
          heading={WORDS.unsettled}
          note={deposits.page && WORDS.unsettledNote(deposits.page.total)}
          empty={
            <CardBody>
              <p className="text-label text-ink-2">{WORDS.allSettled}</p>
            </CardBody>
          }
          isOfMany
          isRecordedAtOnce
          onChanged={readBothAgain}
        />
      )}
      <ListCard
        list={statements}
        heading={WORDS.statements}
        hasRows
        loading={WORDS.loading}
        notLoaded={WORDS.notLoaded}
        skeletonRows={6}
        empty={{ icon: FinanceIcon, title: WORDS.emptyTitle, sentence: WORDS.emptySentence }}
        row={(statement) => <StatementRow statement={statement} />}
      />
      {isUploading && <UploadStatementDialog onClose={() => setUploading(false)} />}
    </Page>
  );
}

const readDeposits = readPages({
  document: UnsettledLinesDocument,
  variablesOf: ({ first, after }) => ({ first, after }),
  connectionIn: ({ unsettledBankLines }) => unsettledBankLines,
});

const readStatements = readPages({
  document: BankStatementsDocument,
  variablesOf: ({ first, after }) => ({ first, after }),
  connectionIn: ({ bankStatements }) => bankStatements,
});

type Row = BankStatementsReadQuery["bankStatements"]["edges"][number]["node"];

function StatementRow({ statement }: { readonly statement: Row }) {
  const { id, fileName, stage, createdAt, createdBy } = statement;
  const recorded = countOf(statement, "APPLIED");
  const waiting = countOf(statement, "UNMATCHED");
  return (
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
  );
}
