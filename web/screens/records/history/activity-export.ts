// What the exported activity holds: one row for each changed field, with who and when on every row.

import { historyCsv, historyCsvRows } from "@bondline/domain/records/history/history-csv.ts";
import type { ActivityHistoryGroupFragment } from "../../../api/generated/graphql.ts";
import { exactTime } from "../../../app/time/instant-text.ts";
import { ACTIVITY_WORDS } from "./public/activity-words.ts";

/** Times are those of the zone, which is the reader's own where none is given. */
export function activityCsv(groups: readonly ActivityHistoryGroupFragment[], zone?: string): string {
  const rows = historyCsvRows(
    groups.map((group) => ({
      ...group,
      triggeredAt: exactTime(group.triggeredAt, zone),
      triggeredBy: authorText(group.triggeredBy),
    })),
  );
  return historyCsv(rows);
}

function authorText({ name, onBehalfOf }: ActivityHistoryGroupFragment["triggeredBy"]): string {
  return onBehalfOf === null ? name : `${name} ${ACTIVITY_WORDS.onBehalfOf(onBehalfOf)}`;
}
