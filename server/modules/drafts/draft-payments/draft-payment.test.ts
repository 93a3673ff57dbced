// Paying for a draft: by card and direct debit on the hosted page, by a deposit that staff record, in part, in full and over it.
// Shows: D-59, D-60, INV-01, INV-19, INV-25, INV-36, INV-37, Q-003, Q-004, X-52.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Api } from "../../../../testing/api.ts";
import {
  BANK_ACCOUNT,
  DECLINED_CARD,
  GOOD_CARD,
  hostedPageOf,
  pressOn,
} from "../../../../testing/card-payer.ts";
import { call, must, refusalOf, seenDraft } from "../../../../testing/draft-calls.ts";
import { untilJobsAreDone } from "../../../../testing/jobs-done.ts";
import { mailsAbout } from "../../../../testing/outbox.ts";
import { eventually } from "../../../../testing/waiting.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { voidHostedPayment } from "../../money/invoices/payment-jobs.ts";
import type { Draft } from "../drafts/draft-record.ts";
import { openHostedPayment } from "./draft-payment-jobs.ts";

let world: World;
let ada: Api;
let rosa: Api;
before(async () => {
  world = await aWorld();
  ada = await world.as("ada");
  rosa = await world.as("rosa");
});
after(() => world.end());

const PAYMENT = "status invoices { stripeInvoiceStatus paymentStatus paidAmount total }";
const seen = (draft: Draft) => seenDraft(ada, draft.id, PAYMENT);
const stands = (
  status: string,
  [stripeInvoiceStatus, paymentStatus, paidAmount]: [string, string, string],
) => ({
  status,
  invoices: [{ stripeInvoiceStatus, paymentStatus, paidAmount, total: "3775.00" }],
});
const UNPAID = stands("PENDING_PAYMENT", ["open", "requires_payment_method", "0.00"]);
const PAID = stands("PROCESSING", ["paid", "succeeded", "3775.00"]);

async function unpaidDraft() {
  const draft = await world.draft({ status: "PENDING_PAYMENT" });
  const page = await hostedPageOf(world, draft.invoices[0]?.id ?? "");
  return { draft, page };
}

async function reaches(draft: Draft, expected: object): Promise<void> {
  await eventually(
    world,
    async () => JSON.stringify(sorted(await seen(draft))) === JSON.stringify(sorted(expected)),
  );
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort()
      .map(([name, each]) => [name, sorted(each)]),
  );
}

async function rowsOf(table: "payment" | "refund", draft: Draft): Promise<Record<string, unknown>[]> {
  return await runTransaction(world.app, { system: "Set-up" }, (tx) =>
    tx.query(`select * from ${table} where draft_id = $1 order by created_at, id`, [draft.id]),
  );
}

describe("paying on the hosted page", () => {
  test("the receipt goes to whoever raised the draft, without being typed", async () => {
    const { page } = await unpaidDraft();
    const shown = await (await fetch(page.hostedUrl)).text();
    assert.match(shown, /Receipt to<\/dt><dd>ada@harbourcivil\.example/);
  });

  test("by card: the browser's return proves nothing, the provider's event moves the draft to Processing", async () => {
    const { draft, page } = await unpaidDraft();
    const answer = await pressOn(page, "card", GOOD_CARD);
    assert.equal(answer.status, 303);
    assert.equal(
      answer.headers.get("location"),
      `${world.app.settings.publicUrl}/drafts/${draft.organisationId}/${draft.id}/view?paid=${page.invoiceId}`,
    );
    await reaches(draft, PAID);
    const [payment, ...others] = await rowsOf("payment", draft);
    assert.deepEqual(others, []);
    assert.deepEqual(
      [payment?.method, payment?.amountCents, payment?.providerPaymentId],
      ["CARD", 377_500n, page.payment.providerPaymentId],
    );
    await untilJobsAreDone(world.ownerUrl);
    const receipts = (await mailsAbout(world, draft.id)).filter(({ intent }) =>
      intent.startsWith("payment received"),
    );
    assert.deepEqual(receipts.flatMap(({ toAddresses }) => toAddresses).toSorted(), [
      "accounts@harbourcivil.example",
      "ada@harbourcivil.example",
    ]);
    assert.match(receipts[0]?.text ?? "", /\$3,775\.00/);
  });

  test("by a card that is declined: nothing moves, and another card still can pay", async () => {
    const { draft, page } = await unpaidDraft();
    await pressOn(page, "card", DECLINED_CARD);
    assert.deepEqual(await seen(draft), UNPAID);
    await pressOn(page, "card", GOOD_CARD);
    await reaches(draft, PAID);
  });

  test("by direct debit: shown as under way for days, then settled", async () => {
    const { draft, page } = await unpaidDraft();
    await pressOn(page, "direct-debit", BANK_ACCOUNT);
    await reaches(draft, stands("PENDING_PAYMENT", ["open", "processing", "0.00"]));
    await pressOn(page, "settle", { outcome: "settle" });
    await reaches(draft, PAID);
    assert.deepEqual(
      (await rowsOf("payment", draft)).map(({ method }) => method),
      ["DIRECT_DEBIT"],
    );
  });

  test("by a direct debit that is dishonoured: the invoice waits for a payment again", async () => {
    const { draft, page } = await unpaidDraft();
    await pressOn(page, "direct-debit", BANK_ACCOUNT);
    await reaches(draft, stands("PENDING_PAYMENT", ["open", "processing", "0.00"]));
    await pressOn(page, "settle", { outcome: "dishonour" });
    await reaches(draft, UNPAID);
  });
});

