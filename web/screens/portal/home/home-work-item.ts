// A row of what needs the reader, and its group.

import { summaryText } from "./home-words.ts";

export type WorkItem = {
  readonly id: string;
  readonly name: string;
  readonly detail: string;
  readonly amount: string;
  readonly due: string;
  readonly dueDate: string;
  readonly urgency: "late" | "soon" | "later";
  readonly href: string;
  readonly action: string;
  /** Money moves: the one green button. */
  readonly isPayment: boolean;
};

export type WorkGroup = {
  readonly heading: string;
  readonly items: readonly WorkItem[];
  /** As many as there are, of which the first are listed. */
  readonly total: number;
  readonly allHref: string;
};

/** More of a group than these is a list of its own. */
export const ITEMS_SHOWN = 5;

/** From here on a date is shown in amber. */
const SOON_WITHIN_DAYS = 30;

export function urgencyOf(daysLeft: number | undefined): WorkItem["urgency"] {
  if (daysLeft === undefined || daysLeft > SOON_WITHIN_DAYS) return "later";
  return daysLeft < 0 ? "late" : "soon";
}

/** "6 to do, 1 due soon." */
export function summaryOf(groups: readonly WorkGroup[]): string {
  const items = groups.flatMap((group) => group.items);
  return summaryText({
    count: groups.reduce((sum, { total }) => sum + total, 0),
    soon: items.filter(({ urgency }) => urgency !== "later").length,
  });
}
