// Later periods that nothing pays by itself: each is invoiced once, some days before it begins, until the guarantee is closed.
// Shows: INV-42, INV-44, INV-60, INV-64, INV-78, Q-078.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { cents } from "@bondline/domain/values/money/money.ts";
import { plainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { Api } from "../../../../testing/api.ts";
import {
  GOOD_CARD,
  hostedPageOf,
  pressOn,
  saveMethodOf,
  untilPaymentsAreReported,
} from "../../../../testing/card-payer.ts";
import { seenDraft } from "../../../../testing/draft-calls.ts";
import { mailsAbout } from "../../../../testing/outbox.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { connectOnce } from "../../../database/connect.ts";
import { runIntegrityChecks } from "../../../integrity/run-checks.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { settleDraftPayment } from "../../drafts/draft-payments/commands/settle-draft-payment.ts";
import { accessDraftAsSystem } from "../../drafts/drafts/draft-access.ts";
import type { Draft } from "../../drafts/drafts/draft-record.ts";
import { receivePayment } from "../invoices/commands/receive-payment.ts";
import { invoicePeriods, invoicePeriodsBy } from "./period-invoice-jobs.ts";
import { listDuePeriods } from "./period-store.ts";
import { chargePeriods } from "./subscription-jobs.ts";

let world: World;
let ada: Api;
let rosa: Api;
before(async () => {
  world = await aWorld();
  ada = await world.as("ada");
  rosa = await world.as("rosa");
});
after(() => world.end());

const INVOICES = `version nextPeriod { amount invoiceDate startDate } paymentSubscription { status currentPeriodEnd }
  invoices { id total stripeInvoiceStatus paymentStatus hostedUrl lineItems { description } }`;
const seen = (draft: Draft) => seenDraft(ada, draft.id, INVOICES);
const settled = () => untilPaymentsAreReported(world);

async function setUp(text: string, values: string[]): Promise<void> {
  await runTransaction(world.app, { system: "Set-up" }, (tx) => tx.query(text, values));
}

const beginsOn = (draft: Draft, day: string) =>
  setUp("update document set interest_start_date = $2 where original_draft_id = $1", [draft.id, day]);

/** The second half-year of its fee begins on that day. */
async function issued(day = "2026-05-27"): Promise<Draft> {
  const draft = await world.draft({ status: "ESTABLISHED" });
  await beginsOn(draft, day);
  world.clock.advance({ minutes: 1 });
  return draft;
}

async function change(name: string, draft: Draft): Promise<void> {
  const { version } = await seenDraft(ada, draft.id);
  await ada.mutate(name, "PaymentSubscriptionInput", { id: draft.id, version }, "draft { version }");
}

/** As a line of a bank statement brings it. */
async function deposit({ id }: Draft, amountCents: bigint): Promise<void> {
  await runTransaction(world.app, { system: "Set-up" }, async (tx) => {
    const draft = await accessDraftAsSystem(tx, id);
    const invoiceId = draft.invoices.find(({ status }) => status === "open")?.id ?? "";
    await receivePayment(tx, draft, {
      invoiceId,
      method: "DEPOSIT",
      amountCents: cents(amountCents),
      receivedDate: plainDate("2026-11-20"),
      providerPaymentId: null,
      note: null,
    });
    await settleDraftPayment(tx, draft);
  });
}

async function payByCard(draft: Draft): Promise<void> {
  await change("generateNewStripeSubscription", draft);
  await settled();
  await saveMethodOf(world, draft.id, GOOD_CARD);
  await settled();
}

describe("a later period that nothing pays by itself", () => {
  test("is invoiced seven days before it begins, once, and told to whoever pays", async () => {
    const [early, draft] = [await issued("2026-05-28"), await issued()];
    await Promise.allSettled([invoicePeriods(world.app), invoicePeriods(world.app)]);
    await invoicePeriods(world.app);
    await settled();
    assert.equal((await seen(early)).invoices.length, 1);
    const [invoice, ...others] = (await seen(draft)).invoices;
    assert.equal(others.length, 1);
    assert.deepEqual(
      [invoice.stripeInvoiceStatus, invoice.total, invoice.lineItems],
      ["open", "3125.00", [{ description: "Ongoing fee, 27/11/2026 to 26/05/2027" }]],
    );
    assert.ok(invoice.hostedUrl);
    const mails = (await mailsAbout(world, draft.id)).filter(({ intent }) =>
      intent.startsWith("period invoiced"),
    );
    assert.deepEqual(mails.flatMap(({ toAddresses }) => toAddresses).toSorted(), [
      "accounts@harbourcivil.example",
      "ada@harbourcivil.example",
    ]);
    assert.match(mails[0]?.text ?? "", /for 27\/11\/2026 to 26\/05\/2027 was invoiced/);
  });

  test("is paid by deposit, or on a page by card, as any other invoice", async () => {
    const [byDeposit, byCard] = [await issued(), await issued()];
    await invoicePeriods(world.app);
    await settled();
    await deposit(byDeposit, 312_500n);
    await pressOn(await hostedPageOf(world, (await seen(byCard)).invoices[0].id), "card", GOOD_CARD);
    await settled();
    for (const draft of [byDeposit, byCard])
      assert.equal((await seen(draft)).invoices[0].stripeInvoiceStatus, "paid");
  });

  test("is invoiced though the clock stood still on its day, and not where it began long ago", async () => {
    const [late, tooLate] = [await issued("2026-05-01"), await issued("2026-04-20")];
    await invoicePeriods(world.app);
    assert.deepEqual([(await seen(late)).invoices.length, (await seen(tooLate)).invoices.length], [2, 1]);
  });

  test("begins on the month's last day where its month is shorter", async () => {
    const draft = await issued("2026-08-31");
    const now = world.app.ports.clock.now();
    world.clock.advance({ days: 93 });
    const { rows: due } = await runTransaction(world.app, { system: "Set-up" }, (tx) =>
      listDuePeriods(tx, { after: undefined, max: 100 }),
    );
    assert.equal(due.find(({ draftId }) => draftId === draft.id)?.startDate, "2027-02-28");
    await invoicePeriods(world.app);
    world.clock.setTo(now);
    const [invoice] = (await seen(draft)).invoices;
    assert.deepEqual(invoice.lineItems, [{ description: "Ongoing fee, 28/02/2027 to 30/08/2027" }]);
  });

  test("is invoiced in the run that finds it, however many begin with it, and though one of them fails", async () => {
    const drafts = [await issued(), await issued(), await issued()];
    const owner = connectOnce(world.ownerUrl);
    await owner.connect();
    await owner.query(`create function refuse_invoice() returns trigger language plpgsql as $$
      begin if new.draft_id = '${drafts[0]?.id}' then raise exception 'not this one'; end if; return new; end $$`);
    await owner.query(
      "create trigger refuse_invoice before insert on invoice for each row execute function refuse_invoice()",
    );
    await assert.rejects(invoicePeriodsBy(world.app, 1), /not this one/);
    await owner.query("drop function refuse_invoice() cascade");
    const counts = async () =>
      await Promise.all(drafts.map(async (each) => (await seen(each)).invoices.length));
    assert.deepEqual(await counts(), [1, 2, 2]);
    await invoicePeriodsBy(world.app, 1);
    assert.deepEqual(await counts(), [2, 2, 2]);
    await settled();
    assert.deepEqual(await runIntegrityChecks(owner as never), []);
    await owner.end();
  });
});

async function correctCosts({ id }: Draft, costs: object): Promise<void> {
  const { documentId } = await seenDraft(rosa, id, "documentId");
  const { document } = await rosa.get("query ($id: ID!) { document(id: $id) { version } }", {
    id: documentId,
  });
  const { version } = document;
  const input = { id: documentId, version, costs };
  const { errors } = await rosa.mutate(
    "updateDocumentCosts",
    "UpdateDocumentCostsInput",
    input,
    "document { id }",
  );
  assert.equal(errors, undefined);
}

describe("a fee whose frequency is corrected", () => {
  /** As approved with that many months to pay for at first. */
  async function firstPaid(months: number, day = "2026-05-27"): Promise<Draft> {
    const draft = await issued(day);
    await setUp(
      `update invoice_line set period_until_date = period_from_date + make_interval(months => $2::int)
        where draft_id = $1 and line_kind = 'FIRST_PERIOD'`,
      [draft.id, String(months)],
    );
    await correct(draft, months);
    return draft;
  }

  const correct = async (draft: Draft, recurringCostFrequency: number) =>
    await correctCosts(draft, { recurringCostFrequency });

  const descriptionsOf = async (draft: Draft) =>
    (await seen(draft)).invoices
      .flatMap(({ lineItems }: { lineItems: { description: string }[] }) => lineItems)
      .map(({ description }: { description: string }) => description)
      .filter((text: string) => text.startsWith("Ongoing fee"));

  test("is not invoiced for days that the first invoice was for, and what comes next says so", async () => {
    const draft = await firstPaid(12);
    await correct(draft, 6);
    assert.deepEqual((await seen(draft)).nextPeriod, {
      amount: "3125.00",
      invoiceDate: "2027-05-20",
      startDate: "2027-05-27",
    });
    await invoicePeriods(world.app);
    assert.deepEqual(await descriptionsOf(draft), []);
  });

  test("is not invoiced for days that a later invoice was for", async () => {
    const draft = await firstPaid(6);
    await invoicePeriods(world.app);
    await correct(draft, 1);
    await invoicePeriods(world.app);
    assert.deepEqual(await descriptionsOf(draft), ["Ongoing fee, 27/11/2026 to 26/05/2027"]);
  });

  test("by month makes up for each month that the clock stood still", async () => {
    const draft = await firstPaid(1, "2026-09-26");
    await invoicePeriods(world.app);
    await invoicePeriods(world.app);
    assert.deepEqual((await descriptionsOf(draft)).toSorted(), [
      "Ongoing fee, 26/10/2026 to 25/11/2026",
      "Ongoing fee, 26/11/2026 to 25/12/2026",
    ]);
  });
});

test("what comes next is said to both sides, from the period after the last that was invoiced", async () => {
  const draft = await issued("2026-05-28");
  const next = async () => {
    const { nextPeriod } = await seen(draft);
    assert.deepEqual((await seenDraft(rosa, draft.id, INVOICES)).nextPeriod, nextPeriod);
    return nextPeriod;
  };
  assert.deepEqual(await next(), {
    amount: "3125.00",
    invoiceDate: "2026-11-21",
    startDate: "2026-11-28",
  });
  await beginsOn(draft, "2026-05-27");
  await invoicePeriods(world.app);
  assert.deepEqual(await next(), {
    amount: "3125.00",
    invoiceDate: "2027-05-20",
    startDate: "2027-05-27",
  });
});

describe("a card", () => {
  test("that pays later periods leaves none to be invoiced to who pays by hand", async () => {
    const draft = await issued();
    await payByCard(draft);
    await invoicePeriods(world.app);
    assert.equal((await seen(draft)).invoices.length, 1);
  });

  test("that is saved after one was invoiced goes on with the period after it, and is not past due by it", async () => {
    const draft = await issued("2026-05-20");
    await invoicePeriods(world.app);
    await payByCard(draft);
    await chargePeriods(world.app);
    await settled();
    const { invoices, paymentSubscription } = await seen(draft);
    assert.equal(invoices.length, 2);
    assert.deepEqual(paymentSubscription, { status: "active", currentPeriodEnd: "2027-05-20" });
  });

  test("that pays no longer leaves the next period to be invoiced", async () => {
    const draft = await issued();
    await payByCard(draft);
    await change("cancelPaymentSubscription", draft);
    await invoicePeriods(world.app);
    assert.equal((await seen(draft)).invoices.length, 2);
  });
});

describe("a price that is changed before the period begins", () => {
  const NOTHING = { recurringFixedCost: "0", recurringMinimumAnnualCost: "0", recurringPercentageCost: "0" };
  const halveAmount = async (...drafts: Draft[]) => {
    world.clock.advance({ minutes: 5 });
    for (const { id } of drafts)
      await setUp(
        "update document set amount_cents = amount_cents / 2, updated_at = $2 where original_draft_id = $1",
        [id, world.app.ports.clock.now()],
      );
    world.clock.advance({ minutes: 5 });
  };
  const invoiceStatuses = async (draft: Draft) =>
    (await seen(draft)).invoices.map(
      ({ total, stripeInvoiceStatus }: Record<string, string>) => `${total} ${stripeInvoiceStatus}`,
    );

  test("is what is asked for: the invoice is taken back, and one at the new price comes, once", async () => {
    const draft = await issued();
    await invoicePeriods(world.app);
    await halveAmount(draft);
    await invoicePeriods(world.app);
    await invoicePeriods(world.app);
    const [newest, before, ...others] = await invoiceStatuses(draft);
    assert.deepEqual([newest, before, others.length], ["1562.50 open", "3125.00 void", 1]);
  });

  test("to nothing by mistake takes the invoice back, and one comes again once it is put right", async () => {
    const draft = await issued();
    await invoicePeriods(world.app);
    world.clock.advance({ minutes: 5 });
    await correctCosts(draft, NOTHING);
    for (const _ of [1, 2]) await invoicePeriods(world.app);
    assert.deepEqual(
      [await invoiceStatuses(draft), (await seen(draft)).nextPeriod],
      [["3125.00 void", "3775.00 paid"], null],
    );
    world.clock.advance({ minutes: 5 });
    await correctCosts(draft, { recurringPercentageCost: "2.5" });
    for (const _ of [1, 2]) await invoicePeriods(world.app);
    assert.deepEqual(await invoiceStatuses(draft), ["3125.00 open", "3125.00 void", "3775.00 paid"]);
  });

  test("to nothing charges no card, and what is paid by it goes on with the period after", async () => {
    const draft = await issued("2026-05-20");
    await payByCard(draft);
    const ends = (day: string) =>
      setUp("update payment_subscription set current_period_end = $2 where draft_id = $1", [draft.id, day]);
    await ends("2026-11-20");
    await correctCosts(draft, NOTHING);
    await chargePeriods(world.app);
    assert.deepEqual(await invoiceStatuses(draft), ["3775.00 paid"]);
    assert.equal((await seen(draft)).paymentSubscription.currentPeriodEnd, "2027-05-20");
  });

  test("leaves an invoice that something was paid for, and one whose period has begun", async () => {
    const [paid, begun] = [await issued(), await issued("2026-05-20")];
    await invoicePeriods(world.app);
    await deposit(paid, 10_000n);
    await halveAmount(paid, begun);
    await invoicePeriods(world.app);
    for (const draft of [paid, begun]) assert.equal((await invoiceStatuses(draft))[0], "3125.00 open");
  });
});

describe("a guarantee that is closed", () => {
  const close = (draft: Draft) =>
    setUp("update document set status = 'CLOSED_RETURNED', closed_at = $2 where original_draft_id = $1", [
      draft.id,
      world.app.ports.clock.now(),
    ]);

  test("is invoiced no more", async () => {
    const draft = await issued();
    await close(draft);
    await invoicePeriods(world.app);
    assert.equal((await seen(draft)).invoices.length, 1);
  });

  test("before the period begins has its invoice taken back, unless something was paid for it", async () => {
    const [draft, paid, begun] = [await issued(), await issued(), await issued("2026-05-20")];
    await invoicePeriods(world.app);
    await deposit(paid, 10_000n);
    for (const each of [draft, paid, begun]) await close(each);
    await invoicePeriods(world.app);
    const statuses = [draft, paid, begun].map(
      async (each) => (await seen(each)).invoices[0].stripeInvoiceStatus,
    );
    assert.deepEqual(await Promise.all(statuses), ["void", "open", "open"]);
  });
});