describe("a draft that ends while it is being paid", () => {
  test("closes its page, so that nobody can pay any more", async () => {
    const { draft, page } = await unpaidDraft();
    await must(ada, "cancelDraft", { id: draft.id, version: draft.version });
    await voidHostedPayment(world.app, { invoiceId: page.invoiceId });
    await pressOn(page, "card", GOOD_CARD);
    assert.equal(
      (await world.app.ports.cardPayments.fetchPayment(page.payment.providerPaymentId))?.status,
      "canceled",
    );
    assert.deepEqual(await rowsOf("payment", draft), []);
  });

  test("takes money that was already under way as due back", async () => {
    const { draft, page } = await unpaidDraft();
    await pressOn(page, "direct-debit", BANK_ACCOUNT);
    await reaches(draft, stands("PENDING_PAYMENT", ["open", "processing", "0.00"]));
    const { version } = await seenDraft(ada, draft.id);
    await must(ada, "cancelDraft", { id: draft.id, version });
    await voidHostedPayment(world.app, { invoiceId: page.invoiceId });
    await pressOn(page, "settle", { outcome: "settle" });
    await eventually(world, async () => (await rowsOf("payment", draft)).length === 1);
    assert.deepEqual(await seen(draft), stands("CANCELLED", ["void", "processing", "3775.00"]));
    assert.deepEqual(
      (await rowsOf("refund", draft)).map(({ amountCents, status }) => [amountCents, status]),
      [[377_500n, "DUE"]],
    );
  });

  test("voids a page that was opened at the provider but not saved before the end", async () => {
    const draft = await world.draft({ status: "PENDING_PAYMENT" });
    const invoiceId = draft.invoices[0]?.id ?? "";
    // The job that came with the invoice is over: no other than ours asks the provider below.
    await hostedPageOf(world, invoiceId);
    const { cardPayments } = world.app.ports;
    const { createHostedPayment } = cardPayments;
    await runTransaction(world.app, { system: "Set-up" }, (tx) =>
      tx.query("update invoice set hosted_url = null, provider_payment_id = null where id = $1", [invoiceId]),
    );
    const endDraft = async () => {
      const { version } = await seenDraft(ada, draft.id);
      await must(ada, "cancelDraft", { id: draft.id, version });
      await voidHostedPayment(world.app, { invoiceId });
    };
    // A job that looks for pages that are missing may ask beside us: the draft ends once.
    let ended: Promise<void> | undefined;
    cardPayments.createHostedPayment = async (request) => {
      const hosted = await createHostedPayment(request);
      ended ??= endDraft();
      await ended;
      return hosted;
    };
    await openHostedPayment(world.app, { invoiceId }).finally(() => {
      cardPayments.createHostedPayment = createHostedPayment;
    });
    const { payment } = await hostedPageOf(world, invoiceId);
    await eventually(world, async () => {
      await voidHostedPayment(world.app, { invoiceId });
      return (await cardPayments.fetchPayment(payment.providerPaymentId))?.status === "canceled";
    });
  });
});

describe("a crash between the provider and our books", () => {
  test("leaves one page: the job comes again and finds the first", async () => {
    const draft = await world.draft({ status: "PENDING_PAYMENT" });
    const invoiceId = draft.invoices[0]?.id ?? "";
    const first = await hostedPageOf(world, invoiceId);
    await runTransaction(world.app, { system: "Set-up" }, (tx) =>
      tx.query("update invoice set hosted_url = null, provider_payment_id = null where id = $1", [invoiceId]),
    );
    const again = await hostedPageOf(world, invoiceId);
    assert.equal(again.hostedUrl, first.hostedUrl);
    const { rows } = await world.app.pool.query(
      "select 1 from sandbox_payment where state ->> 'invoiceId' = $1",
      [invoiceId],
    );
    assert.equal(rows.length, 1);
    assert.equal(
      (await seenDraft(ada, draft.id, "invoices { hostedUrl }")).invoices[0].hostedUrl,
      first.hostedUrl,
    );
  });
});

