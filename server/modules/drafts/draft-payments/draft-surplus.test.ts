// Money that comes although an invoice has all that it asks for: the page is closed, and what comes nevertheless is due back.
// Shows: D-60, INV-25, INV-41, INV-61, INV-63, Q-003, Q-004.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import pg from "pg";
import type { Api } from "../../../../testing/api.ts";
import {
  BANK_ACCOUNT,
  GOOD_CARD,
  hostedPageOf,
  pressOn,
  untilPaymentsAreReported,
} from "../../../../testing/card-payer.ts";
import { must, seenDraft } from "../../../../testing/draft-calls.ts";
import { closeAsAsked } from "../../../../testing/money-ways/run-case.ts";
import { notifyOf } from "../../../../testing/stray-payments.ts";
import { eventually } from "../../../../testing/waiting.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { undoBankDeposit } from "../../money/invoices/commands/undo-bank-deposit.ts";
import { renewHostedPayments } from "../../money/invoices/payment-jobs.ts";
import { accessDraftAsSystem } from "../drafts/draft-access.ts";
import type { Draft } from "../drafts/draft-record.ts";

let world: World;
let ada: Api;
let rosa: Api;
let owner: pg.Client;
before(async () => {
  world = await aWorld();
  owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
  ada = await world.as("ada");
  rosa = await world.as("rosa");
});
after(async () => {
  await owner.end();
  await world.end();
});

async function unpaidDraft() {
  const draft = await world.draft({ status: "PENDING_PAYMENT" });
  const page = await hostedPageOf(world, draft.invoices[0]?.id ?? "");
  return { draft, page };
}

async function record(draft: Draft, amount: string): Promise<void> {
  const { version } = await seenDraft(rosa, draft.id);
  const invoiceId = draft.invoices[0]?.id;
  await must(rosa, "recordDraftPayment", {
    id: draft.id,
    version,
    invoiceId,
    amount,
    receivedDate: "2026-11-20",
  });
}

async function refundsOf(draft: Draft): Promise<unknown[]> {
  const rows = await runTransaction(world.app, { system: "Set-up" }, (tx) =>
    tx.query<{ amountCents: bigint; status: string }>(
      "select amount_cents, status from refund where draft_id = $1 order by id",
      [draft.id],
    ),
  );
  return rows.map(({ amountCents, status }) => [amountCents, status]);
}

describe("an invoice that a deposit has paid in full", () => {
  test("closes its card page, which then refuses a payment in words", async () => {
    const { draft, page } = await unpaidDraft();
    await record(draft, "3775.00");
    await closeAsAsked({ world, owner }, page);
    const answer = await pressOn(page, "card", GOOD_CARD);
    assert.equal(answer.headers.get("location"), `/sandbox/pay/${page.payment.providerPaymentId}`);
    assert.match(
      await (await fetch(page.hostedUrl)).text(),
      /This page is closed: the invoice was paid in another way or withdrawn\. Nothing was charged here\./,
    );
    assert.equal(
      (await seenDraft(ada, draft.id, "invoices { paidAmount }")).invoices[0].paidAmount,
      "3775.00",
    );
    assert.deepEqual(await refundsOf(draft), []);
  });

  test("owes a direct debit that was under way back", async () => {
    const { draft, page } = await unpaidDraft();
    await pressOn(page, "direct-debit", BANK_ACCOUNT);
    await record(draft, "3775.00");
    await pressOn(page, "settle", { outcome: "settle" });
    await eventually(world, async () => (await refundsOf(draft)).length === 1);
    assert.deepEqual(await refundsOf(draft), [[377_500n, "DUE"]]);
  });
});

