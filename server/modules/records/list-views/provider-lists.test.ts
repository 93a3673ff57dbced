// The provider's lists over all organisations: what narrows each, its file, and its views, which are the provider's people's alone.
// Shows: L-03, O-33.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { STAFF_APPLICATION_FILTERS } from "@bondline/domain/facilities/facilities/facility-application-filters.ts";
import { CLIENT_FILTERS } from "@bondline/domain/people/clients/client-filters.ts";
import { parse } from "csv-parse/sync";
import type { Api, ApiReply } from "../../../../testing/api.ts";
import {
  type NarrowedList,
  OFFER,
  provesFaults,
  provesFile,
  provesFilters,
  wantedOf,
} from "../../../../testing/narrowed-list.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { aClaim } from "../../../demo/builders/abn-claim-builder.ts";
import { buildApplication } from "../../../demo/builders/facility-application-builder.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { runTransaction } from "../../../transaction/transaction.ts";

const cellsOf = (csv: Buffer): string[][] => parse(csv, { bom: true, relax_column_count: false });
const READER = () => ({ ownerUrl: world.ownerUrl, cellsOf });

let world: World;
/** An administrator of the provider, one of its people, a client's administrator and a supplier's. */
let rosa: Api;
let gus: Api;
let ada: Api;
let sam: Api;
/** The world's day is 20 November 2026. */
before(async () => {
  world = await aWorld();
  await signInAgain();
});

async function signInAgain(): Promise<void> {
  [rosa, gus, ada, sam] = [
    await world.as("rosa"),
    await world.as("gus"),
    await world.as("ada"),
    await world.as("sam"),
  ];
}
after(() => world.end());

const codeOf = ({ errors }: ApiReply) => errors?.[0]?.extensions.code;

describe("clients", () => {
  let atFirst: string[];
  const LIST = (): NarrowedList => ({
    table: CLIENT_FILTERS,
    query: `query ($filter: ClientFilter) { clients(filter: $filter, first: 100) { totalCount edges { node { name } } } }`,
    field: "clients",
    nameOf: ({ name }: { name: string }) => name,
    wanted: "clients",
    nameKey: "name",
    found: [
      [{}, [...atFirst, "Zinc Works"]],
      [{ numbers: ["UNCONFIRMED"], sinceFrom: "2026-11-23" }, ["Zinc Works"]],
      [{ numbers: ["REFUSED"] }, []],
      [{ entityTypes: ["SMF"] }, []],
      [{ discounts: ["GIVEN"] }, []],
      [{ discounts: ["NONE"], sinceTo: "2026-11-22" }, atFirst],
      [{ archived: ["CURRENT"], sinceFrom: "2026-11-23" }, ["Zinc Works"]],
      [{ archived: ["ARCHIVED"] }, []],
    ],
  });

  before(async () => {
    const { clients } = await rosa.get("{ clients(first: 100) { edges { node { name } } } }");
    atFirst = clients.edges.map(({ node }: { node: { name: string } }) => node.name);
    world.clock.advance({ days: 3 });
    await signInAgain();
    await aClaim(world.app, { abn: "11005357522", claimant: "Zoe", name: "Zinc Works" });
  });

  test("are narrowed by each filter, in the list and its file", () => provesFilters(gus, LIST()));
  test("name every faulty filter at once", () => provesFaults(gus, LIST()));

  test("leave as a file row for row, and by no other rights", async () => {
    const rows = await provesFile(gus, READER(), LIST());
    const zinc = rows.at(-1);
    assert.deepEqual(
      [zinc?.abn, zinc?.abnStatus, zinc?.entityType, zinc?.people, zinc?.createdAt],
      ["11005357522", "ABN not confirmed", "Private company", "1", "2026-11-23 11:00:00"],
    );
    for (const other of [ada, sam]) {
      assert.equal(await other.codeOf(OFFER, { wanted: wantedOf(LIST(), {}) }), "ORGANISATION_NOT_FOUND");
      assert.equal(await other.codeOf(LIST().query, { filter: {} }), "ORGANISATION_NOT_FOUND");
    }
  });

  test("are ordered by when they came, page by page", async () => {
    const query = `query ($after: String) { clients(sort: { field: CREATED_AT, direction: DESC }, first: 1, after: $after) {
      edges { node { name } } pageInfo { endCursor } } }`;
    const { clients } = await gus.get(query);
    assert.equal(clients.edges[0].node.name, "Zinc Works");
    const next = (await gus.get(query, { after: clients.pageInfo.endCursor })).clients;
    assert.ok(atFirst.includes(next.edges[0].node.name));
  });
});