describe("money that staff record", () => {
  async function record(draft: Draft, amount: string, extra: object = {}) {
    const { version } = await seenDraft(rosa, draft.id);
    return await call(rosa, "recordDraftPayment", {
      id: draft.id,
      version,
      invoiceId: draft.invoices[0]?.id,
      amount,
      receivedDate: "2026-11-20",
      ...extra,
    });
  }

  test("in part is shown and leaves the draft waiting, to the cent", async () => {
    const draft = await world.draft({ status: "PENDING_PAYMENT" });
    await record(draft, "775");
    assert.deepEqual(
      await seen(draft),
      stands("PENDING_PAYMENT", ["open", "requires_payment_method", "775.00"]),
    );
    await record(draft, "2999.99");
    assert.deepEqual(
      await seen(draft),
      stands("PENDING_PAYMENT", ["open", "requires_payment_method", "3774.99"]),
    );
    await record(draft, "1.00");
    assert.deepEqual(await seen(draft), stands("PROCESSING", ["paid", "succeeded", "3775.99"]));
  });

  test("exactly in full moves the draft on, and so does more than was asked, which is shown", async () => {
    const exact = await world.draft({ status: "PENDING_PAYMENT" });
    await record(exact, "3,775.00", { note: "Transfer of 20 November" });
    assert.deepEqual(await seen(exact), PAID);
    assert.deepEqual(
      (await rowsOf("payment", exact)).map(({ method, note, receivedDate }) => [method, note, receivedDate]),
      [["DEPOSIT", "Transfer of 20 November", "2026-11-20"]],
    );
    const over = await world.draft({ status: "PENDING_PAYMENT" });
    await record(over, "4000");
    assert.deepEqual(await seen(over), stands("PROCESSING", ["paid", "succeeded", "4000.00"]));
  });

  test("in part is due back when the draft is declined", async () => {
    const draft = await world.draft({ status: "PENDING_PAYMENT" });
    await record(draft, "775");
    const { version } = await seenDraft(rosa, draft.id);
    await must(rosa, "rejectDraft", { id: draft.id, version, reason: "Withdrawn." });
    assert.deepEqual(
      (await rowsOf("refund", draft)).map(({ amountCents }) => amountCents),
      [77_500n],
    );
  });

  test("is refused with a faulty amount, a day to come, or for another draft's invoice", async () => {
    const draft = await world.draft({ status: "PENDING_PAYMENT" });
    const other = await world.draft({ owner: "wesfarmers", status: "PENDING_PAYMENT" });
    assert.deepEqual(Object.keys(refusalOf(await record(draft, "0"))), ["amount"]);
    assert.deepEqual(Object.keys(refusalOf(await record(draft, "-5"))), ["amount"]);
    assert.deepEqual(refusalOf(await record(draft, "5", { receivedDate: "2026-11-21" })), {
      receivedDate: "This date is in the future.",
    });
    assert.equal(
      refusalOf(await record(draft, "5", { invoiceId: other.invoices[0]?.id })),
      "INVOICE_NOT_FOUND",
    );
    assert.equal(refusalOf(await record(draft, "5", { invoiceId: "nonsense" })), "INVOICE_NOT_FOUND");
    assert.deepEqual(Object.keys(refusalOf(await record(draft, "5", { note: "x".repeat(501) }))), ["note"]);
    assert.deepEqual(await seen(draft), UNPAID);
  });

  test("is recorded once for one clientMutationId", async () => {
    const draft = await world.draft({ status: "PENDING_PAYMENT" });
    const { version } = draft;
    const input = {
      id: draft.id,
      version,
      invoiceId: draft.invoices[0]?.id,
      amount: "775",
      receivedDate: "2026-11-20",
    };
    const repeated = { ...input, clientMutationId: "deposit of 20 November" };
    const answers = await Promise.all([1, 2, 3].map(() => call(rosa, "recordDraftPayment", repeated)));
    assert.deepEqual(answers.map(refusalOf), ["OK", "OK", "OK"]);
    assert.equal((await rowsOf("payment", draft)).length, 1);
  });
});
