// What has been asked of an issued guarantee, the newest first, with what the reader may do about each.

import { isOpenRequest } from "@bondline/domain/documents/document-requests/document-request.ts";
import {
  DOCUMENT_REQUEST_KIND_TEXT,
  DOCUMENT_REQUEST_TERM_TEXT,
  REQUEST_SIDE_TEXT,
} from "@bondline/domain/documents/document-requests/document-request-text.ts";
import { recourseFrom } from "@bondline/domain/documents/document-requests/recourse-notice.ts";
import {
  DOCUMENT_REQUEST_STATUS_TEXT,
  DOCUMENT_REQUEST_STATUS_TONE,
} from "@bondline/domain/documents/documents/document-text.ts";
import { aud } from "@bondline/domain/values/money/money.ts";
import { dayAt } from "@bondline/domain/values/time/business-time.ts";
import { instant } from "@bondline/domain/values/time/instant.ts";
import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import { lazy, Suspense, useState } from "react";
import { exactTime } from "../../../../app/time/instant-text.ts";
import { useDownload } from "../../../../app/use-download.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { DownloadIcon, PreviewIcon } from "../../../../ui/icons.ts";
import { Notice } from "../../../../ui/notice.tsx";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import { RequestActions } from "./request-actions.tsx";
import { RequestAgreement } from "./request-agreement.tsx";
import { DocumentRequestPaperDownload } from "./request-operations.ts";
import { WORDING_WORDS, REQUEST_WORDS as WORDS } from "./request-words.ts";
import {
  type RequestedDocument,
  type RequestRecord,
  recourseNoticeFor,
  sentenceOf,
  termsOf,
} from "./requested-document.ts";
import { WaitsFor } from "./waits-for.tsx";

const WordingChangeDialog = lazy(async () => {
  const { WordingChangeDialog: Dialog } = await import("./wording-change-dialog.tsx");
  return { default: Dialog };
});

