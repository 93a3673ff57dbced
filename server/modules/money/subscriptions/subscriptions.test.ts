// Later periods paid by themselves: what is saved on the provider's page is charged on the first day of each period, once, to the cent, and a decline is told.
// Shows: API-049, API-050, API-051, API-110, D-34, D-35, D-36, INV-23.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { laterPeriodLine } from "@bondline/domain/money/subscriptions/payment-subscription.ts";
import { cents } from "@bondline/domain/values/money/money.ts";
import { addDays } from "@bondline/domain/values/time/plain-date.ts";
import { type Api, apiOf } from "../../../../testing/api.ts";
import {
  BANK_ACCOUNT,
  CARD_DECLINED_LATER,
  GOOD_CARD,
  hostedPageOf,
  postEvent,
  pressOn,
  providerOf,
  saveMethodOf,
  untilPaymentsAreReported,
} from "../../../../testing/card-payer.ts";
import { seenDraft } from "../../../../testing/draft-calls.ts";
import { mailsAbout } from "../../../../testing/outbox.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { connectOnce } from "../../../database/connect.ts";
import { aGuest } from "../../../demo/builders/guest-builder.ts";
import { shareWith } from "../../../demo/builders/sharing-builder.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { remindOfInvoices } from "../../drafts/draft-payments/draft-payment-jobs.ts";
import { accessDraftAsSystem } from "../../drafts/drafts/draft-access.ts";
import type { Draft } from "../../drafts/drafts/draft-record.ts";
import { raiseChargedInvoice } from "../invoices/commands/raise-charged-invoice.ts";
import { endPaymentSubscription } from "./commands/end-payment-subscription.ts";
import { chargeMethod, chargePeriods, chargePeriodsBy } from "./subscription-jobs.ts";
import { findPresentSubscription, insertPeriod } from "./subscription-store.ts";

let world: World;
let ada: Api;
let rosa: Api;
before(async () => {
  world = await aWorld();
  ada = await world.as("ada");
  rosa = await world.as("rosa");
});
after(() => world.end());

const SEEN = `status currentPeriodEnd paymentSubscriptionId paymentSubscriptionStatus paymentSubscription { hostedUrl lastDigits method }
  invoices { id total paidAmount stripeInvoiceStatus paymentStatus hostedUrl lineItems { description }
    paymentIntents { id amount status way failureReason refundedAmount isDisputed } }`;
const seen = (draft: Pick<Draft, "id">, by = ada) => seenDraft(by, draft.id, SEEN);

const settled = () => untilPaymentsAreReported(world);

async function change(name: string, draft: Pick<Draft, "id">, by = ada) {
  const { version } = await seenDraft(by, draft.id);
  return await by.mutate(name, "PaymentSubscriptionInput", { id: draft.id, version }, "draft { version }");
}

async function subscribed(typed: Record<string, string>): Promise<Draft> {
  const draft = await world.draft({ status: "ESTABLISHED" });
  await change("generateNewStripeSubscription", draft);
  await settled();
  await saveMethodOf(world, draft.id, typed);
  await settled();
  return draft;
}

/** To the first day that is not paid for, and its charges. */
async function nextPeriod(draft: Draft): Promise<void> {
  await beginNextPeriod(draft);
  await chargePeriods(world.app);
  await settled();
}

async function beginNextPeriod(draft: Draft): Promise<void> {
  world.clock.advance({ minutes: 1 });
  await runTransaction(world.app, { system: "Set-up" }, (tx) =>
    tx.query(
      `update document set interest_start_date = interest_start_date - interval '6 months' where original_draft_id = $1`,
      [draft.id],
    ),
  );
  await runTransaction(world.app, { system: "Set-up" }, (tx) =>
    tx.query(
      `update payment_subscription set current_period_end = current_period_end - interval '6 months' where draft_id = $1 and status = 'active'`,
      [draft.id],
    ),
  );
}

async function bookedOf(draft: Draft): Promise<unknown> {
  return await runTransaction(world.app, { system: "Set-up" }, (tx) =>
    tx.query("select method, amount_cents from payment where draft_id = $1 order by created_at offset 1", [
      draft.id,
    ]),
  );
}

