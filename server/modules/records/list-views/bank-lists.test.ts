// The lists over all clients as a bank's or insurer's people have them: what is their own, narrowed, searched and taken away, and nothing of another bank's.
// Shows: L-03, ST-05, ST-08, X-40.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { parse } from "csv-parse/sync";
import type { Api } from "../../../../testing/api.ts";
import { anAskedRequest } from "../../../../testing/builders/document-request-builder.ts";
import { aRequiredDocument } from "../../../../testing/builders/required-document-builder.ts";
import {
  type NarrowedList,
  OFFER,
  provesChosen,
  provesFile,
  wantedOf,
} from "../../../../testing/narrowed-list.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { buildApplication } from "../../../demo/builders/facility-application-builder.ts";
import { buildFacility } from "../../../demo/builders/facility-builder.ts";

const cellsOf = (csv: Buffer): string[][] => parse(csv, { bom: true, relax_column_count: false });

type BankList = Pick<NarrowedList, "field" | "query" | "wanted" | "nameOf" | "nameKey"> & {
  view: string;
  /** By the name that each client's record has in the list; what is not the bank's yet has none. */
  own: () => readonly string[];
  ofWesfarmers: () => readonly string[];
  /** What no bank is shown. */
  hidden: readonly string[];
};

const listOf = (field: string, { filter, search }: { filter: string; search: string }) =>
  `query ($filter: ${filter}, $search: String) {
    ${field}(filter: $filter, search: $search) { totalCount edges { node { ${search} } } } }`;

const numbers = { drafts: "", theirDraft: "", issued: "", application: "", theirApplication: "" };

const LISTS: readonly BankList[] = [
  {
    field: "staffDraftRegister",
    query: listOf("staffDraftRegister", { filter: "StaffDraftFilter", search: "referenceNumber" }),
    wanted: "staffDraftRegister",
    view: "STAFF_DRAFTS",
    nameOf: ({ referenceNumber }: { referenceNumber: string }) => referenceNumber,
    nameKey: "referenceNumber",
    own: () => [numbers.drafts, numbers.theirDraft, numbers.issued],
    ofWesfarmers: () => [numbers.theirDraft],
    hidden: [],
  },
  {
    field: "staffDocuments",
    query: listOf("staffDocuments", { filter: "StaffDocumentFilter", search: "guaranteeNumber" }),
    wanted: "staffDocuments",
    view: "STAFF_DOCUMENTS",
    nameOf: ({ guaranteeNumber }: { guaranteeNumber: string }) => guaranteeNumber,
    nameKey: "guaranteeNumber",
    own: () => ["MQ-1"],
    ofWesfarmers: () => [],
    hidden: ["costToDate", "costs.setUpCost"],
  },
  {
    field: "staffFacilities",
    query: listOf("staffFacilities", { filter: "StaffFacilityFilter", search: "name" }),
    wanted: "staffFacilities",
    view: "STAFF_FACILITIES",
    nameOf: ({ name }: { name: string }) => name,
    nameKey: "name",
    own: () => ["Sent", "Theirs"],
    ofWesfarmers: () => ["Theirs"],
    hidden: ["setUpCost", "annualCost"],
  },
  {
    field: "staffFacilityApplications",
    query: listOf("staffFacilityApplications", {
      filter: "StaffFacilityApplicationFilter",
      search: "referenceNumber",
    }),
    wanted: "staffFacilityApplications",
    view: "STAFF_APPLICATIONS",
    nameOf: ({ referenceNumber }: { referenceNumber: string }) => referenceNumber,
    nameKey: "referenceNumber",
    own: () => [numbers.application, numbers.theirApplication],
    ofWesfarmers: () => [numbers.theirApplication],
    hidden: ["fee", "feePaid"],
  },
  {
    field: "staffRequestRegister",
    query: listOf("staffRequestRegister", {
      filter: "StaffDocumentRequestFilter",
      search: "guaranteeNumber",
    }),
    wanted: "staffRequestRegister",
    view: "STAFF_REQUESTS",
    nameOf: ({ guaranteeNumber }: { guaranteeNumber: string }) => guaranteeNumber,
    nameKey: "guaranteeNumber",
    own: () => ["MQ-1", "MQ-1"],
    ofWesfarmers: () => [],
    hidden: [],
  },
  {
    field: "staffRequiredDocuments",
    query: listOf("staffRequiredDocuments", {
      filter: "StaffRequiredDocumentFilter",
      search: "referenceNumber",
    }),
    wanted: "staffRequiredDocuments",
    view: "STAFF_REQUIRED_DOCUMENTS",
    nameOf: ({ referenceNumber }: { referenceNumber: string }) => referenceNumber,
    nameKey: "referenceNumber",
    own: () => [numbers.drafts, numbers.theirDraft],
    ofWesfarmers: () => [numbers.theirDraft],
    hidden: [],
  },
];

let world: World;
let sam: Api;
let bea: Api;

