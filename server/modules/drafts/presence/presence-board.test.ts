// The board of who is where, between instances that say their messages to each other: killed instances, lost messages, crowds, and what is no message.

import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { test } from "node:test";
import type { AccountId, DraftId } from "@bondline/domain/ids.ts";
import { FORGOTTEN_MILLISECONDS, makePresenceBoard, type PresenceBoard } from "./presence-board.ts";
import type { Member } from "./presence-messages.ts";

const DRAFT = randomUUID() as DraftId;
const member = (field: string | null = null): Member => ({
  tab: randomUUID(),
  accountId: randomUUID() as AccountId,
  field,
  sequence: 0,
});

type Instance = PresenceBoard & { isCut: boolean };

/** Instances on one channel, of which each hears everything; `said` is what went over it. */
function instances(count: number) {
  const said: string[] = [];
  const clock = { now: 0 };
  const all: Instance[] = [];
  for (let at = 0; at < count; at += 1) {
    const own = {} as Instance;
    const say = (message: string) => {
      said.push(message);
      for (const each of all) if (!own.isCut && !each.isCut) each.hear(message);
    };
    const board = makePresenceBoard({ say, onChange: (draft) => own.publish(draft), now: () => clock.now });
    all.push(Object.assign(own, board, { isCut: false }));
  }
  const later = (milliseconds: number) => {
    clock.now += milliseconds;
    for (const each of all) if (!each.isCut) each.beat();
  };
  return { all: all as [Instance, Instance, Instance], said, later };
}
const tabs = (board: Instance) =>
  board
    .membersOf(DRAFT)
    .map(({ tab }) => tab)
    .sort();

test("everybody is seen everywhere, moves by the newest word, and leaves", () => {
  const { all } = instances(3);
  const ada = member();
  const leave = all[0].enter(DRAFT, ada);
  const dee = member("amount");
  all[1].enter(DRAFT, dee);
  for (const each of all) assert.deepEqual(tabs(each), [ada.tab, dee.tab].sort());
  all[2].move(DRAFT, { ...ada, field: "purpose", sequence: 2 });
  all[2].move(DRAFT, { ...ada, field: "amount", sequence: 1 });
  all[2].move(DRAFT, { ...ada, accountId: dee.accountId, field: "terms", sequence: 7 });
  for (const each of all)
    assert.equal(each.membersOf(DRAFT).find(({ tab }) => tab === ada.tab)?.field, "purpose");
  leave();
  leave();
  for (const each of all) assert.deepEqual(tabs(each), [dee.tab]);
});

test("an instance that falls silent is forgotten with its people, and comes back with them", () => {
  const { all, later } = instances(3);
  const ada = member();
  all[0].enter(DRAFT, ada);
  all[0].isCut = true;
  later(FORGOTTEN_MILLISECONDS);
  assert.deepEqual(tabs(all[1]), [ada.tab]);
  later(1);
  assert.deepEqual(tabs(all[1]), []);
  all[0].isCut = false;
  all[0].askAll();
  assert.deepEqual(tabs(all[1]), [ada.tab]);
});

test("whoever was away asks all, and has missed nothing", () => {
  const { all } = instances(3);
  const ada = member();
  const leave = all[0].enter(DRAFT, ada);
  all[2].isCut = true;
  leave();
  const dee = member();
  all[1].enter(DRAFT, dee);
  assert.deepEqual(tabs(all[2]), [ada.tab]);
  all[2].isCut = false;
  all[2].askAll();
  assert.deepEqual(tabs(all[2]), [dee.tab]);
});

test("two hundred people on one draft are all there, and no message is longer than PostgreSQL carries", () => {
  const { all, said } = instances(2);
  const crowd = Array.from({ length: 200 }, () => member("f".repeat(80)));
  for (const each of crowd) all[0].enter(DRAFT, each);
  assert.deepEqual(tabs(all[1]), crowd.map(({ tab }) => tab).sort());
  assert.ok(Math.max(...said.map((message) => Buffer.byteLength(message))) < 8000);
});

test("a tab that has changed its instance is there once, where it moved last", () => {
  const { all } = instances(2);
  const ada = member();
  all[0].enter(DRAFT, ada);
  all[1].enter(DRAFT, { ...ada, field: "amount", sequence: 4 });
  assert.deepEqual(
    all[0].membersOf(DRAFT).map(({ field }) => field),
    ["amount"],
  );
});

test("what an instance hears of others it repeats to nobody", () => {
  const { all, said } = instances(3);
  all[0].enter(DRAFT, member());
  assert.equal(said.length, 1);
});

test("what is no message of ours changes nothing", () => {
  const { all } = instances(2);
  const instance = randomUUID();
  const page = { instance, draft: DRAFT, edition: 1, page: 0, pageCount: 1 };
  for (const given of [
    "",
    "null",
    "[]",
    "{}",
    JSON.stringify({ ...page, members: "all" }),
    JSON.stringify({ ...page, members: [null] }),
    JSON.stringify({ ...page, members: [{ ...member(), field: "<script>" }] }),
    JSON.stringify({ ...page, edition: "1", members: [member()] }),
    JSON.stringify({ ...page, draft: "mine", members: [member()] }),
    JSON.stringify({ instance, draft: DRAFT, move: { tab: "x" } }),
  ])
    all[1].hear(given);
  assert.deepEqual(tabs(all[1]), []);
});
