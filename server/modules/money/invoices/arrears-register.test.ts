// What clients owe by age, for the provider's own people: the longest overdue first, and each figure the sum of its invoices in the register.
// Shows: L-03, O-33, Q-080.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { ARREARS_FILTERS } from "@bondline/domain/money/invoices/arrears-filters.ts";
import { type AgeingPeriod, dueDaysOf } from "@bondline/domain/money/invoices/invoice-ageing.ts";
import { centsFromDecimal } from "@bondline/domain/values/money/money.ts";
import { plainDate } from "@bondline/domain/values/time/plain-date.ts";
import { parse } from "csv-parse/sync";
import type { Api } from "../../../../testing/api.ts";
import { aCreditNote } from "../../../../testing/builders/credit-note-builder.ts";
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
import { remindOfInvoices } from "../../drafts/draft-payments/draft-payment-jobs.ts";

let world: World;
/** One of the provider's people, a client's administrator and a supplier's. */
let gus: Api;
let ada: Api;
let sam: Api;

const HARBOUR = "Harbour Civil Pty Ltd";
const WESFARMERS = "Wesfarmers Limited";
type Node = { organisationName: string };
const LIST: NarrowedList = {
  table: ARREARS_FILTERS,
  query: `query ($filter: StaffArrearsFilter) {
    staffArrears(filter: $filter) { totalCount edges { node { organisationName } } } }`,
  field: "staffArrears",
  nameOf: ({ organisationName }: Node) => organisationName,
  wanted: "staffArrears",
  chosenBy: ["organisationId", ({ organisationId }: { organisationId: string }) => organisationId],
  nameKey: "client",
  found: [
    [{}, [WESFARMERS, HARBOUR]],
    [{ client: "WESFARM" }, [WESFARMERS]],
    [{ client: "%" }, []],
    [{ oldest: ["OVER_90_DAYS"] }, [WESFARMERS]],
    [{ oldest: ["DAYS_31_TO_60", "NOT_DUE"] }, [HARBOUR]],
    [{ oldest: ["DAYS_1_TO_30", "DAYS_61_TO_90"] }, []],
  ],
};

/** On the last day, Wesfarmers' invoice is 93 days late, one of Harbour's 33, one of them 3, and one is not due. */
before(async () => {
  world = await aWorld();
  const raise = (owner: "harbour" | "wesfarmers") => world.draft({ status: "PENDING_PAYMENT", owner });
  await raise("wesfarmers");
  await world.draft({ status: "PROCESSING" });
  world.clock.advance({ days: 60 });
  const part = await raise("harbour");
  await aCreditNote(world.app, part, "100.00");
  world.clock.advance({ days: 10 });
  await remindOfInvoices(world.app);
  world.clock.advance({ days: 20 });
  await raise("harbour");
  world.clock.advance({ days: 10 });
  await raise("harbour");
  [gus, ada, sam] = [await world.as("gus"), await world.as("ada"), await world.as("sam")];
});
after(() => world.end());

const ARREARS = `query ($search: String, $after: String, $first: Int) {
  staffArrears(search: $search, first: $first, after: $after) {
    totalCount pageInfo { endCursor hasNextPage }
    edges { node { organisationName organisationAbn oldestDueDate asOf invoiceCount total reminder periods { period amount count } } } } }`;
const AGEING = `query ($search: String, $filter: StaffArrearsFilter) {
  staffInvoiceAgeing(search: $search, filter: $filter) { asOf total periods { period amount count } } }`;
const INVOICES = `query ($filter: StaffInvoiceFilter) { staffInvoices(filter: $filter, first: 100) {
  edges { node { invoice { total creditedAmount paidAmount } } } } }`;

type Sum = { period: AgeingPeriod; amount: string; count: number };
type Aged = { asOf: string; periods: Sum[]; total: string };
type Client = Aged & {
  organisationName: string;
  organisationAbn: string;
  reminder: string | null;
  invoiceCount: number;
};

const addUp = (amounts: readonly string[]) =>
  amounts.reduce((sum, amount) => sum + centsFromDecimal(amount), 0n);

async function arrears(variables: object = {}): Promise<Client[]> {
  const { edges } = (await gus.get(ARREARS, variables)).staffArrears;
  return edges.map(({ node }: { node: Client }) => node);
}

/** What the register says is still owed on the open invoices that fell due in the period. */
async function inRegister({ asOf, period }: { asOf: string; period: AgeingPeriod }, client?: string) {
  const { from = "", to = "" } = dueDaysOf(period, plainDate(asOf));
  const filter = { client, statuses: ["open"], dueFrom: from, dueTo: to };
  const { edges } = (await gus.get(INVOICES, { filter })).staffInvoices;
  type Invoice = { total: string; creditedAmount: string; paidAmount: string };
  const invoices: Invoice[] = edges.map(({ node }: { node: { invoice: Invoice } }) => node.invoice);
  const open = invoices.map(
    ({ total, creditedAmount, paidAmount }) => addUp([total]) - addUp([creditedAmount, paidAmount]),
  );
  return { count: invoices.length, cents: open.reduce((sum, each) => sum + each, 0n) };
}