before(async () => {
  world = await aWorld();
  const open = {
    amount: "250000",
    expiryType: "OPEN_ENDED",
    expiresAt: null,
    contractForm: "AS4000",
  } as const;
  await world.draft({ status: "DRAFT", fields: open });
  const notSent = await world.draft({ status: "SUBMITTED", fields: open });
  const own = await world.draft({ status: "PROCESSING", fields: open });
  const theirs = await world.draft({ status: "PROCESSING", owner: "wesfarmers", fields: open });
  for (const { id } of [own, theirs, notSent]) await aRequiredDocument(world.app, id);
  numbers.drafts = own.referenceNumber;
  numbers.theirDraft = theirs.referenceNumber;
  const paid = await world.draft({ status: "PROCESSING", fields: open });
  numbers.issued = paid.referenceNumber;
  sam = await world.as("sam");
  bea = await world.as("bea");
  const given = {
    id: paid.id,
    version: paid.version,
    guaranteeNumber: "MQ-1",
    establishedDate: "2026-11-20",
  };
  const { data, errors } = await sam.mutate(
    "establishDraft",
    "EstablishDraftInput",
    { ...given, bank: { name: "Macquarie" } },
    "document { id }",
  );
  assert.equal(errors, undefined, JSON.stringify(errors));

  for (const amount of ["10", "20"])
    await anAskedRequest(world.app, data.establishDraft.document.id, { amount });

  const facility = {
    startDate: "2026-01-31",
    documentVariants: ["BANK_GUARANTEE"],
    endDate: null,
    limit: "700000",
  };
  const arranged = { arrangedWith: "macquarie", isSent: true } as const;
  await buildFacility(world.app, { fields: { ...facility, name: "Kept by its holder" } });
  await buildFacility(world.app, { arrangedWith: "macquarie", fields: { ...facility, name: "Not sent" } });
  await buildFacility(world.app, { ...arranged, fields: { ...facility, name: "Sent" } });
  await buildFacility(world.app, {
    ...arranged,
    owner: "wesfarmers",
    fields: { ...facility, name: "Theirs" },
  });

  await buildApplication(world.app, { status: "SUBMITTED" });
  numbers.application = (await buildApplication(world.app, { status: "PROCESSING" })).referenceNumber;
  numbers.theirApplication = (
    await buildApplication(world.app, { status: "PROCESSING", owner: "wesfarmers" })
  ).referenceNumber;
});
after(() => world.end());

async function namesIn(api: Api, list: BankList, asked: object = {}): Promise<string[]> {
  const { totalCount, edges } = (await api.get(list.query, asked))[list.field];
  assert.equal(totalCount, edges.length);
  return edges.map(({ node }: { node: never }) => list.nameOf(node)).sort();
}

for (const list of LISTS) {
  test(`${list.field}: a bank's people have what is their own, another's have none of it`, async () => {
    assert.deepEqual(await namesIn(sam, list), [...list.own()].sort());
    assert.deepEqual(await namesIn(bea, list), []);
  });

  test(`${list.field}: a client narrows it, and is found in it, where the bank has a record of theirs`, async () => {
    for (const asked of [{ filter: { client: "wesfarm" } }, { search: "WESFARM" }]) {
      assert.deepEqual(await namesIn(sam, list, asked), [...list.ofWesfarmers()]);
      assert.deepEqual(await namesIn(bea, list, asked), []);
    }
  });

  test(`${list.field}: it leaves as a file row for row, with its clients, and without what no bank is told`, async () => {
    const asFile: NarrowedList = { ...list, table: {}, found: [] };
    const rows = await provesFile(sam, { ownerUrl: world.ownerUrl, cellsOf }, asFile);
    for (const row of rows) {
      assert.match(row.client ?? row.holder ?? "", /Harbour Civil|Wesfarmers/);
      for (const key of list.hidden) assert.equal(key in row, false, key);
    }
    const { rowCount } = (await bea.get(OFFER, { wanted: wantedOf(asFile, {}) })).exportOffer;
    assert.equal(rowCount, 0);
  });

  test(`${list.field}: what is chosen of it leaves as a file, and none of it for another bank`, () =>
    provesChosen(sam, { ...list, table: {}, found: [] }, bea));

  test(`${list.field}: each keeps views of their own, and finds none of the provider's`, async () => {
    const rosa = await world.as("rosa");
    const create = (api: Api, name: string, isShared: boolean) =>
      api.mutate(
        "createListView",
        "CreateListViewInput",
        { list: list.view, name, place: "client=harbour", isShared },
        "listView { id }",
      );
    assert.equal((await create(rosa, "Harbour's", true)).errors, undefined);
    assert.equal((await create(sam, "Mine", false)).errors, undefined);
    assert.equal((await create(sam, "Ours", true)).errors?.[0]?.extensions.code, "ORGANISATION_NOT_FOUND");
    const names = async (api: Api) =>
      (await api.get(`{ listViews(list: ${list.view}) { name } }`)).listViews.map(
        ({ name }: { name: string }) => name,
      );
    assert.deepEqual(await names(sam), ["Mine"]);
    assert.deepEqual(await names(bea), []);
    assert.deepEqual(await names(rosa), ["Harbour's"]);
  });
}

test("what a back office makes an instrument from is in the file of drafts", async () => {
  const wanted = { staffDraftRegister: { filter: { statuses: ["PROCESSING"] } } };
  const { columns } = (await sam.get(OFFER, { wanted })).exportOffer;
  const offered = new Set(columns.map(({ key }: { key: string }) => key));
  for (const key of [
    ...["referenceNumber", "processType", "amount", "expiresAt", "contractNumber", "wordingHash"],
    ...["issuer.name", "issuer.abn", "beneficiary.name", "beneficiary.abn", "beneficiary.address"],
    ...["deliveryDetails.deliveryType", "deliveryDetails.recipientNames", "deliveryDetails.address"],
  ])
    assert.ok(offered.has(key), key);
});
