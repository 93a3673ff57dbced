// What was asked of all issued guarantees, for the desk: narrowed, ordered, searched, and taken away with what became of each.
// Shows: L-03, ST-05.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { DOCUMENT_REQUEST_FILTERS } from "@bondline/domain/documents/document-requests/document-request-filters.ts";
import { parse } from "csv-parse/sync";
import type { Api } from "../../../../testing/api.ts";
import {
  anAskedRequest,
  anIssuedDocument,
  versionOfDocument,
} from "../../../../testing/builders/document-request-builder.ts";
import {
  type NarrowedList,
  OFFER,
  provesFaults,
  provesFile,
  provesFilters,
  wantedOf,
} from "../../../../testing/narrowed-list.ts";
import { aWorld, type World } from "../../../../testing/world.ts";

let world: World;
let gus: Api;
let ada: Api;

/** By their amounts; the world's day is 20 November 2026, and the second is of the day after, when the first is declined. */
const LIST: NarrowedList = {
  table: DOCUMENT_REQUEST_FILTERS,
  query: `query ($filter: StaffDocumentRequestFilter) {
    staffRequestRegister(filter: $filter) { totalCount edges { node { amount } } } }`,
  field: "staffRequestRegister",
  nameOf: ({ amount }: { amount: string }) => amount,
  wanted: "staffRequestRegister",
  nameKey: "amount",
  found: [
    [{}, ["1000.00", "50.00"]],
    [{ client: "harbour" }, ["1000.00", "50.00"]],
    [{ client: "wesfarm" }, []],
    [{ client: "%" }, []],
    [{ kinds: ["CLAIM"] }, ["50.00"]],
    [{ kinds: ["REDUCTION", "INCREASE"] }, ["1000.00"]],
    [{ statuses: ["DECLINED"] }, ["1000.00"]],
    [{ statuses: ["REQUESTED"] }, ["50.00"]],
    [{ sides: ["BENEFICIARY"] }, ["50.00"]],
    [{ amountFrom: "50.01" }, ["1000.00"]],
    [{ amountTo: "50" }, ["50.00"]],
    [{ bank: "MACQ" }, ["1000.00", "50.00"]],
    [{ bank: "beyond" }, []],
    [{ askedTo: "2026-11-20" }, ["1000.00"]],
    [{ askedFrom: "2026-11-21" }, ["50.00"]],
    [{ answeredFrom: "2026-11-21", answeredTo: "2026-11-21" }, ["1000.00"]],
    [{ doneFrom: "2026-11-01", doneTo: "2026-11-30" }, []],
  ],
};

let reference: string;
before(async () => {
  world = await aWorld();
  const document = await anIssuedDocument(world);
  const reduction = await anAskedRequest(world.app, document.id, { amount: "1000" });
  world.clock.advance({ days: 1 });
  gus = await world.as("gus");
  ada = await world.as("ada");
  const { errors } = await gus.mutate(
    "declineDocumentRequest",
    "DeclineDocumentRequestInput",
    { id: reduction.id, version: reduction.version, answerNote: "The works are not done." },
    "documentRequest { id }",
  );
  assert.equal(errors, undefined, JSON.stringify(errors));
  const { staffRequestRegister } = await gus.get(
    "{ staffRequestRegister(first: 1) { edges { node { referenceNumber } } } }",
  );
  reference = staffRequestRegister.edges[0].node.referenceNumber;
  const dee = await world.as("dee");
  const input = { documentId: document.id, version: await versionOfDocument(world.app, document.id) };
  const claimed = await dee.mutate(
    "createDocumentClaim",
    "CreateDocumentClaimInput",
    { ...input, amount: "50", claimAction: "PAY" },
    "clientMutationId",
  );
  assert.equal(claimed.errors, undefined, JSON.stringify(claimed.errors));
});
after(() => world.end());

describe("requests after issue of all clients", () => {
  test("are narrowed by each filter, in the list and its file", () => provesFilters(gus, LIST));
  test("name every faulty filter at once", () => provesFaults(gus, LIST));

  test("leave as a file row for row, with what became of each", async () => {
    const cellsOf = (csv: Buffer): string[][] => parse(csv, { bom: true, relax_column_count: false });
    const rows = await provesFile(gus, { ownerUrl: world.ownerUrl, cellsOf }, LIST);
    const said = rows.map((row) => [row.referenceNumber, row.kind, row.status, row.side, row.answerNote]);
    assert.deepEqual(said, [
      [reference, "Claim", "Requested", "Beneficiary", ""],
      [reference, "Reduction", "Declined", "Applicant", "The works are not done."],
    ]);
  });

  test("are found by client and document, and ordered by amount, page by page", async () => {
    const query = `query ($after: String, $search: String) {
      staffRequestRegister(search: $search, sort: { field: AMOUNT, direction: DESC }, first: 1, after: $after) {
        totalCount edges { node { amount answeredAt executedAt supplierName guaranteeNumber } } pageInfo { endCursor } } }`;
    const ask = async (given: object) => (await gus.get(query, given)).staffRequestRegister;
    const one = await ask({});
    assert.deepEqual(
      [one.edges[0].node.amount, one.edges[0].node.supplierName, one.edges[0].node.executedAt],
      ["1000.00", "Macquarie", null],
    );
    const [{ node }] = (await ask({ after: one.pageInfo.endCursor })).edges;
    assert.deepEqual([node.amount, node.answeredAt], ["50.00", null]);
    assert.equal((await ask({ search: reference.toLowerCase() })).totalCount, 2);
    assert.equal((await ask({ search: "harbour civil" })).totalCount, 2);
    assert.equal((await ask({ search: "nothing alike" })).totalCount, 0);
  });

  test("are there for no client, and neither is their file", async () => {
    assert.equal(await ada.codeOf(LIST.query, { filter: {} }), "DOCUMENT_REQUEST_NOT_FOUND");
    assert.equal(await ada.codeOf(OFFER, { wanted: wantedOf(LIST, {}) }), "DOCUMENT_REQUEST_NOT_FOUND");
  });
});
