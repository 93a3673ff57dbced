// What was issued to all clients, for the provider's people: what narrows it, its order, its file, and none of what clients record for themselves.
// Shows: L-03.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { STAFF_DOCUMENT_FILTERS } from "@bondline/domain/documents/documents/document-filters.ts";
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
import { recordDocument } from "../../../demo/builders/document-builder.ts";
import { ORGANISATIONS } from "../../../demo/cast.ts";
import { expireDocuments } from "./document-jobs.ts";

const LIST: NarrowedList = {
  table: STAFF_DOCUMENT_FILTERS,
  query: `query ($filter: StaffDocumentFilter) {
    staffDocuments(filter: $filter) { totalCount edges { node { guaranteeNumber } } } }`,
  field: "staffDocuments",
  nameOf: ({ guaranteeNumber }: { guaranteeNumber: string }) => guaranteeNumber,
  wanted: "staffDocuments",
  nameKey: "guaranteeNumber",
  found: [
    [{}, ["A-1", "A-2", "B-1"]],
    [{ client: "WESFARM" }, ["B-1"]],
    [{ client: ORGANISATIONS.wesfarmers.abn }, ["B-1"]],
    [{ client: "woolworths" }, []],
    [{ client: "%" }, []],
    [{ statuses: ["ESTABLISHED"] }, ["A-1", "B-1"]],
    [{ statuses: ["CLOSED_RETURNED", "CLOSED_EXPIRED"] }, ["A-2"]],
    [{ variants: ["LEASE_BOND"] }, []],
    [{ variants: ["BANK_GUARANTEE"] }, ["A-1", "A-2", "B-1"]],
    [{ beneficiary: "bhp" }, ["A-2"]],
    [{ states: ["VIC"] }, ["A-2"]],
    [{ bank: "macq" }, ["A-1", "A-2", "B-1"]],
    [{ amountFrom: "200000.00" }, ["A-2", "B-1"]],
    [{ amountTo: "199999.99" }, ["A-1"]],
    [{ establishedFrom: "2026-11-21" }, ["B-1"]],
    [{ establishedTo: "2026-11-20" }, ["A-1", "A-2"]],
    [{ expiresFrom: "2026-11-23" }, ["B-1"]],
    [{ expiresTo: "2026-11-22" }, ["A-2"]],
    [{ expectedReturnFrom: "2027-05-02" }, ["A-2", "B-1"]],
    [{ expectedReturnTo: "2027-05-01" }, ["A-1"]],
    [{ retentionTypes: ["LEASE"] }, ["A-1"]],
    [{ securityTypes: ["CASH"] }, ["A-1"]],
    [{ closedFrom: "2026-01-01" }, ["A-2"]],
    [{ closedTo: "2026-01-01" }, []],
    [{ ends: ["UNDATED"] }, ["A-1"]],
    [{ ends: ["DATED"] }, ["A-2", "B-1"]],
    [{ firstBeneficiary: "BHP group limited" }, ["A-2"]],
    [{ firstBeneficiary: "bhp" }, []],
    [{ firstBeneficiary: "%" }, []],
    [{ firstState: ["VIC"] }, ["A-2"]],
    [{ firstState: ["NONE"] }, []],
    [{ archived: ["CURRENT"] }, ["A-1", "A-2", "B-1"]],
    [{ archived: ["ARCHIVED"] }, []],
  ],
};

const cellsOf = (csv: Buffer): string[][] => parse(csv, { bom: true, relax_column_count: false });
let world: World;
let gus: Api;

before(async () => {
  world = await aWorld();
  await issue("A-1", { amount: "100000", expiryType: "OPEN_ENDED", expiresAt: null, contractForm: "AS4000" });
  await issue(
    "A-2",
    { amount: "200000", expiryType: "FIXED", expiresAt: "2026-11-22" },
    { beneficiary: "bhp" },
  );
  // Of a client's own, and nothing that the provider's people read.
  await recordDocument(world.app, { fields: { bankName: "Macquarie", guaranteeNumber: "OWN" } });
  await note("A-1", { retentionType: "LEASE", securityType: "CASH", expectedReturnDate: "2027-05-01" });
  world.clock.advance({ days: 3 });
  await expireDocuments(world.app);
  await issue(
    "B-1",
    { amount: "300000", expiryType: "FIXED", expiresAt: "2028-06-30" },
    { owner: "wesfarmers" },
  );
  gus = await world.as("gus");
});
after(() => world.end());

