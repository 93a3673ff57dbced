// The entries of the activity, a sitting each: the latest few, and the earlier ones on request.

import { wholeSittings } from "@bondline/domain/records/history/history-sittings.ts";
import { isShownGroup } from "@bondline/domain/records/history/sitting-parts.ts";
import { useMemo, useState } from "react";
import type { ActivityHistoryGroupFragment } from "../../../api/generated/graphql.ts";
import type { ListPage } from "../../../app/list/read-pages.ts";
import { type ActivityEntry, activityEntry } from "./activity-entry.ts";
import { ActivityItem } from "./activity-item.tsx";
import { ACTIVITY_WORDS as WORDS } from "./public/activity-words.ts";
import type { NewestPages } from "./public/newest-pages.ts";
import { NewestStream } from "./public/newest-stream.tsx";

const ENTRIES_SHOWN_AT_FIRST = 4;

type Group = ActivityHistoryGroupFragment;

export function ActivityStream({ pages }: { readonly pages: NewestPages<Group> }) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const { page: groups } = pages;
  const entryPage = useMemo(() => groups && entriesBy(groups, isUnfolded), [groups, isUnfolded]);
  const showEarlier = () => {
    if (entryPage?.isAllOfLoaded) pages.showEarlier();
    setIsUnfolded(true);
  };
  return (
    <NewestStream
      pages={{ ...pages, page: entryPage, showEarlier }}
      words={WORDS}
      more={WORDS.showEarlier(entryPage?.earlier ?? 0)}
      entry={(entry, now) => <ActivityItem key={entry.id} entry={entry} now={now} />}
    />
  );
}

type EntryPage = ListPage<ActivityEntry> & {
  /** How many changes lie behind what is shown. */
  readonly earlier: number;
  /** Only what is still to be read lies behind it. */
  readonly isAllOfLoaded: boolean;
};

function entriesBy(groups: ListPage<Group>, isUnfolded: boolean): EntryPage {
  const { rows, total, hasNext } = groups;
  const all = entriesOf(wholeSittings(rows, { hasEarlier: hasNext }));
  const shown = isUnfolded ? all : all.slice(0, ENTRIES_SHOWN_AT_FIRST);
  const folded = rows.slice(shown.at(-1)?.groupsUpTo ?? 0).filter(isShownGroup);
  const earlier = folded.length + (hasNext ? total - rows.length : 0);
  return {
    ...groups,
    rows: shown.map(({ entry }) => entry),
    earlier,
    hasNext: earlier > 0,
    isAllOfLoaded: shown.length === all.length,
  };
}

/** Each with how many changes it and the later ones are made of. */
function entriesOf(sittings: readonly (readonly Group[])[]) {
  const entries: { readonly entry: ActivityEntry; readonly groupsUpTo: number }[] = [];
  let groupsUpTo = 0;
  for (const sitting of sittings) {
    groupsUpTo += sitting.length;
    const entry = activityEntry(sitting);
    if (entry !== undefined) entries.push({ entry, groupsUpTo });
  }
  return entries;
}
