// The facilities of all clients, for the provider's own people: those that were arranged through the portal, and no client's own records.
// Shows: L-03, O-33.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { STAFF_FACILITY_FILTERS } from "@bondline/domain/facilities/facilities/facility-filters.ts";
import { parse } from "csv-parse/sync";
import type { Api } from "../../../../testing/api.ts";
import {
  type NarrowedList,
  OFFER,
  provesFaults,
  provesFile,
  provesFilters,
  wantedOf,
} from "../../../../testing/narrowed-list.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { buildFacility } from "../../../demo/builders/facility-builder.ts";

let world: World;
/** One of the provider's people, a client's administrator and a referrer. */
let gus: Api;
let ada: Api;
let tom: Api;

const LIST: NarrowedList = {
  table: STAFF_FACILITY_FILTERS,
  query: `query ($filter: StaffFacilityFilter) {
    staffFacilities(filter: $filter) { totalCount edges { node { name } } } }`,
  field: "staffFacilities",
  nameOf: ({ name }: { name: string }) => name,
  wanted: "staffFacilities",
  nameKey: "name",
  // What a client records of its own is nowhere.
  found: [
    [{}, ["Bonds", "Sent", "Theirs"]],
    [{ client: "wesfarm" }, ["Theirs"]],
    [{ client: "%" }, []],
    [{ statuses: ["STARTED"] }, ["Bonds", "Theirs"]],
    [{ statuses: ["PROCESSING", "ESTABLISHED"] }, ["Sent"]],
    [{ bank: "macq" }, ["Bonds", "Sent", "Theirs"]],
    [{ bank: "theirs" }, []],
    [{ variants: ["SURETY_BOND"] }, ["Theirs"]],
    [{ limitFrom: "2000000" }, ["Bonds"]],
    [{ limitTo: "1999999.99" }, ["Sent", "Theirs"]],
    [{ startsFrom: "2026-03-01" }, ["Theirs"]],
    [{ startsTo: "2026-02-28" }, ["Bonds", "Sent"]],
    [{ endsFrom: "2027-01-01" }, ["Theirs"]],
    [{ endsTo: "2027-01-01" }, []],
    [{ securityTypes: ["CASH"] }, ["Theirs"]],
    [{ archived: ["CURRENT"], statuses: ["STARTED"] }, ["Bonds", "Theirs"]],
    [{ archived: ["ARCHIVED"] }, []],
  ],
};

before(async () => {
  world = await aWorld();
  const plain = { startDate: "2026-01-31", documentVariants: ["BANK_GUARANTEE"], endDate: null };
  await buildFacility(world.app, { fields: { ...plain, name: "Kept by its holder", limit: "900000" } });
  await buildFacility(world.app, {
    arrangedWith: "macquarie",
    fields: { ...plain, name: "Bonds", limit: "2000000", setUpCost: "1200" },
  });
  await buildFacility(world.app, {
    arrangedWith: "macquarie",
    isSent: true,
    fields: { ...plain, name: "Sent", limit: "700000" },
  });
  await buildFacility(world.app, {
    owner: "wesfarmers",
    arrangedWith: "macquarie",
    fields: {
      name: "Theirs",
      limit: "500000",
      startDate: "2026-03-01",
      endDate: "2027-06-30",
      documentVariants: ["SURETY_BOND"],
      securityType: "CASH",
    },
  });
  [gus, ada, tom] = [await world.as("gus"), await world.as("ada"), await world.as("tom")];
});
after(() => world.end());

describe("facilities of all clients", () => {
  test("are narrowed by each filter, in the list and its file", () => provesFilters(gus, LIST));
  test("name every faulty filter at once", () => provesFaults(gus, LIST));

  test("leave as a file row for row, with their use and what they cost", async () => {
    const cellsOf = (csv: Buffer): string[][] => parse(csv, { bom: true, relax_column_count: false });
    const rows = await provesFile(gus, { ownerUrl: world.ownerUrl, cellsOf }, LIST);
    const said = rows.map(({ name, holder, status, limit, headroom, setUpCost, createdAt }) =>
      [name, holder, status, limit, headroom, setUpCost, createdAt].join(" | "),
    );
    assert.deepEqual(said, [
      "Theirs | Wesfarmers Limited | Started | 500000.00 | 500000.00 | 2500.00 | 2026-11-20 11:00:00",
      "Sent | Harbour Civil Pty Ltd | Processing | 700000.00 | 700000.00 | 2500.00 | 2026-11-20 11:00:00",
      "Bonds | Harbour Civil Pty Ltd | Started | 2000000.00 | 2000000.00 | 1200.00 | 2026-11-20 11:00:00",
    ]);
  });

  test("are found by client, name and bank, and ordered each way, page by page", async () => {
    const query = `query ($after: String, $search: String, $sort: DocumentFacilitySort) {
      staffFacilities(search: $search, sort: $sort, first: 2, after: $after) {
        totalCount edges { node { name } } pageInfo { endCursor } } }`;
    const ask = async (given: object) => (await gus.get(query, given)).staffFacilities;
    const ORDERS = { NAME: "Bonds Sent Theirs", LIMIT: "Theirs Sent Bonds", END_DATE: "Theirs Bonds Sent" };
    for (const [field, names] of Object.entries(ORDERS)) {
      const sort = { field, direction: "ASC" };
      const one = await ask({ sort });
      const two = await ask({ sort, after: one.pageInfo.endCursor });
      assert.equal([...one.edges, ...two.edges].map(({ node }) => node.name).join(" "), names);
    }
    assert.equal((await ask({ search: "harbour" })).totalCount, 2);
    assert.equal((await ask({ search: "BOND" })).totalCount, 1);
    assert.equal((await ask({ search: "macquarie" })).totalCount, 3);
    assert.equal((await ask({ search: "kept" })).totalCount, 0);
  });

  test("are there for no client and no referrer, and neither is their file", async () => {
    for (const other of [ada, tom]) {
      assert.equal(await other.codeOf(LIST.query, { filter: {} }), "FACILITY_NOT_FOUND");
      assert.equal(await other.codeOf(OFFER, { wanted: wantedOf(LIST, {}) }), "FACILITY_NOT_FOUND");
    }
  });
});
