// Lists of drafts: tabs, search, every sort in both directions, paging that neither skips nor repeats, and who sees which rows.
// Shows: API-016..API-019, API-026, API-034, API-122..API-125, D-62, D-64, DOC-007, DOC-012, Q-025, Q-065, X-50.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Api } from "../../../../testing/api.ts";
import { must } from "../../../../testing/draft-calls.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { addViewer, shareWith } from "../../../demo/builders/sharing-builder.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import type { Draft } from "./draft-record.ts";

const HARBOUR = idOf("organisation", "harbour");
const LIST = `query ($o: ID!, $tab: DraftTab, $search: String, $sort: DraftSort, $first: Int, $after: String, $last: Int, $before: String) {
  drafts(organisationId: $o, tab: $tab, search: $search, sort: $sort, first: $first, after: $after, last: $last, before: $before) {
    edges { cursor node { id amount createdAt updatedAt status } } totalCount totalCountIsCapped pageInfo { startCursor endCursor hasNextPage hasPreviousPage } } }`;

let world: World;
let ada: Api;
const drafts: Draft[] = [];
before(async () => {
  world = await aWorld();
  ada = await world.as("ada");
  for (const [index, amount] of ["250000", null, "5000", "250000", "12.50", "1000000"].entries()) {
    world.clock.advance({ minutes: 1 });
    drafts.push(
      await world.draft({
        fields: {
          amount,
          feeSummaryId: null,
          contractTitle: `Section ${index}`,
          yourReference: `100%_safe ${index}`,
        },
      }),
    );
  }
  world.clock.advance({ minutes: 1 });
  drafts.push(
    await world.draft({ status: "CANCELLED" }),
    await world.draft({ status: "REJECTED" }),
    await world.draft({ status: "ESTABLISHED" }),
  );
  await world.draft({ owner: "wesfarmers" });
  const [first] = drafts;
  assert.ok(first);
  world.clock.advance({ minutes: 1 });
  const { version } = first;
  await must(ada, "updateDraft", { id: first.id, version, draft: { contractNumber: "changed last" } });
});
after(() => world.end());

type Row = { id: string; amount: string | null; createdAt: string; updatedAt: string };
const list = async (variables: object, api = ada) =>
  (await api.get(LIST, { o: HARBOUR, ...variables })).drafts;
const ids = (page: { edges: { node: Row }[] }) => page.edges.map(({ node }) => node.id);
const at = (...places: number[]) => places.map((place) => drafts[place]?.id);

describe("the tabs", () => {
  test("Drafts holds what is under way, Discontinued what ended, and an established draft is in neither", async () => {
    assert.deepEqual(ids(await list({ tab: "DRAFTS" })), at(5, 4, 3, 2, 1, 0));
    assert.deepEqual(ids(await list({ tab: "DISCONTINUED" })).sort(), at(6, 7).sort());
    const { draftCount } = await ada.get(
      "query ($o: ID!) { draftCount(organisationId: $o) { drafts discontinued } }",
      { o: HARBOUR },
    );
    assert.deepEqual(draftCount, { drafts: 6, discontinued: 2 });
    const all = await list({});
    assert.deepEqual([all.totalCount, all.totalCountIsCapped], [8, false]);
  });
});

describe("the search", () => {
  const FOUND: [typed: string, places: number[]][] = [
    ["section 3", [3]],
    ["SECTION", [5, 4, 3, 2, 1, 0]],
    ["changed last", [0]],
    ["woolworths", [5, 4, 3, 2, 1, 0]],
    ["88000014675", [5, 4, 3, 2, 1, 0]],
    ["100%_safe 2", [2]],
    ["100%", [5, 4, 3, 2, 1, 0]],
    ["%", [5, 4, 3, 2, 1, 0]],
    ["s_ction", []],
    ["sec%on", []],
    ["_safe", [5, 4, 3, 2, 1, 0]],
    ["\\", []],
    ["'; drop table draft; --", []],
    ["  section 3  ", [3]],
  ];
  for (const [typed, places] of FOUND) {
    test(`for ${typed}`, async () => {
      const page = await list({ tab: "DRAFTS", search: typed });
      assert.deepEqual(ids(page), at(...places));
      assert.equal(page.totalCount, places.length);
    });
  }
});

describe("every sort", () => {
  const ORDERS: [field: string, upwards: number[]][] = [
    ["CREATED_AT", [0, 1, 2, 3, 4, 5]],
    ["UPDATED_AT", [1, 2, 3, 4, 5, 0]],
  ];
  for (const [field, upwards] of ORDERS) {
    test(`by ${field} runs both ways`, async () => {
      const sort = (direction: string) => list({ tab: "DRAFTS", sort: { field, direction } });
      assert.deepEqual(ids(await sort("ASC")), at(...upwards));
      assert.deepEqual(ids(await sort("DESC")), at(...upwards.toReversed()));
    });
  }

  test("by AMOUNT runs both ways, a draft without one at the low end and equals in a fixed order", async () => {
    const amounts = async (direction: string) =>
      (await list({ tab: "DRAFTS", sort: { field: "AMOUNT", direction } })).edges.map(
        ({ node }: { node: Row }) => node.amount,
      );
    const upwards = [null, "12.50", "5000.00", "250000.00", "250000.00", "1000000.00"];
    assert.deepEqual(await amounts("ASC"), upwards);
    assert.deepEqual(await amounts("DESC"), upwards.toReversed());
  });
});

