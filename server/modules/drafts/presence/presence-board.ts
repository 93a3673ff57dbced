// Who is in which draft at this moment, kept in memory: an instance's own people, and what the other instances say of theirs.

import { randomUUID } from "node:crypto";
import type { DraftId } from "@bondline/domain/ids.ts";
import { type Member, type PresenceMessage, pagesOf, readMessage } from "./presence-messages.ts";

/** An instance that has said nothing for so long is gone, however it ended. */
export const FORGOTTEN_MILLISECONDS = 7_000;

export type BoardNeeds = {
  /** To all instances, this one included. */
  say: (message: string) => void;
  /** Somebody came, left or moved in this draft. */
  onChange: (draftId: DraftId) => void;
  /** Milliseconds of a clock that only goes forwards. */
  now: () => number;
};

type Heard = { heardAt: number; lists: Map<DraftId, Member[]>; pages: Map<DraftId, Pages> };
type Pages = { edition: number; members: Map<number, Member[]> };

export type PresenceBoard = ReturnType<typeof makePresenceBoard>;

export function makePresenceBoard({ say, onChange, now }: BoardNeeds) {
  const instance = randomUUID();
  const own = new Map<DraftId, Map<string, Member>>();
  const others = new Map<string, Heard>();
  /** Own people who came, left or moved since the others were told. */
  const unannounced = new Set<DraftId>();
  let edition = 0;

  const onOwnChange = (draft: DraftId) => {
    unannounced.add(draft);
    onChange(draft);
  };
  const send = (message: PresenceMessage) => say(JSON.stringify({ instance, ...message }));

  /** Answers the function by which the tab leaves again. */
  function enter(draft: DraftId, member: Member): () => void {
    const here = own.get(draft) ?? new Map<string, Member>();
    own.set(draft, here.set(member.tab, member));
    onOwnChange(draft);
    return () => {
      // The same tab may have come back already: its new place is its own to leave.
      if (here.get(member.tab)?.accountId !== member.accountId || !here.delete(member.tab)) return;
      onOwnChange(draft);
    };
  }

  /** A call may reach another instance than the one that has the tab's connection: that one is notified. */
  function move(draft: DraftId, moved: Member): void {
    if (!adopt(draft, moved)) send({ draft, move: moved });
  }

  function adopt(draft: DraftId, moved: Member): boolean {
    const here = own.get(draft)?.get(moved.tab);
    if (here === undefined || here.accountId !== moved.accountId) return false;
    if (moved.sequence <= here.sequence) return true;
    Object.assign(here, { field: moved.field, sequence: moved.sequence });
    onOwnChange(draft);
    return true;
  }

  /** Notifies the others where its own people are in a draft now, if that has changed: what it has heard itself it repeats to nobody. */
  function publish(draft: DraftId): void {
    if (!unannounced.delete(draft)) return;
    edition += 1;
    for (const page of pagesOf([...(own.get(draft)?.values() ?? [])])) send({ draft, edition, ...page });
    if (own.get(draft)?.size === 0) own.delete(draft);
  }

  function publishAll(): void {
    for (const draft of own.keys()) unannounced.add(draft);
    for (const draft of own.keys()) publish(draft);
  }

  function hear(text: string): void {
    const message = readMessage(text);
    if (message === undefined || message.instance === instance) return;
    const heard = others.get(message.instance) ?? { heardAt: 0, lists: new Map(), pages: new Map() };
    others.set(message.instance, heard);
    heard.heardAt = now();
    if ("hello" in message) publishAll();
    if ("move" in message) adopt(message.draft, message.move);
    if ("members" in message && takeList(heard, message)) onChange(message.draft);
  }

  /** Asked for anew where messages may have been missed. */
  function askAll(): void {
    forget(() => true);
    send({ hello: true });
    publishAll();
  }

  /** Says that this instance lives, while it has anybody, and forgets those that have fallen silent. */
  function beat(): void {
    if (own.size > 0) send({ beat: true });
    forget(({ heardAt }) => now() - heardAt > FORGOTTEN_MILLISECONDS);
  }

  function forget(isGone: (heard: Heard) => boolean): void {
    for (const [name, heard] of others) {
      if (!isGone(heard)) continue;
      others.delete(name);
      for (const draft of heard.lists.keys()) onChange(draft);
    }
  }

  /** A tab that has just changed its instance is at both for a moment: where it has moved last is where it is. */
  function membersOf(draft: DraftId): Member[] {
    const lists = [
      own.get(draft)?.values() ?? [],
      ...[...others.values()].map(({ lists }) => lists.get(draft) ?? []),
    ];
    const byTab = new Map<string, Member>();
    for (const member of lists.flatMap((list) => [...list])) {
      const known = byTab.get(member.tab);
      if (known === undefined || known.sequence < member.sequence) byTab.set(member.tab, member);
    }
    return [...byTab.values()];
  }

  return { enter, move, publish, hear, askAll, beat, membersOf };
}

type ListMessage = Extract<PresenceMessage, { members: Member[] }>;

/** Whether all of its pages are there: the list is then in the place of the one before. */
function takeList(
  { lists, pages }: Heard,
  { draft, edition, page, pageCount, members }: ListMessage,
): boolean {
  const known = pages.get(draft);
  const collected = known?.edition === edition ? known : { edition, members: new Map<number, Member[]>() };
  pages.set(draft, collected);
  collected.members.set(page, members);
  if (collected.members.size < pageCount) return false;
  pages.delete(draft);
  const all = [...collected.members.values()].flat();
  if (all.length === 0) lists.delete(draft);
  else lists.set(draft, all);
  return true;
}
