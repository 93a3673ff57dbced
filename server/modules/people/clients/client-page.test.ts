// One client as the provider's people read it: its particulars, what it has and owes, and what waits about it.
// Shows: O-33, O-39, L-03.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { clientWords } from "@bondline/domain/people/clients/client-words.ts";
import type { Api } from "../../../../testing/api.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { aClaim } from "../../../demo/builders/abn-claim-builder.ts";
import { recordDocument } from "../../../demo/builders/document-builder.ts";
import { ORGANISATIONS } from "../../../demo/cast.ts";
import { idOf } from "../../../demo/cast-ids.ts";

const HARBOUR = idOf("organisation", "harbour");
const PAGE = `query ($id: ID!) {
  client(id: $id) { name abn abnStatus address entityType people administrators { email } }
  clientSums(id: $id) { documentsInForce amountInForce draftsInFlight amountInFlight owed } }`;
const SUMS = "query ($id: ID!) { clientSums(id: $id) { owed } }";
const MEMBERS = `query ($id: ID!, $first: Int, $after: String) { clientMembers(id: $id, first: $first, after: $after) {
  totalCount pageInfo { endCursor } edges { node { givenName email role createdAt } } } }`;
const STATEMENT = `query ($id: ID!) {
  statement(organisationId: $id, from: "2026-11-01", to: "2026-11-20") { closingBalance } }`;

let world: World;
let gus: Api;
before(async () => {
  world = await aWorld();
  gus = await world.as("gus");
});
after(() => world.end());

const page = async () => await gus.get(PAGE, { id: HARBOUR });

test("its particulars are those of the organisation", async () => {
  const { client } = await page();
  const { name, abn, address } = ORGANISATIONS.harbour;
  assert.deepEqual([client.name, client.abn, client.address], [name, abn, address]);
  assert.equal(client.abnStatus, "CONFIRMED");
  assert.ok(client.administrators.some(({ email }: { email: string }) => email.startsWith("ada@")));
  assert.ok(client.people >= client.administrators.length);
});

test("its people are its members with their roles, by their names, page by page", async () => {
  const ada = await world.as("ada");
  const { organisationMembers: own } = await ada.get(
    "query ($id: ID!) { organisationMembers(organisationId: $id, first: 100) { edges { node { givenName email role createdAt } } } }",
    { id: HARBOUR },
  );
  const { clientMembers: all } = await gus.get(MEMBERS, { id: HARBOUR, first: 100 });
  assert.deepEqual(all.edges, own.edges);
  assert.equal(all.totalCount, (await page()).client.people);
  const { clientMembers: first } = await gus.get(MEMBERS, { id: HARBOUR, first: 1 });
  const after = first.pageInfo.endCursor;
  const { clientMembers: next } = await gus.get(MEMBERS, { id: HARBOUR, first: 1, after });
  assert.deepEqual([...first.edges, ...next.edges], all.edges.slice(0, 2));
});

test("its sums count what was issued and what is on its way, and nothing that it records for itself", async () => {
  const NONE = {
    documentsInForce: 0,
    amountInForce: "0.00",
    draftsInFlight: 0,
    amountInFlight: "0.00",
    owed: "0.00",
  };
  assert.deepEqual((await page()).clientSums, NONE);
  const open = { expiryType: "OPEN_ENDED", expiresAt: null, contractForm: "AS4000" } as const;
  await world.draft({ status: "DRAFT" });
  await world.draft({ status: "REJECTED" });
  await world.draft({ status: "ESTABLISHED", owner: "wesfarmers" });
  await recordDocument(world.app, {});
  await world.draft({ status: "ESTABLISHED", fields: { ...open, amount: "120000.50" } });
  await world.draft({ status: "SUBMITTED", fields: { ...open, amount: "110000" } });
  await world.draft({ status: "PENDING_PAYMENT", fields: { ...open, amount: "100000" } });
  const { owed, ...sums } = (await page()).clientSums;
  assert.deepEqual(sums, {
    documentsInForce: 1,
    amountInForce: "120000.50",
    draftsInFlight: 2,
    amountInFlight: "210000.00",
  });
  const { statement } = await gus.get(STATEMENT, { id: HARBOUR });
  assert.equal(owed, statement.closingBalance);
  assert.ok(Number(owed) > 0);
});

test("its lists are its own where another that is not confirmed has entered its number, and the twin's are empty", async () => {
  const query = "query ($client: String!) { staffDraftRegister(filter: { client: $client }) { totalCount } }";
  const count = async (client: string) => (await gus.get(query, { client })).staffDraftRegister.totalCount;
  const { name, abn } = ORGANISATIONS.harbour;
  await aClaim(world.app, { abn, claimant: "twin", name: "Harbour Civil Australia" });
  assert.ok((await count(clientWords({ name, abn }))) > 0);
  assert.equal(await count(clientWords({ name: "Harbour Civil Australia", abn })), 0);
});

test("what waits is narrowed to it", async () => {
  const query = `query ($id: ID) { deskWorkList(organisationId: $id, first: 100) { totalCount edges { node { organisationId } } } }`;
  const count = async (id: string | null) => (await gus.get(query, { id })).deskWorkList;
  await world.draft({ status: "SUBMITTED", owner: "wesfarmers" });
  const [all, own] = [await count(null), await count(HARBOUR)];
  assert.ok(own.totalCount > 0 && own.totalCount < all.totalCount);
  for (const { node } of own.edges) assert.equal(node.organisationId, HARBOUR);
  assert.equal(await gus.codeOf(query, { id: "nobody" }), "ORGANISATION_NOT_FOUND");
});

test("it is there for the provider's people alone, and one that is not there is not found", async () => {
  const other = idOf("organisation", "wesfarmers");
  for (const person of ["ada", "sam", "tom"] as const) {
    const api = await world.as(person);
    for (const query of [PAGE, SUMS, MEMBERS])
      assert.equal(await api.codeOf(query, { id: HARBOUR }), "ORGANISATION_NOT_FOUND", person);
  }
  assert.equal(
    await gus.codeOf(SUMS, { id: other.replace(/.$/, "0").replace(/^./, "f") }),
    "ORGANISATION_NOT_FOUND",
  );
});
