// What every card payment provider must do. The payer's side is played by the caller, for each provider has its own page.
import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, test } from "node:test";
import { cents } from "@bondline/domain/values/money/money.ts";
import type { TestClock } from "../clock/test-clock.ts";
import { type WebhookHeaders, type WebhookRefusalReason, WebhookRefused } from "../webhook-refused.ts";
import {
  type CardPaymentsPort,
  type HostedPaymentRequest,
  PaymentFault,
  type SavedMethod,
  type VerifiedPaymentEvent,
} from "./card-payments-port.ts";

const REFUND = { refundKey: "0192f3a4-0000-7000-8000-0000000000f1", amountCents: cents(10_000n) };
const OTHER_INTENT = "0192f3a4-0000-7000-8000-000000000002";

export type PostedWebhook = { rawBody: Buffer; headers: WebhookHeaders };

export type CardPaymentsUnderTest = {
  payments: CardPaymentsPort;
  clock: TestClock;
  /** Our own address, as the payer returns to it. */
  publicUrl: string;
  /** The payer's acts on the hosted page. */
  pay(hostedUrl: string): Promise<void>;
  beDeclined(hostedUrl: string): Promise<void>;
  startDirectDebit(hostedUrl: string): Promise<void>;
  settleDirectDebit(providerPaymentId: string): Promise<void>;
  dishonourDirectDebit(providerPaymentId: string): Promise<void>;
  /** A card whose charges succeed, or are declined. */
  saveCard(hostedUrl: string, outcome: "succeeds" | "is declined"): Promise<void>;
  saveBankAccount(hostedUrl: string): Promise<void>;
  payByCardWithoutRefunds(hostedUrl: string): Promise<void>;
  /** The card was closed after its refund had succeeded. */
  failRefund(providerPaymentId: string, providerRefundId: string): Promise<void>;
  dispute(providerPaymentId: string, end?: "win dispute" | "lose dispute"): Promise<void>;
  /** Webhooks as they arrived, oldest first, once all that are due were posted. */
  posted(): Promise<PostedWebhook[]>;
  /** Our provider's signature for a body of our making, as at the clock's time. */
  sign(rawBody: Buffer): WebhookHeaders;
  stop(): Promise<void>;
};

