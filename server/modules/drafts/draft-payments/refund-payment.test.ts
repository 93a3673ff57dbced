// A refund that is due until staff record that it was paid: who may, on which days, once; and everybody who must know is told.
// Shows: Q-003, INV-25, V-151, V-152.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { cents } from "@bondline/domain/values/money/money.ts";
import type { Api } from "../../../../testing/api.ts";
import { approveByTwo, aRefundToPay } from "../../../../testing/builders/refund-builder.ts";
import { GOOD_CARD, hostedPageOf, pressOn } from "../../../../testing/card-payer.ts";
import { call, must, refusalOf, seenDraft } from "../../../../testing/draft-calls.ts";
import { mailsAbout } from "../../../../testing/outbox.ts";
import { notifyOf } from "../../../../testing/stray-payments.ts";
import { watch } from "../../../../testing/waiting.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { aStrayPayment } from "../../../demo/builders/stray-payment-builder.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import type { Draft } from "../drafts/draft-record.ts";
import { applyPaymentEvent } from "./draft-payment-jobs.ts";

let world: World;
let ada: Api;
let rosa: Api;
before(async () => {
  world = await aWorld();
  ada = await world.as("ada");
  rosa = await world.as("rosa");
});
after(() => world.end());

const REFUNDS = "refunds { amount currency status paidDate paidMethod paidReference paidNote }";

async function dueRefund() {
  const draft = await world.draft({ status: "PROCESSING" });
  return { draft, input: await aRefundToPay(world.app, draft) };
}
const pay = (api: Api, input: object) =>
  call(api, "recordRefundPayment", input, `draft { version ${REFUNDS} }`);

async function mailed(draft: Draft): Promise<string[]> {
  const mails = await mailsAbout(world, draft.id);
  return mails
    .map(({ intent, toAddresses }) => `${intent.replace(/ [0-9a-f]{8}-.*| cs_.*/, "")}: ${toAddresses}`)
    .filter((each) => /refund|unmatched|disputed/.test(each))
    .toSorted();
}

async function noticed(api: Api, { id }: Draft): Promise<string[]> {
  const { notifications } = await api.get("{ notifications(first: 50) { edges { node { kind draftId } } } }");
  const nodes: { kind: string; draftId: string }[] = notifications.edges.map(
    ({ node }: { node: { kind: string; draftId: string } }) => node,
  );
  return nodes.filter(({ draftId }) => draftId === id).map(({ kind }) => kind);
}

