// The credit notes of all clients, for the provider's own people: what became of each, narrowed, summed and taken away as a file.
// Shows: L-03, INV-67.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { CREDIT_NOTE_FILTERS } from "@bondline/domain/money/invoices/credit-note-register.ts";
import { parse } from "csv-parse/sync";
import type { Api } from "../../../../testing/api.ts";
import { aCreditNote } from "../../../../testing/builders/credit-note-builder.ts";
import { approveByTwo } from "../../../../testing/builders/refund-builder.ts";
import { must, seenDraft } from "../../../../testing/draft-calls.ts";
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
let rosa: Api;
let ada: Api;
let sam: Api;

/** By the id of each. */
const NAMES = new Map<string, string>();
type Node = { id: string };
const LIST: NarrowedList = {
  table: CREDIT_NOTE_FILTERS,
  query: `query ($filter: StaffCreditNoteFilter) {
    staffCreditNotes(filter: $filter) { totalCount edges { node { id draftReferenceNumber } } } }`,
  field: "staffCreditNotes",
  nameOf: ({ id }: Node) => NAMES.get(id) ?? id,
  wanted: "staffCreditNotes",
  nameKey: "draftReference",
  found: [
    [{}, ["owed", "due", "paid"]],
    [{ client: "WESFARM" }, ["owed"]],
    [{ client: "%" }, []],
    [{ states: ["TAKEN_OFF"] }, ["owed"]],
    [{ states: ["REFUND_DUE", "PAID_BACK"] }, ["due", "paid"]],
    [{ amountFrom: "100", amountTo: "100" }, ["due"]],
    [{ amountTo: "60" }, ["owed", "paid"]],
    [{ issuedFrom: "2026-11-21" }, ["owed"]],
    [{ issuedTo: "2026-11-20" }, ["due", "paid"]],
    [{ invoice: "inv" }, ["owed", "due", "paid"]],
    [{ invoice: "nothing of this" }, []],
  ],
};
const SUMS = `query ($search: String, $filter: StaffCreditNoteFilter) {
  staffCreditNoteSums(search: $search, filter: $filter) { state amount gst count } }`;

/** The world's day is 20 November 2026; the last is issued a day later, for an invoice that nobody has paid. */
before(async () => {
  world = await aWorld();
  rosa = await world.as("rosa");
  const paid = await world.draft({ status: "PROCESSING" });
  NAMES.set((await aCreditNote(world.app, paid, "60.00")).creditNoteId, "paid");
  const { refunds } = await seenDraft(rosa, paid.id, "refunds { id }");
  const approved = await approveByTwo(world.app, { id: paid.id, refundId: refunds[0].id });
  const payment = { paidDate: "2026-11-20", method: "BANK_TRANSFER", reference: "NPP 118" };
  await must(rosa, "recordRefundPayment", { ...approved, ...payment });
  const due = await world.draft({ status: "PROCESSING" });
  NAMES.set((await aCreditNote(world.app, due, "100.00")).creditNoteId, "due");
  world.clock.advance({ days: 1 });
  const owed = await world.draft({ status: "PENDING_PAYMENT", owner: "wesfarmers" });
  NAMES.set((await aCreditNote(world.app, owed, "50.00")).creditNoteId, "owed");
  [rosa, ada, sam] = [await world.as("rosa"), await world.as("ada"), await world.as("sam")];
});
after(() => world.end());

describe("credit notes of all clients", () => {
  test("are narrowed by each filter, in the list and its file", () => provesFilters(rosa, LIST));
  test("name every faulty filter at once", () => provesFaults(rosa, LIST));
  test("leave as a file of what was chosen", () => provesChosen(rosa, LIST));

  test("are summed by what became of them, and found by their numbers", async () => {
    const sumsOf = async (given: object) => (await rosa.get(SUMS, given)).staffCreditNoteSums;
    const one = (state: string, amount: string) => ({ state, amount, gst: "0.00", count: 1 });
    const all = [one("PAID_BACK", "60.00"), one("REFUND_DUE", "100.00"), one("TAKEN_OFF", "50.00")];
    assert.deepEqual(await sumsOf({}), all);
    assert.deepEqual(await sumsOf({ filter: { states: ["PAID_BACK"] } }), [all[0]]);
    const query = `query ($search: String) { staffCreditNotes(search: $search) {
      totalCount edges { node { creditNoteNumber invoiceNumber draftReferenceNumber } } } }`;
    const { edges } = (await rosa.get(query, { search: "wesfarm" })).staffCreditNotes;
    assert.equal(edges.length, 1);
    for (const search of Object.values(edges[0].node) as string[])
      assert.equal((await rosa.get(query, { search })).staffCreditNotes.totalCount, 1, search);
  });

  test("leave as a file row for row, each with its reason", async () => {
    const cellsOf = (csv: Buffer): string[][] => parse(csv, { bom: true, relax_column_count: false });
    const byReference = {
      ...LIST,
      nameOf: ({ draftReferenceNumber }: { draftReferenceNumber: string }) => draftReferenceNumber,
    };
    const rows = await provesFile(rosa, { ownerUrl: world.ownerUrl, cellsOf }, byReference);
    assert.deepEqual(
      rows.map(({ status, amount, gst, reason }) => [status, amount, gst, reason]),
      [
        ["Taken off the invoice", "50.00", "0.00", "The courier was not needed."],
        ["Refund due", "100.00", "0.00", "The courier was not needed."],
        ["Paid back", "60.00", "0.00", "The courier was not needed."],
      ],
    );
  });

  test("are there for no client and no supplier, and neither is their file", async () => {
    for (const other of [ada, sam]) {
      assert.equal(await other.codeOf(LIST.query, { filter: {} }), "INVOICE_NOT_FOUND");
      assert.equal(await other.codeOf(SUMS, {}), "INVOICE_NOT_FOUND");
      assert.equal(await other.codeOf(OFFER, { wanted: wantedOf(LIST, {}) }), "INVOICE_NOT_FOUND");
    }
  });
});
