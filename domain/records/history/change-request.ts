// What was last asked of an applicant, and what they have changed since: read from a draft's history, for whoever decides next.

import { isRecordItself, type SittingPart, sittingParts, type WrittenGroup } from "./sitting-parts.ts";

type ShownGroup = WrittenGroup & {
  readonly triggeredAt: string;
  readonly triggeredBy: { readonly name: string; readonly isBankAuthor: boolean };
};

type AnsweredRequest = {
  readonly reason: string;
  readonly askedAt: string;
  /** Undefined while the draft has not come back. */
  readonly sentBack: { readonly by: string; readonly at: string } | undefined;
  /** Each by its name, in the order in which it was first touched. */
  readonly changed: readonly string[];
};

const REASON = "requestChangeReason";
/** What asking and sending back do to the draft by themselves. */
const OF_THE_ROUND: readonly string[] = [REASON, "status"];

/** From a history newest first; undefined where nothing was ever asked for, as far as it is given. */
export function answeredRequest(groups: readonly ShownGroup[]): AnsweredRequest | undefined {
  const place = groups.findIndex((group) => reasonIn(group) !== undefined);
  const request = groups[place];
  const reason = request && reasonIn(request);
  if (request === undefined || reason === undefined) return undefined;

  const since = groups.slice(0, place).filter(({ triggeredBy }) => !triggeredBy.isBankAuthor);
  const back = since.find(({ changes }) =>
    changes.some(({ field, newValue }) => field === "status" && newValue === "SUBMITTED"),
  );
  return {
    reason,
    askedAt: request.triggeredAt,
    sentBack: back && { by: back.triggeredBy.name, at: back.triggeredAt },
    changed: [...new Set(sittingParts(since.map(withoutTheRound)).flatMap(changedIn))],
  };
}

function reasonIn({ objectType, changes }: ShownGroup): string | undefined {
  if (!isRecordItself(objectType)) return undefined;
  return changes.find(({ field }) => field === REASON)?.newDisplayValue ?? undefined;
}

function withoutTheRound<Group extends WrittenGroup>(group: Group): Group {
  return { ...group, changes: group.changes.filter(({ field }) => !OF_THE_ROUND.includes(field)) };
}

function changedIn({ objectType, recordName, changeType, lines }: SittingPart): string[] {
  if (isRecordItself(objectType)) return lines.map(({ field }) => field);
  const part = `${objectType} ${recordName}`.trim();
  if (changeType === "UPDATE") return lines.map(({ field }) => `${field} of ${part}`);
  return [`${part} (${changeType === "INSERT" ? "added" : "removed"})`];
}
