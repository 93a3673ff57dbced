// Filters of documents and drafts: each finds exactly what it says, alone and beside others, in the list, its count and the report.
// Shows: API-016, API-018, API-020.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { DOCUMENT_FILTERS } from "@bondline/domain/documents/documents/document-filters.ts";
import { rangeNames } from "@bondline/domain/values/lists/list-filter.ts";
import type { Api } from "../../../../testing/api.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { recordDocument } from "../../../demo/builders/document-builder.ts";
import { buildFacility } from "../../../demo/builders/facility-builder.ts";
import { addViewer } from "../../../demo/builders/sharing-builder.ts";
import { idOf } from "../../../demo/cast-ids.ts";

const HARBOUR = idOf("organisation", "harbour");
const LIST = `query ($o: ID!, $filter: DocumentFilter, $tab: DocumentTab, $search: String, $sort: DocumentSort, $first: Int, $after: String) {
  documents(organisationId: $o, filter: $filter, tab: $tab, search: $search, sort: $sort, first: $first, after: $after) {
    totalCount edges { node { guaranteeNumber } } pageInfo { hasNextPage endCursor } } }`;
const REPORT =
  "query ($o: ID!, $filter: DocumentReportFilter) { documentReport(organisationId: $o, filter: $filter) { totalCount } }";
const DRAFTS =
  "query ($o: ID!, $filter: DraftFilter) { drafts(organisationId: $o, filter: $filter) { totalCount edges { node { id } } } }";

let world: World;
let ada: Api;
let facilityId = "";
const ids: string[] = [];

before(async () => {
  world = await aWorld();
  ada = await world.as("ada");
  await ada.mutate(
    "createOrganisationDocumentMetadata",
    "CreateOrganisationDocumentMetadataInput",
    { organisationId: HARBOUR, key: "Region" },
    "organisation { id }",
  );
  const MADE = [
    {
      beneficiary: "qantas",
      fields: { guaranteeNumber: "F-0", amount: "1000", bankName: "ANZ", establishedAt: "2025-01-31" },
    },
    {
      beneficiary: "bhp",
      fields: {
        guaranteeNumber: "F-1",
        amount: "2000.50",
        documentVariant: "SURETY_BOND",
        bankName: "Vero Surety",
        expiryType: "FIXED",
        expiresAt: "2028-06-30",
        retentionType: "LEASE",
        securityType: "CASH",
        metadata: [{ key: "Region", value: "South" }],
      },
    },
    {
      beneficiary: "woolworths",
      fields: {
        guaranteeNumber: "F-2",
        amount: "3000",
        expectedReturnDate: "2027-05-01",
        establishedAt: "2025-02-28",
        metadata: [{ key: "Region", value: "North" }],
      },
    },
  ] as const;
  for (const overrides of MADE) ids.push(await recordDocument(world.app, overrides));
  facilityId = (await buildFacility(world.app)).id;
  await ada.mutate(
    "setDocumentFacility",
    "SetDocumentFacilityInput",
    { documentId: ids[0], version: 1, facilityId },
    "document { id }",
  );
});
after(() => world.end());

const numbersOf = (page: { edges: { node: { guaranteeNumber: string } }[] }) =>
  page.edges.map(({ node }) => Number(node.guaranteeNumber.slice(2))).sort();
const list = async (filter: object, more: object = {}, api = ada) =>
  (await api.get(LIST, { o: HARBOUR, filter, ...more })).documents;

