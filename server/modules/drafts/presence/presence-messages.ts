// What instances say to each other about who is in which draft: ids and the names of fields, never a person's.

import { isPresenceField } from "@bondline/domain/drafts/presence/presence.ts";
import { type AccountId, type DraftId, isUuid } from "@bondline/domain/ids.ts";

export type Member = {
  /** One person may have the draft open twice. */
  tab: string;
  accountId: AccountId;
  /** In which field; null: in none. */
  field: string | null;
  /** Goes up with each move of the tab, so that the order in which they arrive does not matter. */
  sequence: number;
};

type Page = { page: number; pageCount: number; members: Member[] };

export type PresenceMessage =
  | { hello: true }
  | { beat: true }
  | { draft: DraftId; move: Member }
  | ({ draft: DraftId; edition: number } & Page);
type HeardMessage = PresenceMessage & { instance: string };

/** A notification of PostgreSQL holds fewer than 8,000 bytes; a member takes at most 230. */
const MEMBERS_A_PAGE = 30;

/** An empty list has a page too, which says that nobody is left. */
export function pagesOf(members: readonly Member[]): Page[] {
  const pageCount = Math.max(1, Math.ceil(members.length / MEMBERS_A_PAGE));
  return Array.from({ length: pageCount }, (_, page) => ({
    page,
    pageCount,
    members: members.slice(page * MEMBERS_A_PAGE, (page + 1) * MEMBERS_A_PAGE),
  }));
}

/** Anybody with the right to NOTIFY may send anything: what is no message of ours is nothing. */
export function readMessage(text: string): HeardMessage | undefined {
  const message = jsonOf(text);
  if (!isUuid(String(message.instance))) return undefined;
  if (message.hello === true || message.beat === true) return message as HeardMessage;
  if (!isUuid(String(message.draft))) return undefined;
  const members = message.move === undefined ? message.members : [message.move];
  if (!Array.isArray(members) || !members.every(isMember)) return undefined;
  const isNumbered = [message.edition, message.page, message.pageCount].every(Number.isSafeInteger);
  return message.move !== undefined || isNumbered ? (message as HeardMessage) : undefined;
}

function isMember(given: Partial<Record<keyof Member, unknown>> | null): boolean {
  return (
    isUuid(String(given?.tab)) &&
    isUuid(String(given?.accountId)) &&
    Number.isSafeInteger(given?.sequence) &&
    (given?.field === null || (typeof given?.field === "string" && isPresenceField(given.field)))
  );
}

function jsonOf(text: string): Readonly<Record<string, unknown>> {
  try {
    return { ...JSON.parse(text) };
  } catch {
    return {};
  }
}
