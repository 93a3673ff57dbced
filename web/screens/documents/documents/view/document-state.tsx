// What a state that is not plainly "in force" means for the reader; nothing for one that is.

import { isClosed } from "@bondline/domain/documents/documents/document.ts";
import { DOCUMENT_STATUS_TEXT } from "@bondline/domain/documents/documents/document-text.ts";
import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import { exactDate } from "../../../../app/time/instant-text.ts";
import { Notice } from "../../../../ui/notice.tsx";
import type { DocumentRecord } from "./document-facts.ts";
import { DOCUMENT_WORDS as WORDS } from "./document-view-words.ts";

export function DocumentState({ record }: { readonly record: DocumentRecord }) {
  if (record.archivedAt !== null) {
    return (
      <Notice tone="info" title={WORDS.archivedTitle(exactDate(record.archivedAt))}>
        {WORDS.archivedSentence(closedTitle(record))}
        {record.closeReason !== null && <p className="mt-1">{record.closeReason}</p>}
      </Notice>
    );
  }
  if (isClosed(record.status)) {
    return (
      <Notice tone="info" title={closedTitle(record)}>
        {record.closeReason ?? WORDS.closedSentence}
        {record.archiveDate !== null && (
          <p className="mt-1">{WORDS.archivedFrom(formatDate(plainDate(record.archiveDate)))}</p>
        )}
      </Notice>
    );
  }
  const state = STATES[record.status];
  if (state === undefined) return null;
  const { title, sentence } = state(record);
  return (
    <Notice tone="warn" title={title}>
      {sentence}
    </Notice>
  );
}

type State = { title: string; sentence: string };

const STATES: Partial<Record<DocumentRecord["status"], (record: DocumentRecord) => State>> = {
  PENDING: ({ establishedAt, actionDate }) => ({
    title: WORDS.pendingTitle,
    sentence: WORDS.pendingSentence(formatDate(plainDate(establishedAt ?? actionDate))),
  }),
  AWAITING_RETURN: () => ({
    title: WORDS.awaitingReturnTitle,
    sentence: WORDS.awaitingReturnSentence,
  }),
};

function closedTitle({ status, closedAt }: DocumentRecord): string {
  const text = DOCUMENT_STATUS_TEXT[status];
  return closedAt === null ? text : WORDS.closedOn(text, exactDate(closedAt));
}
