// What the organisation has asked about finance, with the answers.

import { ENQUIRY_STATUS_TEXT, ENQUIRY_STATUS_TONE } from "@bondline/domain/money/finance/finance.ts";
import type { Failure } from "../../../api/failure.ts";
import type { FinanceEnquiryFieldsFragment } from "../../../api/generated/graphql.ts";
import { exactTime } from "../../../app/time/instant-text.ts";
import { Card, CardRow } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { CommentIcon } from "../../../ui/icons.ts";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { ENQUIRY_WORDS, FINANCE_WORDS as WORDS } from "./finance-words.ts";
import { aud } from "./repayment-options.tsx";

type ListProps = {
  readonly enquiries: readonly FinanceEnquiryFieldsFragment[] | undefined;
  readonly failure: Failure | undefined;
  readonly onRetry: () => void;
};

export function EnquiryList({ enquiries, failure, onRetry }: ListProps) {
  return (
    <Card heading={WORDS.enquiries} note={enquiries?.length} hasRows>
      {enquiries === undefined && failure === undefined && <SkeletonRows rows={2} label={WORDS.loading} />}
      {enquiries === undefined && failure !== undefined && (
        <ErrorState title={WORDS.notLoaded} sentence={failure.message} onRetry={onRetry} />
      )}
      {enquiries?.length === 0 && (
        <EmptyState icon={CommentIcon} title={WORDS.enquiries} sentence={WORDS.noEnquiries} />
      )}
      {enquiries?.map((enquiry) => (
        <CardRow key={enquiry.id}>
          <div className="min-w-0 flex-1">
            <p className="figures text-body font-medium break-words">{enquiryTitle(enquiry)}</p>
            <p className="figures text-label break-words text-ink-2">
              {ENQUIRY_WORDS.asked(exactTime(enquiry.createdAt))}
              {termText(enquiry)}
            </p>
            {enquiry.answerNote !== null && (
              <p className="mt-1 text-body break-words">{enquiry.answerNote}</p>
            )}
          </div>
          <StatusBadge tone={ENQUIRY_STATUS_TONE[enquiry.status]}>
            {ENQUIRY_STATUS_TEXT[enquiry.status]}
          </StatusBadge>
        </CardRow>
      ))}
    </Card>
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
