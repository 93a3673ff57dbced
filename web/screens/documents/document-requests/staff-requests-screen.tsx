// What waits on issued guarantees at the desk: each leads to its document, where it is answered.

import {
  DOCUMENT_REQUEST_KIND_TEXT,
  REQUEST_SIDE_TEXT,
} from "@bondline/domain/documents/document-requests/document-request-text.ts";
import {
  DOCUMENT_REQUEST_STATUS_TEXT,
  DOCUMENT_REQUEST_STATUS_TONE,
} from "@bondline/domain/documents/documents/document-text.ts";
import type { StaffRequestRowFragment } from "../../../api/generated/graphql.ts";
import { ListCard, ListFilter } from "../../../app/list/list-panel.tsx";
import type { ListShape } from "../../../app/list/list-place.ts";
import { type ListWanted, readPages } from "../../../app/list/read-pages.ts";
import { useList } from "../../../app/list/use-list.ts";
import { usePageTitle } from "../../../app/page-title.ts";
import { exactTime } from "../../../app/time/instant-text.ts";
import { paths } from "../../../paths.ts";
import { QueueIcon } from "../../../ui/icons.ts";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { WaitingBankActions } from "../bank-actions/public/waiting-bank-actions.tsx";
import { WaitingLosses } from "../lost-originals/public/waiting-losses.tsx";
import { WaitingSignatures } from "../signatures/public/waiting-signatures.tsx";
import { REQUEST_WORDS, DESK_REQUEST_WORDS as WORDS } from "./public/request-words.ts";
import { sentenceOf } from "./public/requested-document.ts";
import { WaitsFor } from "./public/waits-for.tsx";
import { StaffRequestsDocument } from "./staff-requests-operations.ts";

const FILTERS = [
  { value: "open", label: WORDS.open },
  { value: "all", label: WORDS.all },
] as const;

const SHAPE: ListShape<string, "status"> = { filters: { status: ["open", "all"] } };

export function StaffRequestsScreen() {
  usePageTitle(WORDS.title);
  const list = useList({ shape: SHAPE, read: readRequests });
  const title = list.place.filters.status === "open" ? WORDS.none : WORDS.noneAtAll;
  return (
    <Page>
      <PageHeader
        title={WORDS.title}
        sentence={WORDS.sentence}
        actions={<ListFilter place={list.place} name="status" label={WORDS.filter} options={FILTERS} />}
      />
      <WaitingSignatures />
      <WaitingBankActions />
      <WaitingLosses />
      <ListCard
        list={list}
        aria-label={WORDS.title}
        loading={WORDS.loading}
        notLoaded={WORDS.notLoaded}
        empty={{ icon: QueueIcon, title, sentence: WORDS.noneSentence }}
        row={(request) => <StaffRequestRow request={request} />}
      />
    </Page>
  );
}

const readRequests = readPages({
  document: StaffRequestsDocument,
  variablesOf: ({ filters, first, after }: ListWanted<string, "status">) => ({
    isOpen: filters.status === "open",
    first,
    after,
  }),
  connectionIn: ({ staffDocumentRequests }) => staffDocumentRequests,
});

function StaffRequestRow({ request }: { readonly request: StaffRequestRowFragment }) {
  const { kind, status, side, documentId, organisationId, referenceNumber } = request;
  const whose = [referenceNumber, request.applicantName, request.beneficiaryName];
  return (
    <div className="min-w-0 flex-1 py-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="text-label font-medium text-ink-2">{DOCUMENT_REQUEST_KIND_TEXT[kind]}</p>
        <StatusBadge tone={DOCUMENT_REQUEST_STATUS_TONE[status]}>
          {DOCUMENT_REQUEST_STATUS_TEXT[status]}
        </StatusBadge>
        <WaitsFor of={request} />
      </div>
      <p className="figures text-body font-medium break-words">
        <TextLink href={paths.documentView({ organisationId, documentId })}>{sentenceOf(request)}</TextLink>
      </p>
      <p className="figures text-label break-words text-ink-2">
        {whose.filter((part) => part !== null).join(" · ")}
      </p>
      <p className="figures text-meta break-words text-ink-3">
        {REQUEST_WORDS.by(request.requestedBy, REQUEST_SIDE_TEXT[side], exactTime(request.createdAt))}
      </p>
    </div>
  );
}