describe("applications of all clients", () => {
  const NAMES = new Map<string, string>();
  const LIST: NarrowedList = {
    table: STAFF_APPLICATION_FILTERS,
    query: `query ($filter: StaffFacilityApplicationFilter) {
      staffFacilityApplications(filter: $filter) { totalCount edges { node { referenceNumber } } } }`,
    field: "staffFacilityApplications",
    nameOf: ({ referenceNumber }: { referenceNumber: string }) =>
      NAMES.get(referenceNumber) ?? referenceNumber,
    wanted: "staffFacilityApplications",
    nameKey: "name",
    // What a client has not handed in yet is nowhere.
    found: [
      [{}, ["sent", "surety", "theirs"]],
      [{ client: "WESFARM" }, ["theirs"]],
      [{ client: "%" }, []],
      [{ statuses: ["PROCESSING"] }, ["sent", "theirs"]],
      [{ statuses: ["SUBMITTED", "CLOSED"] }, ["surety"]],
      [{ types: ["SURETY_BOND"] }, ["surety"]],
      [{ limitFrom: "2000000" }, ["sent", "surety", "theirs"]],
      [{ limitTo: "1999999.99" }, []],
      [{ bank: "macq" }, ["sent", "theirs"]],
      [{ submittedFrom: "2026-11-24" }, ["surety"]],
      [{ submittedTo: "2026-11-23" }, ["sent", "theirs"]],
      [{ archived: ["CURRENT"], types: ["SURETY_BOND"] }, ["surety"]],
      [{ archived: ["ARCHIVED"] }, []],
    ],
  };

  before(async () => {
    const name = async (called: string, build: Parameters<typeof buildApplication>[1]) =>
      NAMES.set((await buildApplication(world.app, build)).referenceNumber, called);
    await name("draft", { status: "DRAFT" });
    await name("sent", { status: "PROCESSING" });
    await name("theirs", { status: "PROCESSING", owner: "wesfarmers" });
    world.clock.advance({ days: 1 });
    await signInAgain();
    await name("surety", { status: "SUBMITTED", facilityType: "SURETY_BOND" });
  });

  test("are narrowed by each filter, in the list and its file", () => provesFilters(gus, LIST));
  test("name every faulty filter at once", () => provesFaults(gus, LIST));

  test("leave as a file row for row, and by no other rights", async () => {
    const byReference = {
      ...LIST,
      nameOf: ({ referenceNumber }: { referenceNumber: string }) => referenceNumber,
      nameKey: "referenceNumber",
    };
    const rows = await provesFile(gus, READER(), byReference);
    assert.deepEqual(
      rows.map((row) => [NAMES.get(row.referenceNumber ?? ""), row.client, row.status, row.supplier]),
      [
        ["surety", "Harbour Civil Pty Ltd", "Submitted", ""],
        ["theirs", "Wesfarmers Limited", "Processing", "Macquarie"],
        ["sent", "Harbour Civil Pty Ltd", "Processing", "Macquarie"],
      ],
    );
    for (const other of [ada, await world.as("tom")]) {
      assert.equal(
        await other.codeOf(OFFER, { wanted: wantedOf(LIST, {}) }),
        "FACILITY_APPLICATION_NOT_FOUND",
      );
      assert.equal(await other.codeOf(LIST.query, { filter: {} }), "FACILITY_APPLICATION_NOT_FOUND");
    }
  });

  test("are found by client and reference, and ordered by limit, page by page", async () => {
    const query = `query ($after: String, $search: String) {
      staffFacilityApplications(search: $search, sort: { field: LIMIT, direction: ASC }, first: 2, after: $after) {
        totalCount edges { node { referenceNumber } } pageInfo { endCursor } } }`;
    const ask = async (variables: object) => (await gus.get(query, variables)).staffFacilityApplications;
    const one = await ask({});
    const two = await ask({ after: one.pageInfo.endCursor });
    const seen = [...one.edges, ...two.edges].map(({ node }) => NAMES.get(node.referenceNumber));
    assert.deepEqual(seen.toSorted(), ["sent", "surety", "theirs"]);
    assert.equal((await ask({ search: "harbour" })).totalCount, 2);
    assert.equal((await ask({ search: [...NAMES.keys()].at(-1)?.toLowerCase() })).totalCount, 1);
  });
});

