// The refunds of all clients, for the provider's own people: each in its state, narrowed, summed state by state, and taken away as a file.
// Shows: L-03, INV-45.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { REFUND_FILTERS } from "@bondline/domain/money/invoices/refund-filters.ts";
import { centsFromDecimal } from "@bondline/domain/values/money/money.ts";
import { parse } from "csv-parse/sync";
import pg from "pg";
import type { Api } from "../../../../testing/api.ts";
import { approveByTwo, aRefundToApprove, aRefundToPay } from "../../../../testing/builders/refund-builder.ts";
import { must } from "../../../../testing/draft-calls.ts";
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
let owner: pg.Client;
/** One of the provider's people, a client's administrator and a supplier's. */
let rosa: Api;
let ada: Api;
let sam: Api;

/** By the id of each. */
const NAMES = new Map<string, string>();
type Node = { id: string };
const LIST: NarrowedList = {
  table: REFUND_FILTERS,
  query: `query ($filter: StaffRefundFilter) {
    staffRefunds(filter: $filter) { totalCount edges { node { id draftReferenceNumber } } } }`,
  field: "staffRefunds",
  nameOf: ({ id }: Node) => NAMES.get(id) ?? id,
  wanted: "staffRefunds",
  nameKey: "draftReference",
  found: [
    [{}, ["due", "waiting", "sent", "failed", "paid"]],
    [{ client: "WESFARM" }, ["due"]],
    [{ client: "%" }, []],
    [{ states: ["DUE"] }, ["due"]],
    [{ states: ["AWAITING_APPROVAL", "FAILED"] }, ["waiting", "failed"]],
    [{ states: ["SENT"] }, ["sent"]],
    [{ states: ["PAID"] }, ["paid"]],
    [{ reasons: ["OVERPAID"] }, ["due", "waiting", "sent", "failed", "paid"]],
    [{ reasons: ["WITHDRAWN", "CREDITED"] }, []],
    [{ methods: ["BANK_TRANSFER"] }, ["paid"]],
    [{ methods: ["CARD_PROVIDER"] }, []],
    [{ amountFrom: "100", amountTo: "100" }, ["due", "waiting", "sent", "failed", "paid"]],
    [{ amountFrom: "101" }, []],
    [{ amountTo: "99.99" }, []],
    [{ arisenFrom: "2026-11-21" }, ["due"]],
    [{ arisenTo: "2026-11-20" }, ["waiting", "sent", "failed", "paid"]],
    [{ paidFrom: "2026-11-20", paidTo: "2026-11-20" }, ["paid"]],
    [{ paidFrom: "2026-11-21" }, []],
    [{ invoice: "inv" }, ["due", "waiting", "sent", "failed", "paid"]],
    [{ invoice: "nothing of this" }, []],
  ],
};
const SUMS = `query ($search: String, $filter: StaffRefundFilter) {
  staffRefundSums(search: $search, filter: $filter) { state currency amount count } }`;

async function asSystem(sql: string, values: readonly unknown[]): Promise<void> {
  await owner.query("begin; select begin_system_work('Set-up', now())");
  await owner.query(sql, [...values]);
  await owner.query("commit");
}

const processing = (of: "harbour" | "wesfarmers" = "harbour") =>
  world.draft({ status: "PROCESSING", owner: of });

/** The world's day is 20 November 2026; the last falls due a day later. */
before(async () => {
  world = await aWorld();
  owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
  rosa = await world.as("rosa");
  const paid = await aRefundToPay(world.app, await processing());
  await must(rosa, "recordRefundPayment", paid);
  const waiting = await aRefundToApprove(world.app, await processing());
  await must(rosa, "approveRefund", waiting);
  const sent = await aRefundToApprove(world.app, await processing());
  await asSystem(
    `update refund set status = 'SENT', refund_key = gen_random_uuid(), provider_asked_at = now(),
       agreed_by = (select account_id from staff_member order by account_id limit 1) where id = $1`,
    [sent.refundId],
  );
  const failed = await aRefundToApprove(world.app, await processing());
  await asSystem("update refund set not_paid_because = 'The card is closed.' where id = $1", [
    failed.refundId,
  ]);
  world.clock.advance({ days: 1 });
  const due = await aRefundToApprove(world.app, await processing("wesfarmers"));
  for (const [name, { refundId }] of Object.entries({ paid, waiting, sent, failed, due }))
    NAMES.set(refundId, name);
  [rosa, ada, sam] = [await world.as("rosa"), await world.as("ada"), await world.as("sam")];
});
after(async () => {
  await owner.end();
  await world.end();
});