type Side = Pick<NonNullable<Parameters<World["draft"]>[0]>, "owner" | "beneficiary">;

async function issue(guaranteeNumber: string, fields: Record<string, unknown>, side: Side = {}) {
  await world.draft({ status: "ESTABLISHED", guaranteeNumber, fields, ...side });
}

async function rowOf(api: Api, search: string): Promise<{ id: string; version: number }> {
  const query = `query ($search: String) { staffDocuments(search: $search) { edges { node { id version } } } }`;
  return (await api.get(query, { search })).staffDocuments.edges[0].node;
}

async function note(number: string, document: object): Promise<void> {
  const row = await rowOf(await world.as("rosa"), number);
  const ada = await world.as("ada");
  const { errors } = await ada.mutate(
    "updateDocument",
    "UpdateDocumentInput",
    { ...row, document },
    "document { id }",
  );
  assert.equal(errors, undefined);
}

test("it is narrowed by each filter, in the list and its file", () => provesFilters(gus, LIST));
test("it names every faulty filter at once", () => provesFaults(gus, LIST));

test("it leaves as a file row for row, with its clients, and by no other rights", async () => {
  const rows = await provesFile(gus, { ownerUrl: world.ownerUrl, cellsOf }, LIST);
  assert.deepEqual(
    rows.map((row) => [row.client, row.status, row.amount, row["beneficiary.name"]]),
    [
      ["Wesfarmers Limited", "Established", "300000.00", "Woolworths Group Limited"],
      ["Harbour Civil Pty Ltd", "Expired", "200000.00", "BHP Group Limited"],
      ["Harbour Civil Pty Ltd", "Established", "100000.00", "Woolworths Group Limited"],
    ],
  );
  for (const other of [await world.as("ada"), await world.as("tom")]) {
    assert.equal(await other.codeOf(OFFER, { wanted: wantedOf(LIST, {}) }), "DOCUMENT_NOT_FOUND");
    assert.equal(await other.codeOf(LIST.query, { filter: {} }), "DOCUMENT_NOT_FOUND");
  }
});

test("it is found by number, party and client, and ordered by amount, page by page", async () => {
  const query = `query ($search: String, $after: String, $first: Int) {
    staffDocuments(search: $search, sort: { field: AMOUNT, direction: ASC }, first: $first, after: $after) {
      totalCount edges { node { guaranteeNumber } } pageInfo { endCursor } } }`;
  const ask = async (variables: object) => {
    const { edges, ...page } = (await gus.get(query, variables)).staffDocuments;
    return { ...page, names: edges.map(({ node }: { node: never }) => LIST.nameOf(node)) };
  };
  const one = await ask({ first: 2 });
  assert.deepEqual(one.names, ["A-1", "A-2"]);
  assert.deepEqual((await ask({ first: 2, after: one.pageInfo.endCursor })).names, ["B-1"]);
  for (const [search, names] of [
    ["b-1", ["B-1"]],
    ["BHP", ["A-2"]],
    ["wesfarmers", ["B-1"]],
    [ORGANISATIONS.harbour.abn, ["A-1", "A-2"]],
    ["OWN", []],
  ] as const) {
    const found = await ask({ search });
    assert.deepEqual(found.names, names, search);
    assert.equal(found.totalCount, names.length, search);
  }
});

test("each opens as the provider's people see it", async () => {
  const { edges } = (await gus.get("{ staffDocuments { edges { node { id } } } }")).staffDocuments;
  for (const { node } of edges) {
    const { document } = await gus.get("query ($id: ID!) { document(id: $id) { id } }", { id: node.id });
    assert.equal(document.id, node.id);
  }
});