export function RequestsCard({ document }: { readonly document: RequestedDocument }) {
  const { requests, amendmentNumber } = document;
  if (requests.length === 0) return null;
  return (
    <Card
      heading={WORDS.heading}
      note={amendmentNumber > 0 ? WORDS.amendments(amendmentNumber) : undefined}
      hasRows
    >
      <ul className="divide-y divide-line">
        {requests.map((request) => (
          <li key={request.id} className="px-4 py-4 sm:px-5">
            <RequestRow document={document} request={request} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

type RowProps = { readonly document: RequestedDocument; readonly request: RequestRecord };

function RequestRow({ document, request }: RowProps) {
  const { kind, side, status, requestedBy, createdAt, reason, wordingField } = request;
  return (
    <article aria-label={sentenceOf(request)} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="text-label font-medium text-ink-2">{DOCUMENT_REQUEST_KIND_TEXT[kind]}</p>
        <StatusBadge tone={DOCUMENT_REQUEST_STATUS_TONE[status]}>
          {DOCUMENT_REQUEST_STATUS_TEXT[status]}
        </StatusBadge>
        {/* Whose agreement it waits for is said below, with how they are asked. */}
        {request.waitsFor !== "AGREEMENT" && <WaitsFor of={request} />}
      </div>
      <p className="figures text-body font-medium break-words">{sentenceOf(request)}</p>
      {reason !== null && <p className="text-body break-words whitespace-pre-line text-ink-2">{reason}</p>}
      <p className="figures text-meta break-words text-ink-3">
        {WORDS.by(requestedBy, REQUEST_SIDE_TEXT[side], exactTime(createdAt))}
      </p>
      <Recourse document={document} request={request} />
      {wordingField === "WHOLE_WORDING" && <WordingChange request={request} />}
      <RequestAgreement request={request} />
      <Outcome request={request} />
      <Paper request={request} />
      <Changed request={request} />
      <RequestActions request={request} />
    </article>
  );
}

/** From which day the money may be taken, while a claim waits. */
function Recourse({ document, request }: RowProps) {
  const notice = recourseNoticeFor(document);
  if (notice === undefined || request.kind !== "CLAIM" || !isOpenRequest(request)) return null;
  const day = dayAt(instant(request.createdAt), termsOf(document).expiryZone);
  return (
    <p className="text-label text-ink-2">
      {WORDS.recourseFrom(formatDate(recourseFrom(notice, day)))}{" "}
      <cite className="text-ink-3 not-italic">{notice.law}</cite>
    </p>
  );
}

function WordingChange({ request }: { readonly request: RequestRecord }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button size="small" icon={PreviewIcon} onClick={() => setOpen(true)}>
        {WORDING_WORDS.show}
      </Button>
      {isOpen && (
        <Suspense>
          <WordingChangeDialog request={request} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

function Outcome({ request }: { readonly request: RequestRecord }) {
  const lines = outcomeOf(request);
  if (lines.length === 0) return null;
  return (
    <ul className="grid gap-1 border-l-2 border-line pl-3">
      {lines.map((line) => (
        <li key={line} className="figures text-label break-words text-ink-2">
          {line}
        </li>
      ))}
    </ul>
  );
}

/** What was amended as a document of its own: it comes a moment behind the execution. */
function Paper({
  request: { documentId, amendmentNumber, wordingHash, paper },
}: {
  readonly request: RequestRecord;
}) {
  const download = useDownload(DocumentRequestPaperDownload, (id) => ({ documentId, id }));
  if (wordingHash === null || amendmentNumber === null) return null;
  return (
    <div className="grid justify-items-start gap-1">
      {paper !== null && (
        <Button
          size="small"
          icon={DownloadIcon}
          aria-label={WORDS.downloadPaper(amendmentNumber)}
          onClick={() => void download(paper)}
        >
          {WORDS.paper}
        </Button>
      )}
      <p className="text-meta break-all text-ink-3">{WORDS.wordingHash(wordingHash)}</p>
    </div>
  );
}

/** What the answer said, and what became of the guarantee. */
function outcomeOf(request: RequestRecord): string[] {
  const { status, answeredBy, answeredAt, answerNote, executedBy, executedAt, amendmentNumber, amountAfter } =
    request;
  const isDone = executedBy !== null && executedAt !== null;
  const by = isDone ? executedBy : answeredBy;
  const when = isDone ? executedAt : answeredAt;
  return [
    ...(by === null || when === null
      ? []
      : [WORDS.answered(DOCUMENT_REQUEST_STATUS_TEXT[status], by, exactTime(when))]),
    ...(answerNote === null ? [] : [answerNote]),
    ...(request.agreement === null ? [] : [WORDS.agreed(request.agreement)]),
    ...milestoneOf(request),
    ...paymentOf(request),
    ...(amendmentNumber === null || amountAfter === null
      ? []
      : [`${WORDS.amendment(amendmentNumber)}, ${WORDS.left(aud(amountAfter))}`]),
  ];
}

function milestoneOf({ milestoneReachedDate: day, milestoneConfirmedBy: name }: RequestRecord): string[] {
  return day === null || name === null ? [] : [WORDS.reached(formatDate(plainDate(day)), name)];
}

function paymentOf({ claimOutcome, paidDate, paymentReference }: RequestRecord): string[] {
  if (claimOutcome === "EXTENDED") return [WORDS.extended];
  if (paidDate === null || paymentReference === null) return [];
  return [WORDS.paid(formatDate(plainDate(paidDate)), paymentReference)];
}

function Changed({ request: { changedSince } }: { readonly request: RequestRecord }) {
  if (changedSince.length === 0) return null;
  return (
    <Notice tone="warn" title={WORDS.changed}>
      {changedSince
        .map(({ term, before, now }) => WORDS.changedSentence(DOCUMENT_REQUEST_TERM_TEXT[term], before, now))
        .join(" ")}{" "}
      {WORDS.changedHelp}
    </Notice>
  );
}