describe("refunds of all clients", () => {
  test("are narrowed by each filter, in the list and its file", () => provesFilters(rosa, LIST));
  test("name every faulty filter at once", () => provesFaults(rosa, LIST));
  test("leave as a file of what was chosen", () => provesChosen(rosa, LIST));

  test("are summed state by state over what the list is narrowed to", async () => {
    const sumsOf = async (given: object) => (await rosa.get(SUMS, given)).staffRefundSums;
    const hundred = (state: string) => ({ state, currency: "AUD", amount: "100.00", count: 1 });
    const all = ["AWAITING_APPROVAL", "DUE", "FAILED", "PAID", "SENT"].map(hundred);
    assert.deepEqual(await sumsOf({}), all);
    assert.deepEqual(await sumsOf({ search: "wesfarm" }), [hundred("DUE")]);
    assert.deepEqual(await sumsOf({ filter: { states: ["PAID"] } }), [hundred("PAID")]);
    assert.deepEqual(await sumsOf({ filter: { amountFrom: "101" } }), []);
  });

  test("one that two have approved to go by bank transfer is due again, and no failure any more", async () => {
    const { id, refundId } = await aRefundToApprove(world.app, await processing());
    const stateOf = async () => {
      const { staffRefunds } = await rosa.get(
        "{ staffRefunds { edges { node { id state failureReason } } } }",
      );
      return staffRefunds.edges.find(({ node }: { node: Node }) => node.id === refundId).node;
    };
    const reason = "The card is closed.";
    await asSystem("update refund set not_paid_because = $2 where id = $1", [refundId, reason]);
    assert.deepEqual(await stateOf(), { id: refundId, state: "FAILED", failureReason: reason });
    const approved = await approveByTwo(world.app, { id, refundId });
    assert.equal((await stateOf()).state, "DUE");
    const payment = { paidDate: "2026-11-21", method: "BANK_TRANSFER", reference: "NPP 119" };
    await must(rosa, "recordRefundPayment", { ...approved, ...payment });
    assert.equal((await stateOf()).state, "PAID");
    NAMES.set(refundId, "later");
  });

  test("are found by client, invoice, request and reference, and ordered by amount, page by page", async () => {
    const query = `query ($after: String, $search: String, $direction: SortDirection!) {
      staffRefunds(search: $search, sort: { field: AMOUNT, direction: $direction }, first: 2, after: $after) {
        totalCount edges { node { amount invoiceNumber draftReferenceNumber paidReference organisationName } } pageInfo { endCursor } } }`;
    const ask = async (given: object) => (await rosa.get(query, { direction: "ASC", ...given })).staffRefunds;
    for (const direction of ["ASC", "DESC"]) {
      const one = await ask({ direction });
      const two = await ask({ direction, after: one.pageInfo.endCursor });
      const amounts = [...one.edges, ...two.edges].map(({ node }) => centsFromDecimal(node.amount));
      assert.equal(amounts.length, 4);
      assert.deepEqual(
        amounts,
        amounts.toSorted((a, b) => Number(direction === "ASC" ? a - b : b - a)),
      );
    }
    const [{ node }] = (await ask({ search: "NPP 118" })).edges;
    for (const words of [node.invoiceNumber, node.draftReferenceNumber, "npp 118"])
      assert.equal((await ask({ search: words.toLowerCase() })).totalCount, 1, words);
    assert.equal((await ask({ search: "wesfarm" })).totalCount, 1);
  });

  test("leave as a file row for row, each with its state in words", async () => {
    const cellsOf = (csv: Buffer): string[][] => parse(csv, { bom: true, relax_column_count: false });
    const byReference = {
      ...LIST,
      nameOf: ({ draftReferenceNumber }: { draftReferenceNumber: string }) => draftReferenceNumber,
    };
    const rows = await provesFile(rosa, { ownerUrl: world.ownerUrl, cellsOf }, byReference);
    assert.deepEqual(rows.map(({ status }) => status).sort(), [
      "Due",
      "Failed",
      "Paid back",
      "Paid back",
      "Sent to the card provider",
      "Waiting for a second person",
    ]);
    const paid = rows.find(({ reference }) => reference === "NPP 118");
    assert.deepEqual(
      [paid?.client, paid?.amount, paid?.method, paid?.paidDate],
      ["Harbour Civil Pty Ltd", "100.00", "Bank transfer", "2026-11-20"],
    );
  });

  test("are there for no client and no supplier, and neither is their file", async () => {
    for (const other of [ada, sam]) {
      assert.equal(await other.codeOf(LIST.query, { filter: {} }), "REFUND_NOT_FOUND");
      assert.equal(await other.codeOf(SUMS, {}), "REFUND_NOT_FOUND");
      assert.equal(await other.codeOf(OFFER, { wanted: wantedOf(LIST, {}) }), "REFUND_NOT_FOUND");
    }
  });
});
