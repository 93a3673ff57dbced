// Comments on drafts and documents: who says and reads them, newest first, live, and in the history.
// Shows: Q-052, H-03, H-04, H-08, H-09, H-31, API-023, API-030, API-080, API-081, DOC-063..DOC-066.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Api } from "../../../../testing/api.ts";
import { watch } from "../../../../testing/waiting.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { shareWith } from "../../../demo/builders/sharing-builder.ts";
import type { Draft } from "../../drafts/drafts/draft-record.ts";

let world: World;
let ada: Api;
let draft: Draft;
let documentId: string;
before(async () => {
  world = await aWorld();
  ada = await world.as("ada");
  draft = await world.draft({ status: "ESTABLISHED" });
  documentId = String(draft.documentId);
  for (const kind of ["draft", "document"] as const)
    await shareWith(
      world.app,
      kind,
      { id: kind === "draft" ? draft.id : documentId, organisationId: draft.organisationId },
      { person: "dee", roles: ["LIMITED"] },
    );
});
after(() => world.end());

const onDraft = (api: Api, content: string) =>
  api.mutate("createDraftComment", "CreateDraftCommentInput", { draftId: draft.id, content }, "commentId");
const onDocument = (api: Api, content: string) =>
  api.mutate("createComment", "CreateCommentInput", { documentId, content }, "commentId");
const COMMENTS =
  "edges { node { id content createdAt author { name isBankAuthor } } } totalCount pageInfo { hasNextPage endCursor }";
const read = (api: Api, variables: object = {}) =>
  api.get(
    `query ($draft: ID!, $document: ID!, $first: Int, $after: String) {
      draftComments(draftId: $draft, first: $first, after: $after) { ${COMMENTS} }
      documentComments(documentId: $document, first: 25) { ${COMMENTS} } }`,
    { draft: draft.id, document: documentId, ...variables },
  );
const said = ({ edges }: { edges: { node: { content: string; author: { name: string } } }[] }) =>
  edges.map(({ node }) => `${node.author.name}: ${node.content}`);

test("whoever sees the record says something, and reads everybody, the newest first", async () => {
  for (const [person, content] of [
    ["ada", "The site address is wrong."],
    ["dee", "We accept\nthe wording."],
    ["rosa", "Issued today."],
  ] as const) {
    world.clock.advance({ seconds: 1 });
    const api = await world.as(person);
    assert.equal((await onDraft(api, ` ${content} `)).errors, undefined);
    assert.equal((await onDocument(api, content)).errors, undefined);
  }
  const EVERYTHING = [
    "Rosa Whitfield: Issued today.",
    "Dee Marsh: We accept\nthe wording.",
    "Ada Nguyen: The site address is wrong.",
  ];
  for (const person of ["ada", "dee", "sam"] as const) {
    const { draftComments, documentComments } = await read(await world.as(person));
    assert.deepEqual(said(draftComments), EVERYTHING, person);
    assert.deepEqual(said(documentComments), EVERYTHING, person);
    assert.equal(draftComments.edges[0].node.author.isBankAuthor, true);
    assert.equal(draftComments.edges[2].node.author.isBankAuthor, false);
  }
  const first = await read(ada, { first: 2 });
  assert.equal(first.draftComments.pageInfo.hasNextPage, true);
  const rest = await read(ada, { first: 2, after: first.draftComments.pageInfo.endCursor });
  assert.deepEqual(said(rest.draftComments), EVERYTHING.slice(2));
});

test("nothing, or too much, is refused at its field; a stranger is told that there is no such record", async () => {
  for (const content of ["  ", "x".repeat(2001)]) {
    const { errors } = await onDraft(ada, content);
    assert.deepEqual(Object.keys(errors?.[0]?.extensions.fields ?? {}), ["content"]);
  }
  const fay = await world.as("fay");
  assert.equal((await onDraft(fay, "Hello")).errors?.[0]?.extensions.code, "DRAFT_NOT_FOUND");
  assert.equal((await onDocument(fay, "Hello")).errors?.[0]?.extensions.code, "DOCUMENT_NOT_FOUND");
});

