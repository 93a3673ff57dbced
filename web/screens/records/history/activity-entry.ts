// What one entry of a history says: who did what to which part, and each change as field, old and new value.

import { isHiddenHistoryField } from "@bondline/domain/records/history/history-fields.ts";
import type { ActivityHistoryGroupFragment } from "../../../api/generated/graphql.ts";
import { PART_VERBS, RECORD_VERBS } from "./public/activity-words.ts";

/** The empty text stands for no value. */
export type ActivityLine = { field: string; from: string; to: string };

export type ActivityEntry = {
  id: string;
  who: string;
  onBehalfOf: string | undefined;
  isBankAuthor: boolean;
  did: string;
  triggeredAt: string;
  lines: readonly ActivityLine[];
};

/** Kinds that have an activity of their own. */
const RECORDS: ReadonlySet<string> = new Set(["Draft", "Document", "Facility", "Facility application"]);

/** Parts without a name of their own come under the code of their kind, which tells a reader nothing. */
const NAMELESS: ReadonlySet<string> = new Set(["Cost", "Payment", "Refund", "Sharing"]);

export function activityEntry(group: ActivityHistoryGroupFragment): ActivityEntry {
  return {
    id: group.id,
    who: group.triggeredBy.name,
    onBehalfOf: group.triggeredBy.onBehalfOf ?? undefined,
    isBankAuthor: group.triggeredBy.isBankAuthor,
    did: whatWasDone(group),
    triggeredAt: group.triggeredAt,
    lines: group.changes.filter(isShown).map(lineOf),
  };
}

function whatWasDone({ changeType, objectType, recordName }: ActivityHistoryGroupFragment): string {
  const kind = wordsOf(objectType);
  if (RECORDS.has(objectType)) return RECORD_VERBS[changeType](kind);

  const name = recordName.trim();
  const isNamed = name !== "" && name.toLowerCase() !== kind && !NAMELESS.has(objectType);
  const part = isNamed ? `${kind} ${name}` : withArticle(kind);
  return PART_VERBS[changeType](part);
}

/** "FeeLine" and "fee line" both read "fee line". */
function wordsOf(objectType: string): string {
  return objectType
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replace(/_/g, " ")
    .toLowerCase();
}

function withArticle(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`;
}

type Change = ActivityHistoryGroupFragment["changes"][number];

function isShown({ field }: Change): boolean {
  return !isHiddenHistoryField(field);
}

function lineOf({ label, oldDisplayValue, newDisplayValue, oldValue, newValue }: Change): ActivityLine {
  return {
    field: label,
    from: oldDisplayValue ?? oldValue ?? "",
    to: newDisplayValue ?? newValue ?? "",
  };
}
