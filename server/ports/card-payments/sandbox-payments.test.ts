// The sandbox provider keeps the contract, delivers until it is heard, and forgets nothing when its process ends.
// Shows: EXT-01, INV-36, INV-37.
import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, test } from "node:test";
import { cents } from "@bondline/domain/values/money/money.ts";
import { startFakeWeb } from "../../../testing/fakes/fake-web.ts";
import { makeMemoryPaymentStore } from "../../../testing/fakes/memory-payments.ts";
import { makeStripeSandbox } from "../../../testing/fakes/stripe-sandbox.ts";
import { makeTestClock } from "../clock/test-clock.ts";
import { WebhookRefused } from "../webhook-refused.ts";
import { describeCardPaymentsPortContract, type PostedWebhook } from "./card-payments-contract.ts";
import { PaymentFault } from "./card-payments-port.ts";
import { registerSandboxPayments } from "./sandbox-routes.ts";
import type { SandboxStep } from "./sandbox-steps.ts";
import { SIGNATURE_HEADER } from "./stripe-events.ts";
import { signWebhook } from "./webhook-signature.ts";

const SECRET = "a-webhook-secret-of-32-characters";
const CARD = { expiry: "12/30", cvc: "123" };
const ACCOUNT = { accountName: "Harbour Civil", bsb: "062-000", accountNumber: "12345678" };

async function makeUnderTest() {
  const clock = makeTestClock();
  const store = makeMemoryPaymentStore();
  const arrived: PostedWebhook[] = [];
  const answers: number[] = [];
  const made: { stripe?: ReturnType<typeof makeStripeSandbox> } = {};
  const web = await startFakeWeb(async (fastify, publicUrl) => {
    made.stripe = makeStripeSandbox({ publicUrl, webhookSecrets: [SECRET], store, clock });
    await registerSandboxPayments(fastify, made.stripe.sandbox);
    await fastify.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
      scope.post<{ Body: Buffer }>("/webhooks/card-payments", async (request, reply) => {
        const status = answers.shift() ?? 200;
        if (status === 200) arrived.push({ rawBody: request.body, headers: request.headers });
        return reply.code(status).send();
      });
    });
  });
  const { payments, sandbox } = made.stripe!;
  const post = (address: string, fields: Record<string, string>) =>
    fetch(address, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
  return {
    payments,
    sandbox,
    clock,
    store,
    arrived,
    answers,
    publicUrl: web.publicUrl,
    pay: async (url: string) =>
      void (await post(`${url}/card`, { ...CARD, cardNumber: "4242 4242 4242 4242" })),
    beDeclined: async (url: string) =>
      void (await post(`${url}/card`, { ...CARD, cardNumber: "4000000000000002" })),
    startDirectDebit: async (url: string) => void (await post(`${url}/direct-debit`, ACCOUNT)),
    settleDirectDebit: async (id: string) => void (await sandbox.take(id, "settle direct debit")),
    dishonourDirectDebit: async (id: string) =>
      void (await sandbox.take(id, "dishonour direct debit", { failureReason: "Your bank refused it." })),
    saveCard: async (url: string, outcome: "succeeds" | "is declined") => {
      const cardNumber = outcome === "succeeds" ? "4242 4242 4242 4242" : "4000 0000 0000 0341";
      await post(`${url}/card`, { ...CARD, cardNumber });
    },
    saveBankAccount: async (url: string) => void (await post(`${url}/direct-debit`, ACCOUNT)),
    failRefund: async (id: string, refundId: string) => void (await sandbox.failRefund(id, refundId)),
    payByCardWithoutRefunds: async (url: string) =>
      void (await post(`${url}/card`, { ...CARD, cardNumber: "4000 0000 0000 5126" })),
    dispute: async (id: string, end: SandboxStep = "dispute") => void (await sandbox.take(id, end)),
    posted: async () => {
      await sandbox.deliverDue();
      return arrived;
    },
    sign: (rawBody: Buffer) => ({ [SIGNATURE_HEADER]: signWebhook(rawBody, SECRET, clock.now()) }),
    stop: web.stop,
  };
}

describeCardPaymentsPortContract("Stripe's adapter over the sandbox", makeUnderTest);