async function agrees({ asOf, periods, total }: Aged, client?: string): Promise<void> {
  for (const { period, amount, count } of periods)
    assert.deepEqual(
      { count, cents: addUp([amount]) },
      await inRegister({ asOf, period }, client),
      `${client ?? "all"} ${period}`,
    );
  assert.equal(addUp(periods.map(({ amount }) => amount)), addUp([total]));
}

describe("what clients owe by age", () => {
  test("is narrowed by each filter, in the list and its file", () => provesFilters(gus, LIST));
  test("names every faulty filter at once", () => provesFaults(gus, LIST));
  test("leaves as a file of what was chosen", () => provesChosen(gus, LIST));

  test("is to the cent what the register of invoices has for each figure", async () => {
    const clients = await arrears();
    assert.deepEqual(
      clients.map(({ organisationName, reminder, periods }) => [
        organisationName,
        reminder,
        ...periods.map(({ count }) => count),
      ]),
      [
        [WESFARMERS, "LAST", 0, 0, 0, 0, 1],
        [HARBOUR, "FIRST", 1, 1, 1, 0, 0],
      ],
    );
    for (const client of clients) await agrees(client, client.organisationAbn);
    const { staffInvoiceAgeing } = await gus.get(AGEING, {});
    await agrees(staffInvoiceAgeing);
    assert.equal(addUp([staffInvoiceAgeing.total]), addUp(clients.map(({ total }) => total)));
  });

  test("is summed for what the list is narrowed to", async () => {
    const [wesfarmers, harbour] = await arrears();
    const total = async (given: object) => (await gus.get(AGEING, given)).staffInvoiceAgeing.total;
    assert.equal(await total({ search: "harbour" }), harbour?.total);
    assert.equal(await total({ filter: { client: "WESFARM" } }), wesfarmers?.total);
    assert.equal(await total({ filter: { oldest: ["OVER_90_DAYS"] } }), wesfarmers?.total);
    assert.equal(await total({ search: "nobody of this name" }), "0.00");
  });

  test("comes page by page, and is found by name and number", async () => {
    const { staffArrears: one } = await gus.get(ARREARS, { first: 1 });
    assert.deepEqual([one.totalCount, one.pageInfo.hasNextPage], [2, true]);
    const two = await arrears({ first: 1, after: one.pageInfo.endCursor });
    assert.deepEqual(two.map(LIST.nameOf as (node: Node) => string), [HARBOUR]);
    assert.deepEqual(await arrears({ search: two[0]?.organisationAbn ?? "" }), two);
    const fresh = `{ staffArrears(sort: { field: OLDEST, direction: DESC }) { edges { node { organisationName } } } }`;
    const { edges } = (await gus.get(fresh)).staffArrears;
    assert.deepEqual(
      edges.map(({ node }: { node: Node }) => node.organisationName),
      [HARBOUR, WESFARMERS],
    );
  });

  test("leaves as a file with the same figures, and its totals are on the client's page", async () => {
    const cellsOf = (csv: Buffer): string[][] => parse(csv, { bom: true, relax_column_count: false });
    const rows = await provesFile(gus, { ownerUrl: world.ownerUrl, cellsOf }, LIST);
    const clients = await arrears();
    assert.deepEqual(
      rows.map((row) => [
        row["owed.total"],
        row["owed.DAYS_31_TO_60"],
        row["owed.reminder"],
        row["owed.count"],
      ]),
      clients.map(({ total, periods, invoiceCount }, at) => [
        total,
        periods[2]?.amount,
        at === 0 ? "Last reminder" : "First reminder",
        String(invoiceCount),
      ]),
    );
    const query =
      "query ($id: ID!) { clientSums(id: $id) { ageing { asOf total periods { period amount count } } } }";
    const { clientSums } = await gus.get(query, { id: idOf("organisation", "harbour") });
    const { asOf, total, periods } = clients[1] ?? {};
    assert.deepEqual(clientSums.ageing, { asOf, total, periods });
  });

  test("is there for no client and no supplier, and neither is its file", async () => {
    for (const other of [ada, sam]) {
      assert.equal(await other.codeOf(LIST.query, { filter: {} }), "INVOICE_NOT_FOUND");
      assert.equal(await other.codeOf(AGEING, {}), "INVOICE_NOT_FOUND");
      assert.equal(await other.codeOf(OFFER, { wanted: wantedOf(LIST, {}) }), "INVOICE_NOT_FOUND");
    }
  });
});
