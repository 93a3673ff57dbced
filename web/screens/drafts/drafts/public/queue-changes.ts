// A page of the desk's queue, and what a draft that changed elsewhere does to it, without asking for the list again.

import { isIssued } from "@bondline/domain/drafts/drafts/draft.ts";
import type { StaffQueueDraftFragment } from "../../../../api/generated/graphql.ts";
import type { ListPage } from "../../../../app/list/read-pages.ts";

export type QueueDraft = StaffQueueDraftFragment;
export type WaitingFor = "PROVIDER" | "APPLICANT" | "BANK";
/** ISSUED has left the queue. */
export type QueueFilter = WaitingFor | "ALL" | "ISSUED";

/** Whose desk it is: the provider's own, or a supplier's, which is the bank that drafts wait for. */
export type DeskSide = "PROVIDER" | "BANK";

/** What the reader can do something about comes first. */
const ORDER: Record<DeskSide, readonly WaitingFor[]> = {
  PROVIDER: ["PROVIDER", "APPLICANT", "BANK"],
  BANK: ["BANK", "APPLICANT", "PROVIDER"],
};

export function queueOrder(side: DeskSide): readonly WaitingFor[] {
  return ORDER[side];
}

export type QueuePage = ListPage<QueueDraft>;

export type QueueView = {
  readonly filter: QueueFilter;
  readonly search: string;
  /** Pages come before this one. */
  readonly isFurther?: boolean;
};

export type QueueGroup = { waitingFor: WaitingFor; drafts: readonly QueueDraft[] };

/** Groups without a draft are left out; within a group the one that has waited longest stands first. */
export function queueGroups(
  drafts: readonly QueueDraft[],
  side: DeskSide = "PROVIDER",
): readonly QueueGroup[] {
  return ORDER[side]
    .map((waitingFor) => ({
      waitingFor,
      drafts: drafts.filter((draft) => draft.waitingFor === waitingFor).toSorted(oldestFirst),
    }))
    .filter(({ drafts: waiting }) => waiting.length > 0);
}

/** A draft that changed takes its new place, joins, or leaves, according to what the queue is showing. */
export function withChangedDraft(page: QueuePage, changed: QueueDraft, view: QueueView): QueuePage {
  const before = page.rows.find(({ id }) => id === changed.id);
  if (before !== undefined && before.version > changed.version) return page;

  if (view.filter === "ISSUED") return withIssued(page, changed, view.search);
  const others = page.rows.filter(({ id }) => id !== changed.id);
  const belongs = belongsTo(changed, view);
  const total = page.total + (belongs ? 1 : 0) - (before === undefined ? 0 : 1);
  if (!belongs || !isOnPage(page, changed, view)) return { ...page, rows: others, total };

  return { ...page, rows: [...others, changed].toSorted(oldestFirst), total };
}

/** The newest comes first. */
function withIssued(page: QueuePage, changed: QueueDraft, search: string): QueuePage {
  const isThere = page.rows.some(({ id }) => id === changed.id);
  if (isThere) return { ...page, rows: page.rows.map((row) => (row.id === changed.id ? changed : row)) };
  if (!isIssued(changed.status) || !matches(changed, search)) return page;
  return { ...page, rows: [changed, ...page.rows], total: page.total + 1 };
}

function belongsTo(draft: QueueDraft, { filter, search }: QueueView): boolean {
  if (draft.waitingFor === null || draft.waitingFor === undefined) return false;
  if (filter !== "ALL" && draft.waitingFor !== filter) return false;
  return matches(draft, search);
}

/** What lies before the first draft or beyond the last one stands on another page. */
function isOnPage({ rows, hasNext }: QueuePage, changed: QueueDraft, { isFurther }: QueueView): boolean {
  const [first, last] = [rows.at(0), rows.at(-1)];
  if (first === undefined || last === undefined) return true;
  const isBefore = isFurther === true && changed.waitingSince < first.waitingSince;
  const isBeyond = hasNext && changed.waitingSince > last.waitingSince;
  return !isBefore && !isBeyond;
}

function matches({ organisation, referenceNumber }: QueueDraft, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  if (wanted === "") return true;

  const digits = wanted.replace(/\s/g, "");
  return (
    organisation.name.toLowerCase().includes(wanted) ||
    referenceNumber.toLowerCase().includes(wanted) ||
    (/^\d+$/.test(digits) && organisation.abn.includes(digits))
  );
}

function oldestFirst(one: QueueDraft, other: QueueDraft): number {
  if (one.waitingSince !== other.waitingSince) return one.waitingSince < other.waitingSince ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}
