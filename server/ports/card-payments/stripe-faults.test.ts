// A card provider that is down, silent, busy, or fails after doing the work: nothing is charged twice, every fault says whether to ask again, and the official package agrees with our signatures.
// Shows: REL-15.

import assert from "node:assert/strict";
import { before, beforeEach, describe, test } from "node:test";
import { cents } from "@bondline/domain/values/money/money.ts";
import Stripe from "stripe";
import { makeMemoryPaymentStore } from "../../../testing/fakes/memory-payments.ts";
import { makeStripeSandbox, type StripeFault } from "../../../testing/fakes/stripe-sandbox.ts";
import { epochSeconds } from "../clock/epoch-seconds.ts";
import { makeTestClock, type TestClock } from "../clock/test-clock.ts";
import { PaymentFault, type SavedMethod } from "./card-payments-port.ts";
import { webhookBody } from "./sandbox-webhooks.ts";
import { signWebhook } from "./webhook-signature.ts";

const SECRET = "a-webhook-secret-of-32-characters";
const PUBLIC_URL = "http://portal.example";
const FAULTS: readonly StripeFault[] = ["down", "too many", "failed", "done, then failed", "done, then lost"];

let clock: TestClock;
let stripe: ReturnType<typeof makeStripeSandbox>;
let saved: SavedMethod;

const asked = (number: number) => ({
  intentId: `intent-${number}`,
  invoiceId: `invoice-${number}`,
  amountCents: cents(312_500n),
  currency: "AUD" as const,
  description: "Invoice INV-1",
});
const onPage = (number: number) => ({ ...asked(number), returnUrl: `${PUBLIC_URL}/`, customerEmail: "" });

async function aSavedCard(): Promise<SavedMethod> {
  const { payments, sandbox } = stripe;
  const page = await payments.openMethodPage({ ...onPage(0), intentId: "the method's page" });
  const details = { method: "card", lastDigits: "4242", laterStep: "pay by card" } as const;
  await sandbox.take(page.providerPaymentId, "save method", details);
  const found = await payments.fetchMethodPage(page.providerPaymentId);
  assert.ok(found?.saved);
  return found.saved;
}

beforeEach(async () => {
  clock = makeTestClock();
  const options = { publicUrl: PUBLIC_URL, webhookSecrets: [SECRET], store: makeMemoryPaymentStore(), clock };
  stripe = makeStripeSandbox({ ...options, timeoutMilliseconds: 50 });
  saved = await aSavedCard();
});

/** As the queue does: again, after a pause, until it is done. */
async function untilDone<CommandResult>(call: () => Promise<CommandResult>): Promise<CommandResult> {
  for (let tries = 0; tries < 20; tries += 1) {
    try {
      return await call();
    } catch (thrown) {
      if (!(thrown instanceof PaymentFault) || !thrown.retriable) throw thrown;
      clock.advance({ hours: 5 });
    }
  }
  throw new Error("It was asked twenty times.");
}

async function chargesMade(): Promise<number> {
  const { data } = (await (
    await stripe.sandbox.fetch(`https://x/v1/payment_intents?customer=${saved.customerId}`, {
      headers: { authorization: "Bearer sk_test_of_the_sandbox", "stripe-version": "x" },
    })
  ).json()) as { data: unknown[] };
  return data.length;
}

