// The invoices of all clients, for the provider's own people: what finds and narrows them, their order, and their file.
// Shows: L-03, O-33.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { STAFF_INVOICE_FILTERS } from "@bondline/domain/money/invoices/invoice-filters.ts";
import { centsFromDecimal } from "@bondline/domain/values/money/money.ts";
import { parse } from "csv-parse/sync";
import type { Api } from "../../../../testing/api.ts";
import { aCreditNote, aCreditOfAll } from "../../../../testing/builders/credit-note-builder.ts";
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

let world: World;
/** One of the provider's people, a client's administrator and a supplier's. */
let gus: Api;
let ada: Api;
let sam: Api;
type Draft = Awaited<ReturnType<World["draft"]>>;
let paid: Draft;
let open: Draft;

/** By the reference of what each is for. */
const NAMES = new Map<string, string>();
type Node = { draftReferenceNumber: string };

/** The world's day is 20 November 2026: then the first two were issued, of which one was paid, and the third ten days later. */
const LIST: NarrowedList = {
  table: STAFF_INVOICE_FILTERS,
  query: `query ($filter: StaffInvoiceFilter) {
    staffInvoices(filter: $filter) { totalCount edges { node { draftReferenceNumber } } } }`,
  field: "staffInvoices",
  nameOf: ({ draftReferenceNumber }: Node) => NAMES.get(draftReferenceNumber) ?? draftReferenceNumber,
  wanted: "staffInvoices",
  chosenBy: ["invoice { id }", ({ invoice }: { invoice: { id: string } }) => invoice.id],
  nameKey: "draftReference",
  found: [
    [{}, ["paid", "late", "new"]],
    [{ client: "WESFARM" }, ["late"]],
    [{ client: "%" }, []],
    [{ statuses: ["open"] }, ["late", "new"]],
    [{ statuses: ["paid", "void"] }, ["paid"]],
    [{ overdue: ["OVERDUE"] }, ["late"]],
    [{ paymentStatuses: ["succeeded"] }, ["paid"]],
    [{ credited: ["CREDITED"] }, []],
    [{ amountFrom: "1" }, ["paid", "late", "new"]],
    [{ amountTo: "1" }, []],
    [{ owedFrom: "1" }, ["late", "new"]],
    [{ owedTo: "1" }, []],
    [{ issuedFrom: "2026-11-21" }, ["new"]],
    [{ issuedTo: "2026-11-20" }, ["paid", "late"]],
    [{ dueTo: "2026-11-26" }, []],
    [{ dueFrom: "2026-11-27", dueTo: "2026-11-27" }, ["paid", "late"]],
    [{ paidFrom: "2026-11-20", paidTo: "2026-11-20" }, ["paid"]],
    [{ variants: ["BANK_GUARANTEE"] }, ["paid", "late", "new"]],
    [{ variants: ["SURETY_BOND"] }, []],
    [{ beneficiary: "WOOL" }, ["paid", "late", "new"]],
    [{ beneficiary: "wesfarm" }, []],
  ],
};
const LIST_BY_REFERENCE = {
  ...LIST,
  nameOf: ({ draftReferenceNumber }: Node) => draftReferenceNumber,
};

before(async () => {
  world = await aWorld();
  paid = await world.draft({ status: "PROCESSING" });
  NAMES.set(paid.referenceNumber, "paid");
  NAMES.set((await world.draft({ status: "PENDING_PAYMENT", owner: "wesfarmers" })).referenceNumber, "late");
  world.clock.advance({ days: 10 });
  open = await world.draft({ status: "PENDING_PAYMENT" });
  NAMES.set(open.referenceNumber, "new");
  [gus, ada, sam] = [await world.as("gus"), await world.as("ada"), await world.as("sam")];
});
after(() => world.end());

describe("invoices of all clients", () => {
  test("are narrowed by each filter, in the list and its file", () => provesFilters(gus, LIST));
  test("name every faulty filter at once", () => provesFaults(gus, LIST));
  test("leave as a file of what was chosen", () => provesChosen(gus, LIST));

  test("leave as a file row for row, each with its client and what is owed of it", async () => {
    const cellsOf = (csv: Buffer): string[][] => parse(csv, { bom: true, relax_column_count: false });
    const rows = await provesFile(gus, { ownerUrl: world.ownerUrl, cellsOf }, LIST_BY_REFERENCE);
    assert.deepEqual(
      rows.map(({ client, status, dueDate }) => [client, status, dueDate]),
      [
        ["Harbour Civil Pty Ltd", "Open", "2026-12-07"],
        ["Wesfarmers Limited", "Open", "2026-11-27"],
        ["Harbour Civil Pty Ltd", "Paid", "2026-11-27"],
      ],
    );
    assert.deepEqual(
      rows.map(({ owed, total }) => owed === total),
      [true, true, false],
    );
  });

  test("are found by client, number and deposit, and ordered by their total, page by page", async () => {
    const query = `query ($after: String, $search: String, $direction: SortDirection!) {
      staffInvoices(search: $search, sort: { field: AMOUNT, direction: $direction }, first: 2, after: $after) {
        totalCount edges { node { invoice { invoiceNumber depositReferenceNumber total } } } pageInfo { endCursor } } }`;
    const ask = async (given: object) => (await gus.get(query, { direction: "ASC", ...given })).staffInvoices;
    for (const direction of ["ASC", "DESC"]) {
      const one = await ask({ direction });
      const two = await ask({ direction, after: one.pageInfo.endCursor });
      const totals = [...one.edges, ...two.edges].map(({ node }) => centsFromDecimal(node.invoice.total));
      const sorted = totals.toSorted((a, b) => Number(a - b));
      assert.deepEqual(totals, direction === "ASC" ? sorted : sorted.toReversed());
      assert.equal(totals.length, 3);
    }
    const [{ node }] = (await ask({})).edges;
    assert.equal((await ask({ search: "harbour" })).totalCount, 2);
    for (const number of [node.invoice.invoiceNumber, node.invoice.depositReferenceNumber])
      assert.equal((await ask({ search: number.toLowerCase() })).totalCount, 1);
  });

  test("are there for no client and no supplier, and neither is their file", async () => {
    for (const other of [ada, sam]) {
      assert.equal(await other.codeOf(LIST.query, { filter: {} }), "INVOICE_NOT_FOUND");
      assert.equal(await other.codeOf(OFFER, { wanted: wantedOf(LIST, {}) }), "INVOICE_NOT_FOUND");
    }
  });
});

/** Last, since it takes back what the others count. */
describe("what was credited", () => {
  test("comes off what is owed, and an invoice that was credited in full is no paid one", async () => {
    await aCreditOfAll(world.app, paid);
    await aCreditNote(world.app, open, "100.00");
    const cellsOf = (csv: Buffer): string[][] => parse(csv, { bom: true, relax_column_count: false });
    const rows = await provesFile(gus, { ownerUrl: world.ownerUrl, cellsOf }, LIST_BY_REFERENCE);
    assert.deepEqual(
      rows.map(({ status }) => status),
      ["Open", "Open", "Credited"],
    );
    const taken = ({ total, owed }: Record<string, string>) =>
      centsFromDecimal(total ?? "") - centsFromDecimal(owed ?? "");
    assert.ok(taken(rows[0] ?? {}) >= 10_000n);
    assert.equal(taken(rows[1] ?? {}), 0n);
    assert.equal(rows[2]?.owed, "0.00");
    const { staffInvoices } = await gus.get(LIST.query, { filter: { owedFrom: rows[1]?.owed } });
    assert.equal(staffInvoices.totalCount, 1);
  });
});
