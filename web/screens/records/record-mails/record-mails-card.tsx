// Who was sent which mail about a record, newest first, and what became of those that have not gone.

import { useEffect, useMemo } from "react";
import type { RecordMailShownFragment } from "../../../api/generated/graphql.ts";
import { readPages } from "../../../app/list/read-pages.ts";
import { Card } from "../../../ui/card.tsx";
import { MailIcon } from "../../../ui/icons.ts";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { StreamItem } from "../../../ui/stream.tsx";
import { ActivityTime } from "../history/public/activity-time.tsx";
import { type NewestPages, useNewestPages } from "../history/public/newest-pages.ts";
import { NewestStream } from "../history/public/newest-stream.tsx";
import type { RecordMailsProps } from "./public/record-mails.tsx";
import { RecordMails } from "./record-mail-operations.ts";
import { MAIL_STATUS_WORDS, RECORD_MAIL_WORDS as WORDS } from "./record-mail-words.ts";

/** A mail goes out moments after the change that causes it, of which the record says nothing more. */
const LOOK_AGAIN_MILLISECONDS = 10_000;

export function RecordMailsCard({ record: { kind, id }, revision }: RecordMailsProps) {
  const read = useMemo(
    () =>
      readPages({
        document: RecordMails,
        variablesOf: ({ first, after }) => ({ kind, id, first, after }),
        connectionIn: ({ recordMails }) => recordMails,
      }),
    [kind, id],
  );
  const pages = useNewestPages(read, revision);
  useLookAgain(pages);
  const total = pages.page?.total ?? 0;
  return (
    <Card heading={WORDS.title} note={total > 0 ? total : undefined} hasRows>
      <NewestStream
        pages={pages}
        words={WORDS}
        entry={(mail, now) => <MailItem key={mail.id} mail={mail} now={now} />}
      />
    </Card>
  );
}

function useLookAgain({ page, readAgain }: NewestPages<RecordMailShownFragment>) {
  const isWaiting = page?.rows.some(({ status }) => MAIL_STATUS_WORDS[status].goesOn) ?? false;
  useEffect(
    function lookAgainWhileSomeWait() {
      if (!isWaiting) return;
      const timer = setInterval(readAgain, LOOK_AGAIN_MILLISECONDS);
      return () => clearInterval(timer);
    },
    [isWaiting, readAgain],
  );
}

function MailItem({ mail, now }: { readonly mail: RecordMailShownFragment; readonly now: Date }) {
  const { recipient, subject, status, fault, createdAt, sentAt } = mail;
  const { sentence, badge } = MAIL_STATUS_WORDS[status];
  return (
    <StreamItem
      who={recipient}
      icon={MailIcon}
      what={sentence(subject)}
      when={<ActivityTime instant={sentAt ?? createdAt} now={now} />}
    >
      {badge !== null && (
        <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
          <StatusBadge tone={badge.tone}>{badge.text}</StatusBadge>
          {fault !== null && <span className="min-w-0 text-label wrap-anywhere text-ink-2">{fault}</span>}
        </p>
      )}
    </StreamItem>
  );
}