const FOUND: [filter: object, fitting: number[]][] = [
  [{}, [0, 1, 2]],
  [{ statuses: ["ESTABLISHED"] }, [0, 1, 2]],
  [{ statuses: ["PROJECTED", "CLOSED_EXPIRED"] }, []],
  [{ variants: ["SURETY_BOND", "LEASE_BOND"] }, [1]],
  [{ variants: [] }, [0, 1, 2]],
  [{ beneficiary: "QANT" }, [0]],
  // The applicant's name is among the words too, and is no beneficiary's.
  [{ beneficiary: "harbour" }, []],
  [{ bank: "anz" }, [0]],
  [{ bank: "O SUR" }, [1]],
  [{ bank: "%" }, []],
  [{ bank: " " }, [0, 1, 2]],
  [{ amountFrom: "2000.50" }, [1, 2]],
  [{ amountTo: "$2,000.50" }, [0, 1]],
  [{ amountFrom: "1000.01", amountTo: "2999.99" }, [1]],
  [{ establishedFrom: "2025-01-31", establishedTo: "2025-02-28" }, [0, 2]],
  [{ establishedTo: "2025-01-31" }, [0]],
  // What has no end is in no span of ends.
  [{ expiresFrom: "2020-01-01" }, [1]],
  [{ expiresTo: "2028-06-30" }, [1]],
  [{ expiresTo: "2028-06-29" }, []],
  [{ expectedReturnFrom: "2027-05-01", expectedReturnTo: "2027-05-01" }, [2]],
  [{ retentionTypes: ["LEASE", "OTHER"] }, [1]],
  [{ securityTypes: ["CASH"] }, [1]],
  [{ securityTypes: ["OTHER"] }, []],
  [{ archived: ["ARCHIVED"] }, []],
  [{ metadata: [{ key: "region", value: "SOUTH" }] }, [1]],
  [
    {
      metadata: [
        { key: "Region", value: "South" },
        { key: "Region", value: "North" },
      ],
    },
    [],
  ],
  [{ bank: "vero", amountFrom: "2000", retentionTypes: ["LEASE"], variants: ["SURETY_BOND"] }, [1]],
  [{ bank: "vero", amountFrom: "3000" }, []],
];

test("each filter finds what it says, in the list and its count and in the report", async () => {
  for (const [filter, fitting] of FOUND) {
    const page = await list(filter);
    assert.deepEqual(numbersOf(page), fitting, JSON.stringify(filter));
    assert.equal(page.totalCount, fitting.length, JSON.stringify(filter));
    const { documentReport } = await ada.get(REPORT, { o: HARBOUR, filter });
    assert.equal(documentReport.totalCount, fitting.length, `report ${JSON.stringify(filter)}`);
  }
  assert.deepEqual(numbersOf(await list({ facilityId })), [0]);
});

test("every filter is tried above", () => {
  const tried = new Set(FOUND.flatMap(([filter]) => Object.keys(filter)));
  const fields = Object.entries(DOCUMENT_FILTERS).flatMap(([name, { kind }]) =>
    kind === "amounts" || kind === "days" ? rangeNames(name) : [name],
  );
  assert.deepEqual(
    fields.filter((name) => !tried.has(name)),
    ["states", "facilityId"],
  );
});

test("the state is the beneficiary's", async () => {
  const { document } = await ada.get(
    "query ($id: ID!) { document(id: $id) { parties { partyVariant state } } }",
    {
      id: ids[0],
    },
  );
  const { state } = document.parties.find(
    ({ partyVariant }: { partyVariant: string }) => partyVariant === "BENEFICIARY",
  );
  assert.ok(numbersOf(await list({ states: [state] })).includes(0));
  assert.deepEqual(numbersOf(await list({ states: ["NT"] })), []);
});

test("a filter holds within a tab, beside words, in every order and from page to page", async () => {
  const filter = { amountFrom: "2000" };
  assert.deepEqual(numbersOf(await list(filter, { tab: "ESTABLISHED", search: "f-1" })), [1]);
  assert.deepEqual(numbersOf(await list(filter, { tab: "CLOSED" })), []);
  for (const field of ["AMOUNT", "CREATED_AT", "ESTABLISHED_AT", "EXPIRES_AT"]) {
    const sort = { field, direction: "ASC" };
    const first = await list(filter, { sort, first: 1 });
    const second = await list(filter, { sort, first: 1, after: first.pageInfo.endCursor });
    assert.deepEqual([...numbersOf(first), ...numbersOf(second)].sort(), [1, 2], field);
    assert.equal(second.pageInfo.hasNextPage, false, field);
  }
});

