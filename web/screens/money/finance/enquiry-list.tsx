// What the organisation has asked about finance, with the answers.

import {
  ENQUIRY_STATUS_TEXT,
  ENQUIRY_STATUS_TONE,
  mayFollow,
} from "@bondline/domain/money/finance/finance.ts";
import { useState } from "react";
import type { FinanceEnquiryFieldsFragment } from "../../../api/generated/graphql.ts";
import { CommandDialog } from "../../../app/form/command-dialog.tsx";
import { ListCard } from "../../../app/list/list-panel.tsx";
import type { ListShape } from "../../../app/list/list-place.ts";
import { readPages } from "../../../app/list/read-pages.ts";
import { useList } from "../../../app/list/use-list.ts";
import { exactTime } from "../../../app/time/instant-text.ts";
import { Button } from "../../../ui/button.tsx";
import { CommentIcon } from "../../../ui/icons.ts";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { EnquiryOutcome } from "./enquiry-outcome.tsx";
import { FinanceEnquiriesDocument, FinanceWithdrawDocument } from "./finance-operations.ts";
import { ENQUIRY_WORDS, FINANCE_WORDS as WORDS } from "./finance-words.ts";
import { aud } from "./repayment-options.tsx";

const SHAPE: ListShape = { prefix: "enquiries-" };

/** Those that are archived, or the others. */
export function useEnquiries(organisationId: string) {
  const [isArchived, setArchived] = useState(false);
  const list = useList({
    shape: SHAPE,
    read: readEnquiriesOf({ organisationId, isArchived }),
    of: `${organisationId} ${isArchived}`,
  });
  return { list, isArchived, onTurn: () => setArchived((before) => !before) };
}

function readEnquiriesOf(wanted: { readonly organisationId: string; readonly isArchived: boolean }) {
  return readPages({
    document: FinanceEnquiriesDocument,
    variablesOf: ({ first, after }) => ({ ...wanted, first, after }),
    connectionIn: ({ financeEnquiries }) => financeEnquiries,
    besideIn: ({ archive }) => archive.totalCount,
  });
}

export function EnquiryList({ list, isArchived, onTurn }: ReturnType<typeof useEnquiries>) {
  const [leaving, setLeaving] = useState<FinanceEnquiryFieldsFragment>();
  const hasArchive = isArchived || Boolean(list.beside);
  return (
    <>
      <ListCard
        list={list}
        heading={isArchived ? WORDS.archivedEnquiries : WORDS.enquiries}
        note={list.page?.total}
        action={
          hasArchive && (
            <Button size="small" variant="quiet" onClick={onTurn}>
              {isArchived ? WORDS.showOthers : WORDS.showArchived}
            </Button>
          )
        }
        hasRows
        loading={WORDS.loading}
        notLoaded={WORDS.notLoaded}
        skeletonRows={2}
        empty={{ icon: CommentIcon, title: WORDS.enquiries, sentence: WORDS.noEnquiries }}
        row={(enquiry) => <EnquiryRow enquiry={enquiry} onWithdraw={() => setLeaving(enquiry)} />}
      />
      {leaving !== undefined && (
        <CommandDialog
          command={FinanceWithdrawDocument}
          input={{ id: leaving.id, version: leaving.version }}
          title={ENQUIRY_WORDS.withdrawTitle}
          sentence={ENQUIRY_WORDS.withdrawSentence}
          confirmLabel={ENQUIRY_WORDS.withdraw}
          isDangerous
          done={{ title: ENQUIRY_WORDS.withdrawn, detail: enquiryTitle(leaving) }}
          notDone={ENQUIRY_WORDS.notWithdrawn}
          onDone={list.readAgain}
          onRefused={list.readAgain}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </>
  );
}

type RowProps = { readonly enquiry: FinanceEnquiryFieldsFragment; readonly onWithdraw: () => void };

function EnquiryRow({ enquiry, onWithdraw }: RowProps) {
  return (
    <>
      <div className="min-w-0 flex-1">
        <p className="figures text-body font-medium break-words">{enquiryTitle(enquiry)}</p>
        <p className="figures text-label break-words text-ink-2">
          {ENQUIRY_WORDS.asked(exactTime(enquiry.createdAt))}
          {termText(enquiry)}
        </p>
        <EnquiryOutcome enquiry={enquiry} />
      </div>
      <div className="flex items-center gap-2 max-sm:flex-col max-sm:items-end">
        <StatusBadge tone={ENQUIRY_STATUS_TONE[enquiry.status]}>
          {ENQUIRY_STATUS_TEXT[enquiry.status]}
        </StatusBadge>
        {mayFollow(enquiry.status, "withdraw") && (
          <Button
            size="small"
            variant="text"
            aria-label={ENQUIRY_WORDS.withdrawOf(enquiryTitle(enquiry))}
            onClick={onWithdraw}
          >
            {ENQUIRY_WORDS.withdraw}
          </Button>
        )}
      </div>
    </>
  );
}

export function enquiryTitle(enquiry: FinanceEnquiryFieldsFragment): string {
  const { financeAmount, draftReferenceNumber } = enquiry;
  const parts = [financeAmount === null ? null : aud(financeAmount), draftReferenceNumber];
  return parts.filter((part) => part !== null).join(" · ") || ENQUIRY_WORDS.general;
}

export function termText({ termMonths, fortnightlyRepayment }: FinanceEnquiryFieldsFragment): string {
  if (termMonths === null || fortnightlyRepayment === null) return "";
  return ` · ${ENQUIRY_WORDS.overTerm(termMonths, aud(fortnightlyRepayment))}`;
}
