// The sandbox's page takes payments without scripts, says what is wrong, and gives nothing away.
// Shows: EXT-01.
import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, test } from "node:test";
import { cents } from "@bondline/domain/values/money/money.ts";
import { startFakeWeb } from "../../../testing/fakes/fake-web.ts";
import { makeMemoryPaymentStore } from "../../../testing/fakes/memory-payments.ts";
import { makeStripeSandbox } from "../../../testing/fakes/stripe-sandbox.ts";
import { makeTestClock } from "../clock/test-clock.ts";
import { registerSandboxStyle } from "../sandbox-frame.ts";
import type { CardPaymentsPort } from "./card-payments-port.ts";
import { registerSandboxPayments } from "./sandbox-routes.ts";

const PAID = { cardNumber: "4242 4242 4242 4242", expiry: "12/30", cvc: "123" };
const DEBIT = { accountName: "Harbour Civil Pty Ltd", bsb: "062-000", accountNumber: "12345678" };

describe("the sandbox's payment page", () => {
  let payments: CardPaymentsPort;
  let publicUrl: string;
  let hostedUrl: string;
  let paymentId: string;
  let stop: () => Promise<void>;
  beforeEach(async () => {
    const web = await startFakeWeb(async (fastify, address) => {
      publicUrl = address;
      const made = makeStripeSandbox({
        publicUrl,
        webhookSecrets: ["a-webhook-secret-of-32-characters"],
        store: makeMemoryPaymentStore(),
        clock: makeTestClock(),
      });
      payments = made.payments;
      await registerSandboxStyle(fastify);
      await registerSandboxPayments(fastify, made.sandbox);
    });
    stop = web.stop;
    const made = await payments.createHostedPayment({
      intentId: "intent-1",
      amountCents: cents(12_500_050n),
      currency: "AUD",
      description: "Fees for <b>Harbour & Sons</b>",
      invoiceId: "invoice-1",
      returnUrl: `${publicUrl}/drafts/1?a=1&b=2`,
      customerEmail: "ada@harbourcivil.example",
    });
    hostedUrl = made.hostedUrl;
    paymentId = made.providerPaymentId;
  });
  afterEach(() => stop());

  const post = (action: string, fields: Record<string, string>) =>
    fetch(`${hostedUrl}/${action}`, {
      method: "POST",
      body: new URLSearchParams(fields),
      redirect: "manual",
    });
  const status = async () => (await payments.fetchPayment(paymentId))?.status;

  test("the page shows the sum, what it is for, both ways to pay and the test cards, and runs nothing", async () => {
    const answer = await fetch(hostedUrl);
    const html = await answer.text();
    assert.equal(answer.status, 200);
    assert.match(html, /<h1 id="amount">\$125,000\.50<\/h1>/);
    assert.match(html, /Fees for &lt;b&gt;Harbour &amp; Sons&lt;\/b&gt;/);
    assert.match(html, /4000 0000 0000 9995/);
    assert.match(html, /Pay by direct debit instead/);
    assert.match(html, /about 5 business days/);
    assert.match(html, /no extra fee for paying by card/);
    assert.doesNotMatch(html, /<script|style=|onclick/i);
    assert.equal(
      answer.headers.get("content-security-policy"),
      "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    assert.equal(answer.headers.get("cache-control"), "no-store");
    assert.equal(
      (await fetch(`${publicUrl}/sandbox/style.css`)).headers.get("content-type"),
      "text/css; charset=utf-8",
    );
  });

  test("paying by card leads the payer home", async () => {
    const answer = await post("card", PAID);
    assert.equal(answer.status, 303);
    assert.equal(answer.headers.get("location"), `${publicUrl}/drafts/1?a=1&b=2`);
    assert.equal(await status(), "succeeded");
    assert.match(await (await fetch(hostedUrl)).text(), /Payment received/);
  });

  const REFUSED: [what: string, fields: Record<string, string>, message: string][] = [
    ["no number", { ...PAID, cardNumber: "" }, "Enter the card number."],
    [
      "a number with a slip",
      { ...PAID, cardNumber: "4242 4242 4242 4241" },
      "This card number is not valid.",
    ],
    ["a real card", { ...PAID, cardNumber: "5555 5555 5555 4444" }, "Only the test cards below work here."],
    ["an expired card", { ...PAID, expiry: "10/26" }, "This card has expired."],
    ["no such month", { ...PAID, expiry: "13/30" }, "Enter the expiry as month and year, such as 09/28."],
    ["a short CVC", { ...PAID, cvc: "12" }, "Enter the 3 or 4 digits of the CVC."],
  ];
  for (const [what, fields, message] of REFUSED) {
    test(`${what} is refused beside its field, and nothing of the card is repeated`, async () => {
      const answer = await post("card", fields);
      const html = await answer.text();
      assert.equal(answer.status, 422);
      assert.match(html, /aria-invalid="true" aria-describedby="(cardNumber|expiry|cvc)-error"/);
      assert.ok(html.includes(message));
      assert.match(html, /<p class="notice" role="alert">One field needs another look\.<\/p>/);
      assert.doesNotMatch(html, /value="(4242|5555)/);
      assert.equal(await status(), "requires_payment_method");
    });
  }

  test("a card is good to the end of its month", async () => {
    assert.equal((await post("card", { ...PAID, expiry: "11 / 2026" })).status, 303);
  });

  for (const [number, reason] of [
    ["4000 0000 0000 0002", "Your card was declined. Try another card."],
    ["4000 0000 0000 9995", "Your card has insufficient funds. Try another card."],
  ] as const) {
    test(`the test card ${number} fails with its reason, and the payment stays open`, async () => {
      const answer = await post("card", { ...PAID, cardNumber: number });
      assert.equal(answer.headers.get("location"), `/sandbox/pay/${paymentId}`);
      assert.ok((await (await fetch(hostedUrl)).text()).includes(reason));
      assert.equal(await status(), "requires_payment_method");
    });
  }

  test("a card that needs confirmation is paid only once the payer confirms", async () => {
    await post("card", { ...PAID, cardNumber: "4000 0000 0000 3220" });
    assert.equal(await status(), "requires_action");
    assert.match(await (await fetch(hostedUrl)).text(), /Your bank asks you to confirm/);
    await post("confirm", { outcome: "refuse" });
    assert.equal(await status(), "requires_payment_method");
    await post("card", { ...PAID, cardNumber: "4000 0000 0000 3220" });
    assert.equal(
      (await post("confirm", { outcome: "confirm" })).headers.get("location"),
      `${publicUrl}/drafts/1?a=1&b=2`,
    );
    assert.equal(await status(), "succeeded");
  });

  test("a direct debit checks its fields, waits, and can be settled or dishonoured", async () => {
    const refused = await post("direct-debit", { ...DEBIT, bsb: "06200", accountName: " " });
    assert.equal(refused.status, 422);
    assert.match(await refused.text(), /<details open>[\s\S]*bsb-error/);
    await post("direct-debit", DEBIT);
    assert.equal(await status(), "processing");
    await post("settle", { outcome: "settle" });
    assert.equal(await status(), "succeeded");
  });

  test("a direct debit that was dishonoured ends the page, which says why and takes nothing more", async () => {
    await post("direct-debit", DEBIT);
    await post("settle", { outcome: "dishonour" });
    const ended = await (await fetch(hostedUrl)).text();
    assert.match(ended, /did not honour the direct debit/);
    assert.match(ended, /This page has ended/);
    assert.equal((await post("card", PAID)).headers.get("location"), `/sandbox/pay/${paymentId}`);
    assert.equal(await status(), "requires_payment_method");
  });

  test("a page on which a card is saved says that nothing is charged now", async () => {
    const page = await payments.openMethodPage({
      intentId: "intent-2",
      returnUrl: `${publicUrl}/drafts/1`,
      customerEmail: "",
    });
    const html = await (await fetch(page.hostedUrl)).text();
    assert.match(html, /<h1 id="amount">Save a way to pay<\/h1>/);
    assert.match(html, /Nothing is charged now/);
    assert.match(html, /Save this card/);
    assert.match(html, /Save this account/);
  });

  test("buttons pressed out of turn change nothing", async () => {
    await post("confirm", { outcome: "confirm" });
    await post("settle", { outcome: "settle" });
    assert.equal(await status(), "requires_payment_method");
    assert.equal((await post("confirm", { outcome: "constructor" })).status, 404);
    await post("card", PAID);
    assert.equal((await post("card", { ...PAID, cardNumber: "4000000000000002" })).status, 303);
    assert.equal(await status(), "succeeded");
  });

  test("an unknown payment and a void one are told apart from a broken page", async () => {
    const missing = await fetch(`${publicUrl}/sandbox/pay/cs_test_unknown`);
    assert.equal(missing.status, 404);
    assert.match(await missing.text(), /Payment not found/);
    await payments.voidPayment(paymentId);
    assert.match(await (await fetch(hostedUrl)).text(), /No longer open/);
    assert.equal((await post("card", PAID)).headers.get("location"), `/sandbox/pay/${paymentId}`);
  });
});
