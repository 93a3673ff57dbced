// A report over documents: how its sums are grouped.

import { addCents, type Cents } from "../../values/money/money.ts";
import { addMonthsClamped, type PlainDate } from "../../values/time/plain-date.ts";

export type ReportGroup = {
  /** A code, a name or a month such as 2027-03; null for those that have none. */
  key: string | null;
  count: number;
  amountCents: Cents;
  /** Of these, what is in force; what is projected is never added to it. */
  establishedCount: number;
  establishedCents: Cents;
  projectedCents: Cents;
};

/** By what a report's sums are made, and its rows narrowed to those of one sum. */
export const REPORT_GROUPINGS = [
  "VARIANT",
  "STATUS",
  "BENEFICIARY",
  "STATE",
  "APPLICANT",
  "BANK",
  "FACILITY",
  "EXPIRY_MONTH",
] as const;
export type ReportGrouping = (typeof REPORT_GROUPINGS)[number];

/** More names than these make a list that nobody reads. */
const GROUPS_SHOWN = 8;

/** The largest groups, and what all the others come to; nothing is left out of the sum. */
export function largestGroups(
  groups: readonly ReportGroup[],
  max: number = GROUPS_SHOWN,
): { shown: readonly ReportGroup[]; others: Omit<ReportGroup, "key"> | undefined } {
  const ordered = groups.toSorted((one, other) =>
    other.amountCents > one.amountCents ? 1 : other.amountCents < one.amountCents ? -1 : 0,
  );
  const rest = ordered.slice(max);
  if (rest.length === 0) return { shown: ordered, others: undefined };
  return {
    shown: ordered.slice(0, max),
    others: togetherOf(rest),
  };
}

export const MONTHS_SHOWN = 12;

/** The months that lie ahead, and what ends before and after them; nothing is left out of the sum. */
export function groupsByMonth(groups: readonly ReportGroup[], today: PlainDate): readonly ReportGroup[] {
  const first = today.slice(0, 7);
  const last = addMonthsClamped(today, MONTHS_SHOWN - 1).slice(0, 7);
  const placeOf = ({ key }: ReportGroup) => {
    if (key === null) return null;
    if (key < first) return "EARLIER";
    return key > last ? "LATER" : key;
  };
  const placed = Map.groupBy(groups, placeOf);
  const months = [...placed.keys()].filter((key) => key !== null && /^\d/.test(key)).toSorted();
  return ["EARLIER", ...months, "LATER", null].flatMap((key) => {
    const of = placed.get(key);
    if (of === undefined) return [];
    return { key, ...togetherOf(of) };
  });
}

export function togetherOf(groups: readonly Omit<ReportGroup, "key">[]): Omit<ReportGroup, "key"> {
  return {
    count: groups.reduce((total, { count }) => total + count, 0),
    amountCents: addCents(...groups.map(({ amountCents }) => amountCents)),
    establishedCount: groups.reduce((total, { establishedCount }) => total + establishedCount, 0),
    establishedCents: addCents(...groups.map(({ establishedCents }) => establishedCents)),
    projectedCents: addCents(...groups.map(({ projectedCents }) => projectedCents)),
  };
}