describe("the sandbox's webhooks", () => {
  let world: Awaited<ReturnType<typeof makeUnderTest>>;
  beforeEach(async () => {
    world = await makeUnderTest();
  });
  afterEach(async () => {
    await world.sandbox.stop();
    await world.stop();
  });

  const aPayment = () =>
    world.payments.createHostedPayment({
      intentId: "intent-1",
      amountCents: cents(100n),
      currency: "AUD",
      description: "Fees",
      invoiceId: "invoice-1",
      returnUrl: `${world.publicUrl}/`,
      customerEmail: "ada@harbourcivil.example",
    });

  test("delivery is tried again, later each time, until it is heard once", async () => {
    const { hostedUrl } = await aPayment();
    world.answers.push(500, 503, 302);
    await world.beDeclined(hostedUrl);
    assert.equal(await world.sandbox.deliverDue(), 0);
    assert.equal(await world.sandbox.deliverDue(), 0, "not before its time");
    world.clock.advance({ seconds: 5 });
    assert.equal(await world.sandbox.deliverDue(), 0);
    world.clock.advance({ seconds: 30 });
    assert.equal(await world.sandbox.deliverDue(), 0);
    assert.equal(world.answers.length, 0);
    world.clock.advance({ minutes: 2 });
    assert.equal(await world.sandbox.deliverDue(), 1);
    world.clock.advance({ days: 1 });
    assert.equal(await world.sandbox.deliverDue(), 0);
    assert.equal(world.arrived.length, 1);
  });

  test("delivery is given up after three days of deafness", async () => {
    world.answers.push(...Array.from({ length: 50 }, () => 500));
    await world.beDeclined((await aPayment()).hostedUrl);
    for (let day = 0; day < 20; day += 1) {
      await world.sandbox.deliverDue();
      world.clock.advance({ days: 2 });
    }
    assert.equal(world.answers.length, 50 - 9);
  });

  test("a retry is signed afresh, so that it is not stale", async () => {
    world.answers.push(500, 500);
    await world.pay((await aPayment()).hostedUrl);
    await world.sandbox.deliverDue();
    world.clock.advance({ hours: 1 });
    const [late] = await world.posted();
    assert.equal(
      world.payments.verifyWebhook(late!.rawBody, late!.headers, world.clock.now())?.type,
      "payment_intent.succeeded",
    );
  });

  test("an event may come again and in any order, under the same id", async () => {
    const { providerPaymentId, hostedUrl } = await aPayment();
    await world.beDeclined(hostedUrl);
    await world.pay(hostedUrl);
    const payment = await world.sandbox.find(providerPaymentId);
    const [failed, succeeded] = payment!.events;
    await world.sandbox.redeliver(providerPaymentId, succeeded!.id);
    await world.sandbox.redeliver(providerPaymentId, failed!.id);
    await world.sandbox.redeliver(providerPaymentId, succeeded!.id);
    const ids = world.arrived.map(
      ({ rawBody, headers }) => world.payments.verifyWebhook(rawBody, headers, world.clock.now())?.eventId,
    );
    assert.deepEqual(ids, [succeeded!.id, failed!.id, succeeded!.id]);
  });

  test("what was not delivered before the process ended is delivered by the next", async () => {
    await world.pay((await aPayment()).hostedUrl);
    const { sandbox: next } = makeStripeSandbox({ ...world, webhookSecrets: [SECRET] });
    assert.equal(await next.deliverDue(), 2);
  });

  test("once started, it delivers by itself", async () => {
    world.sandbox.start();
    await world.pay((await aPayment()).hostedUrl);
    await world.sandbox.stop();
    assert.equal(world.arrived.length, 2);
  });

  test("while secrets are exchanged both are believed, and afterwards only the new one", async () => {
    const withSecrets = (...webhookSecrets: string[]) =>
      makeStripeSandbox({ ...world, webhookSecrets }).payments;
    await world.pay((await aPayment()).hostedUrl);
    const [old] = await world.posted();
    const next = "the-next-webhook-secret-of-32-chars";
    assert.ok(withSecrets(next, SECRET).verifyWebhook(old!.rawBody, old!.headers, world.clock.now()));
    assert.throws(
      () => withSecrets(next).verifyWebhook(old!.rawBody, old!.headers, world.clock.now()),
      WebhookRefused,
    );
  });

  test("payers are sent back to our own address and to no other", async () => {
    const request = {
      intentId: "i",
      amountCents: cents(1n),
      currency: "AUD",
      description: "Fees",
      invoiceId: "1",
      customerEmail: "a@b.example",
    } as const;
    for (const returnUrl of [
      "https://evil.example/",
      "/relative",
      "javascript:alert(1)",
      `${world.publicUrl}.evil.example/`,
    ]) {
      await assert.rejects(world.payments.createHostedPayment({ ...request, returnUrl }), PaymentFault);
    }
  });

  test("neither the books nor anything in them know a card number or an account number", async () => {
    const { providerPaymentId, hostedUrl } = await aPayment();
    await world.pay(hostedUrl);
    assert.doesNotMatch(
      JSON.stringify(await world.store.get(providerPaymentId)),
      /4242 ?4242|12345678|062-?000/,
    );
  });
});
