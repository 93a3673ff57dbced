// The person's calendar addresses: each with its last use, made for the organisation at hand, and removed.

import { useState } from "react";
import type { CalendarFeedFragment } from "../../../../api/generated/graphql.ts";
import { CommandDialog } from "../../../../app/form/command-dialog.tsx";
import { ReadPending } from "../../../../app/read-pending.tsx";
import { useSession } from "../../../../app/session.ts";
import { exactDate, relativeTime } from "../../../../app/time/instant-text.ts";
import { useNow } from "../../../../app/time/use-now.ts";
import { useRead } from "../../../../app/use-read.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card, CardBody, CardRow } from "../../../../ui/card.tsx";
import { AddCalendarDialog } from "../add-calendar-dialog.tsx";
import { CalendarFeedsDocument, CalendarRemoveDocument } from "../calendar-operations.ts";
import { CALENDAR_WORDS as WORDS } from "../calendar-words.ts";

export function CalendarCard() {
  const { selectedOrganisation: organisation } = useSession();
  const read = useRead(CalendarFeedsDocument, {});
  const [changed, setChanged] = useState<readonly CalendarFeedFragment[]>();
  const [isAdding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<CalendarFeedFragment>();
  const feeds = changed ?? read.data?.calendarFeeds;
  // Whoever belongs to no organisation has no dates, unless an address is left from one.
  if (organisation === undefined && (feeds?.length ?? 0) === 0) return null;

  return (
    <Card
      heading={WORDS.heading}
      hasRows
      action={
        organisation !== undefined && (
          <Button size="small" onClick={() => setAdding(true)}>
            {WORDS.add}
          </Button>
        )
      }
    >
      {feeds === undefined && <ReadPending of={read} notLoaded={WORDS.notLoaded} rows={1} />}
      {feeds?.length === 0 && (
        <CardBody>
          <p className="text-body text-ink-2">{WORDS.sentence}</p>
        </CardBody>
      )}
      {feeds !== undefined && feeds.length > 0 && (
        <ul>
          {feeds.map((feed) => (
            <FeedRow key={feed.id} feed={feed} onRemove={() => setRemoving(feed)} />
          ))}
        </ul>
      )}
      {isAdding && organisation !== undefined && (
        <AddCalendarDialog organisation={organisation} onMade={setChanged} onClose={() => setAdding(false)} />
      )}
      {removing !== undefined && (
        <CommandDialog
          command={CalendarRemoveDocument}
          input={{ id: removing.id }}
          title={WORDS.removeTitle}
          sentence={WORDS.removeSentence}
          confirmLabel={WORDS.remove}
          isDangerous
          done={{ title: WORDS.removed }}
          onDone={({ removeCalendarFeed }) => setChanged(removeCalendarFeed.calendarFeeds)}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </Card>
  );
}

type FeedRowProps = { readonly feed: CalendarFeedFragment; readonly onRemove: () => void };

function FeedRow({ feed, onRemove }: FeedRowProps) {
  const now = useNow();
  const name = feed.organisationName ?? WORDS.left;
  const made = exactDate(feed.createdAt);
  return (
    <li className="border-line not-last:border-b">
      <CardRow>
        <div className="min-w-0 flex-1">
          <p className="text-body font-medium break-words">{name}</p>
          <p className="figures text-label text-ink-2">
            {WORDS.made(made)} ·{" "}
            {feed.lastReadAt ? WORDS.read(relativeTime(feed.lastReadAt, now)) : WORDS.neverRead}
          </p>
        </div>
        <Button size="small" aria-label={WORDS.removeNamed(name, made)} onClick={onRemove}>
          {WORDS.remove}
        </Button>
      </CardRow>
    </li>
  );
}