describe("a refund that is due", () => {
  test("is recorded as paid, and both sides see when, how and under which reference", async () => {
    const { draft, input } = await dueRefund();
    const answer = await pay(rosa, { ...input, note: " In one sum. " });
    assert.equal(refusalOf(answer), "OK");
    const paid = {
      amount: "100.00",
      currency: "AUD",
      status: "PAID",
      paidDate: "2026-11-20",
      paidMethod: "BANK_TRANSFER",
      paidReference: "NPP 118",
      paidNote: "In one sum.",
    };
    assert.deepEqual(answer.data.recordRefundPayment.draft.refunds, [paid]);
    assert.equal(answer.data.recordRefundPayment.draft.version, input.version + 1);
    assert.deepEqual((await seenDraft(ada, draft.id, REFUNDS)).refunds, [paid]);
  });

  test("is paid whatever became of its draft", async () => {
    const draft = await world.draft({ status: "PROCESSING" });
    await must(rosa, "rejectDraft", { id: draft.id, version: draft.version, reason: "Withdrawn." });
    const { refunds } = await seenDraft(rosa, draft.id, "refunds { id }");
    const approved = await approveByTwo(world.app, { id: draft.id, refundId: refunds[0].id });
    const answer = await pay(rosa, {
      ...approved,
      paidDate: "2026-11-20",
      method: "BANK_TRANSFER",
      reference: "NPP 1",
    });
    assert.equal(refusalOf(answer), "OK");
  });

  test("is paid once", async () => {
    const { draft, input } = await dueRefund();
    assert.equal(refusalOf(await pay(rosa, input)), "OK");
    assert.equal(refusalOf(await pay(rosa, input)), "CONFLICT");
    const { version } = await seenDraft(rosa, draft.id);
    assert.equal(refusalOf(await pay(rosa, { ...input, version })), "INVALID_TRANSITION");
  });

  test("is not paid by anybody else, on a day that cannot be, without a reference, or where there is none", async () => {
    const { draft, input } = await dueRefund();
    assert.equal(refusalOf(await pay(ada, input)), "DRAFT_NOT_FOUND");
    assert.equal(refusalOf(await pay(await world.as("sam"), input)), "DRAFT_NOT_FOUND");
    assert.equal(refusalOf(await pay(await world.as("wes"), input)), "DRAFT_NOT_FOUND");
    assert.deepEqual(refusalOf(await pay(rosa, { ...input, paidDate: "2026-11-21" })), {
      paidDate: "This date must be on or before 20/11/2026",
    });
    assert.deepEqual(refusalOf(await pay(rosa, { ...input, paidDate: "2026-11-19" })), {
      paidDate: "This date must be on or after 20/11/2026",
    });
    assert.deepEqual(refusalOf(await pay(rosa, { ...input, reference: " " })), {
      reference: "This field is required.",
    });
    assert.equal(refusalOf(await pay(rosa, { ...input, refundId: draft.id })), "REFUND_NOT_FOUND");
    assert.deepEqual((await seenDraft(ada, draft.id, "refunds { status }")).refunds, [{ status: "DUE" }]);
    assert.equal(refusalOf(await pay(rosa, input)), "OK");
  });

  test("is shown as paid on open pages, and stands in the history", async () => {
    const { draft, input } = await dueRefund();
    const watching = await watch(world, ada, {
      query: "subscription ($id: ID!) { draftUpdated(draftId: $id) { refunds { status } } }",
      variables: { id: draft.id },
    });
    await pay(rosa, input);
    assert.deepEqual((await watching.next()).data.draftUpdated.refunds, [{ status: "PAID" }]);
    await watching.end();
    const { draftHistory } = await ada.get(
      `query ($id: ID!) { draftHistory(draftId: $id, first: 50) { edges { node { objectType changes { label newDisplayValue } } } } }`,
      { id: draft.id },
    );
    const changes = JSON.stringify(draftHistory);
    assert.match(changes, /NPP 118/);
    assert.match(changes, /Paid back/);
  });
});

