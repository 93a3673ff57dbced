// All required documents, for the desk: narrowed, ordered, searched and taken away with for whom each waits, and a bank's people those of drafts that were sent to it alone.
// Shows: L-03, ST-05.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { REQUIRED_DOCUMENT_FILTERS } from "@bondline/domain/drafts/required-documents/required-document-filters.ts";
import { parse } from "csv-parse/sync";
import type { Api } from "../../../../testing/api.ts";
import { aRequiredDocument, putUp } from "../../../../testing/builders/required-document-builder.ts";
import {
  type NarrowedList,
  OFFER,
  provesChosen,
  provesFaults,
  provesFile,
  provesFilters,
  wantedOf,
} from "../../../../testing/narrowed-list.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { connectOnce } from "../../../database/connect.ts";
import { idOf } from "../../../demo/cast-ids.ts";

let world: World;
let gus: Api;
let sam: Api;
let ada: Api;

/** Each draft has one: what is awaited from Harbour, what Wesfarmers has put up, and what is not needed any more. */
const NAMES = new Map<string, string>();
let awaitedId: string;

type Node = { referenceNumber: string };
const BY_REFERENCE: NarrowedList = {
  table: REQUIRED_DOCUMENT_FILTERS,
  query: `query ($filter: StaffRequiredDocumentFilter) {
    staffRequiredDocuments(filter: $filter) { totalCount edges { node { referenceNumber } } } }`,
  field: "staffRequiredDocuments",
  nameOf: ({ referenceNumber }: Node) => referenceNumber,
  wanted: "staffRequiredDocuments",
  nameKey: "referenceNumber",
  found: [],
};
/** The world's day is 20 November 2026; what is put up is put up the day after. */
const LIST: NarrowedList = {
  ...BY_REFERENCE,
  nameOf: ({ referenceNumber }: Node) => NAMES.get(referenceNumber) ?? referenceNumber,
  found: [
    [{}, ["awaited", "putUp", "withdrawn"]],
    [{ client: "wesfarm" }, ["putUp"]],
    [{ client: "%" }, []],
    [{ beneficiary: "woolworths" }, ["awaited", "putUp", "withdrawn"]],
    [{ beneficiary: "no such" }, []],
    [{ types: ["APPLICATION_FORM"] }, ["awaited"]],
    [{ types: ["CUSTOMER_IDENTIFICATION", "SHARE_CERTIFICATE"] }, ["putUp", "withdrawn"]],
    [{ stages: ["AWAITED"] }, ["awaited"]],
    [{ stages: ["PENDING_APPROVAL", "WITHDRAWN"] }, ["putUp", "withdrawn"]],
    [{ waitsFor: ["APPLICANT"] }, ["awaited"]],
    [{ waitsFor: ["BANK"] }, ["putUp"]],
    [{ bank: "MACQ" }, ["awaited", "putUp"]],
    [{ bank: "beyond" }, []],
    [{ lastFrom: ["APPLICANT"] }, ["putUp"]],
    [{ lastFrom: ["PROVIDER_ADMIN"] }, ["awaited", "withdrawn"]],
    [{ sinceFrom: "2026-11-21" }, ["putUp"]],
    [{ sinceTo: "2026-11-20" }, ["awaited", "withdrawn"]],
    [{ askedFrom: "2026-11-21" }, []],
    [{ askedTo: "2026-11-20" }, ["awaited", "putUp", "withdrawn"]],
  ],
};

before(async () => {
  world = await aWorld();
  const awaited = await world.draft({ status: "PROCESSING" });
  const answered = await world.draft({ status: "PROCESSING", owner: "wesfarmers" });
  const unsent = await world.draft({ status: "SUBMITTED" });
  awaitedId = awaited.id;
  NAMES.set(awaited.referenceNumber, "awaited");
  NAMES.set(answered.referenceNumber, "putUp");
  NAMES.set(unsent.referenceNumber, "withdrawn");
  await aRequiredDocument(world.app, awaited.id);
  const identification = await aRequiredDocument(world.app, answered.id, "CUSTOMER_IDENTIFICATION");
  const certificate = await aRequiredDocument(world.app, unsent.id, "SHARE_CERTIFICATE");
  gus = await world.as("gus");
  const withdrawn = await gus.mutate(
    "withdrawRequiredDocument",
    "WithdrawRequiredDocumentInput",
    { id: certificate, reason: "It is in the register." },
    "clientMutationId",
  );
  assert.equal(withdrawn.errors, undefined, JSON.stringify(withdrawn.errors));
  world.clock.advance({ days: 1 });
  await putUp(world.app, identification, "wes");
  [gus, sam, ada] = [await world.as("gus"), await world.as("sam"), await world.as("ada")];
});
after(() => world.end());

const namesOf = async (api: Api): Promise<(string | undefined)[]> =>
  (await api.get(LIST.query, {})).staffRequiredDocuments.edges
    .map(({ node }: { node: Node }) => NAMES.get(node.referenceNumber))
    .sort();

