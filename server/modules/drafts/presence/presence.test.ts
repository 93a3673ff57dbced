// Who is in a draft: seen by whoever else sees it, at whichever instance, in which field, and gone when the tab is; without a row being written.
// Shows: API-088, Q-056.

import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, describe, test } from "node:test";
import pg from "pg";
import { type Api, apiOf } from "../../../../testing/api.ts";
import { refusalOf } from "../../../../testing/draft-calls.ts";
import { changedTables, footprintOf } from "../../../../testing/footprint.ts";
import { aSecondServer, type SecondServer } from "../../../../testing/second-server.ts";
import { type Watch, watch } from "../../../../testing/waiting.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { shareWith, stopSharing } from "../../../demo/builders/sharing-builder.ts";
import type { Draft } from "../drafts/public.ts";

let world: World;
let second: SecondServer;
let ada: Api;
let dee: Api;
let deeElsewhere: Api;
let draft: Draft;
before(async () => {
  world = await aWorld();
  second = await aSecondServer(world);
  ada = await world.as("ada");
  dee = await world.as("dee");
  deeElsewhere = apiOf(second.url, dee.token);
  draft = await world.draft();
  await shareWith(world.app, "draft", draft, { person: "dee", roles: ["BENEFICIARY"] });
});
after(async () => {
  await second.stop();
  await world.end();
});

const PRESENCE =
  "subscription ($draftId: ID!, $tab: String!) { draftPresence(draftId: $draftId, tab: $tab) { people { name field tab } } }";
type Seen = { name: string; field: string | null; tab: string }[];

type Place = { watching: Watch; tab: string };
async function open(api: Api, app = world.app): Promise<Place> {
  const tab = randomUUID();
  const asked = { query: PRESENCE, variables: { draftId: draft.id, tab } };
  return { watching: await watch({ app }, api, asked), tab };
}

/** Deliveries are joined, so those on the way to what is waited for are passed over. */
async function until({ watching }: Place, is: (people: Seen) => boolean): Promise<Seen> {
  for (;;) {
    const delivered = await watching.next();
    if (delivered === undefined) throw new Error("The stream has ended.");
    const { people } = delivered.data.draftPresence;
    if (is(people)) return people;
  }
}
const names = (people: Seen) => people.map(({ name }) => name);
const move = (api: Api, input: object) =>
  api.mutate(
    "setDraftRealtimeAuthorState",
    "SetDraftRealtimeAuthorStateInput",
    { draftId: draft.id, ...input },
    "clientMutationId",
  );

describe("whoever has a draft open", () => {
  test("is seen by the others at another instance, with the field, and is gone with the tab", async () => {
    const here = await open(ada);
    const there = await open(deeElsewhere, second.app);
    assert.deepEqual(names(await until(here, (people) => people.length === 2)), ["Ada Nguyen", "Dee Marsh"]);
    assert.deepEqual(names(await until(there, (people) => people.length === 2)), ["Ada Nguyen", "Dee Marsh"]);

    assert.equal(refusalOf(await move(ada, { tab: here.tab, field: "amount", sequence: 2 })), "OK");
    const moved = await until(there, (people) => people.some(({ field }) => field === "amount"));
    assert.equal(moved.find(({ field }) => field === "amount")?.name, "Ada Nguyen");

    // The call comes to another instance than the one that holds the tab's connection.
    await move(dee, { tab: there.tab, field: "parties.1.abn", sequence: 1 });
    await until(here, (people) => people.some(({ field }) => field === "parties.1.abn"));

    await move(ada, { tab: here.tab, field: "purpose", sequence: 1 });
    await move(ada, { tab: here.tab, field: null, sequence: 3 });
    const left = await until(there, (people) =>
      people.every(({ tab, field }) => tab !== here.tab || field !== "amount"),
    );
    assert.equal(
      left.find(({ tab }) => tab === here.tab)?.field,
      null,
      "what is older than the last move is passed over",
    );

    await there.watching.end();
    assert.deepEqual(names(await until(here, (people) => people.length === 1)), ["Ada Nguyen"]);
    await here.watching.end();
  });

  test("is there once for each tab, and moves no tab of somebody else", async () => {
    const one = await open(ada);
    const two = await open(ada);
    const deeHere = await open(dee);
    await until(one, (people) => people.length === 3);
    await move(dee, { tab: one.tab, field: "amount", sequence: 9 });
    await move(ada, { tab: two.tab, field: "purpose", sequence: 1 });
    const people = await until(deeHere, (all) => all.some(({ field }) => field === "purpose"));
    assert.deepEqual(
      people.map(({ tab, field }) => [tab === two.tab, field]).filter(([, field]) => field !== null),
      [[true, "purpose"]],
    );
    await two.watching.end();
    await until(one, (all) => all.length === 2);
    await Promise.all([one.watching.end(), deeHere.watching.end()]);
  });

  test("and may no longer see it is told nothing more, and is gone for the others", async () => {
    const here = await open(ada);
    const there = await open(dee);
    await until(here, (people) => people.length === 2);
    const asked = `query ($id: ID!) { draft(id: $id) { draftCollaborators { id } } }`;
    const [{ id }] = (await ada.get(asked, { id: draft.id })).draft.draftCollaborators;
    await ada.mutate(
      "removeDraftCollaborator",
      "RemoveDraftCollaboratorInput",
      { draftId: draft.id, id },
      "draft { id }",
    );
    await until(here, (people) => people.length === 1);
    for (let event = await there.watching.next(); event !== undefined; ) event = await there.watching.next();
    assert.equal(
      refusalOf(await move(dee, { tab: there.tab, field: "amount", sequence: 1 })),
      "DRAFT_NOT_FOUND",
    );
    await Promise.all([here.watching.end(), there.watching.end()]);
    await stopSharing(world.app, "draft", draft, "dee");
    await shareWith(world.app, "draft", draft, { person: "dee", roles: ["BENEFICIARY"] });
  });
});

test("bad input names its field, and a draft that is not theirs is not there", async () => {
  const tab = randomUUID();
  assert.deepEqual(Object.keys(refusalOf(await move(ada, { tab: "mine", field: "amount", sequence: 1 }))), [
    "tab",
  ]);
  assert.deepEqual(Object.keys(refusalOf(await move(ada, { tab, field: "<b>", sequence: 1 }))), ["field"]);
  assert.equal(
    refusalOf(await move(await world.as("wes"), { tab, field: "amount", sequence: 1 })),
    "DRAFT_NOT_FOUND",
  );
});

test("tabs at two instances are all seen, and a thousand moves write no row", async () => {
  const owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
  const apis = [
    [ada, world.app],
    [apiOf(second.url, ada.token), second.app],
  ] as const;
  const places: Place[] = [];
  for (let at = 0; at < 20; at += 1) places.push(await open(...(apis[at % 2] as (typeof apis)[number])));
  const [first, last] = [places[0] as Place, places.at(-1) as Place];
  for (const place of [first, last]) await until(place, (people) => people.length === places.length);

  const before = await footprintOf(owner);
  for (let sequence = 1; sequence <= 50; sequence += 1)
    await Promise.all(
      places.map(({ tab }, at) =>
        move(apis[at % 2]?.[0] as Api, { tab, field: `field${sequence}`, sequence }),
      ),
    );
  for (const place of [first, last])
    await until(place, (people) => people.every(({ field }) => field === "field50"));
  assert.deepEqual(changedTables(before, await footprintOf(owner)), []);
  await Promise.all(places.map(({ watching }) => watching.end()));
  await owner.end();
});