describe("who must know hears of it", () => {
  test("of a refund that is due, and that was paid: each once", async () => {
    const { draft, input } = await dueRefund();
    const dueMails = [
      "refund due: accounts@harbourcivil.example",
      "refund due: ada@harbourcivil.example",
      "refund to pay: enquiries@bondline.example",
    ];
    assert.deepEqual(await mailed(draft), dueMails);
    assert.ok((await noticed(ada, draft)).includes("REFUND_DUE"));
    await pay(rosa, input);
    assert.deepEqual(await mailed(draft), [
      ...dueMails.slice(0, 2),
      "refund paid: accounts@harbourcivil.example",
      "refund paid: ada@harbourcivil.example",
      ...dueMails.slice(2),
    ]);
    assert.ok((await noticed(ada, draft)).includes("REFUND_PAID"));
    const [paid] = (await mailsAbout(world, draft.id)).filter(({ intent }) =>
      intent.startsWith("refund paid"),
    );
    assert.equal(paid?.subject, `We paid $100.00 back for your bank guarantee ${draft.referenceNumber}`);
    assert.match(paid?.text ?? "", /NPP 118/);
  });

  test("staff of what they have to do, where they did not do it themselves", async () => {
    const draft = await world.draft({ status: "PROCESSING" });
    await must(rosa, "rejectDraft", { id: draft.id, version: draft.version, reason: "Withdrawn." });
    assert.ok((await noticed(await world.as("gus"), draft)).includes("REFUND_TO_PAY"));
    assert.ok(!(await noticed(rosa, draft)).includes("REFUND_TO_PAY"));
    assert.ok((await noticed(ada, draft)).includes("REFUND_DUE"));
    assert.ok((await mailed(draft)).includes("refund to pay: enquiries@bondline.example"));
  });

  test("the applicant is told nothing of a payment that waits for a decision", async () => {
    const draft = await world.draft({ status: "PENDING_PAYMENT" });
    const stray = { amountCents: cents(100_000n) };
    await notifyOf(world, await aStrayPayment(world, draft.invoices[0]?.id ?? "", stray));
    assert.deepEqual(await mailed(draft), ["unmatched payment: enquiries@bondline.example"]);
    assert.ok(!(await noticed(ada, draft)).includes("PAYMENT_UNMATCHED"));
    assert.ok((await noticed(rosa, draft)).includes("PAYMENT_UNMATCHED"));
  });

  test("staff once, when a payer asks the bank for the money back", async () => {
    const draft = await world.draft({ status: "PENDING_PAYMENT" });
    const page = await hostedPageOf(world, draft.invoices[0]?.id ?? "");
    await pressOn(page, "card", GOOD_CARD);
    const { providerPaymentId } = page.payment;
    const hear = (eventId: string) => applyPaymentEvent(world.app, { eventId, providerPaymentId });
    await hear(`evt_paid_${draft.id}`);
    assert.ok(!(await mailed(draft)).some((mail) => mail.startsWith("payment disputed")));
    await runTransaction(world.app, { system: "Set-up" }, (tx) =>
      tx.query(`update sandbox_payment set state = state || '{"dispute": "needs_response"}' where id = $1`, [
        providerPaymentId,
      ]),
    );
    for (const time of [1, 2]) await hear(`evt_disputed_${time}_${draft.id}`);
    const disputed = (await mailed(draft)).filter((mail) => mail.startsWith("payment disputed"));
    assert.deepEqual(disputed, ["payment disputed: enquiries@bondline.example"]);
    assert.ok((await noticed(rosa, draft)).includes("PAYMENT_DISPUTED"));
    assert.ok(!(await noticed(ada, draft)).includes("PAYMENT_DISPUTED"));
  });
});

describe("what waits at the desk", () => {
  const waiting = async (api: Api, kind: string) =>
    (
      await api.get(
        `{ staffWaitingMoney(kind: ${kind}, first: 50) { totalCount edges { node { kind amount currency draftId organisationName invoiceNumber } } } }`,
      )
    ).staffWaitingMoney;

  test("is every refund until it is paid, and every payment until it is decided about", async () => {
    const before = await waiting(rosa, "REFUND_DUE");
    const { draft, input } = await dueRefund();
    const now = await waiting(rosa, "REFUND_DUE");
    assert.equal(now.totalCount, before.totalCount + 1);
    const { node } = now.edges.at(-1);
    assert.deepEqual(
      [node.kind, node.amount, node.draftId, node.organisationName],
      ["REFUND_DUE", "100.00", draft.id, "Harbour Civil Pty Ltd"],
    );
    await pay(rosa, input);
    assert.equal((await waiting(rosa, "REFUND_DUE")).totalCount, before.totalCount);
  });

  test("is every payment until somebody has decided, and nobody else's to see", async () => {
    const draft = await world.draft({ status: "PENDING_PAYMENT" });
    const before = await waiting(rosa, "UNMATCHED_PAYMENT");
    await notifyOf(world, await aStrayPayment(world, draft.invoices[0]?.id ?? "", { currency: "USD" }));
    const now = await waiting(rosa, "UNMATCHED_PAYMENT");
    assert.equal(now.totalCount, before.totalCount + 1);
    assert.deepEqual([now.edges.at(-1).node.amount, now.edges.at(-1).node.currency], ["3775.00", "USD"]);
    await assert.rejects(waiting(ada, "UNMATCHED_PAYMENT"), /PAYMENT_NOT_FOUND/);
    await assert.rejects(waiting(await world.as("sam"), "REFUND_DUE"), /PAYMENT_NOT_FOUND/);
  });
});