describe("an invoice that a deposit has paid in part", () => {
  const shown = async (draft: Draft) => (await seenDraft(ada, draft.id, HOW_IT_STANDS)).invoices[0];
  const HOW_IT_STANDS = "invoices { hostedUrl stripeInvoiceStatus paymentStatus paidAmount }";
  const amountOf = async (hostedUrl: string) =>
    (await world.app.ports.cardPayments.fetchPayment(hostedUrl.split("/").at(-1) ?? ""))?.amountCents;

  test("closes the page that asks for all of it, and asks for the rest on another, which pays it", async () => {
    const { draft, page } = await unpaidDraft();
    await record(draft, "775.00");
    await untilPaymentsAreReported(world);
    assert.match(await (await fetch(page.hostedUrl)).text(), /This page is closed/);
    const { hostedUrl } = await shown(draft);
    assert.equal(await amountOf(hostedUrl), 300_000n);
    await pressOn({ ...page, hostedUrl }, "card", GOOD_CARD);
    await untilPaymentsAreReported(world);
    const { stripeInvoiceStatus, paidAmount } = await shown(draft);
    assert.deepEqual([stripeInvoiceStatus, paidAmount], ["paid", "3775.00"]);
    assert.deepEqual(await refundsOf(draft), []);
  });

  test("asks for the rest after each deposit, and after the bank has refused a debit of the whole", async () => {
    const { draft, page } = await unpaidDraft();
    await pressOn(page, "direct-debit", BANK_ACCOUNT);
    await untilPaymentsAreReported(world);
    await record(draft, "700.00");
    await record(draft, "75.00");
    await untilPaymentsAreReported(world);
    assert.equal((await shown(draft)).paymentStatus, "processing");
    await pressOn(page, "settle", { outcome: "dishonour" });
    await untilPaymentsAreReported(world);
    const { hostedUrl, paymentStatus } = await shown(draft);
    assert.deepEqual([paymentStatus, await amountOf(hostedUrl)], ["requires_payment_method", 300_000n]);
  });

  test("asks for the rest after a debit of what was owed, where a deposit was undone meanwhile", async () => {
    const { draft, page: first } = await unpaidDraft();
    await record(draft, "1000.00");
    await untilPaymentsAreReported(world);
    const page = { ...first, hostedUrl: (await shown(draft)).hostedUrl };
    await pressOn(page, "direct-debit", BANK_ACCOUNT);
    await untilPaymentsAreReported(world);
    await runTransaction(world.app, { system: "Set-up" }, async (tx) => {
      const { invoiceId } = page;
      const [payment] = await tx.query<{ id: string }>("select id from payment where invoice_id = $1", [
        invoiceId,
      ]);
      await accessDraftAsSystem(tx, draft.id);
      await undoBankDeposit(tx, { invoiceId, paymentId: payment?.id ?? "", match: "PART" });
    });
    await pressOn(page, "settle", { outcome: "settle" });
    await untilPaymentsAreReported(world);
    const { hostedUrl, paidAmount, paymentStatus } = await shown(draft);
    assert.deepEqual([paidAmount, paymentStatus], ["2775.00", "requires_payment_method"]);
    assert.equal(await amountOf(hostedUrl ?? ""), 100_000n);
  });

  test("asks for no rest by card that a card provider does not take, however often it is looked at", async () => {
    const { draft } = await unpaidDraft();
    await record(draft, "3774.60");
    await untilPaymentsAreReported(world);
    await renewHostedPayments(world.app);
    await untilPaymentsAreReported(world);
    assert.equal((await shown(draft)).hostedUrl, null);
    const asked = await runTransaction(world.app, { system: "Set-up" }, (tx) =>
      tx.query("select 1 from payment_intent where draft_id = $1 and amount_cents = 40", [draft.id]),
    );
    assert.deepEqual(asked, []);
  });

  test("owes back what is beyond it of a payment that was under way on the page before", async () => {
    const { draft, page } = await unpaidDraft();
    await world.app.pool.query(
      `update sandbox_payment set version = version + 1,
         state = state || jsonb_build_object('status', 'succeeded', 'method', 'card', 'version', version + 1) where id = $1`,
      [page.payment.providerPaymentId],
    );
    await record(draft, "775.00");
    await notifyOf(world, page.payment.providerPaymentId);
    assert.equal((await shown(draft)).stripeInvoiceStatus, "paid");
    assert.deepEqual(await refundsOf(draft), [[77_500n, "DUE"]]);
  });
});

describe("more than an invoice asks for is due back, to the cent", () => {
  test("a deposit in part, while the whole is under way by card", async () => {
    const { draft, page } = await unpaidDraft();
    await pressOn(page, "direct-debit", BANK_ACCOUNT);
    await untilPaymentsAreReported(world);
    await record(draft, "775");
    await pressOn(page, "settle", { outcome: "settle" });
    await eventually(world, async () => (await seenDraft(ada, draft.id)).status === "PROCESSING");
    assert.deepEqual(await refundsOf(draft), [[77_500n, "DUE"]]);
  });

  test("two deposits", async () => {
    const { draft } = await unpaidDraft();
    await record(draft, "3774.99");
    assert.deepEqual(await refundsOf(draft), []);
    await record(draft, "1.00");
    assert.deepEqual(await refundsOf(draft), [[99n, "DUE"]]);
  });

  test("a draft that is declined after it was paid too much: each cent once", async () => {
    const { draft } = await unpaidDraft();
    await record(draft, "4000");
    const { version } = await seenDraft(rosa, draft.id);
    await must(rosa, "rejectDraft", { id: draft.id, version, reason: "Withdrawn." });
    assert.deepEqual(await refundsOf(draft), [
      [22_500n, "DUE"],
      [377_500n, "DUE"],
    ]);
  });
});
