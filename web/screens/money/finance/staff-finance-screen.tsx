// The operator's list of finance enquiries, each answered, settled or closed here.

import {
  ENQUIRY_STATUS_TEXT,
  ENQUIRY_STATUS_TONE,
  type EnquiryStatus,
  mayFollow,
  PREFERRED_TIME_TEXT,
} from "@bondline/domain/money/finance/finance.ts";
import { formatPhone } from "@bondline/domain/values/fields/phone.ts";
import { useState } from "react";
import type { FinanceEnquiryFieldsFragment } from "../../../api/generated/graphql.ts";
import { ListCard, ListFilter } from "../../../app/list/list-panel.tsx";
import type { ListShape } from "../../../app/list/list-place.ts";
import { type ListWanted, readPages } from "../../../app/list/read-pages.ts";
import { useList } from "../../../app/list/use-list.ts";
import { usePageTitle } from "../../../app/page-title.ts";
import { exactTime } from "../../../app/time/instant-text.ts";
import { Button } from "../../../ui/button.tsx";
import { QueueIcon } from "../../../ui/icons.ts";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { enquiryTitle, termText } from "./enquiry-list.tsx";
import { EnquiryOutcome } from "./enquiry-outcome.tsx";
import { StaffFinanceEnquiriesDocument } from "./finance-operations.ts";
import { DESK_WORDS as WORDS } from "./finance-words.ts";
import { StaffAnswerDialog, StaffCloseDialog, StaffSettleDialog } from "./staff-enquiry-dialogs.tsx";

type Enquiry = FinanceEnquiryFieldsFragment;

const FILTERS = [
  { value: "open", label: WORDS.open },
  { value: "answered", label: WORDS.waiting },
  { value: "all", label: WORDS.all },
] as const;
const STATUS: Readonly<Record<string, EnquiryStatus>> = { open: "OPEN", answered: "ANSWERED" };
const NONE: Readonly<Record<string, string>> = { open: WORDS.none, answered: WORDS.noneWaiting };

const SHAPE: ListShape<string, "status"> = { filters: { status: ["open", "answered", "all"] } };

const DIALOGS = { answer: StaffAnswerDialog, settle: StaffSettleDialog, close: StaffCloseDialog };
type DeskEvent = keyof typeof DIALOGS;
type Asked = { readonly event: DeskEvent; readonly enquiry: Enquiry };

/** The next step first, and then the end. */
const DESK_EVENTS = ["answer", "settle", "close"] as const satisfies readonly DeskEvent[];

export function StaffFinanceScreen() {
  usePageTitle(WORDS.title);
  const list = useList({ shape: SHAPE, read: readEnquiries });
  const [asked, setAsked] = useState<Asked>();
  const Dialog = asked === undefined ? undefined : DIALOGS[asked.event];
  return (
    <Page>
      <PageHeader
        title={WORDS.title}
        sentence={WORDS.sentence}
        actions={<ListFilter place={list.place} name="status" label={WORDS.filter} options={FILTERS} />}
      />
      <ListCard
        list={list}
        aria-label={WORDS.title}
        loading={WORDS.loading}
        notLoaded={WORDS.notLoaded}
        empty={{
          icon: QueueIcon,
          title: NONE[list.place.filters.status] ?? WORDS.noneAtAll,
          sentence: WORDS.noneSentence,
        }}
        row={(enquiry) => <EnquiryRow enquiry={enquiry} onAsk={(event) => setAsked({ event, enquiry })} />}
      />
      {asked !== undefined && Dialog !== undefined && (
        <Dialog
          enquiry={list.rows?.find(({ id }) => id === asked.enquiry.id) ?? asked.enquiry}
          onChanged={list.readAgain}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Page>
  );
}

const readEnquiries = readPages({
  document: StaffFinanceEnquiriesDocument,
  variablesOf: ({ filters, first, after }: ListWanted<string, "status">) => ({
    status: STATUS[filters.status] ?? null,
    first,
    after,
  }),
  connectionIn: ({ staffFinanceEnquiries }) => staffFinanceEnquiries,
});

type RowProps = { readonly enquiry: Enquiry; readonly onAsk: (event: DeskEvent) => void };

function EnquiryRow({ enquiry, onAsk }: RowProps) {
  return (
    <div className="grid min-w-0 flex-1 gap-x-6 gap-y-2 py-2 md:grid-cols-[minmax(0,1fr)_minmax(0,16rem)_17rem] md:items-start">
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
        <EnquiryOutcome enquiry={enquiry} />
      </div>
      <div className="min-w-0 text-label break-words">
        <p className="font-medium">
          {enquiry.givenName} {enquiry.familyName}
        </p>
        <p className="figures text-ink-2">{formatPhone(enquiry.phoneNumber)}</p>
        <TextLink href={`mailto:${enquiry.emailAddress}`}>{enquiry.emailAddress}</TextLink>
        <p className="text-ink-2">{PREFERRED_TIME_TEXT[enquiry.preferredTime]}</p>
      </div>
      <div className="flex flex-wrap gap-2 md:justify-end">
        {DESK_EVENTS.filter((event) => mayFollow(enquiry.status, event)).map((event) => (
          <Button
            key={event}
            size="small"
            variant={event === "close" ? "text" : "secondary"}
            onClick={() => onAsk(event)}
          >
            {WORDS[event]}
          </Button>
        ))}
      </div>
    </div>
  );
}
