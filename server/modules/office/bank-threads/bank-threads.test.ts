// What is said about a bank's work as one list of its own: who has spoken last, what waits for an answer, and nothing of another bank's.
// Shows: ST-54.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { BANK_THREAD_KINDS } from "@bondline/domain/office/bank-threads/bank-thread.ts";
import type { Api } from "../../../../testing/api.ts";
import { anIssuedDocument } from "../../../../testing/builders/document-request-builder.ts";
import { aRequiredDocument, putUp } from "../../../../testing/builders/required-document-builder.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { buildApplication } from "../../../demo/builders/facility-application-builder.ts";
import type { PersonName } from "../../../demo/cast.ts";

const LIST = `query ($awaitsBank: Boolean, $search: String, $first: Int, $after: String) {
  bankThreads(awaitsBank: $awaitsBank, search: $search, first: $first, after: $after) {
    totalCount pageInfo { endCursor }
    edges { node { kind parentId reference topic organisationName lastAuthorName lastSide lastWords awaitsBank } } } }`;

type Thread = {
  kind: string;
  parentId: string;
  reference: string;
  topic: string | null;
  organisationName: string | null;
  lastAuthorName: string | null;
  lastSide: string;
  lastWords: string | null;
  awaitsBank: boolean;
};

let world: World;
before(async () => {
  world = await aWorld();
});
after(() => world.end());

async function threadsOf(by: PersonName, asked: object = {}): Promise<Thread[]> {
  const api: Api = await world.as(by);
  const { bankThreads } = await api.get(LIST, asked);
  return bankThreads.edges.map(({ node }: { node: Thread }) => node);
}
const ofKind = async (kind: string, by: PersonName = "sam") =>
  (await threadsOf(by)).filter((thread) => thread.kind === kind);

const SAY = {
  DRAFT: ["createDraftComment", "CreateDraftCommentInput", "draftId"],
  DOCUMENT: ["createComment", "CreateCommentInput", "documentId"],
  APPLICATION: [
    "createFacilityApplicationComment",
    "CreateFacilityApplicationCommentInput",
    "facilityApplicationId",
  ],
} as const;

async function say(by: PersonName, kind: keyof typeof SAY, id: string, content: string): Promise<string> {
  const [name, type, key] = SAY[kind];
  world.clock.advance({ seconds: 1 });
  const answer = await (await world.as(by)).mutate(name, type, { [key]: id, content }, "commentId");
  assert.equal(answer.errors, undefined, JSON.stringify(answer.errors));
  return answer.data[name].commentId;
}

test("a thread waits for the bank until one of its own people has answered, and ends with what still stands", async () => {
  const { id, referenceNumber } = await world.draft({ status: "PROCESSING" });
  await say("ada", "DRAFT", id, "When will it be issued?");
  assert.deepEqual(await ofKind("DRAFT"), [
    {
      kind: "DRAFT",
      parentId: id,
      reference: referenceNumber,
      topic: null,
      organisationName: "Harbour Civil Pty Ltd",
      lastAuthorName: "Ada Nguyen",
      lastSide: "CLIENT",
      lastWords: "When will it be issued?",
      awaitsBank: true,
    },
  ]);
  await say("rosa", "DRAFT", id, "The bank will say.");
  const [byDesk] = await ofKind("DRAFT");
  assert.deepEqual([byDesk?.lastSide, byDesk?.awaitsBank], ["DESK", true]);
  const commentId = await say("sam", "DRAFT", id, "On Friday.");
  const [answered] = await ofKind("DRAFT");
  assert.deepEqual(
    [answered?.lastSide, answered?.lastWords, answered?.awaitsBank],
    ["BANK", "On Friday.", false],
  );
  assert.deepEqual(await threadsOf("sam", { awaitsBank: true }), []);

  const sam = await world.as("sam");
  await sam.mutate(
    "removeDraftComment",
    "RemoveDraftCommentInput",
    { draftId: id, id: commentId },
    "commentId",
  );
  const [takenBack] = await ofKind("DRAFT");
  assert.deepEqual([takenBack?.lastWords, takenBack?.awaitsBank], ["The bank will say.", true]);
});

test("of a required document only what the client has put up waits, and of an application a comment and an answer", async () => {
  const { id } = await world.draft({ status: "PROCESSING" });
  const requiredDocumentId = await aRequiredDocument(world.app, id, "SHARE_CERTIFICATE");
  const [asked] = await ofKind("REQUIRED_DOCUMENT");
  assert.deepEqual(
    [asked?.parentId, asked?.topic, asked?.lastSide, asked?.awaitsBank],
    [id, "SHARE_CERTIFICATE", "DESK", false],
  );
  world.clock.advance({ minutes: 1 });
  await putUp(world.app, requiredDocumentId);
  const [there] = await ofKind("REQUIRED_DOCUMENT");
  assert.deepEqual([there?.lastSide, there?.lastWords, there?.awaitsBank], ["CLIENT", null, true]);

  const application = await buildApplication(world.app, { status: "PROCESSING" });
  await say("ada", "APPLICATION", application.id, "Is the valuation in?");
  const [notified] = await ofKind("APPLICATION");
  assert.deepEqual(
    [notified?.parentId, notified?.reference, notified?.awaitsBank],
    [application.id, application.referenceNumber, true],
  );
});

test("a document's thread is found by its number, its client and who has spoken last, page by page", async () => {
  const document = await anIssuedDocument(world);
  await say("ada", "DOCUMENT", document.id, "Please send a copy.");
  const { reference } = (await ofKind("DOCUMENT")).find(({ parentId }) => parentId === document.id) ?? {};
  for (const search of [String(reference), "ada ngu", "harbour"]) {
    const found = await threadsOf("sam", { search });
    assert.ok(
      found.some(({ parentId }) => parentId === document.id),
      search,
    );
  }
  assert.deepEqual(await threadsOf("sam", { search: "nobody said so" }), []);

  const all = await threadsOf("sam");
  assert.deepEqual([...new Set(all.map(({ kind }) => kind))].sort(), [...BANK_THREAD_KINDS].sort());
  const sam = await world.as("sam");
  const paged: Thread[] = [];
  for (let after: string | null = null; paged.length < all.length; ) {
    const { bankThreads } = await sam.get(LIST, { first: 1, after });
    paged.push(bankThreads.edges[0].node);
    after = bankThreads.pageInfo.endCursor;
  }
  assert.deepEqual(paged, all);
});

test("nobody but the bank's own people reads the list, and another bank's shows nothing of it", async () => {
  assert.deepEqual(await threadsOf("bea"), []);
  for (const by of ["rosa", "ada", "fay"] as const)
    assert.equal(
      await (await world.as(by)).codeOf("{ bankThreads { totalCount } }"),
      "SUPPLIER_NOT_FOUND",
      by,
    );
});