describe("setting it up", () => {
  test("opens a page that the payer's side alone is led to, and is on once a card is saved there", async () => {
    const draft = await world.draft({ status: "ESTABLISHED" });
    const { data } = await change("generateNewStripeSubscription", draft);
    await settled();
    const waiting = await seen(draft);
    // Whoever set it up may hear of the page before the answer comes, which must not be taken for newer.
    const { version } = await seenDraft(ada, draft.id, "version");
    assert.ok(version > data.generateNewStripeSubscription.draft.version);
    assert.equal(waiting.paymentSubscriptionStatus, "incomplete");
    assert.match(waiting.paymentSubscription.hostedUrl, /\/sandbox\/pay\/cs_test_/);
    assert.equal((await seen(draft, rosa)).paymentSubscription.hostedUrl, null);
    await saveMethodOf(world, draft.id, GOOD_CARD);
    await settled();
    const on = await seen(draft);
    assert.deepEqual(
      [on.paymentSubscriptionStatus, on.paymentSubscription, on.currentPeriodEnd],
      ["active", { hostedUrl: null, lastDigits: "4242", method: "CARD" }, "2027-05-20"],
    );
    assert.ok(on.paymentSubscriptionId);
  });

  test("is done by an owner of the draft too who was invited after the issue, and is not on the paper", async () => {
    const draft = await world.draft({ status: "ESTABLISHED" });
    const olive = await aGuest(world.app, "Olive");
    await shareWith(world.app, "draft", draft, { person: olive, roles: ["OWNER"] });
    const { data } = await change("generateNewStripeSubscription", draft, apiOf(world.url, olive.token));
    assert.ok(data.generateNewStripeSubscription.draft);
    await settled();
    assert.equal((await seen(draft)).paymentSubscriptionStatus, "incomplete");
  });

  test("is off again when it is cancelled: the provider forgets the card, and nothing is charged", async () => {
    const draft = await subscribed(GOOD_CARD);
    await change("cancelPaymentSubscription", draft);
    await settled();
    assert.equal((await seen(draft)).paymentSubscriptionStatus, null);
    await nextPeriod(draft);
    assert.equal((await seen(draft)).invoices.length, 1);
  });

  test("anew ends what was before, and a card that was saved on the old page is not charged", async () => {
    const draft = await world.draft({ status: "ESTABLISHED" });
    await change("generateNewStripeSubscription", draft);
    await settled();
    const { paymentSubscriptionId: first } = await seen(draft);
    await change("generateNewStripeSubscription", draft);
    await settled();
    const { paymentSubscriptionId: second, paymentSubscriptionStatus } = await seen(draft);
    assert.notEqual(first, second);
    assert.equal(paymentSubscriptionStatus, "incomplete");
  });

  test("is refused before there is anything to pay later, with what is wrong", async () => {
    const draft = await world.draft({ status: "PROCESSING" });
    const { version } = await seenDraft(ada, draft.id);
    const { errors } = await ada.mutate(
      "generateNewStripeSubscription",
      "PaymentSubscriptionInput",
      { id: draft.id, version },
      "draft { id }",
    );
    assert.equal(errors?.[0]?.extensions?.code, "INVALID_TRANSITION");
  });
});

