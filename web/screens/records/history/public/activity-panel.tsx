// Who changed what on a record, newest first and a sitting at a time, and the whole of it as CSV.

import { lazy, Suspense } from "react";
import { Card } from "../../../../ui/card.tsx";
import { SkeletonRows } from "../../../../ui/skeleton.tsx";
import type { ActivityRecord } from "../read-history.ts";
import { ACTIVITY_PANEL_WORDS as WORDS } from "./activity-panel-words.ts";

/** It is below what people come for and knows every field of every record, so that a page does not wait for it. */
const ActivityCard = lazy(async () => {
  const { ActivityCard: card } = await import("../activity-card.tsx");
  return { default: card };
});

export type ActivityPanelProps = {
  readonly record: ActivityRecord;
  /** Any other number than before means that the record has changed: the newest entries are read again. */
  readonly revision: number;
};

export function ActivityPanel(props: ActivityPanelProps) {
  return (
    <Suspense fallback={<ActivityPending />}>
      <ActivityCard key={props.record.id} {...props} />
    </Suspense>
  );
}

function ActivityPending() {
  return (
    <Card heading={WORDS.title} hasRows>
      <SkeletonRows rows={3} label={WORDS.loading} />
    </Card>
  );
}
