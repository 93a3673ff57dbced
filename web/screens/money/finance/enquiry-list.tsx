// What the organisation has asked about finance, with the answers.

import { ENQUIRY_STATUS_TEXT, ENQUIRY_STATUS_TONE } from "@bondline/domain/money/finance/finance.ts";
import type { FinanceEnquiryFieldsFragment } from "../../../api/generated/graphql.ts";
import { ListCard } from "../../../app/list/list-panel.tsx";
import type { ListShape } from "../../../app/list/list-place.ts";
import { readPages } from "../../../app/list/read-pages.ts";
import { useList } from "../../../app/list/use-list.ts";
import { exactTime } from "../../../app/time/instant-text.ts";
import { CommentIcon } from "../../../ui/icons.ts";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { FinanceEnquiriesDocument } from "./finance-operations.ts";
import { ENQUIRY_WORDS, FINANCE_WORDS as WORDS } from "./finance-words.ts";
import { aud } from "./repayment-options.tsx";

const SHAPE: ListShape = { prefix: "enquiries-" };

export function useEnquiries(organisationId: string) {
  return useList({ shape: SHAPE, read: readEnquiriesOf(organisationId), of: organisationId });
}

function readEnquiriesOf(organisationId: string) {
  return readPages({
    document: FinanceEnquiriesDocument,
    variablesOf: ({ first, after }) => ({ organisationId, first, after }),
    connectionIn: ({ financeEnquiries }) => financeEnquiries,
  });
}

export function EnquiryList({ list }: { readonly list: ReturnType<typeof useEnquiries> }) {
  return (
    <ListCard
      list={list}
      heading={WORDS.enquiries}
      note={list.page?.total}
      hasRows
      loading={WORDS.loading}
      notLoaded={WORDS.notLoaded}
      skeletonRows={2}
      empty={{ icon: CommentIcon, title: WORDS.enquiries, sentence: WORDS.noEnquiries }}
      row={(enquiry) => <EnquiryRow enquiry={enquiry} />}
    />
  );
}

function EnquiryRow({ enquiry }: { readonly enquiry: FinanceEnquiryFieldsFragment }) {
  return (
    <>
      <div className="min-w-0 flex-1">
        <p className="figures text-body font-medium break-words">{enquiryTitle(enquiry)}</p>
        <p className="figures text-label break-words text-ink-2">
          {ENQUIRY_WORDS.asked(exactTime(enquiry.createdAt))}
          {termText(enquiry)}
        </p>
        {enquiry.answerNote !== null && <p className="mt-1 text-body break-words">{enquiry.answerNote}</p>}
      </div>
      <StatusBadge tone={ENQUIRY_STATUS_TONE[enquiry.status]}>
        {ENQUIRY_STATUS_TEXT[enquiry.status]}
      </StatusBadge>
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