describe("a period that begins", () => {
  test("is invoiced and charged to the card once, to the cent, however often it is asked and told", async () => {
    const draft = await subscribed(GOOD_CARD);
    await nextPeriod(draft);
    const [invoice, first, ...others] = (await seen(draft)).invoices;
    assert.deepEqual(others, []);
    assert.equal(first.stripeInvoiceStatus, "paid");
    assert.deepEqual(
      [invoice.stripeInvoiceStatus, invoice.paidAmount, invoice.total],
      ["paid", invoice.total, "3125.00"],
    );
    assert.match(invoice.lineItems[0].description, /^Ongoing fee, /);
    assert.deepEqual(
      invoice.paymentIntents.map(({ status, way, amount }: Record<string, unknown>) => [status, way, amount]),
      [["succeeded", "SAVED_METHOD", "3125.00"]],
    );
    await Promise.all([chargePeriods(world.app), chargePeriods(world.app)]);
    await settled();
    assert.deepEqual(await bookedOf(draft), [{ method: "CARD", amountCents: 312_500n }]);
    assert.equal((await seen(draft)).paymentSubscriptionStatus, "active");
  });

  test("is invoiced in the run that finds it, however many begin with it, and though one of them fails", async () => {
    const drafts = [await subscribed(GOOD_CARD), await subscribed(GOOD_CARD), await subscribed(GOOD_CARD)];
    for (const draft of drafts) await beginNextPeriod(draft);
    const [first, ...others] = drafts;
    const owner = connectOnce(world.ownerUrl);
    await owner.connect();
    await owner.query(`create function refuse_invoice() returns trigger language plpgsql as $$
      begin if new.draft_id = '${first?.id}' then raise exception 'not this one'; end if; return new; end $$`);
    await owner.query(
      "create trigger refuse_invoice before insert on invoice for each row execute function refuse_invoice()",
    );
    await assert.rejects(chargePeriodsBy(world.app, 1), /not this one/);
    await owner.query("drop function refuse_invoice() cascade");
    await owner.end();
    const counts = async () =>
      await Promise.all(drafts.map(async (each) => (await seen(each)).invoices.length));
    assert.deepEqual(await counts(), [1, ...others.map(() => 2)]);
    await chargePeriodsBy(world.app, 1);
    await settled();
    assert.deepEqual(await counts(), [2, 2, 2]);
  });

  test("is under way from a bank account until the debit settles", async () => {
    const draft = await subscribed(BANK_ACCOUNT);
    await nextPeriod(draft);
    const [waiting] = (await seen(draft)).invoices;
    assert.deepEqual([waiting.stripeInvoiceStatus, waiting.paymentStatus], ["open", "processing"]);
    const page = await hostedPageOf(world, waiting.id);
    assert.equal((await seen(draft)).invoices[0].hostedUrl, null, "nobody pays a second time meanwhile");
    await pressOn(page, "settle", { outcome: "settle" });
    await settled();
    assert.deepEqual(await bookedOf(draft), [{ method: "DIRECT_DEBIT", amountCents: 312_500n }]);
  });

  test("is paid on a page where later payments were stopped before its charge was made", async () => {
    const draft = await subscribed(GOOD_CARD);
    world.clock.advance({ minutes: 1 });
    const intentId = await runTransaction(world.app, { system: "Set-up" }, async (tx) => {
      const locked = await accessDraftAsSystem(tx, draft.id);
      const subscription = await findPresentSubscription(tx, locked);
      assert.ok(subscription?.currentPeriodEnd);
      const startDate = subscription.currentPeriodEnd;
      const period = { amountCents: cents(312_500n), startDate, endDate: addDays(startDate, 180) };
      const charged = await raiseChargedInvoice(tx, locked, [laterPeriodLine(period)]);
      const place = {
        draftId: draft.id,
        organisationId: draft.organisationId,
        subscriptionId: subscription.id,
      };
      await insertPeriod(tx, place, { ...period, invoiceId: charged.invoiceId });
      await endPaymentSubscription(tx, locked);
      return charged.intentId;
    });
    await settled();
    await chargeMethod(world.app, { intentId });
    await settled();
    const [invoice] = (await seen(draft)).invoices;
    assert.deepEqual(
      [invoice.stripeInvoiceStatus, invoice.paymentStatus],
      ["open", "requires_payment_method"],
    );
    assert.ok(invoice.hostedUrl);
    await pressOn(await hostedPageOf(world, invoice.id), "card", GOOD_CARD);
    await settled();
    assert.equal((await seen(draft)).invoices[0].stripeInvoiceStatus, "paid");
  });

  test("and is declined is told by notice and mail, once, and is paid on a page instead", async () => {
    const draft = await subscribed(CARD_DECLINED_LATER);
    await nextPeriod(draft);
    const declined = await seen(draft);
    const [invoice] = declined.invoices;
    assert.equal(declined.paymentSubscriptionStatus, "past_due");
    assert.deepEqual(
      [invoice.stripeInvoiceStatus, invoice.paymentStatus, invoice.paymentIntents[0].failureReason],
      ["open", "requires_payment_method", "Your card was declined."],
    );
    const mails = (await mailsAbout(world, draft.id)).filter(({ intent }) =>
      intent.startsWith("payment declined"),
    );
    assert.deepEqual(mails.flatMap(({ toAddresses }) => toAddresses).toSorted(), [
      "accounts@harbourcivil.example",
      "ada@harbourcivil.example",
    ]);
    assert.match(mails[0]?.text ?? "", /Your card was declined/);
    const { notifications } = await ada.get(
      "{ notifications(first: 5) { edges { node { kind draftId } } } }",
    );
    assert.ok(
      notifications.edges.some(
        ({ node }: { node: { kind: string; draftId: string } }) =>
          node.kind === "PAYMENT_DECLINED" && node.draftId === draft.id,
      ),
    );
    assert.ok(invoice.hostedUrl);
    await pressOn(await hostedPageOf(world, invoice.id), "card", GOOD_CARD);
    await settled();
    const paid = await seen(draft);
    assert.equal(paid.paymentSubscriptionStatus, "active");
    assert.deepEqual(await bookedOf(draft), [{ method: "CARD", amountCents: 312_500n }]);
  });
});