export function describeCardPaymentsPortContract(
  name: string,
  make: () => Promise<CardPaymentsUnderTest>,
): void {
  describe(`card payments: ${name}`, () => {
    let world: CardPaymentsUnderTest;
    let request: HostedPaymentRequest;
    beforeEach(async () => {
      world = await make();
      request = {
        intentId: "0192f3a4-0000-7000-8000-000000000001",
        amountCents: cents(437_550n),
        currency: "AUD",
        description: "Fees for bank guarantee BG-104882",
        invoiceId: "0192f3a4-0000-7000-8000-00000000000a",
        returnUrl: `${world.publicUrl}/documents/drafts/1?tab=payment`,
        customerEmail: "ada@harbourcivil.example",
      };
    });
    afterEach(() => world.stop());

    const eventsOf = async (): Promise<VerifiedPaymentEvent[]> =>
      (await world.posted()).flatMap(({ rawBody, headers }) => {
        const event = world.payments.verifyWebhook(rawBody, headers, world.clock.now());
        return event === undefined ? [] : [event];
      });
    /** How things stand, as each of the events leads to. */
    const sentEvents = async () => {
      const ids = new Set((await eventsOf()).map(({ objectId }) => objectId));
      return await Promise.all([...ids].map((id) => world.payments.fetchPayment(id)));
    };
    const typesOf = async () => (await eventsOf()).map(({ type }) => type);

    test("a new payment waits for the payer, for exactly the sum that was asked", async () => {
      const { providerPaymentId, hostedUrl } = await world.payments.createHostedPayment(request);
      assert.ok(URL.canParse(hostedUrl));
      const payment = await world.payments.fetchPayment(providerPaymentId);
      assert.equal(payment?.status, "requires_payment_method");
      assert.equal(payment?.amountCents, 437_550n);
      assert.equal(payment?.currency, "AUD");
      assert.equal(payment?.invoiceId, request.invoiceId);
    });

    test("one intent is one payment, however often it is asked for", async () => {
      const asked = await Promise.all(
        Array.from({ length: 10 }, () => world.payments.createHostedPayment(request)),
      );
      assert.equal(new Set(asked.map(({ providerPaymentId }) => providerPaymentId)).size, 1);
      await world.pay(asked[0]?.hostedUrl ?? "");
      const again = await world.payments.createHostedPayment(request);
      assert.equal((await world.payments.fetchPayment(again.providerPaymentId))?.status, "succeeded");
    });

    test("one intent for another sum is refused", async () => {
      await world.payments.createHostedPayment(request);
      const other = world.payments.createHostedPayment({ ...request, amountCents: cents(1n) });
      await assert.rejects(other, (error) => error instanceof PaymentFault && !error.retriable);
    });

    test("two intents are two payments", async () => {
      const first = await world.payments.createHostedPayment(request);
      const second = await world.payments.createHostedPayment({
        ...request,
        intentId: OTHER_INTENT,
      });
      assert.notEqual(first.providerPaymentId, second.providerPaymentId);
    });

    test("a card payment succeeds, and signed events lead to it, each to the same payment", async () => {
      const { providerPaymentId, hostedUrl } = await world.payments.createHostedPayment(request);
      await world.pay(hostedUrl);
      assert.deepEqual(await typesOf(), ["payment_intent.succeeded", "checkout.session.completed"]);
      const payment = await world.payments.fetchPayment(providerPaymentId);
      assert.deepEqual(await sentEvents(), [payment, payment]);
      assert.deepEqual(
        [payment?.status, payment?.amountCents, payment?.method, payment?.page, payment?.providerPaymentId],
        ["succeeded", 437_550n, "card", "over", providerPaymentId],
      );
      assert.match(payment?.clientSecret ?? "", /_secret_/);
    });

    test("paying twice is paying once", async () => {
      const { hostedUrl } = await world.payments.createHostedPayment(request);
      await Promise.all([world.pay(hostedUrl), world.pay(hostedUrl), world.pay(hostedUrl)]);
      assert.deepEqual(await typesOf(), ["payment_intent.succeeded", "checkout.session.completed"]);
    });

    test("a declined card leaves the payment open, says why, and another try may succeed", async () => {
      const { providerPaymentId, hostedUrl } = await world.payments.createHostedPayment(request);
      await world.beDeclined(hostedUrl);
      const declined = await world.payments.fetchPayment(providerPaymentId);
      assert.equal(declined?.status, "requires_payment_method");
      assert.match(declined?.failureReason ?? "", /declined/);
      await world.pay(hostedUrl);
      const events = await eventsOf();
      assert.deepEqual(
        events.map(({ type }) => type),
        ["payment_intent.payment_failed", "payment_intent.succeeded", "checkout.session.completed"],
      );
      assert.equal(new Set(events.map(({ eventId }) => eventId)).size, 3);
      assert.equal((await world.payments.fetchPayment(providerPaymentId))?.failureReason, undefined);
    });

    test("a direct debit is processing until it settles", async () => {
      const { providerPaymentId, hostedUrl } = await world.payments.createHostedPayment(request);
      await world.startDirectDebit(hostedUrl);
      assert.equal((await world.payments.fetchPayment(providerPaymentId))?.status, "processing");
      await world.settleDirectDebit(providerPaymentId);
      const settled = await world.payments.fetchPayment(providerPaymentId);
      assert.equal(settled?.status, "succeeded");
      assert.equal(settled?.method, "direct_debit");
      assert.deepEqual(await typesOf(), [
        "payment_intent.processing",
        "checkout.session.completed",
        "payment_intent.succeeded",
        "checkout.session.async_payment_succeeded",
      ]);
    });

    test("a direct debit that the bank refuses ends its page, says why, and can be paid on another", async () => {
      const { providerPaymentId, hostedUrl } = await world.payments.createHostedPayment(request);
      await world.startDirectDebit(hostedUrl);
      await world.dishonourDirectDebit(providerPaymentId);
      await world.pay(hostedUrl);
      const refused = await world.payments.fetchPayment(providerPaymentId);
      assert.deepEqual([refused?.status, refused?.page], ["requires_payment_method", "over"]);
      assert.ok(refused?.failureReason);
      await world.payments.voidPayment(providerPaymentId);
      const next = await world.payments.createHostedPayment({ ...request, intentId: OTHER_INTENT });
      await world.pay(next.hostedUrl);
      assert.equal((await world.payments.fetchPayment(next.providerPaymentId))?.status, "succeeded");
    });

    test("a page ends by itself, and nothing can be paid on it afterwards", async () => {
      const { providerPaymentId, hostedUrl, until } = await world.payments.createHostedPayment(request);
      world.clock.advance({ days: 2 });
      assert.ok(until < world.clock.now());
      await world.pay(hostedUrl);
      const payment = await world.payments.fetchPayment(providerPaymentId);
      assert.deepEqual([payment?.status, payment?.page], ["canceled", "over"]);
      await world.payments.voidPayment(providerPaymentId);
    });

    test("what was paid back and what the payer disputes is said of the payment", async () => {
      const { providerPaymentId, hostedUrl } = await world.payments.createHostedPayment(request);
      await world.pay(hostedUrl);
      await world.payments.refundPayment({ ...REFUND, providerPaymentId, amountCents: cents(437_550n) });
      await world.dispute(providerPaymentId);
      const [payment, ...others] = await sentEvents();
      assert.deepEqual(
        [payment?.status, payment?.refundedCents, payment?.isDisputed],
        ["succeeded", 437_550n, true],
      );
      assert.ok(others.every((other) => other?.isDisputed));
      const disputed = { status: "OPEN", amountCents: payment?.amountCents, feeCents: 2_500n };
      assert.deepEqual(
        payment?.disputes.map(({ providerDisputeId: _, evidenceDueAt: __, ...said }) => said),
        [disputed],
      );
      const [dueAt] = payment?.disputes.map(({ evidenceDueAt }) => evidenceDueAt) ?? [];
      assert.ok(dueAt && dueAt > world.clock.now());
      await world.dispute(providerPaymentId, "win dispute");
      const won = await world.payments.fetchPayment(providerPaymentId);
      assert.equal(won?.isDisputed, false);
      assert.deepEqual(
        won?.disputes.map(({ status }) => status),
        ["WON"],
      );
    });

    describe("a refund", () => {
      const paid = async (by: (hostedUrl: string) => Promise<void> = world.pay) => {
        const { providerPaymentId, hostedUrl } = await world.payments.createHostedPayment(request);
        await by(hostedUrl);
        return providerPaymentId;
      };
      const isFinal = (error: unknown) => error instanceof PaymentFault && !error.retriable;
      const refundedCents = async (id: string) => (await world.payments.fetchPayment(id))?.refundedCents;

      test("of a part goes back once, however often and however late its key is asked, and is told of", async () => {
        const providerPaymentId = await paid();
        const asked = { ...REFUND, providerPaymentId };
        const first = await world.payments.refundPayment(asked);
        await world.payments.refundPayment(asked);
        world.clock.advance({ days: 3 });
        const late = await world.payments.refundPayment(asked);
        assert.deepEqual(late, first);
        assert.deepEqual([first.status, first.failureReason], ["succeeded", undefined]);
        assert.equal(await refundedCents(providerPaymentId), REFUND.amountCents);
        assert.deepEqual(await world.payments.fetchRefund(first.providerRefundId), first);
        assert.ok((await eventsOf()).some(({ type }) => type === "refund.created"));
        assert.ok((await sentEvents()).every((payment) => payment?.providerPaymentId === providerPaymentId));
      });

      test("of more than is left, of a disputed payment and of one that was not paid is refused", async () => {
        const providerPaymentId = await paid();
        const whole = { ...REFUND, providerPaymentId, amountCents: request.amountCents };
        await world.payments.refundPayment(whole);
        const more = { ...REFUND, providerPaymentId, refundKey: OTHER_INTENT, amountCents: cents(1n) };
        await assert.rejects(world.payments.refundPayment(more), isFinal);
        const open = await world.payments.createHostedPayment({ ...request, intentId: OTHER_INTENT });
        const early = { ...more, providerPaymentId: open.providerPaymentId };
        await assert.rejects(world.payments.refundPayment(early), isFinal);
        await world.pay(open.hostedUrl);
        await world.dispute(open.providerPaymentId);
        await assert.rejects(world.payments.refundPayment(early), isFinal);
        assert.equal(await world.payments.fetchRefund("re_unknown_1"), undefined);
      });

      test("that the card does not take says why, and nothing has gone back", async () => {
        const providerPaymentId = await paid(world.payByCardWithoutRefunds);
        const failed = await world.payments.refundPayment({ ...REFUND, providerPaymentId });
        assert.equal(failed.status, "failed");
        assert.match(failed.failureReason ?? "", /expired/);
        assert.equal(await refundedCents(providerPaymentId), 0n);
        assert.ok((await typesOf()).includes("refund.failed"));
      });

      test("that had succeeded and comes back is told of, and says so", async () => {
        const providerPaymentId = await paid();
        const { providerRefundId } = await world.payments.refundPayment({ ...REFUND, providerPaymentId });
        await world.failRefund(providerPaymentId, providerRefundId);
        assert.equal((await world.payments.fetchRefund(providerRefundId))?.status, "failed");
        assert.equal((await typesOf()).at(-1), "refund.failed");
      });
    });

    describe("what a payer has saved", () => {
      const saved = async (save: (hostedUrl: string) => Promise<void>) => {
        const { providerPaymentId: pageId, hostedUrl } = await world.payments.openMethodPage(request);
        assert.deepEqual(await world.payments.fetchMethodPage(pageId), { status: "open", saved: undefined });
        await save(hostedUrl);
        const page = await world.payments.fetchMethodPage(pageId);
        assert.equal(page?.status, "saved");
        assert.ok(page?.saved);
        return { pageId, ...page.saved };
      };
      const goodCard = (url: string) => world.saveCard(url, "succeeds");
      const chargeOf = ({ customerId, paymentMethodId }: SavedMethod) => ({
        ...request,
        intentId: OTHER_INTENT,
        customerId,
        paymentMethodId,
      });

      test("is told by an event about the page, and kept by its last digits alone", async () => {
        const { pageId, kind, lastDigits } = await saved(goodCard);
        assert.deepEqual([kind, lastDigits], ["card", "4242"]);
        assert.deepEqual(
          (await eventsOf()).map(({ type, about, objectId }) => [type, about, objectId]),
          [["checkout.session.completed", "method", pageId]],
        );
      });

      test("is charged once, however often and however late the same intent is asked", async () => {
        const charge = chargeOf(await saved(goodCard));
        const [first, ...again] = await Promise.all(
          [1, 2, 3].map(() => world.payments.chargeSavedMethod(charge)),
        );
        world.clock.advance({ days: 3 });
        const late = await world.payments.chargeSavedMethod(charge);
        assert.equal(first?.status, "succeeded");
        assert.deepEqual(new Set([first, ...again, late].map((each) => each?.providerPaymentId)).size, 1);
        assert.deepEqual(await world.payments.fetchPayment(first?.providerPaymentId ?? ""), late);
        assert.equal((await typesOf()).filter((type) => type === "payment_intent.succeeded").length, 1);
      });

      test("and is declined when it is charged is a payment that failed, with its reason", async () => {
        const charge = chargeOf(await saved((url) => world.saveCard(url, "is declined")));
        const declined = await world.payments.chargeSavedMethod(charge);
        assert.deepEqual([declined.status, declined.page], ["requires_payment_method", undefined]);
        assert.match(declined.failureReason ?? "", /declined/);
        await world.payments.voidPayment(declined.providerPaymentId);
        assert.equal((await world.payments.fetchPayment(declined.providerPaymentId))?.status, "canceled");
      });

      test("from a bank account is under way until it settles", async () => {
        const account = await saved(world.saveBankAccount);
        assert.equal(account.kind, "direct_debit");
        const { providerPaymentId, status } = await world.payments.chargeSavedMethod(chargeOf(account));
        assert.equal(status, "processing");
        await world.settleDirectDebit(providerPaymentId);
        assert.equal((await world.payments.fetchPayment(providerPaymentId))?.status, "succeeded");
      });

      test("and forgotten is charged no more, and forgetting again is no error", async () => {
        const method = await saved(goodCard);
        await world.payments.forgetMethod(method.paymentMethodId);
        await world.payments.forgetMethod(method.paymentMethodId);
        await assert.rejects(
          world.payments.chargeSavedMethod(chargeOf(method)),
          (error) => error instanceof PaymentFault && !error.retriable,
        );
      });

      test("is nothing where the page was left or has ended", async () => {
        const { providerPaymentId } = await world.payments.openMethodPage(request);
        world.clock.advance({ days: 2 });
        assert.deepEqual(await world.payments.fetchMethodPage(providerPaymentId), {
          status: "over",
          saved: undefined,
        });
        assert.equal(await world.payments.fetchMethodPage("cs_test_unknown"), undefined);
      });
    });

    test("a voided payment can no longer be paid, and voiding it again is no error", async () => {
      const { providerPaymentId, hostedUrl } = await world.payments.createHostedPayment(request);
      await world.payments.voidPayment(providerPaymentId);
      await world.payments.voidPayment(providerPaymentId);
      await world.pay(hostedUrl);
      assert.equal((await world.payments.fetchPayment(providerPaymentId))?.status, "canceled");
      assert.deepEqual(await typesOf(), ["checkout.session.expired"]);
    });

    test("what is paid, under way or unknown cannot be voided", async () => {
      const isFinal = (error: unknown) => error instanceof PaymentFault && !error.retriable;
      const paid = await world.payments.createHostedPayment(request);
      await world.pay(paid.hostedUrl);
      await assert.rejects(world.payments.voidPayment(paid.providerPaymentId), isFinal);
      const debit = await world.payments.createHostedPayment({
        ...request,
        intentId: OTHER_INTENT,
      });
      await world.startDirectDebit(debit.hostedUrl);
      await assert.rejects(world.payments.voidPayment(debit.providerPaymentId), isFinal);
      await assert.rejects(world.payments.voidPayment("cs_test_unknown"), isFinal);
    });

    test("an unknown payment is not found", async () => {
      assert.equal(await world.payments.fetchPayment("cs_test_unknown"), undefined);
      assert.equal(await world.payments.fetchPayment("pi_unknown"), undefined);
    });

    test("nothing of a card or of the payer is in an event", async () => {
      const { hostedUrl } = await world.payments.createHostedPayment(request);
      await world.pay(hostedUrl);
      for (const { rawBody } of await world.posted()) {
        assert.doesNotMatch(rawBody.toString("utf8"), /4242 ?4242|harbourcivil/);
      }
    });

    type Forgery = {
      what: string;
      reason: WebhookRefusalReason;
      change: (genuine: PostedWebhook) => PostedWebhook;
    };
    const forgeries: Forgery[] = [
      { what: "no signature", reason: "malformed", change: ({ rawBody }) => ({ rawBody, headers: {} }) },
      {
        what: "a changed amount",
        reason: "forged",
        change: ({ rawBody, headers }) => ({
          rawBody: Buffer.from(rawBody.toString("utf8").replace("437550", "437551")),
          headers,
        }),
      },
      {
        what: "the same content written anew",
        reason: "forged",
        change: ({ rawBody, headers }) => ({
          rawBody: Buffer.from(JSON.stringify(JSON.parse(rawBody.toString("utf8")), null, 1)),
          headers,
        }),
      },
      {
        what: "a signature of something else",
        reason: "forged",
        change: ({ rawBody }) => ({ rawBody, headers: world.sign(Buffer.from("{}")) }),
      },
      {
        what: "a body that is no event",
        reason: "malformed",
        change: () => ({ rawBody: Buffer.from("[]"), headers: world.sign(Buffer.from("[]")) }),
      },
      {
        what: "another account's event",
        reason: "other-account",
        change: ({ rawBody }) => {
          const other = Buffer.from(
            rawBody.toString("utf8").replace('"object":"event"', '"object":"event","account":"acct_other"'),
          );
          return { rawBody: other, headers: world.sign(other) };
        },
      },
      {
        what: "a live event where we test",
        reason: "other-account",
        change: ({ rawBody }) => {
          const other = Buffer.from(
            rawBody.toString("utf8").replaceAll('"livemode":false', '"livemode":true'),
          );
          return { rawBody: other, headers: world.sign(other) };
        },
      },
    ];
    for (const { what, reason, change } of forgeries) {
      test(`a webhook with ${what} is refused as ${reason}`, async () => {
        const { hostedUrl } = await world.payments.createHostedPayment(request);
        await world.pay(hostedUrl);
        const [genuine] = await world.posted();
        assert.ok(genuine);
        const { rawBody, headers } = change(genuine);
        assert.throws(
          () => world.payments.verifyWebhook(rawBody, headers, world.clock.now()),
          (error) => error instanceof WebhookRefused && error.reason === reason,
        );
      });
    }

    for (const [seconds, reason] of [
      [300, undefined],
      [301, "stale"],
      [-60, undefined],
      [-61, "future"],
    ] as const) {
      const age = seconds >= 0 ? `${seconds} seconds old` : `${-seconds} seconds ahead of our clock`;
      test(`a webhook ${age} is ${reason ?? "believed"}`, async () => {
        const { hostedUrl } = await world.payments.createHostedPayment(request);
        await world.pay(hostedUrl);
        const [genuine] = await world.posted();
        assert.ok(genuine);
        world.clock.advance({ seconds });
        const verify = () =>
          world.payments.verifyWebhook(genuine.rawBody, genuine.headers, world.clock.now());
        if (reason === undefined) assert.equal(verify()?.type, "payment_intent.succeeded");
        else assert.throws(verify, (error) => error instanceof WebhookRefused && error.reason === reason);
      });
    }
  });
}
