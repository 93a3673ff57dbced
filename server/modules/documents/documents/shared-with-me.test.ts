// What others have shared with a person by name: drafts and documents, and nothing that was not accepted.
// Shows: C-22, C-23, API-027..API-029.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { aWorld, type World } from "../../../../testing/world.ts";
import { recordDocument } from "../../../demo/builders/document-builder.ts";
import { shareWith, stopSharing } from "../../../demo/builders/sharing-builder.ts";
import type { PersonName } from "../../../demo/cast.ts";
import type { Draft } from "../../drafts/drafts/draft-record.ts";

const PAGE = "edges { node { id } } totalCount pageInfo { hasNextPage endCursor }";

let world: World;
const drafts: Draft[] = [];
const documents: { id: string; organisationId: string }[] = [];
before(async () => {
  world = await aWorld();
  for (let each = 0; each < 3; each += 1) {
    world.clock.advance({ hours: 1 });
    const draft = await world.draft();
    drafts.push(draft);
    documents.push({ id: await recordDocument(world.app), organisationId: draft.organisationId });
  }
  for (const kind of ["draft", "document"] as const) {
    const [first, second, third] = kind === "draft" ? drafts : documents;
    assert.ok(first && second && third);
    await shareWith(world.app, kind, first, { person: "dee", roles: ["BENEFICIARY"] });
    // The same person under two addresses has it once.
    await shareWith(world.app, kind, first, {
      person: "dee",
      roles: ["LIMITED"],
      emailAddress: "dee.marsh@woolworths.example",
    });
    await shareWith(world.app, kind, second, { person: "dee", roles: ["LIMITED"] });
    await shareWith(world.app, kind, third, {
      person: "dee",
      roles: ["LIMITED"],
      invitationStatus: "INVITED",
    });
  }
});
after(() => world.end());

const shared = async (person: PersonName, variables: object = {}) => {
  const api = await world.as(person);
  return await api.get(
    `query ($first: Int, $after: String, $search: String) {
      drafts: draftsSharedWithMe(first: $first, after: $after, search: $search) { ${PAGE} }
      documents: documentsSharedWithMe(first: $first, search: $search) { ${PAGE} } }`,
    variables,
  );
};
const ids = ({ edges }: { edges: { node: { id: string } }[] }) => edges.map(({ node }) => node.id);

test("newest first, each once, and nothing whose invitation is open", async () => {
  const dees = await shared("dee");
  assert.deepEqual(ids(dees.drafts), [drafts[1]?.id, drafts[0]?.id]);
  assert.deepEqual(ids(dees.documents), [documents[1]?.id, documents[0]?.id]);
  assert.equal(dees.drafts.totalCount, 2);
});

test("page by page, and by search", async () => {
  const first = await shared("dee", { first: 1 });
  assert.deepEqual(ids(first.drafts), [drafts[1]?.id]);
  const second = await shared("dee", { first: 1, after: first.drafts.pageInfo.endCursor });
  assert.deepEqual(ids(second.drafts), [drafts[0]?.id]);
  assert.equal(second.drafts.pageInfo.hasNextPage, false);
  assert.deepEqual(ids((await shared("dee", { search: drafts[0]?.referenceNumber })).drafts), [
    drafts[0]?.id,
  ]);
});

test("one's own organisation's records are not shared with one, and a share that ends is gone", async () => {
  for (const person of ["ada", "fay"] as const) assert.deepEqual(ids((await shared(person)).drafts), []);
  const [first] = documents;
  assert.ok(first);
  await stopSharing(world.app, "document", first, "dee");
  assert.deepEqual(ids((await shared("dee")).documents), [documents[1]?.id]);
});
