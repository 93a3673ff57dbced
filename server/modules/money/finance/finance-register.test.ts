// What all clients have asked about finance, for the provider's own people: also what is over, and when it ended.
// Shows: L-03, O-33.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { FINANCE_ENQUIRY_FILTERS } from "@bondline/domain/money/finance/finance-filters.ts";
import { parse } from "csv-parse/sync";
import type { Api } from "../../../../testing/api.ts";
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
import { idOf } from "../../../demo/cast-ids.ts";

let world: World;
/** One of the provider's people, a client's administrator and a supplier's. */
let gus: Api;
let ada: Api;
let sam: Api;

/** By the first name of their contacts; the world's day is 20 November 2026, and the second is of the day after. */
const LIST: NarrowedList = {
  table: FINANCE_ENQUIRY_FILTERS,
  query: `query ($filter: StaffFinanceEnquiryFilter) {
    staffFinanceRegister(filter: $filter) { totalCount edges { node { givenName } } } }`,
  field: "staffFinanceRegister",
  nameOf: ({ givenName }: { givenName: string }) => givenName,
  wanted: "staffFinanceEnquiries",
  nameKey: "givenName",
  found: [
    [{}, ["Paula", "Clara", "Olga"]],
    [{ client: "wesfarm" }, ["Olga"]],
    [{ client: "%" }, []],
    [{ statuses: ["SETTLED", "CLOSED"] }, ["Paula", "Clara"]],
    [{ statuses: ["OPEN"] }, ["Olga"]],
    [{ amountFrom: "250000" }, ["Paula"]],
    [{ amountTo: "249999.99" }, []],
    [{ settledFrom: "1", settledTo: "200000" }, ["Paula"]],
    [{ settledFrom: "200000.01" }, []],
    [{ contact: "CLARA@" }, ["Clara"]],
    [{ contact: "harbour civil" }, []],
    [{ askedFrom: "2026-11-21" }, ["Clara", "Olga"]],
    [{ askedTo: "2026-11-20" }, ["Paula"]],
    [{ answeredFrom: "2026-11-20", answeredTo: "2026-11-20" }, ["Paula"]],
    [{ endedFrom: "2026-11-22" }, ["Clara"]],
    [{ endedTo: "2026-11-21" }, ["Paula"]],
    [{ archived: ["CURRENT"], statuses: ["OPEN"] }, ["Olga"]],
    [{ archived: ["ARCHIVED"] }, []],
  ],
};

let reference: string;
before(async () => {
  world = await aWorld();
  await signInAgain();
  const draft = await world.draft();
  reference = draft.referenceNumber;
  const paula = await answer(await enquire(ada, "Paula", { draftId: draft.id }));
  world.clock.advance({ days: 1 });
  await signInAgain();
  await move(gus, "settle", { ...paula, settledAmount: "200000", settledDate: "2026-11-20" });
  const clara = await enquire(ada, "Clara");
  await enquire(await world.as("wes"), "Olga", { organisationId: idOf("organisation", "wesfarmers") });
  world.clock.advance({ days: 1 });
  await signInAgain();
  await move(gus, "close", { ...clara, closingReason: "The bank has declined." });
});
after(() => world.end());

async function signInAgain(): Promise<void> {
  [gus, ada, sam] = [await world.as("gus"), await world.as("ada"), await world.as("sam")];
}

type Enquiry = { id: string; version: number };
const RESULT = "financeEnquiry { id version }";

async function enquire(api: Api, givenName: string, more: object = {}): Promise<Enquiry> {
  const contactDetails = {
    givenName,
    familyName: "Lim",
    emailAddress: `${givenName.toLowerCase()}@contact.example`,
    phoneNumber: "0491 570 156",
    preferredTime: "MORNING",
  };
  const input = { organisationId: idOf("organisation", "harbour"), contactDetails, ...more };
  const { data } = await api.mutate("createFinanceEnquiry", "CreateFinanceEnquiryInput", input, RESULT);
  return data.createFinanceEnquiry.financeEnquiry;
}

const answer = (enquiry: Enquiry) => move(gus, "answer", { ...enquiry, answerNote: "Approved." });

async function move(api: Api, event: "answer" | "close" | "settle", input: object): Promise<Enquiry> {
  const name = `${event}FinanceEnquiry`;
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const { data, errors } = await api.mutate(name, type, input, RESULT);
  assert.equal(errors, undefined, JSON.stringify(errors));
  return data[name].financeEnquiry;
}

describe("finance enquiries of all clients", () => {
  test("are narrowed by each filter, in the list and its file", () => provesFilters(gus, LIST));
  test("name every faulty filter at once", () => provesFaults(gus, LIST));
  test("leave as a file of what was chosen", () => provesChosen(gus, LIST));

  test("leave as a file row for row, with what became of each and when it ended", async () => {
    const cellsOf = (csv: Buffer): string[][] => parse(csv, { bom: true, relax_column_count: false });
    const rows = await provesFile(gus, { ownerUrl: world.ownerUrl, cellsOf }, LIST);
    const said = rows.map((row) => [
      row.givenName,
      row.client,
      row.status,
      row.draftReference,
      row.settledAmount,
      row.closingReason,
      row.endedAt,
    ]);
    assert.deepEqual(said.toSorted(), [
      ["Clara", "Harbour Civil Pty Ltd", "Closed", "", "", "The bank has declined.", "2026-11-22 11:00:00"],
      ["Olga", "Wesfarmers Limited", "Open", "", "", "", ""],
      ["Paula", "Harbour Civil Pty Ltd", "Settled", reference, "200000.00", "", "2026-11-21 11:00:00"],
    ]);
  });

  test("are found by client, contact and request, and ordered by amount, page by page", async () => {
    const query = `query ($after: String, $search: String) {
      staffFinanceRegister(search: $search, sort: { field: AMOUNT, direction: DESC }, first: 2, after: $after) {
        totalCount edges { node { givenName endedAt } } pageInfo { endCursor } } }`;
    const ask = async (given: object) => (await gus.get(query, given)).staffFinanceRegister;
    const one = await ask({});
    assert.equal(one.edges[0].node.givenName, "Paula");
    assert.equal((await ask({ after: one.pageInfo.endCursor })).edges.length, 1);
    assert.equal((await ask({ search: "harbour" })).totalCount, 2);
    assert.equal((await ask({ search: "olga lim" })).totalCount, 1);
    const [{ node }] = (await ask({ search: reference.toLowerCase() })).edges;
    assert.deepEqual([node.givenName, node.endedAt], ["Paula", "2026-11-21T00:00:00.000Z"]);
  });

  test("are there for no client and no supplier, and neither is their file", async () => {
    for (const other of [ada, sam]) {
      assert.equal(await other.codeOf(LIST.query, { filter: {} }), "FINANCE_ENQUIRY_NOT_FOUND");
      assert.equal(await other.codeOf(OFFER, { wanted: wantedOf(LIST, {}) }), "FINANCE_ENQUIRY_NOT_FOUND");
    }
  });
});
