// The desk's queue: oldest waiting first, by whose move it is, and for a supplier only what was sent to it.
// Shows: ST-02, ST-05..ST-08, Q-007, Q-044.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { type Api, apiOf } from "../../../../testing/api.ts";
import { must } from "../../../../testing/draft-calls.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { aGuest, joinAs } from "../../../demo/builders/guest-builder.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import type { Draft } from "./draft-record.ts";

const QUEUE = `query ($waitingFor: WaitingFor, $search: String, $first: Int, $after: String) {
  staffDrafts(waitingFor: $waitingFor, search: $search, first: $first, after: $after) {
    edges { cursor node { id waitingFor } } totalCount pageInfo { hasNextPage endCursor } } }`;
const COUNTS = "{ staffDraftCount { all applicant bank provider } }";

let world: World;
let rosa: Api;
let sam: Api;
let bea: Api;
const queue: Record<string, Draft> = {};
before(async () => {
  world = await aWorld();
  rosa = await world.as("rosa");
  sam = await world.as("sam");
  bea = await world.as("bea");
  for (const status of [
    "SUBMITTED",
    "CHANGES_REQUESTED",
    "PENDING_PAYMENT",
    "PROCESSING",
    "DRAFT",
    "CANCELLED",
    "REJECTED",
    "ESTABLISHED",
  ] as const) {
    world.clock.advance({ minutes: 1 });
    queue[status] = await world.draft({ status, owner: status === "PROCESSING" ? "wesfarmers" : "harbour" });
  }
  world.clock.advance({ minutes: 1 });
  queue.BEYOND = await world.draft({ status: "PROCESSING", feeSummary: "beyondCash" });
});
after(() => world.end());

const list = async (api: Api, variables: object = {}) => (await api.get(QUEUE, variables)).staffDrafts;
const ids = (page: { edges: { node: { id: string } }[] }) => page.edges.map(({ node }) => node.id);
const of = (...names: string[]) => names.map((name) => queue[name]?.id);

describe("the provider's queue", () => {
  test("holds every draft that was submitted and is not over, the longest waiting first", async () => {
    const page = await list(rosa);
    assert.deepEqual(
      ids(page),
      of("SUBMITTED", "CHANGES_REQUESTED", "PENDING_PAYMENT", "PROCESSING", "BEYOND"),
    );
    assert.equal(page.totalCount, 5);
  });

  test("can be narrowed to whose move it is, and counts each", async () => {
    assert.deepEqual(ids(await list(rosa, { waitingFor: "PROVIDER" })), of("SUBMITTED"));
    assert.deepEqual(
      ids(await list(rosa, { waitingFor: "APPLICANT" })),
      of("CHANGES_REQUESTED", "PENDING_PAYMENT"),
    );
    assert.deepEqual(ids(await list(rosa, { waitingFor: "BANK" })), of("PROCESSING", "BEYOND"));
    assert.deepEqual((await rosa.get(COUNTS)).staffDraftCount, {
      all: 5,
      applicant: 2,
      bank: 2,
      provider: 1,
    });
  });

  test("can be searched and paged", async () => {
    assert.deepEqual(ids(await list(rosa, { search: "wesfarmers" })), of("PROCESSING"));
    const seen: string[] = [];
    let page = await list(rosa, { first: 2 });
    for (;;) {
      seen.push(...ids(page));
      if (!page.pageInfo.hasNextPage) break;
      page = await list(rosa, { first: 2, after: page.pageInfo.endCursor });
    }
    assert.deepEqual(seen, ids(await list(rosa)));
    const forged = Buffer.from(JSON.stringify(["soon", "x"])).toString("base64url");
    assert.equal(await rosa.codeOf(QUEUE, { after: forged }), "VALIDATION_ERROR");
  });

  test("moves a draft to the end when its status changes, not when it is merely paid in part", async () => {
    const waiting = queue.PENDING_PAYMENT;
    assert.ok(waiting);
    world.clock.advance({ minutes: 1 });
    await must(rosa, "recordDraftPayment", {
      id: waiting.id,
      version: waiting.version,
      invoiceId: waiting.invoices[0]?.id,
      amount: "1",
      receivedDate: "2026-11-20",
    });
    assert.deepEqual(
      ids(await list(rosa)),
      of("SUBMITTED", "CHANGES_REQUESTED", "PENDING_PAYMENT", "PROCESSING", "BEYOND"),
    );
  });
});

describe("a supplier's queue", () => {
  test("holds what was sent to it and nothing else", async () => {
    assert.deepEqual(ids(await list(sam)), of("PENDING_PAYMENT", "PROCESSING"));
    assert.deepEqual((await sam.get(COUNTS)).staffDraftCount, { all: 2, applicant: 1, bank: 1, provider: 0 });
    assert.deepEqual(ids(await list(bea)), of("BEYOND"));
  });

  test("is not mixed with what its people may see otherwise, such as drafts of an organisation they belong to", async () => {
    const both = await aGuest(world.app, "Kim");
    await joinAs(world.app, both, { organisationId: idOf("organisation", "harbour"), role: "ADMIN" });
    await runTransaction(world.app, { system: "Set-up" }, (tx) =>
      tx.query(
        "insert into staff_member (id, provider_id, account_id, staff_type, supplier_id, created_at, updated_at) select $1, id, $2, 'EXTERNAL_SUPPLIER', $3, $4, $4 from provider",
        [tx.newId(), both.id, idOf("supplier", "beyond"), tx.now],
      ),
    );
    const kim = apiOf(world.url, both.token);
    assert.deepEqual(ids(await list(kim)), of("BEYOND"));
    assert.equal((await kim.get(COUNTS)).staffDraftCount.all, 1);
  });
});

describe("what was issued", () => {
  const ISSUED = `query ($search: String) { staffDrafts(isEstablished: true, search: $search, first: 50) { edges { node { id } } } }`;
  const issued = async (api: Api, search?: string) =>
    ids((await api.get(ISSUED, { search: search ?? null })).staffDrafts);

  test("is found again by who issued it, newest first, and by the number of its guarantee", async () => {
    const draft = await world.draft({ status: "PROCESSING" });
    world.clock.advance({ minutes: 1 });
    await must(rosa, "establishDraft", {
      id: draft.id,
      version: draft.version,
      guaranteeNumber: "G 2026/001197",
      establishedDate: "2026-11-20",
      bank: {},
    });
    for (const api of [rosa, sam]) {
      const [newest] = await issued(api);
      assert.equal(newest, draft.id);
      assert.deepEqual(await issued(api, "2026/001197"), [draft.id]);
    }
    assert.ok((await issued(rosa)).includes(queue.ESTABLISHED?.id ?? ""));
    assert.deepEqual(await issued(bea), []);
    assert.ok(!ids(await list(rosa)).includes(draft.id));
  });

  test("is nothing for who has no desk", async () => {
    const ada = await world.as("ada");
    await assert.rejects(issued(ada), /DRAFT_NOT_FOUND/);
  });
});
