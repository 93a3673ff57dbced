// Notes of the provider's staff about a record: who writes, reads and takes them back, who is notified, and that nobody else ever has them.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { mailsTo } from "../../../../testing/account-calls.ts";
import type { Api, ApiReply } from "../../../../testing/api.ts";
import { watch } from "../../../../testing/waiting.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import type { PersonName } from "../../../demo/cast.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import type { Draft } from "../../drafts/drafts/draft-record.ts";

let world: World;
let draft: Draft;
before(async () => {
  world = await aWorld();
  draft = await world.draft({ status: "SUBMITTED" });
});
after(() => world.end());

const write = async (person: PersonName, content: string, mentionedIds: readonly string[] = []) =>
  (await world.as(person)).mutate(
    "createDeskNote",
    "CreateDeskNoteInput",
    { recordKind: "DRAFT", recordId: draft.id, content, mentionedIds },
    "deskNoteId",
  );
const remove = async (person: PersonName, id: string) =>
  (await world.as(person)).mutate("removeDeskNote", "RemoveDeskNoteInput", { id }, "deskNoteId");
const QUERY = `query ($id: ID!, $first: Int, $after: String) {
  deskNotes(recordKind: DRAFT, recordId: $id, first: $first, after: $after) {
    totalCount pageInfo { endCursor hasNextPage }
    edges { node { id author content mentioned removableUntil removedAt } } } }`;
const read = async (api: Api, variables: object = {}) =>
  (await api.get(QUERY, { id: draft.id, first: 25, ...variables })).deskNotes;
const codeOf = ({ errors }: Partial<ApiReply>) => errors?.[0]?.extensions.code;

test("staff write for each other, the newest first, and page through what was written", async () => {
  await write("rosa", "The beneficiary has moved.");
  world.clock.advance({ seconds: 1 });
  await write("gus", " The new address\nis in the contract. ");
  const gus = await world.as("gus");
  const notes = await read(gus);
  assert.deepEqual(
    notes.edges.map(
      ({ node }: { node: { author: string; content: string } }) => `${node.author}: ${node.content}`,
    ),
    ["Gus Reid: The new address\nis in the contract.", "Rosa Whitfield: The beneficiary has moved."],
  );
  const first = await read(gus, { first: 1 });
  assert.deepEqual([first.totalCount, first.pageInfo.hasNextPage], [2, true]);
  const rest = await read(gus, { first: 1, after: first.pageInfo.endCursor });
  assert.equal(rest.edges[0].node.author, "Rosa Whitfield");
});

test("whoever is named is written to and told once, and nobody else; the note says whom it names", async () => {
  const { errors } = await write("gus", "Please look at the amount.", [
    idOf("person", "rosa"),
    idOf("person", "rosa"),
    idOf("person", "gus"),
  ]);
  assert.equal(errors, undefined);
  const notes = async (address: string) =>
    (await mailsTo(world, address))
      .map(({ subject }) => subject)
      .filter((subject) => subject.includes("A note"));
  assert.deepEqual(await notes("rosa@bondline.example"), [`A note for you about ${draft.referenceNumber}`]);
  assert.deepEqual(await notes("gus@bondline.example"), []);
  const rosa = await world.as("rosa");
  const { notifications } = await rosa.get(
    "{ notifications(first: 1) { edges { node { kind about draftId } } } }",
  );
  assert.deepEqual(notifications.edges[0].node, {
    kind: "NOTE_MENTION",
    about: "Gus Reid",
    draftId: draft.id,
  });
  assert.deepEqual((await read(rosa, { first: 1 })).edges[0].node.mentioned, ["Rosa Whitfield"]);
});

test("nothing, too much and people who are not of the desk are refused at their field", async () => {
  for (const content of ["  ", "x".repeat(2001)])
    assert.deepEqual(Object.keys((await write("rosa", content)).errors?.[0]?.extensions.fields ?? {}), [
      "content",
    ]);
  for (const id of [idOf("person", "ada"), idOf("person", "sam"), "nobody"]) {
    const { errors } = await write("rosa", "Look.", [id]);
    assert.deepEqual(errors?.[0]?.extensions.fields, {
      mentionedIds: "Choose colleagues who work for Bondline.",
    });
  }
  const many = Array.from(
    { length: 11 },
    (_, at) => `00000000-0000-7000-8000-${String(at).padStart(12, "0")}`,
  );
  const { errors } = await write("rosa", "Look.", many);
  assert.deepEqual(errors?.[0]?.extensions.fields, { mentionedIds: "Name up to 10 colleagues." });
});

