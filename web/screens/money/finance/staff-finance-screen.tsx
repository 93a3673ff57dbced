// The operator's list of finance enquiries, each answered here.

import {
  ENQUIRY_STATUS_TEXT,
  ENQUIRY_STATUS_TONE,
  PREFERRED_TIME_TEXT,
} from "@bondline/domain/money/finance/finance.ts";
import { FINANCE_ANSWER_FIELDS } from "@bondline/domain/money/finance/finance-fields.ts";
import { formatPhone } from "@bondline/domain/values/fields/phone.ts";
import { useState } from "react";
import type { FinanceEnquiryFieldsFragment } from "../../../api/generated/graphql.ts";
import { usePageTitle } from "../../../app/page-title.ts";
import { exactTime } from "../../../app/time/instant-text.ts";
import { usePagedQuery } from "../../../app/use-paged-query.ts";
import { Button } from "../../../ui/button.tsx";
import { Card, CardRow } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { QueueIcon } from "../../../ui/icons.ts";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Pagination } from "../../../ui/pagination.tsx";
import { SegmentedControl } from "../../../ui/segmented-control.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { enquiryTitle, termText } from "./enquiry-list.tsx";
import { StaffFinanceEnquiriesDocument } from "./finance-operations.ts";
import { DESK_WORDS as WORDS } from "./finance-words.ts";
import { StaffAnswerDialog } from "./staff-answer-dialog.tsx";

type Enquiry = FinanceEnquiryFieldsFragment;

const FILTERS = [
  { value: "OPEN", label: WORDS.open },
  { value: "ALL", label: WORDS.all },
] as const;

export function StaffFinanceScreen() {
  usePageTitle(WORDS.title);
  const [filter, setFilter] = useState<string>("OPEN");
  return (
    <Page>
      <PageHeader
        title={WORDS.title}
        sentence={WORDS.sentence}
        actions={
          <SegmentedControl label={WORDS.filter} options={FILTERS} value={filter} onChange={setFilter} />
        }
      />
      <Enquiries key={filter} isOpenOnly={filter === "OPEN"} />
    </Page>
  );
}

function Enquiries({ isOpenOnly }: { readonly isOpenOnly: boolean }) {
  const [answering, setAnswering] = useState<Enquiry>();
  const { rows, failure, footer, readAgain } = usePagedQuery({
    document: StaffFinanceEnquiriesDocument,
    variablesOf: (page) => ({ ...page, status: isOpenOnly ? ("OPEN" as const) : null }),
    listKey: String(isOpenOnly),
    connectionIn: ({ staffFinanceEnquiries }) => staffFinanceEnquiries,
  });

  return (
    <Card aria-label={WORDS.title}>
      {rows === undefined && failure === undefined && <SkeletonRows rows={4} label={WORDS.loading} />}
      {rows === undefined && failure !== undefined && (
        <ErrorState title={WORDS.notLoaded} sentence={failure.message} onRetry={readAgain} />
      )}
      {rows?.length === 0 && (
        <EmptyState
          icon={QueueIcon}
          title={isOpenOnly ? WORDS.none : WORDS.noneAtAll}
          sentence={WORDS.noneSentence}
        />
      )}
      {rows?.map((enquiry) => (
        <CardRow key={enquiry.id}>
          <EnquiryRow enquiry={enquiry} onAnswer={() => setAnswering(enquiry)} />
        </CardRow>
      ))}
      {footer !== undefined && <Pagination {...footer} />}
      {answering !== undefined && (
        <StaffAnswerDialog
          enquiry={answering}
          onAnswered={() => {
            setAnswering(undefined);
            readAgain();
          }}
          onClose={() => setAnswering(undefined)}
        />
      )}
    </Card>
  );
}

function EnquiryRow({ enquiry, onAnswer }: { readonly enquiry: Enquiry; readonly onAnswer: () => void }) {
  return (
    <div className="grid min-w-0 flex-1 gap-x-6 gap-y-2 py-2 md:grid-cols-[minmax(0,1fr)_minmax(0,16rem)_auto] md:items-start">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-2">
          <p className="min-w-0 text-body font-medium break-words">{enquiry.organisationName}</p>
          <StatusBadge tone={ENQUIRY_STATUS_TONE[enquiry.status]}>
            {ENQUIRY_STATUS_TEXT[enquiry.status]}
          </StatusBadge>
        </div>
        <p className="figures text-label break-words text-ink-2">
          {enquiryTitle(enquiry)}
          {termText(enquiry)}
        </p>
        <p className="figures text-meta text-ink-3">{exactTime(enquiry.createdAt)}</p>
        {enquiry.message !== null && <p className="mt-1 text-body break-words">{enquiry.message}</p>}
        {enquiry.answerNote !== null && (
          <p className="mt-1 text-label break-words text-ink-2">
            {FINANCE_ANSWER_FIELDS.answerNote.label}: {enquiry.answerNote}
          </p>
        )}
      </div>
      <div className="min-w-0 text-label break-words">
        <p className="font-medium">
          {enquiry.givenName} {enquiry.familyName}
        </p>
        <p className="figures text-ink-2">{formatPhone(enquiry.phoneNumber)}</p>
        <TextLink href={`mailto:${enquiry.emailAddress}`}>{enquiry.emailAddress}</TextLink>
        <p className="text-ink-2">{PREFERRED_TIME_TEXT[enquiry.preferredTime]}</p>
      </div>
      {enquiry.answeredAt === null && (
        <Button size="small" onClick={onAnswer}>
          {WORDS.answer}
        </Button>
      )}
    </div>
  );
}
