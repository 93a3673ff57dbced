// A page of the desk's work, and what work that was taken, given on or done elsewhere does to it, without asking for the list again.

import type { DeskWorkRowFragment } from "../../../../api/generated/graphql.ts";
import type { ListPage } from "../../../../app/list/read-pages.ts";

export type Work = DeskWorkRowFragment;

export type WorkView = {
  readonly kind: string;
  /** An account, `free`, `me` or nothing for anyone. */
  readonly person: string;
  readonly due: string;
  /** Nothing for every client. */
  readonly clientId: string;
  readonly myId: string | undefined;
  readonly now: Date;
  /** Pages come before this one. */
  readonly isFurther: boolean;
};

export function withChangedWork(page: ListPage<Work>, changed: Work, view: WorkView): ListPage<Work> {
  const before = page.rows.find(({ id }) => id === changed.id);
  if (before !== undefined && before.version > changed.version) return page;
  const others = page.rows.filter(({ id }) => id !== changed.id);
  const belongs = belongsTo(changed, view);
  const total = page.total + (belongs ? 1 : 0) - (before === undefined ? 0 : 1);
  if (!belongs || !isOnPage(page, changed, view)) return { ...page, rows: others, total };
  return { ...page, rows: [...others, changed].toSorted(dueFirst), total };
}

function belongsTo(work: Work, { kind, person, due, clientId, myId, now }: WorkView): boolean {
  if (work.closedAt !== null) return false;
  if (clientId !== "" && work.organisationId !== clientId) return false;
  if (kind !== "all" && work.kind !== kind) return false;
  if (due === "overdue" && new Date(work.dueAt) > now) return false;
  if (person === "free") return work.takenById === null;
  return person === "" || work.takenById === (person === "me" ? myId : person);
}

/** What is due before the first row or after the last one stands on another page. */
function isOnPage({ rows, hasNext }: ListPage<Work>, changed: Work, { isFurther }: WorkView): boolean {
  const [first, last] = [rows.at(0), rows.at(-1)];
  if (first === undefined || last === undefined) return true;
  const isBefore = isFurther && changed.dueAt < first.dueAt;
  const isBeyond = hasNext && changed.dueAt > last.dueAt;
  return !isBefore && !isBeyond;
}

function dueFirst(one: Work, other: Work): number {
  if (one.dueAt !== other.dueAt) return one.dueAt < other.dueAt ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}
