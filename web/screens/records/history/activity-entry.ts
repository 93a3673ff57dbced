// What one entry of the activity says: who did what in one sitting, and each change as field, old and new value.

import {
  isRecordItself,
  type SittingLine,
  type SittingPart,
  sittingParts,
} from "@bondline/domain/records/history/sitting-parts.ts";
import type { ActivityHistoryGroupFragment } from "../../../api/generated/graphql.ts";
import { DEED_WORDS, PART_VERBS, RECORD_VERBS, STATUS_DEEDS } from "./public/activity-words.ts";

export type ActivityEntry = {
  id: string;
  who: string;
  onBehalfOf: string | undefined;
  isBankAuthor: boolean;
  did: string;
  triggeredAt: string;
  parts: readonly ActivityPart[];
};

/** The lines of one part; named where the entry reports several. */
export type ActivityPart = { readonly name: string; readonly lines: readonly SittingLine[] };

/** Parts without a name of their own come under the code of their kind, which tells a reader nothing. */
const NAMELESS: ReadonlySet<string> = new Set(["Cost", "Payment", "Refund", "Security money", "Sharing"]);

/** Undefined: there is nothing in the sitting for people to read. */
export function activityEntry(sitting: readonly ActivityHistoryGroupFragment[]): ActivityEntry | undefined {
  const [newest, oldest] = [sitting[0], sitting.at(-1)];
  const parts = sittingParts(sitting);
  if (newest === undefined || oldest === undefined || parts.length === 0) return undefined;
  return {
    // What comes on top of a sitting leaves the entry the same one.
    id: oldest.id,
    who: newest.triggeredBy.name,
    onBehalfOf: newest.triggeredBy.onBehalfOf ?? undefined,
    isBankAuthor: newest.triggeredBy.isBankAuthor,
    did: listOf(deedsOf(parts)),
    triggeredAt: newest.triggeredAt,
    parts: parts
      .map((part) => ({ name: nameOf(part), lines: part.lines }))
      .filter(({ lines }) => lines.length > 0),
  };
}

const DEEDS_NAMED = 3;

/** "raised the draft, added 2 payments and submitted the draft" */
function listOf(deeds: readonly string[]): string {
  const isLong = deeds.length > DEEDS_NAMED;
  const named = isLong ? deeds.slice(0, DEEDS_NAMED - 1) : deeds.slice(0, -1);
  const last = isLong ? DEED_WORDS.more(deeds.length - named.length) : (deeds.at(-1) ?? "");
  return named.length === 0 ? last : `${named.join(", ")} ${DEED_WORDS.and} ${last}`;
}

/** What was done to several parts without a name is counted. */
function deedsOf(parts: readonly SittingPart[]): string[] {
  const shown = parts.filter(({ isMadeWithRecord }) => !isMadeWithRecord);
  const deeds = Map.groupBy(shown.flatMap(deedsTo), ({ deed }) => deed);
  return [...deeds.values()].map((alike) => {
    const [{ deed, severally } = { deed: "", severally: undefined }] = alike;
    return alike.length > 1 && severally !== undefined ? severally(alike.length) : deed;
  });
}

type Deed = { readonly deed: string; readonly severally?: (count: number) => string };

function deedsTo(part: SittingPart): Deed[] {
  const { objectType, changeType, statuses, lines } = part;
  const kind = wordsOf(objectType);
  if (isRecordItself(objectType)) {
    const steps = statuses.flatMap((status) => STATUS_DEEDS[objectType]?.[status] ?? []);
    const isStepAlone = changeType === "UPDATE" && steps.length > 0 && lines.every(isStatus);
    return [...(isStepAlone ? [] : [RECORD_VERBS[changeType](kind)]), ...steps].map((deed) => ({ deed }));
  }
  if (isNamed(part)) return [{ deed: PART_VERBS[changeType](nameOf(part)) }];
  return [
    {
      deed: PART_VERBS[changeType](withArticle(kind)),
      severally: (count) => PART_VERBS[changeType](UNCOUNTED.has(kind) ? kind : `${count} ${kind}s`),
    },
  ];
}

function isStatus({ field }: SittingLine): boolean {
  return field === DEED_WORDS.status;
}

function isNamed({ objectType, recordName }: SittingPart): boolean {
  const name = recordName.trim();
  return name !== "" && name.toLowerCase() !== wordsOf(objectType) && !NAMELESS.has(objectType);
}

function nameOf(part: SittingPart): string {
  const kind = wordsOf(part.objectType);
  return isNamed(part) && !isRecordItself(part.objectType) ? `${kind} ${part.recordName.trim()}` : kind;
}

/** "FeeLine" and "fee line" both read "fee line". */
function wordsOf(objectType: string): string {
  return objectType
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replace(/_/g, " ")
    .toLowerCase();
}

/** "added security money", however often. */
const UNCOUNTED: ReadonlySet<string> = new Set(["security money"]);

function withArticle(noun: string): string {
  if (UNCOUNTED.has(noun)) return noun;
  return `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`;
}