describe("required documents of all clients", () => {
  test("are narrowed by each filter, in the list and its file", () => provesFilters(gus, LIST));
  test("name every faulty filter at once", () => provesFaults(gus, LIST));
  test("leave as a file of what was chosen", () => provesChosen(gus, LIST));

  test("leave as a file row for row, with for whom each waits and what was said last", async () => {
    const cellsOf = (csv: Buffer): string[][] => parse(csv, { bom: true, relax_column_count: false });
    const rows = await provesFile(gus, { ownerUrl: world.ownerUrl, cellsOf }, BY_REFERENCE);
    assert.deepEqual(
      rows
        .map((row) => [row.type, row.stage, row.waitsFor, row.messages, row.lastFrom, row.lastMessage])
        .sort(),
      [
        ["Application form", "Not there yet", "Applicant", "1", "Provider", "Please sign it in black."],
        ["Customer identification", "Pending approval", "Bank or insurer", "2", "Applicant", ""],
        ["Share certificate", "Withdrawn", "", "2", "Provider", "It is in the register."],
      ],
    );
  });

  test("wait for whom their draft says that they wait", async () => {
    const query =
      "query ($id: ID!) { draft(id: $id) { waitingRequiredDocuments { applicantTypes bankTypes } } }";
    const listed = "{ staffRequiredDocuments { edges { node { draftId requiredDocumentType waitsFor } } } }";
    for (const { node } of (await gus.get(listed)).staffRequiredDocuments.edges) {
      const { applicantTypes, bankTypes } = (await gus.get(query, { id: node.draftId })).draft
        .waitingRequiredDocuments;
      const waits = [
        ["APPLICANT", applicantTypes],
        ["BANK", bankTypes],
      ].find(([, types]) => types.includes(node.requiredDocumentType));
      assert.equal(node.waitsFor, waits?.[0] ?? null, node.requiredDocumentType);
    }
  });

  test("are found by client and draft, and ordered, page by page", async () => {
    const query = `query ($after: String, $search: String, $sort: StaffRequiredDocumentSort) {
      staffRequiredDocuments(search: $search, sort: $sort, first: 1, after: $after) {
        totalCount edges { node { referenceNumber applicantName supplierName draftStatus statusSince lastMessageAt } } pageInfo { endCursor } } }`;
    const ask = async (given: object) => (await gus.get(query, given)).staffRequiredDocuments;
    const sort = { field: "SINCE", direction: "DESC" };
    const one = await ask({ sort });
    const [{ node }] = one.edges;
    assert.deepEqual(
      [NAMES.get(node.referenceNumber), node.applicantName, node.supplierName, node.draftStatus],
      ["putUp", "Wesfarmers Limited", "Macquarie", "PROCESSING"],
    );
    assert.equal(node.statusSince, node.lastMessageAt);
    const [next] = (await ask({ sort, after: one.pageInfo.endCursor })).edges;
    assert.notEqual(NAMES.get(next.node.referenceNumber), "putUp");
    const [asked] = (await ask({ sort: { field: "CREATED_AT", direction: "DESC" } })).edges;
    assert.equal(NAMES.get(asked.node.referenceNumber), "withdrawn");
    assert.equal((await ask({ search: node.referenceNumber.toLowerCase() })).totalCount, 1);
    assert.equal((await ask({ search: "wesfarmers" })).totalCount, 1);
    assert.equal((await ask({ search: "nothing alike" })).totalCount, 0);
  });

  test("are a bank's once their draft is sent to it, and go with it to another", async () => {
    const owner = connectOnce(world.ownerUrl);
    await owner.connect();
    const send = async (supplier: "beyond" | "macquarie", isVisible: boolean) => {
      await owner.query("begin");
      await owner.query("select begin_system_work('Test', now())");
      await owner.query("update draft set supplier_id = $2, is_visible_to_supplier = $3 where id = $1", [
        awaitedId,
        idOf("supplier", supplier),
        isVisible,
      ]);
      await owner.query("commit");
    };
    const bea = await world.as("bea");
    assert.deepEqual(await namesOf(sam), ["awaited", "putUp"]);
    assert.deepEqual(await namesOf(bea), []);
    await send("macquarie", false);
    assert.deepEqual(await namesOf(sam), ["putUp"]);
    await send("beyond", true);
    assert.deepEqual(await namesOf(sam), ["putUp"]);
    assert.deepEqual(await namesOf(bea), ["awaited"]);
    await send("macquarie", true);
    assert.deepEqual(await namesOf(sam), ["awaited", "putUp"]);
    await owner.end();
  });

  test("are there for no client, and neither is their file", async () => {
    assert.equal(await ada.codeOf(LIST.query, { filter: {} }), "REQUIRED_DOCUMENT_NOT_FOUND");
    assert.equal(await ada.codeOf(OFFER, { wanted: wantedOf(LIST, {}) }), "REQUIRED_DOCUMENT_NOT_FOUND");
  });
});
