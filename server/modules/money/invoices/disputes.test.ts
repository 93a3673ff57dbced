// Disputed payments: the money that the card provider takes, gives back or keeps is booked, and the provider's people read each in a register.
// Shows: L-03, EXT-01, INV-85.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { DISPUTE_FILTERS } from "@bondline/domain/money/invoices/payment-dispute.ts";
import { parse } from "csv-parse/sync";
import pg from "pg";
import type { Api } from "../../../../testing/api.ts";
import {
  GOOD_CARD,
  hostedPageOf,
  pressOn,
  providerOf,
  untilPaymentsAreReported,
} from "../../../../testing/card-payer.ts";
import { seenDraft } from "../../../../testing/draft-calls.ts";
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

/** By the id of each draft. */
const NAMES = new Map<string, string>();
type Node = { draftId: string };
const LIST: NarrowedList = {
  table: DISPUTE_FILTERS,
  query: `query ($filter: StaffDisputeFilter) {
    staffDisputes(filter: $filter) { totalCount edges { node { draftId draftReferenceNumber } } } }`,
  field: "staffDisputes",
  nameOf: ({ draftId }: Node) => NAMES.get(draftId) ?? draftId,
  wanted: "staffDisputes",
  chosenBy: ["id", ({ id }: { id: string }) => id],
  nameKey: "draftReference",
  found: [
    [{}, ["open", "won", "lost"]],
    [{ client: "WESFARM" }, ["open"]],
    [{ client: "%" }, []],
    [{ statuses: ["OPEN"] }, ["open"]],
    [{ statuses: ["WON", "LOST"] }, ["won", "lost"]],
    [{ amountFrom: "1" }, ["open", "won", "lost"]],
    [{ amountTo: "1" }, []],
    [{ openedFrom: "2026-11-21" }, ["open"]],
    [{ openedTo: "2026-11-20" }, ["won", "lost"]],
    [{ endedFrom: "2026-11-20", endedTo: "2026-11-20" }, ["won"]],
    [{ endedFrom: "2026-11-21" }, ["lost"]],
    [{ invoice: "inv" }, ["open", "won", "lost"]],
    [{ invoice: "nothing of this" }, []],
  ],
};
const SUMS = `query ($search: String, $filter: StaffDisputeFilter) {
  staffDisputeSums(search: $search, filter: $filter) { status currency amount fees count } }`;

const paymentIds = new Map<string, string>();

/** Paid by card, and then the payer asks the bank for it back. */
async function disputed(name: string, of: "harbour" | "wesfarmers" = "harbour"): Promise<string> {
  const draft = await world.draft({ status: "PENDING_PAYMENT", owner: of });
  NAMES.set(draft.id, name);
  const page = await hostedPageOf(world, draft.invoices[0]?.id ?? "");
  await pressOn(page, "card", GOOD_CARD);
  await untilPaymentsAreReported(world);
  paymentIds.set(draft.id, page.payment.providerPaymentId);
  await take(draft.id, "dispute");
  return draft.id;
}

async function take(draftId: string, step: "dispute" | "lose dispute" | "win dispute"): Promise<void> {
  await providerOf(world).take(paymentIds.get(draftId) ?? "", step);
  await untilPaymentsAreReported(world);
}

/** What the books say of one draft's disputes. */
async function movesOf(draftId: string) {
  const { rows } = await owner.query(
    `select m.kind, e.account, e.amount_cents::text as cents from book_move m join book_entry e on e.move_id = m.id
      where m.draft_id = $1 and m.source_table = 'payment_dispute' order by m.recorded_at, m.kind, e.account`,
    [draftId],
  );
  return rows.map(({ kind, account, cents }) => [kind, account, cents]);
}

let won: string;
let lost: string;
let open: string;
/** The world's day is 20 November 2026: then two were disputed and one was won; a day later the other was lost and a third one disputed. */
before(async () => {
  world = await aWorld();
  owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
  won = await disputed("won");
  await take(won, "win dispute");
  lost = await disputed("lost");
  world.clock.advance({ days: 1 });
  await take(lost, "lose dispute");
  open = await disputed("open", "wesfarmers");
  [rosa, ada, sam] = [await world.as("rosa"), await world.as("ada"), await world.as("sam")];
});
after(async () => {
  await owner.end();
  await world.end();
});