describe("paging", () => {
  for (const field of ["CREATED_AT", "UPDATED_AT", "AMOUNT"]) {
    for (const direction of ["ASC", "DESC"]) {
      test(`by ${field} ${direction}, two by two forwards and back again, shows each once`, async () => {
        const sort = { field, direction };
        const whole = ids(await list({ tab: "DRAFTS", sort }));
        const forwards: string[] = [];
        let page = await list({ tab: "DRAFTS", sort, first: 2 });
        assert.equal(page.pageInfo.hasPreviousPage, false);
        for (;;) {
          forwards.push(...ids(page));
          if (!page.pageInfo.hasNextPage) break;
          page = await list({ tab: "DRAFTS", sort, first: 2, after: page.pageInfo.endCursor });
        }
        assert.deepEqual(forwards, whole);
        const backwards = [ids(page)];
        while (page.pageInfo.hasPreviousPage) {
          page = await list({ tab: "DRAFTS", sort, last: 2, before: page.pageInfo.startCursor });
          backwards.unshift(ids(page));
        }
        assert.deepEqual(backwards.flat(), whole);
      });
    }
  }

  test("goes on where it was while drafts are raised and cancelled meanwhile", async () => {
    const sort = { field: "CREATED_AT", direction: "DESC" };
    const before = ids(await list({ tab: "DRAFTS", sort }));
    let page = await list({ tab: "DRAFTS", sort, first: 2 });
    const seen = ids(page);
    world.clock.advance({ minutes: 1 });
    const late = await world.draft();
    while (page.pageInfo.hasNextPage) {
      page = await list({ tab: "DRAFTS", sort, first: 2, after: page.pageInfo.endCursor });
      seen.push(...ids(page));
    }
    assert.deepEqual(seen, before);
    await must(ada, "cancelDraft", { id: late.id, version: late.version });
  });

  test("refuses cursors that no list has given, and sizes out of bounds", async () => {
    const forged = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const id = drafts[0]?.id;
    const MALFORMED = [
      "nonsense",
      forged({}),
      forged([]),
      forged(["2026-11-20 00:00:00+00"]),
      forged(["2026-11-20 00:00:00+00", "1"]),
      forged(["soon", id]),
      forged(["2026-13-45 00:00:00+00", id]),
      forged([null, id]),
      forged([1, id]),
      forged(["2026-11-20 00:00:00+00'; drop table draft; --", id]),
    ];
    for (const after of MALFORMED) {
      const { errors } = await ada.ask(LIST, { o: HARBOUR, after });
      assert.deepEqual(
        errors?.[0]?.extensions.fields,
        { after: "This cursor is not one that the list has given." },
        after,
      );
      const backwards = await ada.ask(LIST, { o: HARBOUR, last: 1, before: after });
      assert.equal(backwards.errors?.[0]?.extensions.code, "VALIDATION_ERROR", after);
    }
    const otherSort = await ada.ask(LIST, {
      o: HARBOUR,
      sort: { field: "AMOUNT", direction: "ASC" },
      after: forged(["2026-11-20 00:00:00+00", id]),
    });
    assert.equal(otherSort.errors?.[0]?.extensions.code, "VALIDATION_ERROR");
    for (const size of [{ first: 0 }, { first: 101 }, { first: -1 }, { last: 0 }, { last: 101 }]) {
      const { errors } = await ada.ask(LIST, { o: HARBOUR, ...size });
      assert.deepEqual(Object.values(errors?.[0]?.extensions.fields ?? {}), ["A page has 1 to 100 rows."]);
    }
  });

  test("is 20 rows unless asked otherwise", async () => {
    const raised = await runTransaction(world.app, { system: "Set-up" }, (tx) =>
      tx.query<{ id: string }>(
        `insert into draft (id, organisation_id, reference_number, process_type, created_by, status, status_changed_at, created_at, updated_at, search_text)
         select gen_random_uuid(), $1, 'DR-X' || n, 'BANK_GUARANTEE', $2, 'DRAFT', $3, $3, $3, 'dr-x' || n from generate_series(1, 30) n returning id`,
        [idOf("organisation", "wesfarmers"), idOf("person", "wes"), tx.now],
      ),
    );
    assert.equal(raised.length, 30);
    const page = await list({ o: idOf("organisation", "wesfarmers") }, await world.as("wes"));
    assert.equal(page.edges.length, 20);
    assert.equal(page.totalCount, 31);
    assert.equal(page.pageInfo.hasNextPage, true);
  });
});

describe("who sees which rows", () => {
  test("a limited user sees and counts only the drafts that the person was added to", async () => {
    const cam = await world.as("cam");
    assert.deepEqual([(await list({}, cam)).totalCount, ids(await list({}, cam))], [0, []]);
    const [first, second] = drafts;
    assert.ok(first && second);
    await addViewer(world.app, "draft", second, "cam");
    // An invitation onto a record is no entry in the organisation's own list.
    await shareWith(world.app, "draft", first, { person: "cam", roles: ["LIMITED"] });
    assert.deepEqual(ids(await list({}, cam)), [second.id]);
    const { draftCount } = await cam.get(
      "query ($o: ID!) { draftCount(organisationId: $o) { drafts discontinued } }",
      { o: HARBOUR },
    );
    assert.deepEqual(draftCount, { drafts: 1, discontinued: 0 });
  });

  test("another organisation's list is not there, nor is one that does not exist", async () => {
    for (const o of [
      idOf("organisation", "wesfarmers"),
      "0199a3f2-0000-7000-8000-000000000000",
      "nonsense",
    ]) {
      const { errors } = await ada.ask(LIST, { o });
      assert.equal(errors?.[0]?.extensions.code, "ORGANISATION_NOT_FOUND");
    }
  });
});