test("whoever was added to some is shown those of them that fit", async () => {
  const cam = await world.as("cam");
  assert.deepEqual(numbersOf(await list({ bank: "vero" }, {}, cam)), []);
  await addViewer(world.app, "document", { id: ids[1] ?? "", organisationId: HARBOUR }, "cam");
  assert.deepEqual(
    numbersOf(await list({ bank: "vero", metadata: [{ key: "Region", value: "South" }] }, {}, cam)),
    [1],
  );
  assert.deepEqual(numbersOf(await list({ bank: "anz" }, {}, cam)), []);
});

test("all that fit are chosen as they were seen: with another number than the person's nothing is answered", async () => {
  const CHOSEN = `query ($o: ID!, $filter: DocumentFilter, $exceptIds: [ID!], $count: Int!) {
    chosenDocuments(organisationId: $o, filter: $filter, tab: ESTABLISHED, exceptIds: $exceptIds, count: $count) { id version guaranteeNumber } }`;
  const chosen = { o: HARBOUR, filter: { amountFrom: "2000" } };
  const { chosenDocuments } = await ada.get(CHOSEN, { ...chosen, count: 2 });
  assert.deepEqual(
    numbersOf({ edges: chosenDocuments.map((node: { guaranteeNumber: string }) => ({ node })) }),
    [1, 2],
  );
  const without = await ada.get(CHOSEN, { ...chosen, exceptIds: [ids[1]], count: 1 });
  assert.deepEqual(
    without.chosenDocuments.map(({ id }: { id: string }) => id),
    [ids[2]],
  );
  for (const count of [1, 3]) {
    const { errors } = await ada.ask(CHOSEN, { ...chosen, count });
    assert.equal(errors?.[0]?.extensions.code, "CONFLICT", String(count));
  }
  for (const count of [-1, 251]) {
    const { errors } = await ada.ask(CHOSEN, { ...chosen, count });
    assert.deepEqual(Object.keys(errors?.[0]?.extensions.fields ?? {}), ["count"]);
  }
  const later = await recordDocument(world.app, { fields: { guaranteeNumber: "F-9", amount: "9000" } });
  assert.equal(await ada.codeOf(CHOSEN, { ...chosen, count: 2 }), "CONFLICT");
  await ada.mutate("removeDocument", "RemoveDocumentInput", { id: later, version: 1 }, "clientMutationId");
  assert.equal((await ada.get(CHOSEN, { ...chosen, count: 2 })).chosenDocuments.length, 2);
});

test("every faulty field is named at once", async () => {
  const { errors } = await ada.ask(LIST, {
    o: HARBOUR,
    filter: {
      amountFrom: "much",
      expiresTo: "30/02/2027",
      states: ["TEXAS"],
      bank: "x".repeat(201),
      metadata: [{ key: "Region", value: "" }],
    },
  });
  assert.deepEqual(Object.keys(errors?.[0]?.extensions.fields ?? {}).sort(), [
    "amountFrom",
    "bank",
    "expiresTo",
    "metadata.0.value",
    "states",
  ]);
});

test("drafts are narrowed alike", async () => {
  const small = await world.draft({ status: "DRAFT", fields: { amount: "60000" } });
  const large = await world.draft({ status: "SUBMITTED", fields: { amount: "300000" } });
  const drafts = async (filter: object) =>
    (await ada.get(DRAFTS, { o: HARBOUR, filter })).drafts.edges.map(
      ({ node }: { node: { id: string } }) => node.id,
    );
  assert.deepEqual(await drafts({ amountFrom: "300000" }), [large.id]);
  assert.deepEqual(await drafts({ amountTo: "60000.00" }), [small.id]);
  assert.deepEqual(await drafts({ statuses: ["SUBMITTED"], beneficiary: "wool" }), [large.id]);
  assert.deepEqual(await drafts({ beneficiary: "harbour" }), []);
  assert.deepEqual(await drafts({ variants: ["LEASE_BOND"] }), []);
  assert.deepEqual(await drafts({ facilityId }), []);
});