describe("disputed payments", () => {
  const TAKEN = [
    ["DISPUTED", "CARD_CLEARING", "-377500"],
    ["DISPUTED", "DISPUTED", "377500"],
    ["DISPUTE_FEE", "CARD_CLEARING", "-2500"],
    ["DISPUTE_FEE", "DISPUTE_COSTS", "2500"],
  ];

  test("take the money and a fee from what the card provider holds, while they are open", async () => {
    assert.deepEqual(await movesOf(open), TAKEN);
  });

  test("give it back where they are won, and the fee stays", async () => {
    const back = [
      ["DISPUTE_WON", "CARD_CLEARING", "377500"],
      ["DISPUTE_WON", "DISPUTED", "-377500"],
    ];
    assert.deepEqual(await movesOf(won), [...TAKEN, ...back]);
  });

  test("cost the amount where they are lost; an event that comes again books nothing more", async () => {
    const gone = [
      ["DISPUTE_LOST", "DISPUTED", "-377500"],
      ["DISPUTE_LOST", "DISPUTE_COSTS", "377500"],
    ];
    assert.deepEqual(await movesOf(lost), [...TAKEN, ...gone]);
    await take(lost, "lose dispute");
    assert.deepEqual(await movesOf(lost), [...TAKEN, ...gone]);
  });

  test("are said of the invoice's payment, how they stand to the provider's people alone", async () => {
    const seen = "invoices { paymentIntents { isDisputed disputeStatus } }";
    const said = async (api: Api, id: string) =>
      (await seenDraft(api, id, seen)).invoices[0].paymentIntents.at(-1);
    assert.deepEqual(await said(rosa, lost), { isDisputed: true, disputeStatus: "LOST" });
    assert.deepEqual(await said(rosa, won), { isDisputed: false, disputeStatus: "WON" });
    assert.deepEqual(await said(ada, lost), { isDisputed: true, disputeStatus: null });
  });

  test("say until when they are to be answered while they are open, to the provider's people alone", async () => {
    const seen = "invoices { paymentIntents { evidenceDueAt } }";
    const dueOn = async (api: Api, id: string) =>
      (await seenDraft(api, id, seen)).invoices[0].paymentIntents.at(-1).evidenceDueAt;
    const query = `query ($filter: StaffDisputeFilter) { staffDisputes(filter: $filter) { edges { node { draftId evidenceDueAt } } } }`;
    const { edges } = (await rosa.get(query, { filter: { statuses: ["OPEN"] } })).staffDisputes;
    assert.deepEqual(
      edges.map(({ node }: { node: { draftId: string } }) => node.draftId),
      [open],
    );
    const { evidenceDueAt } = edges[0].node;
    assert.equal(evidenceDueAt.slice(0, 10), "2026-11-28");
    assert.equal(await dueOn(rosa, open), evidenceDueAt);
    assert.equal(await dueOn(rosa, lost), null);
    assert.equal(await dueOn(await world.as("wes"), open), null);
  });

  test("are narrowed by each filter, in the list and its file", () => provesFilters(rosa, LIST));
  test("name every faulty filter at once", () => provesFaults(rosa, LIST));
  test("leave as a file of what was chosen", () => provesChosen(rosa, LIST));

  test("are summed over what the list is narrowed to, and found by their references", async () => {
    const sumsOf = async (given: object) => (await rosa.get(SUMS, given)).staffDisputeSums;
    const one = (status: string) => ({ status, currency: "AUD", amount: "3775.00", fees: "25.00", count: 1 });
    assert.deepEqual(await sumsOf({}), ["LOST", "OPEN", "WON"].map(one));
    assert.deepEqual(await sumsOf({ filter: { statuses: ["WON"] } }), [one("WON")]);
    const query = `query ($search: String) { staffDisputes(search: $search) {
      totalCount edges { node { providerDisputeId invoiceNumber draftReferenceNumber } } } }`;
    const { edges } = (await rosa.get(query, { search: "wesfarm" })).staffDisputes;
    assert.equal(edges.length, 1);
    for (const search of Object.values(edges[0].node) as string[])
      assert.equal((await rosa.get(query, { search })).staffDisputes.totalCount, 1, search);
  });

  test("leave as a file row for row, each with its fee", async () => {
    const cellsOf = (csv: Buffer): string[][] => parse(csv, { bom: true, relax_column_count: false });
    const byReference = {
      ...LIST,
      nameOf: ({ draftReferenceNumber }: { draftReferenceNumber: string }) => draftReferenceNumber,
    };
    const rows = await provesFile(rosa, { ownerUrl: world.ownerUrl, cellsOf }, byReference);
    assert.deepEqual(
      rows.map(({ status, amount, fee, ended }) => [status, amount, fee, ended]),
      [
        ["Open", "3775.00", "25.00", ""],
        ["Lost", "3775.00", "25.00", "2026-11-21"],
        ["Won", "3775.00", "25.00", "2026-11-20"],
      ],
    );
  });

  test("are there for no client and no supplier, and neither is their file", async () => {
    for (const other of [ada, sam]) {
      assert.equal(await other.codeOf(LIST.query, { filter: {} }), "PAYMENT_NOT_FOUND");
      assert.equal(await other.codeOf(SUMS, {}), "PAYMENT_NOT_FOUND");
      assert.equal(await other.codeOf(OFFER, { wanted: wantedOf(LIST, {}) }), "PAYMENT_NOT_FOUND");
    }
  });
});