describe("views of them", () => {
  const VIEW = "listView { id version name isOwn mayChange organisationId }";
  const NAMES = "{ listViews(list: CLIENTS) { name } }";
  const aView = (changes: object = {}) => ({
    list: "CLIENTS",
    name: "Unconfirmed",
    place: "numbers=UNCONFIRMED",
    isShared: false,
    ...changes,
  });
  const create = (api: Api, changes: object = {}) =>
    api.mutate("createListView", "CreateListViewInput", aView(changes), VIEW);
  const namesFor = async (api: Api): Promise<string[]> =>
    (await api.get(NAMES)).listViews.map(({ name }: { name: string }) => name);

  test("are one's own until an administrator of the provider shares one with all who work there", async () => {
    const own = (await create(gus, { name: "Mine" })).data.createListView.listView;
    assert.deepEqual([own.isOwn, own.mayChange], [true, true]);
    assert.ok(own.organisationId);
    assert.deepEqual(await namesFor(rosa), []);
    const refused = await create(gus, { isShared: true });
    assert.equal(codeOf(refused), "ORGANISATION_NOT_FOUND");
    const shared = (await create(rosa, { name: "Everybody's", isShared: true })).data.createListView.listView;
    assert.deepEqual(await namesFor(gus), ["Everybody's", "Mine"]);
    const changed = (api: Api) =>
      api.mutate("updateListView", "UpdateListViewInput", { id: shared.id, version: 1, name: "All" }, VIEW);
    assert.equal(codeOf(await changed(gus)), "LIST_VIEW_NOT_FOUND");
    assert.equal(codeOf(await changed(ada)), "LIST_VIEW_NOT_FOUND");
    assert.equal((await changed(rosa)).data.updateListView.listView.name, "All");
  });

  test("are there for no client and no supplier, and of no organisation", async () => {
    for (const other of [ada, sam]) {
      assert.equal(await other.codeOf(NAMES), "ORGANISATION_NOT_FOUND");
      assert.equal(codeOf(await create(other)), "ORGANISATION_NOT_FOUND");
    }
    const ofOne = await create(rosa, { organisationId: idOf("organisation", "harbour") });
    assert.deepEqual(Object.keys(ofOne.errors?.[0]?.extensions.fields ?? {}), ["organisationId"]);
    const ofNone = await create(ada, { list: "DOCUMENTS" });
    assert.equal(codeOf(ofNone), "ORGANISATION_NOT_FOUND");
  });

  test("are kept from everybody else by the database too", async () => {
    const seen = async (api: Api) =>
      await runTransaction(world.app, { token: api.token }, (tx) =>
        tx.query("select 1 from list_view where organisation_id is null"),
      );
    assert.ok((await seen(gus)).length > 0);
    for (const other of [ada, sam]) assert.deepEqual(await seen(other), []);
  });
});
