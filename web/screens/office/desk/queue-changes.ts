// The loaded part of the desk's queue, and what a draft that changed elsewhere does to it, without asking for the list again.

import type { StaffQueueDraftFragment } from "../../../api/generated/graphql.ts";

export type QueueDraft = StaffQueueDraftFragment;
export type WaitingFor = "PROVIDER" | "APPLICANT" | "BANK";
export type QueueFilter = WaitingFor | "ALL";

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

export type QueuePage = {
  drafts: readonly QueueDraft[];
  totalCount: number;
  endCursor: string | null;
  hasNextPage: boolean;
};

export type QueueView = { filter: QueueFilter; search: string };

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

export function addQueuePage(loaded: QueuePage, next: QueuePage): QueuePage {
  const known = new Set(loaded.drafts.map(({ id }) => id));
  return { ...next, drafts: [...loaded.drafts, ...next.drafts.filter(({ id }) => !known.has(id))] };
}

/** A draft that changed takes its new place, joins, or leaves, according to what the queue is showing. */
export function withChangedDraft(page: QueuePage, changed: QueueDraft, view: QueueView): QueuePage {
  const before = page.drafts.find(({ id }) => id === changed.id);
  if (before !== undefined && before.version > changed.version) return page;

  const others = page.drafts.filter(({ id }) => id !== changed.id);
  const belongs = belongsTo(changed, view);
  const totalCount = page.totalCount + (belongs ? 1 : 0) - (before === undefined ? 0 : 1);
  if (!belongs || !isInLoadedPart(page, changed)) return { ...page, drafts: others, totalCount };

  return { ...page, drafts: [...others, changed].toSorted(oldestFirst), totalCount };
}

function belongsTo(draft: QueueDraft, { filter, search }: QueueView): boolean {
  if (draft.waitingFor === null || draft.waitingFor === undefined) return false;
  if (filter !== "ALL" && draft.waitingFor !== filter) return false;
  return matches(draft, search);
}

/** What lies beyond the last loaded draft is fetched by its page, and would otherwise be shown twice. */
function isInLoadedPart(page: QueuePage, changed: QueueDraft): boolean {
  const last = page.drafts.at(-1);
  return !page.hasNextPage || last === undefined || changed.waitingSince <= last.waitingSince;
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