test("neither the client nor the bank of the draft is shown a note, in any list of theirs", async () => {
  for (const person of ["ada", "sam", "fay"] as const) {
    const { errors } = await (await world.as(person)).ask(QUERY, { id: draft.id, first: 1 });
    assert.equal(codeOf({ errors: errors ?? [] }), "DRAFT_NOT_FOUND", person);
    assert.equal(codeOf(await write(person, "Hello.")), "DRAFT_NOT_FOUND", person);
  }
  const { draftHistory, draftComments } = await (await world.as("ada")).get(
    `query ($id: ID!) { draftHistory(draftId: $id, first: 100) { edges { node { objectType } } } draftComments(draftId: $id, first: 25) { totalCount } }`,
    { id: draft.id },
  );
  assert.ok(!JSON.stringify(draftHistory).includes("note"));
  assert.equal(draftComments.totalCount, 0);
});

test("who wrote it takes it back within fifteen minutes: a mark stays, and whoever looks is told", async () => {
  const rosa = await world.as("rosa");
  const id = (await write("rosa", "The wrong draft.")).data.createDeskNote.deskNoteId;
  const stream = await watch(world, await world.as("gus"), {
    query: "subscription ($id: ID!) { draftUpdated(draftId: $id) { id } }",
    variables: { id: draft.id },
  });
  assert.equal(codeOf(await remove("gus", id)), "DESK_NOTE_NOT_FOUND");
  assert.equal(codeOf(await remove("ada", id)), "DESK_NOTE_NOT_FOUND");
  assert.equal(codeOf(await remove("rosa", id)), undefined);
  assert.equal((await stream.next()).data.draftUpdated.id, draft.id);
  await stream.end();
  assert.equal(codeOf(await remove("rosa", id)), "INVALID_TRANSITION");
  const [{ node }] = (await read(rosa)).edges;
  assert.deepEqual([node.id, node.content, node.removableUntil], [id, "", null]);
  assert.notEqual(node.removedAt, null);

  const late = (await write("rosa", "Stays.")).data.createDeskNote.deskNoteId;
  world.clock.advance({ minutes: 15, seconds: 1 });
  assert.equal(codeOf(await remove("rosa", late)), "INVALID_TRANSITION");
});

test("a client has notes too: its own people never read them, and whoever is named is led to its page", async () => {
  const harbour = idOf("organisation", "harbour");
  const ofClient = { recordKind: "CLIENT", recordId: harbour };
  const gus = await world.as("gus");
  const sent = { ...ofClient, content: "Pays late every June.", mentionedIds: [idOf("person", "rosa")] };
  const { errors } = await gus.mutate("createDeskNote", "CreateDeskNoteInput", sent, "deskNoteId");
  assert.equal(errors, undefined);

  const rosa = await world.as("rosa");
  const NOTES = `query ($id: ID!) { deskNotes(recordKind: CLIENT, recordId: $id, first: 5) { edges { node { content author } } } }`;
  const { deskNotes } = await rosa.get(NOTES, { id: harbour });
  assert.deepEqual(deskNotes.edges, [{ node: { content: "Pays late every June.", author: "Gus Reid" } }]);
  const { notifications } = await rosa.get(
    "{ notifications(first: 1) { edges { node { kind organisationId about } } } }",
  );
  assert.deepEqual(notifications.edges[0].node, {
    kind: "CLIENT_NOTE",
    organisationId: harbour,
    about: "Gus Reid",
  });
  const mail = (await mailsTo(world, "rosa@bondline.example")).find(({ text }) => text.includes("Pays late"));
  assert.match(mail?.text ?? "", new RegExp(`/staff/clients/${harbour}`));

  for (const person of ["ada", "sam", "fay"] as const) {
    const api = await world.as(person);
    assert.equal(codeOf(await api.ask(NOTES, { id: harbour })), "ORGANISATION_NOT_FOUND", person);
    const refused = await api.mutate("createDeskNote", "CreateDeskNoteInput", sent, "deskNoteId");
    assert.equal(codeOf(refused), "ORGANISATION_NOT_FOUND", person);
  }
  const missing = await gus.mutate(
    "createDeskNote",
    "CreateDeskNoteInput",
    { ...sent, recordId: idOf("person", "ada") },
    "deskNoteId",
  );
  assert.equal(codeOf(missing), "ORGANISATION_NOT_FOUND");
});