test("whoever has the document open is told, and its history names the comment", async () => {
  const stream = await watch(world, ada, {
    query: "subscription ($id: ID!) { documentUpdated(documentId: $id) { id } }",
    variables: { id: documentId },
  });
  await onDocument(await world.as("dee"), "One more thing.");
  assert.equal((await stream.next()).data.documentUpdated.id, documentId);
  await stream.end();
  const { documentHistory } = await ada.get(
    "query ($id: ID!) { documentHistory(documentId: $id, first: 1) { edges { node { objectType changeType recordName } } } }",
    { id: documentId },
  );
  assert.deepEqual(documentHistory.edges[0].node, {
    objectType: "Comment",
    changeType: "INSERT",
    recordName: "Dee Marsh",
  });
});

test("who said it takes it back within fifteen minutes: a mark stays, the history keeps the words, and whoever watches is told", async () => {
  const FIELDS = "edges { node { id content removedAt removableUntil } }";
  const QUERY = `query ($draft: ID!, $document: ID!) {
    draftComments(draftId: $draft, first: 1) { ${FIELDS} } documentComments(documentId: $document, first: 1) { ${FIELDS} } }`;
  const dee = await world.as("dee");
  const newest = async (api: Api) => {
    const found = await api.get(QUERY, { draft: draft.id, document: documentId });
    return [found.draftComments.edges[0].node, found.documentComments.edges[0].node];
  };
  const remove = (api: Api, kind: "draft" | "document", id: string) =>
    kind === "draft"
      ? api.mutate("removeDraftComment", "RemoveDraftCommentInput", { draftId: draft.id, id }, "commentId")
      : api.mutate("removeComment", "RemoveCommentInput", { documentId, id }, "commentId");
  const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) =>
    errors?.[0]?.extensions.code;

  world.clock.advance({ seconds: 1 });
  await onDraft(ada, "The wrong thing.");
  await onDocument(ada, "The wrong thing.");
  const [fromDraft, fromDocument] = await newest(ada);
  assert.notEqual(fromDraft.removableUntil, null);
  assert.deepEqual(
    (await newest(dee)).map(({ removableUntil }) => removableUntil),
    [null, null],
  );
  const stream = await watch(world, dee, {
    query: "subscription ($id: ID!) { documentUpdated(documentId: $id) { id } }",
    variables: { id: documentId },
  });
  for (const person of ["dee", "rosa", "fay"] as const)
    assert.equal(
      codeOf(await remove(await world.as(person), "document", fromDocument.id)),
      "COMMENT_NOT_FOUND",
    );
  world.clock.advance({ minutes: 15 });
  assert.equal(codeOf(await remove(ada, "document", fromDocument.id)), undefined);
  assert.equal((await stream.next()).data.documentUpdated.id, documentId);
  await stream.end();
  assert.equal(codeOf(await remove(ada, "document", fromDocument.id)), "INVALID_TRANSITION");
  const [, taken] = await newest(dee);
  assert.deepEqual([taken.id, taken.content, taken.removableUntil], [fromDocument.id, "", null]);
  assert.notEqual(taken.removedAt, null);
  const { documentHistory } = await ada.get(
    "query ($id: ID!) { documentHistory(documentId: $id, first: 1) { edges { node { objectType changeType changes { label oldDisplayValue } } } } }",
    { id: documentId },
  );
  assert.match(JSON.stringify(documentHistory), /"Comment","changeType":"UPDATE".*"The wrong thing\."/);

  world.clock.advance({ seconds: 1 });
  assert.equal(codeOf(await remove(ada, "draft", fromDraft.id)), "INVALID_TRANSITION");
  const [late] = await newest(ada);
  assert.deepEqual([late.content, late.removableUntil], ["The wrong thing.", null]);
});