describe("a card provider that misbehaves", () => {
  for (const fault of [...FAULTS, "silent"] as const) {
    test(`${fault}: the call fails within its time, and says that it may succeed later`, async () => {
      stripe.faults.script.push(fault);
      await assert.rejects(
        stripe.payments.createHostedPayment(onPage(1)),
        (thrown) => thrown instanceof PaymentFault && thrown.retriable,
      );
      const page = await stripe.payments.createHostedPayment(onPage(1));
      assert.equal((await stripe.payments.fetchPayment(page.providerPaymentId))?.amountCents, 312_500n);
    });
  }

  test("a key that is refused, or an amount that nobody takes, is not asked again", async () => {
    const isFinal = (thrown: unknown) => thrown instanceof PaymentFault && !thrown.retriable;
    const tooMuch = { ...onPage(1), amountCents: cents(100_000_000n) };
    await assert.rejects(stripe.payments.createHostedPayment(tooMuch), isFinal);
    await assert.rejects(
      stripe.payments.createHostedPayment({ ...onPage(1), amountCents: cents(0n) }),
      isFinal,
    );
  });

  test("no fault tells the key or what was sent", async () => {
    stripe.faults.script.push("failed");
    const fault = await stripe.payments.createHostedPayment(onPage(1)).catch((thrown: Error) => thrown);
    assert.ok(fault instanceof PaymentFault);
    assert.equal(fault.message, "The sandbox did not answer.");
  });

  test("in three hundred runs of drawn faults each intent is charged once, for its sum", async () => {
    let seed = 20_261_126;
    const draw = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      return Math.floor((seed / 2 ** 31) * below);
    };
    const runs = 300;
    for (let run = 0; run < runs; run += 1) {
      stripe.faults.script.length = 0;
      for (let call = 0; call < 6; call += 1)
        stripe.faults.script.push(draw(2) === 0 ? null : (FAULTS[draw(FAULTS.length)] ?? null));
      const charge = { ...asked(run), ...saved };
      const payment = await untilDone(() => stripe.payments.chargeSavedMethod(charge));
      assert.deepEqual([payment.status, payment.amountCents], ["succeeded", 312_500n]);
      // The provider lists the newest hundred: a customer with more is begun anew.
      if (run % 50 === 49) {
        assert.equal(await chargesMade(), 50);
        stripe = makeStripeSandbox({
          publicUrl: PUBLIC_URL,
          webhookSecrets: [SECRET],
          store: makeMemoryPaymentStore(),
          clock,
        });
        saved = await aSavedCard();
      }
    }
  });
});

describe("a refund", () => {
  test("whose answer is lost, or that is asked for again days later, goes back once", async () => {
    const page = await stripe.payments.createHostedPayment(onPage(1));
    await stripe.sandbox.take(page.providerPaymentId, "pay by card", { method: "card" });
    const { providerPaymentId } = page;
    for (const fault of FAULTS) {
      const asked = { refundKey: `refund ${fault}`, providerPaymentId, amountCents: cents(1_000n) };
      stripe.faults.script.push(null, null, fault);
      const refund = await untilDone(() => stripe.payments.refundPayment(asked));
      clock.advance({ days: 2 });
      assert.deepEqual(await stripe.payments.refundPayment(asked), refund);
    }
    const paid = await stripe.payments.fetchPayment(providerPaymentId);
    assert.equal(paid?.refundedCents, BigInt(FAULTS.length) * 1_000n);
  });
});

describe("the wire beside Stripe's own package", () => {
  let official: Stripe;
  before(() => {
    official = new Stripe("sk_test_x");
  });

  test("the package believes what the sandbox signs, and reads its events", async () => {
    const { providerPaymentId } = await stripe.payments.createHostedPayment(onPage(1));
    await stripe.sandbox.take(providerPaymentId, "pay by card", { method: "card" });
    const payment = await stripe.sandbox.find(providerPaymentId);
    assert.ok(payment);
    for (const event of payment.events) {
      const rawBody = webhookBody(payment, event, PUBLIC_URL);
      const header = signWebhook(rawBody, SECRET, clock.now());
      const read = official.webhooks.constructEvent(
        rawBody,
        header,
        SECRET,
        300,
        undefined,
        epochSeconds(clock.now()),
      );
      assert.deepEqual([read.id, read.type, read.object], [event.id, event.type, "event"]);
    }
  });

  test("we believe what the package signs, with a scheme beside ours as test events have it", () => {
    const created = epochSeconds(clock.now());
    const payload = JSON.stringify({
      id: "evt_1",
      object: "event",
      created,
      livemode: false,
      type: "payment_intent.succeeded",
      data: { object: { id: "pi_1", object: "payment_intent" } },
    });
    const header = official.webhooks.generateTestHeaderString({
      payload,
      secret: SECRET,
      timestamp: created,
    });
    const validate = (signature: string) =>
      stripe.payments.verifyWebhook(Buffer.from(payload), { "stripe-signature": signature }, clock.now());
    assert.equal(validate(header)?.objectId, "pi_1");
    assert.equal(validate(`${header},v0=${"0".repeat(64)}`)?.objectId, "pi_1");
  });
});
