// One entry of the activity panel: who did what and when, with each changed field below.

import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { StreamChanges, StreamItem } from "../../../ui/stream.tsx";
import type { ActivityEntry, ActivityLine } from "./activity-entry.ts";
import { ActivityTime } from "./public/activity-time.tsx";
import { ACTIVITY_WORDS } from "./public/activity-words.ts";

/** A new draft brings some thirty fields at once; the rest opens on request. */
const LINES_SHOWN_AT_FIRST = 5;

export function ActivityItem({ entry, now }: { readonly entry: ActivityEntry; readonly now: Date }) {
  return (
    <StreamItem
      who={entry.who}
      whoKind={entry.isBankAuthor ? "organisation" : "person"}
      what={<WhatWasDone entry={entry} />}
      when={<ActivityTime instant={entry.triggeredAt} now={now} />}
    >
      {entry.lines.length > 0 ? <ActivityLines lines={entry.lines} /> : undefined}
    </StreamItem>
  );
}

function WhatWasDone({ entry: { did, onBehalfOf } }: { readonly entry: ActivityEntry }) {
  if (onBehalfOf === undefined) return did;
  return (
    <>
      {did} <span className="text-ink-3">{ACTIVITY_WORDS.onBehalfOf(onBehalfOf)}</span>
    </>
  );
}

function ActivityLines({ lines }: { readonly lines: readonly ActivityLine[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? lines : lines.slice(0, LINES_SHOWN_AT_FIRST);

  return (
    <>
      <StreamChanges changes={shown} />
      {lines.length > LINES_SHOWN_AT_FIRST && (
        <Button
          variant="quiet"
          size="small"
          aria-expanded={showsAll}
          onClick={() => setShowsAll((open) => !open)}
        >
          {showsAll ? ACTIVITY_WORDS.showFewerLines : ACTIVITY_WORDS.showAllLines(lines.length)}
        </Button>
      )}
    </>
  );
}
