// A card payment that is not the one that was asked for waits at its draft until somebody of the provider has decided about it.
// Shows: EXT-01, INV-36.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { cents } from "@bondline/domain/values/money/money.ts";
import type { Api } from "../../../../testing/api.ts";
import { call, must, refusalOf, seenDraft } from "../../../../testing/draft-calls.ts";
import { notifyOf } from "../../../../testing/stray-payments.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { connectPool, endPool } from "../../../database/connect.ts";
import { aStrayPayment, type Stray } from "../../../demo/builders/stray-payment-builder.ts";
import { waitingMoney } from "../../../integrity/waiting-money.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import type { Draft } from "../drafts/draft-record.ts";

let world: World;
let ada: Api;
let rosa: Api;
before(async () => {
  world = await aWorld();
  ada = await world.as("ada");
  rosa = await world.as("rosa");
});
after(() => world.end());

const MONEY_FIELDS = `id version status invoices { stripeInvoiceStatus paidAmount } refunds { amount currency reason status }
  unmatchedPayments { id differs expectedAmount expectedCurrency receivedAmount receivedCurrency status reason }`;
const LESS: Stray = { amountCents: cents(100_000n) };

async function waitingAt(stray: Stray, status: "PENDING_PAYMENT" | "PROCESSING" = "PENDING_PAYMENT") {
  const draft = await world.draft({ status });
  const paymentId = await aStrayPayment(world, draft.invoices[0]?.id ?? "", stray);
  return { draft, paymentId, eventId: await notifyOf(world, paymentId) };
}

async function settle(draft: Draft, decision: string, reason = "As agreed on the phone.", api = rosa) {
  const { version, unmatchedPayments } = await seenDraft(rosa, draft.id, MONEY_FIELDS);
  return await call(api, "settleUnmatchedPayment", {
    id: draft.id,
    version,
    unmatchedPaymentId: unmatchedPayments[0].id,
    decision,
    reason,
  });
}

async function appliedAt(eventId: string): Promise<unknown> {
  const [event] = await runTransaction(world.app, { system: "Set-up" }, (tx) =>
    tx.query<{ appliedAt: unknown }>("select applied_at from payment_event where id = $1", [eventId]),
  );
  return event?.appliedAt;
}

describe("a payment that does not match", () => {
  const STRAYS: [string, Stray, object][] = [
    ["in its amount", LESS, { differs: ["AMOUNT"], receivedAmount: "1000.00", receivedCurrency: "AUD" }],
    [
      "in its currency",
      { currency: "USD" },
      { differs: ["CURRENCY"], receivedAmount: "3775.00", receivedCurrency: "USD" },
    ],
    [
      "in what it was made for",
      { intentId: "0199c0de-0000-7000-8000-000000000009" },
      { differs: ["INVOICE"], receivedAmount: "3775.00", receivedCurrency: "AUD" },
    ],
  ];
  for (const [how, stray, facts] of STRAYS)
    test(`${how} moves nothing and is shown to staff with what was expected and what came`, async () => {
      const { draft, eventId } = await waitingAt(stray);
      const { unmatchedPayments, status, invoices, refunds } = await seenDraft(rosa, draft.id, MONEY_FIELDS);
      const [{ id, ...shown }] = unmatchedPayments;
      const expected = {
        expectedAmount: "3775.00",
        expectedCurrency: "AUD",
        status: "WAITING",
        reason: null,
      };
      assert.deepEqual(shown, { ...facts, ...expected });
      assert.deepEqual(
        { status, invoices, refunds },
        {
          status: "PENDING_PAYMENT",
          invoices: [{ stripeInvoiceStatus: "open", paidAmount: "0.00" }],
          refunds: [],
        },
      );
      assert.equal(await appliedAt(eventId), null);
      assert.deepEqual((await seenDraft(ada, draft.id, MONEY_FIELDS)).unmatchedPayments, []);
    });

  test("is one row, however often the provider tells of it", async () => {
    const { draft, paymentId } = await waitingAt(LESS);
    const again = await notifyOf(world, paymentId);
    assert.equal((await seenDraft(rosa, draft.id, MONEY_FIELDS)).unmatchedPayments.length, 1);
    assert.notEqual(await appliedAt(again), null);
    await settle(draft, "DISMISSED");
    await notifyOf(world, paymentId);
    const { unmatchedPayments } = await seenDraft(rosa, draft.id, MONEY_FIELDS);
    assert.deepEqual(
      unmatchedPayments.map(({ status }: { status: string }) => status),
      ["DISMISSED"],
    );
  });

  test("that names no invoice of ours is applied to nothing, and kept with its fault", async () => {
    const draft = await world.draft({ status: "PENDING_PAYMENT" });
    const nobodys = { invoiceId: "in_elsewhere", intentId: "in_elsewhere" };
    const eventId = await notifyOf(world, await aStrayPayment(world, draft.invoices[0]?.id ?? "", nobodys));
    assert.equal(await appliedAt(eventId), null);
    assert.deepEqual((await seenDraft(rosa, draft.id, MONEY_FIELDS)).unmatchedPayments, []);
  });
});

