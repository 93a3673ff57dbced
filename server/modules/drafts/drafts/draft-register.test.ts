// What all clients have handed in as drafts, for the provider's people: what narrows it, its order, its file, and nothing that is not sent yet.
// Shows: L-03.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { STAFF_DRAFT_FILTERS } from "@bondline/domain/drafts/drafts/draft-filters.ts";
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

const LIST: NarrowedList = {
  table: STAFF_DRAFT_FILTERS,
  query: `query ($filter: StaffDraftFilter) {
    staffDraftRegister(filter: $filter) { totalCount edges { node { yourReference } } } }`,
  field: "staffDraftRegister",
  nameOf: ({ yourReference }: { yourReference: string }) => yourReference,
  wanted: "staffDraftRegister",
  nameKey: "yourReference",
  // What a client has not sent yet is nowhere.
  found: [
    [{}, ["asked", "declined", "issued", "theirs", "withdrawn"]],
    [{ client: "WESFARM" }, ["theirs"]],
    [{ client: "woolworths" }, []],
    [{ statuses: ["ESTABLISHED"] }, ["issued"]],
    [{ statuses: ["CANCELLED", "REJECTED"] }, ["declined", "withdrawn"]],
    [{ variants: ["LEASE_BOND"] }, []],
    [{ variants: ["BANK_GUARANTEE"] }, ["asked", "declined", "issued", "theirs", "withdrawn"]],
    [{ beneficiary: "bhp" }, ["asked"]],
    [{ states: ["VIC"] }, ["asked"]],
    [{ amountFrom: "250000.01" }, ["asked"]],
    [{ amountTo: "250000.00" }, ["declined", "issued", "theirs", "withdrawn"]],
    [{ expiresFrom: "2028-06-30" }, ["asked"]],
    [{ expiresTo: "2028-06-29" }, []],
    [{ bank: "macq" }, ["asked", "declined", "issued", "theirs", "withdrawn"]],
    [{ bank: "%" }, []],
    [{ submittedFrom: "2026-11-21" }, ["theirs"]],
    [{ submittedTo: "2026-11-20" }, ["asked", "declined", "issued", "withdrawn"]],
    [{ reachedFrom: "2026-11-20", reachedTo: "2026-11-20" }, ["issued"]],
    [{ reachedTo: "2026-11-19" }, []],
    [{ reachedFrom: "2026-11-21" }, []],
    [{ issuedFrom: "2026-11-20", issuedTo: "2026-11-20" }, ["issued"]],
    [{ issuedFrom: "2026-11-21" }, []],
    [{ issuedTo: "2026-11-19" }, []],
    // Of a bank's own levels its people alone are told.
    [{ level: ["KEPT", "BEYOND", "NONE"] }, []],
    [{ archived: ["CURRENT"], statuses: ["CANCELLED"] }, ["withdrawn"]],
    [{ archived: ["ARCHIVED"] }, []],
  ],
};

const cellsOf = (csv: Buffer): string[][] => parse(csv, { bom: true, relax_column_count: false });
let world: World;
let gus: Api;

before(async () => {
  world = await aWorld();
  const OPEN = {
    amount: "250000",
    expiryType: "OPEN_ENDED",
    expiresAt: null,
    contractForm: "AS4000",
  } as const;
  await world.draft({ status: "DRAFT", fields: { yourReference: "unsent" } });
  await world.draft({ status: "SUBMISSION_STARTED", fields: { yourReference: "begun" } });
  await world.draft({ status: "ESTABLISHED", fields: { ...OPEN, yourReference: "issued" } });
  await world.draft({ status: "REJECTED", fields: { ...OPEN, yourReference: "declined" } });
  const { id, version } = await world.draft({
    status: "SUBMITTED",
    fields: { ...OPEN, yourReference: "withdrawn" },
  });
  const given = { id, version };
  const { errors } = await (await world.as("ada")).mutate(
    "cancelDraft",
    "DraftVersionInput",
    given,
    "draft { id }",
  );
  assert.equal(errors, undefined);
  await world.draft({
    status: "CHANGES_REQUESTED",
    beneficiary: "bhp",
    fields: { yourReference: "asked", amount: "300000", expiryType: "FIXED", expiresAt: "2028-06-30" },
  });
  world.clock.advance({ days: 1 });
  await world.draft({
    status: "SUBMITTED",
    owner: "wesfarmers",
    fields: { ...OPEN, yourReference: "theirs" },
  });
  gus = await world.as("gus");
});
after(() => world.end());

test("it is narrowed by each filter, in the list and its file", () => provesFilters(gus, LIST));
test("it names every faulty filter at once", () => provesFaults(gus, LIST));

test("it leaves as a file row for row, with its clients, and by no other rights", async () => {
  const rows = await provesFile(gus, { ownerUrl: world.ownerUrl, cellsOf }, LIST);
  const said = rows.map((row) => [row.yourReference, row.client, row.status, row.supplier, row.submittedAt]);
  assert.deepEqual(said[0], [
    "theirs",
    "Wesfarmers Limited",
    "Submitted",
    "Macquarie",
    "2026-11-21 11:00:00",
  ]);
  assert.deepEqual(said.find(([name]) => name === "issued")?.slice(1, 3), [
    "Harbour Civil Pty Ltd",
    "Established",
  ]);
  for (const other of [await world.as("ada"), await world.as("tom")]) {
    assert.equal(await other.codeOf(OFFER, { wanted: wantedOf(LIST, {}) }), "DRAFT_NOT_FOUND");
    assert.equal(await other.codeOf(LIST.query, { filter: {} }), "DRAFT_NOT_FOUND");
  }
});

test("it is found by words and client, and ordered by amount, page by page", async () => {
  const query = `query ($search: String, $after: String, $first: Int) {
    staffDraftRegister(search: $search, sort: { field: AMOUNT, direction: DESC }, first: $first, after: $after) {
      totalCount edges { node { id yourReference } } pageInfo { endCursor } } }`;
  const ask = async (variables: object) => {
    const { edges, ...page } = (await gus.get(query, variables)).staffDraftRegister;
    return { ...page, names: edges.map(({ node }: { node: never }) => LIST.nameOf(node)) };
  };
  const one = await ask({ first: 1 });
  assert.deepEqual(one.names, ["asked"]);
  const two = await ask({ first: 10, after: one.pageInfo.endCursor });
  assert.deepEqual(two.names.toSorted(), ["declined", "issued", "theirs", "withdrawn"]);
  for (const [search, names] of [
    ["WITHDRAWN", ["withdrawn"]],
    ["bhp", ["asked"]],
    ["wesfarmers", ["theirs"]],
    ["unsent", []],
  ] as const) {
    const found = await ask({ search });
    assert.deepEqual(found.names, names, search);
    assert.equal(found.totalCount, names.length, search);
  }
});

test("each opens as the provider's people see it", async () => {
  const { edges } = (await gus.get("{ staffDraftRegister { edges { node { id } } } }")).staffDraftRegister;
  for (const { node } of edges) {
    const { draft } = await gus.get("query ($id: ID!) { draft(id: $id) { id } }", { id: node.id });
    assert.equal(draft.id, node.id);
  }
});
