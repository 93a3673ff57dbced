// Views of lists: kept for oneself, shared by administrators, changed by whoever keeps them, and shown to nobody else.
// Shows: L-03.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Api } from "../../../../testing/api.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { PEOPLE } from "../../../demo/cast.ts";
import { idOf } from "../../../demo/cast-ids.ts";

const HARBOUR = idOf("organisation", "harbour");
const VIEW = "listView { id version name place isShared isOwn mayChange }";

let world: World;
let ada: Api;
let ben: Api;
let cam: Api;
let wes: Api;
before(async () => {
  world = await aWorld();
  [ada, ben, cam, wes] = [
    await world.as("ada"),
    await world.as("ben"),
    await world.as("cam"),
    await world.as("wes"),
  ];
});
after(() => world.end());

const aView = (changes: object = {}) => ({
  organisationId: HARBOUR,
  list: "DOCUMENTS",
  name: "Closing soon",
  place: "tab=established&expires=..2027-06-30",
  isShared: false,
  ...changes,
});
const create = async (api: Api, changes: object = {}) =>
  (await api.mutate("createListView", "CreateListViewInput", aView(changes), VIEW)).data.createListView
    .listView;
const update = async (api: Api, changes: object) =>
  await api.mutate("updateListView", "UpdateListViewInput", changes, VIEW);
const namesFor = async (api: Api): Promise<string[]> =>
  (
    await api.get("query ($o: ID!) { listViews(organisationId: $o, list: DOCUMENTS) { name } }", {
      o: HARBOUR,
    })
  ).listViews.map(({ name }: { name: string }) => name);
const codeOf = (answer: { errors?: { extensions: { code: string } }[] | undefined }) =>
  answer.errors?.[0]?.extensions.code;

test("a view is its owner's alone until an administrator shares one, which all of the organisation then see", async () => {
  const own = await create(ben, { name: "Ben's" });
  assert.deepEqual(
    { ...own, id: "", version: own.version },
    {
      id: "",
      version: 1,
      name: "Ben's",
      place: "expires=..2027-06-30&tab=established",
      isShared: false,
      isOwn: true,
      mayChange: true,
    },
  );
  await create(ada, { name: "all of us", isShared: true });
  assert.deepEqual(await namesFor(ben), ["all of us", "Ben's"]);
  assert.deepEqual(await namesFor(ada), ["all of us"]);
  assert.deepEqual(await namesFor(cam), ["all of us"]);
  assert.equal(
    await wes.codeOf("query ($o: ID!) { listViews(organisationId: $o, list: DOCUMENTS) { name } }", {
      o: HARBOUR,
    }),
    "ORGANISATION_NOT_FOUND",
  );
});

test("whoever is no administrator shares none, and changes no shared one", async () => {
  const shared = await create(ada, { name: "Shared", isShared: true });
  const refused = await ben.mutate("createListView", "CreateListViewInput", aView({ isShared: true }), VIEW);
  assert.equal(codeOf(refused), "ORGANISATION_NOT_FOUND");
  assert.equal(codeOf(await update(ben, { id: shared.id, version: 1, name: "Mine" })), "LIST_VIEW_NOT_FOUND");
  const own = await create(ben, { name: "Stays mine" });
  assert.equal(
    codeOf(await update(ben, { id: own.id, version: 1, isShared: true })),
    "ORGANISATION_NOT_FOUND",
  );
  assert.equal(codeOf(await update(ada, { id: own.id, version: 1, name: "Hers" })), "LIST_VIEW_NOT_FOUND");
});

test("a view takes another name and place, its first version no longer, and goes", async () => {
  const { id } = await create(ben, { name: "First" });
  const { data } = await update(ben, { id, version: 1, place: "bank=662E41" });
  assert.deepEqual(
    [
      data.updateListView.listView.name,
      data.updateListView.listView.place,
      data.updateListView.listView.version,
    ],
    ["First", "bank=662E41", 2],
  );
  assert.equal(codeOf(await update(ben, { id, version: 1, name: "Stale" })), "CONFLICT");
  await ben.mutate("removeListView", "RemoveListViewInput", { id, version: 2 }, "clientMutationId");
  assert.equal((await namesFor(ben)).includes("First"), false);
  assert.equal(codeOf(await update(ben, { id, version: 2, name: "Gone" })), "LIST_VIEW_NOT_FOUND");
});

test("every faulty field is named at once, and a list has no more views than a menu bears", async () => {
  const { errors } = await cam.mutate(
    "createListView",
    "CreateListViewInput",
    aView({ name: " ", place: "a=1&a=2" }),
    VIEW,
  );
  assert.deepEqual(Object.keys(errors?.[0]?.extensions.fields ?? {}).sort(), ["name", "place"]);
  const present = (await namesFor(cam)).length;
  for (let count = present; count < 50; count += 1) await create(cam, { name: `View ${count}` });
  const full = await cam.mutate("createListView", "CreateListViewInput", aView(), VIEW);
  assert.deepEqual(full.errors?.[0]?.extensions.fields, { name: "A list can have at most 50 views" });
});

test("somebody removed from the organisation sees none of its views, their own included", async () => {
  const query = "query ($o: ID!) { listViews(organisationId: $o, list: DOCUMENTS) { id } }";
  const { listViews } = await cam.get(query, { o: HARBOUR });
  const { organisationMembers } = await ada.get(
    "query ($o: ID!, $search: String) { organisationMembers(organisationId: $o, search: $search) { edges { node { memberId } } } }",
    { o: HARBOUR, search: PEOPLE.cam.email },
  );
  const { memberId } = organisationMembers.edges[0].node;
  await ada.mutate(
    "removeMember",
    "RemoveMemberInput",
    { organisationId: HARBOUR, memberId },
    "clientMutationId",
  );
  assert.equal(await cam.codeOf(query, { o: HARBOUR }), "ORGANISATION_NOT_FOUND");
  assert.equal(
    codeOf(await update(cam, { id: listViews.at(-1).id, version: 1, name: "Still" })),
    "LIST_VIEW_NOT_FOUND",
  );
});