test("a later period that nobody pays is reminded of as the fee of that period", async () => {
  const draft = await subscribed(CARD_DECLINED_LATER);
  await nextPeriod(draft);
  const now = world.app.ports.clock.now();
  world.clock.advance({ days: 8 });
  await remindOfInvoices(world.app);
  world.clock.setTo(now);
  const mails = (await mailsAbout(world, draft.id)).filter(({ intent }) =>
    intent.startsWith("payment reminder"),
  );
  assert.deepEqual(mails.flatMap(({ toAddresses }) => toAddresses).toSorted(), [
    "accounts@harbourcivil.example",
    "ada@harbourcivil.example",
  ]);
  assert.match(mails[0]?.text ?? "", /The next fee for your bank guarantee was invoiced on/);
  assert.doesNotMatch(mails[0]?.text ?? "", /We can't start|cancel the application/);
});

describe("what the provider says afterwards", () => {
  test("of a refund and a dispute is shown at the invoice, and what was paid stays paid", async () => {
    const draft = await world.draft({ status: "PENDING_PAYMENT" });
    const page = await hostedPageOf(world, draft.invoices[0]?.id ?? "");
    await pressOn(page, "card", GOOD_CARD);
    await settled();
    const provider = providerOf(world);
    await provider.refund(page.payment.providerPaymentId, { key: "", amountCents: cents(377_500n) });
    await provider.take(page.payment.providerPaymentId, "dispute");
    await settled();
    const [invoice] = (await seen(draft)).invoices;
    assert.deepEqual(
      invoice.paymentIntents.map(({ status, refundedAmount, isDisputed }: Record<string, unknown>) => [
        status,
        refundedAmount,
        isDisputed,
      ]),
      [["succeeded", "3775.00", true]],
    );
    assert.equal(invoice.stripeInvoiceStatus, "paid");
  });

  test("about an intent in any order and twice changes nothing that is over", async () => {
    const draft = await subscribed(GOOD_CARD);
    await nextPeriod(draft);
    const [invoice] = (await seen(draft)).invoices;
    const page = await hostedPageOf(world, invoice.id);
    for (const type of [
      "payment_intent.succeeded",
      "payment_intent.processing",
      "payment_intent.payment_failed",
    ])
      for (const _ of [1, 2])
        assert.equal(await postEvent(world, page, { type, eventId: `evt_${type}_${invoice.id}` }), 200);
    await settled();
    assert.deepEqual(await bookedOf(draft), [{ method: "CARD", amountCents: 312_500n }]);
  });
});

describe("what confirms a payment", () => {
  const QUERY = `query ($draftId: ID!, $organisationId: ID!, $paymentIntentId: ID!) {
    invoicePaymentIntent(draftId: $draftId, organisationId: $organisationId, paymentIntentId: $paymentIntentId) { clientSecret paymentMethodId } }`;

  test("is told to the payer's side alone, of its own invoices, and lies sealed", async () => {
    const draft = await world.draft({ status: "PENDING_PAYMENT" });
    const page = await hostedPageOf(world, draft.invoices[0]?.id ?? "");
    await pressOn(page, "card", GOOD_CARD);
    await settled();
    const [{ id: paymentIntentId }] = (await seen(draft)).invoices[0].paymentIntents;
    const asked = { draftId: draft.id, organisationId: draft.organisationId, paymentIntentId };
    const data = await ada.get(QUERY, asked);
    assert.match(data.invoicePaymentIntent.clientSecret, /^pi_\w+_secret_\w+$/);
    assert.match(data.invoicePaymentIntent.paymentMethodId, /^pm_/);
    assert.equal(await rosa.codeOf(QUERY, asked), "DRAFT_NOT_FOUND");
    const other = await world.draft({ status: "PENDING_PAYMENT" });
    assert.equal(await ada.codeOf(QUERY, { ...asked, draftId: other.id }), "INVOICE_NOT_FOUND");
    const { rows } = await world.app.pool.query(
      "select to_jsonb(n)::text as row from payment_intent n where id = $1",
      [paymentIntentId],
    );
    assert.doesNotMatch(JSON.stringify(rows), /_secret_/);
  });
});
