// One entry of the activity panel: who did what and when, with each changed field below.

import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { StreamChanges, StreamItem } from "../../../ui/stream.tsx";
import type { ActivityEntry, ActivityPart } from "./activity-entry.ts";
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
      {entry.parts.length > 0 ? <ActivityParts parts={entry.parts} /> : undefined}
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

function ActivityParts({ parts }: { readonly parts: readonly ActivityPart[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const count = parts.reduce((sum, { lines }) => sum + lines.length, 0);
  const shown = showsAll ? parts : firstLines(parts);

  return (
    <>
      {shown.map(({ name, lines }) => (
        <div key={name}>
          {parts.length > 1 && (
            <p className="mb-1 wrap-anywhere text-label text-ink-3 first-letter:uppercase">{name}</p>
          )}
          <StreamChanges changes={lines} />
        </div>
      ))}
      {count > LINES_SHOWN_AT_FIRST && (
        <Button
          variant="quiet"
          size="small"
          aria-expanded={showsAll}
          onClick={() => setShowsAll((open) => !open)}
        >
          {showsAll ? ACTIVITY_WORDS.showFewerLines : ACTIVITY_WORDS.showAllLines(count)}
        </Button>
      )}
    </>
  );
}

function firstLines(parts: readonly ActivityPart[]): ActivityPart[] {
  let left = LINES_SHOWN_AT_FIRST;
  const shown: ActivityPart[] = [];
  for (const part of parts) {
    if (left === 0) break;
    const lines = part.lines.slice(0, left);
    shown.push({ ...part, lines });
    left -= lines.length;
  }
  return shown;
}