test("what waits and what is due back is counted for the doctor", async () => {
  const pool = connectPool({ connectionString: world.ownerUrl, connectionsMax: 1 });
  const before = await waitingMoney(pool);
  const { draft } = await waitingAt({ currency: "USD" });
  await settle(draft, "REFUND_DUE");
  await waitingAt(LESS);
  const now = await waitingMoney(pool);
  await endPool(pool);
  assert.deepEqual([now.unmatched - before.unmatched, now.unknown], [1, before.unknown]);
  assert.ok(before.unknown >= 1);
  assert.deepEqual(now.refundsDue, [
    { currency: "USD", count: 1, sum: "3,775.00", oldestDate: "2026-11-20" },
  ]);
});

describe("staff decide", () => {
  test("that it counts: a part payment, and the rest moves the draft on", async () => {
    const { draft, eventId } = await waitingAt(LESS);
    assert.equal(refusalOf(await settle(draft, "ACCEPTED")), "OK");
    assert.notEqual(await appliedAt(eventId), null);
    const { version, status, invoices, unmatchedPayments } = await seenDraft(rosa, draft.id, MONEY_FIELDS);
    assert.deepEqual(
      [status, invoices],
      ["PENDING_PAYMENT", [{ stripeInvoiceStatus: "open", paidAmount: "1000.00" }]],
    );
    assert.deepEqual(
      [unmatchedPayments[0].status, unmatchedPayments[0].reason],
      ["ACCEPTED", "As agreed on the phone."],
    );
    const rest = { amount: "2775.00", receivedDate: "2026-11-20", invoiceId: draft.invoices[0]?.id };
    await must(rosa, "recordDraftPayment", { id: draft.id, version, ...rest });
    assert.equal((await seenDraft(ada, draft.id)).status, "PROCESSING");
  });

  test("that it counts towards what is paid already: then it is due back", async () => {
    const { draft } = await waitingAt(LESS, "PROCESSING");
    assert.equal(refusalOf(await settle(draft, "ACCEPTED")), "OK");
    assert.deepEqual((await seenDraft(ada, draft.id, MONEY_FIELDS)).refunds, [
      { amount: "1000.00", currency: "AUD", reason: "OVERPAID", status: "DUE" },
    ]);
  });

  test("that it is paid back, in the currency in which it came", async () => {
    const { draft } = await waitingAt({ currency: "USD" });
    assert.equal(refusalOf(await settle(draft, "REFUND_DUE")), "OK");
    const { refunds, invoices } = await seenDraft(ada, draft.id, MONEY_FIELDS);
    assert.deepEqual(refunds, [{ amount: "3775.00", currency: "USD", reason: "UNMATCHED", status: "DUE" }]);
    assert.deepEqual(invoices, [{ stripeInvoiceStatus: "open", paidAmount: "0.00" }]);
  });

  test("once, with a reason, and never that other money counts", async () => {
    const { draft } = await waitingAt({ currency: "USD" });
    assert.deepEqual(refusalOf(await settle(draft, "DISMISSED", " ")), { reason: "This field is required." });
    assert.deepEqual(refusalOf(await settle(draft, "ACCEPTED")), {
      decision: "Only a payment in Australian dollars can count towards the invoice.",
    });
    assert.equal(refusalOf(await settle(draft, "DISMISSED", "Ours", ada)), "DRAFT_NOT_FOUND");
    assert.equal(refusalOf(await settle(draft, "DISMISSED")), "OK");
    assert.equal(refusalOf(await settle(draft, "REFUND_DUE")), "INVALID_TRANSITION");
    const { version } = await seenDraft(rosa, draft.id);
    const nobodys = {
      id: draft.id,
      version,
      unmatchedPaymentId: draft.id,
      decision: "DISMISSED",
      reason: "x",
    };
    assert.equal(refusalOf(await call(rosa, "settleUnmatchedPayment", nobodys)), "PAYMENT_NOT_FOUND");
  });

  test("and the history tells staff of it, and the applicant of the refund alone", async () => {
    const { draft } = await waitingAt(LESS);
    await settle(draft, "REFUND_DUE");
    const kinds = async (api: Api) => {
      const { draftHistory } = await api.get(
        "query ($id: ID!) { draftHistory(draftId: $id, first: 50) { edges { node { objectType } } } }",
        { id: draft.id },
      );
      return new Set(draftHistory.edges.map(({ node }: { node: { objectType: string } }) => node.objectType));
    };
    assert.ok((await kinds(rosa)).has("Unmatched payment"));
    assert.ok(!(await kinds(ada)).has("Unmatched payment"));
    assert.ok((await kinds(ada)).has("Refund"));
  });
});
