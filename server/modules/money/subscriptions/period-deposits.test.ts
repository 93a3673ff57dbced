// Deposits for the invoice of a later period: recorded by hand as those of the first, or brought by a bank's line, and followed by a receipt.
// Shows: INV-65.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Api } from "../../../../testing/api.ts";
import { csvStatement, recordedStatement } from "../../../../testing/builders/bank-statement-builder.ts";
import {
  GOOD_CARD,
  hostedPageOf,
  pressOn,
  untilPaymentsAreReported,
} from "../../../../testing/card-payer.ts";
import { call, must, refusalOf, seenDraft } from "../../../../testing/draft-calls.ts";
import { untilJobsAreDone } from "../../../../testing/jobs-done.ts";
import { mailsAbout } from "../../../../testing/outbox.ts";
import { type Watch, watch } from "../../../../testing/waiting.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import type { Draft } from "../../drafts/drafts/draft-record.ts";
import { invoicePeriods } from "./period-invoice-jobs.ts";

let world: World;
let ada: Api;
let rosa: Api;
before(async () => {
  world = await aWorld();
  ada = await world.as("ada");
  rosa = await world.as("rosa");
});
after(() => world.end());

const SEEN = `status version refunds { amount status }
  invoices { id invoiceNumber depositReferenceNumber total paidAmount stripeInvoiceStatus paymentStatus }`;
const seen = (draft: Draft) => seenDraft(ada, draft.id, SEEN);
const newestOf = async (draft: Draft) => (await seen(draft)).invoices[0];

/** Issued, with the invoice of its second half-year: $3,125.00. */
async function invoiced(): Promise<Draft> {
  const draft = await world.draft({ status: "ESTABLISHED" });
  await runTransaction(world.app, { system: "Set-up" }, (tx) =>
    tx.query("update document set interest_start_date = '2026-05-27' where original_draft_id = $1", [
      draft.id,
    ]),
  );
  world.clock.advance({ minutes: 1 });
  await invoicePeriods(world.app);
  return draft;
}

async function inputOf(draft: Draft, amount: string) {
  const { version, invoices } = await seen(draft);
  return { id: draft.id, version, invoiceId: invoices[0].id, amount, receivedDate: "2026-11-20" };
}

async function record(draft: Draft, amount: string): Promise<void> {
  await must(rosa, "recordDraftPayment", await inputOf(draft, amount));
}

async function receiptsOf(draft: Draft) {
  const { id } = await newestOf(draft);
  await untilJobsAreDone(world.ownerUrl);
  return (await mailsAbout(world, draft.id)).filter(({ intent }) =>
    intent.startsWith(`payment received ${id}`),
  );
}

describe("a deposit that staff record for a later period", () => {
  test("in part leaves it open, and the rest pays it, while the guarantee stays issued", async () => {
    const draft = await invoiced();
    await record(draft, "1125");
    assert.deepEqual(stands(await seen(draft)), ["ESTABLISHED", "open", "1125.00", []]);
    assert.deepEqual(await receiptsOf(draft), []);
    await record(draft, "2000.00");
    assert.deepEqual(stands(await seen(draft)), ["ESTABLISHED", "paid", "3125.00", []]);
  });

  test("of more than is asked for is kept as it came, and the difference is due back", async () => {
    const draft = await invoiced();
    await record(draft, "3200");
    const due = [{ amount: "75.00", status: "DUE" }];
    assert.deepEqual(stands(await seen(draft)), ["ESTABLISHED", "paid", "3200.00", due]);
  });

  test("is followed by the receipt of that invoice alone, to whoever gets those of the first", async () => {
    const draft = await invoiced();
    await record(draft, "3125");
    const receipts = await receiptsOf(draft);
    const { invoiceNumber } = await newestOf(draft);
    assert.deepEqual(receipts.flatMap(({ toAddresses }) => toAddresses).toSorted(), [
      "accounts@harbourcivil.example",
      "ada@harbourcivil.example",
    ]);
    for (const { text, attached } of receipts) {
      assert.match(text, /We received \$3,125\.00 for your bank guarantee\. The receipt is attached\./);
      assert.doesNotMatch(text, /being processed/);
      assert.deepEqual(attached, [`${invoiceNumber}.pdf`]);
    }
  });

  test("is refused with a day to come, a faulty amount, or for an invoice that is not open there", async () => {
    const [draft, other] = [await invoiced(), await invoiced()];
    const input = await inputOf(draft, "10");
    const refused = async (extra: object) =>
      refusalOf(await call(rosa, "recordDraftPayment", { ...input, ...extra }));
    assert.deepEqual(await refused({ receivedDate: "2026-11-22" }), {
      receivedDate: "This date is in the future.",
    });
    assert.deepEqual(Object.keys(await refused({ amount: "0" })), ["amount"]);
    const [first] = (await seen(draft)).invoices.slice(1);
    for (const invoiceId of [first.id, (await newestOf(other)).id, "nonsense"])
      assert.equal(await refused({ invoiceId }), "INVOICE_NOT_FOUND");
    assert.equal(await refused({ version: input.version - 1 }), "CONFLICT");
    assert.deepEqual(stands(await seen(draft)), ["ESTABLISHED", "open", "0.00", []]);
  });

  test("is recorded once for one clientMutationId, and not again once it is paid", async () => {
    const draft = await invoiced();
    const input = { ...(await inputOf(draft, "3125")), clientMutationId: "deposit of 20 November" };
    const answers = await Promise.all([1, 2, 3].map(() => call(rosa, "recordDraftPayment", input)));
    assert.deepEqual(answers.map(refusalOf), ["OK", "OK", "OK"]);
    const again = await call(rosa, "recordDraftPayment", await inputOf(draft, "3125"));
    assert.equal(refusalOf(again), "INVOICE_NOT_FOUND");
    assert.deepEqual(stands(await seen(draft)), ["ESTABLISHED", "paid", "3125.00", []]);
    assert.equal((await receiptsOf(draft)).length, 2);
  });

  test("is recorded by the provider's people alone", async () => {
    const draft = await invoiced();
    const input = await inputOf(draft, "3125");
    for (const person of ["ada", "sam", "wes", "fay"] as const)
      assert.equal(
        refusalOf(await call(await world.as(person), "recordDraftPayment", input)),
        "DRAFT_NOT_FOUND",
        person,
      );
    assert.equal(refusalOf(await call(rosa, "recordDraftPayment", input)), "OK");
  });

  test("is seen at once by the client who looks at the draft or the guarantee", async () => {
    const draft = await invoiced();
    const fields = "invoices { stripeInvoiceStatus }";
    const onDraft = await watch(world, ada, {
      query: `subscription ($id: ID!) { draftUpdated(draftId: $id) { ${fields} } }`,
      variables: { id: draft.id },
    });
    const onDocument = await watch(world, ada, {
      query: `subscription ($id: ID!) { documentUpdated(documentId: $id) { ${fields} } }`,
      variables: { id: (await seenDraft(ada, draft.id, "documentId")).documentId },
    });
    await record(draft, "3125");
    await showsAllPaid(onDraft, "draftUpdated");
    await showsAllPaid(onDocument, "documentUpdated");
    await onDraft.end();
    await onDocument.end();
  });
});

describe("a later period that is paid otherwise", () => {
  test("by a bank's line is followed by its receipt, and by one that staff have recorded it is not paid twice", async () => {
    const [byLine, byHand] = [await invoiced(), await invoiced()];
    await record(byHand, "3125");
    const narratives = await Promise.all(
      [byLine, byHand].map(async (each) => (await newestOf(each)).depositReferenceNumber),
    );
    await recordedStatement(world.app, {
      bytes: csvStatement(narratives.map((narrative) => ({ amount: "3125.00", narrative }))),
    });
    for (const draft of [byLine, byHand]) {
      assert.deepEqual(stands(await seen(draft)), ["ESTABLISHED", "paid", "3125.00", []]);
      assert.equal((await receiptsOf(draft)).length, 2);
    }
  });

  test("by card on its page is followed by its receipt too", async () => {
    const draft = await invoiced();
    await untilPaymentsAreReported(world);
    await pressOn(await hostedPageOf(world, (await newestOf(draft)).id), "card", GOOD_CARD);
    await untilPaymentsAreReported(world);
    assert.equal((await receiptsOf(draft)).length, 2);
  });
});

// biome-ignore lint/suspicious/noExplicitAny: a draft as it was asked for
function stands({ status, invoices, refunds }: any): unknown[] {
  const [{ stripeInvoiceStatus, paidAmount }] = invoices;
  return [status, stripeInvoiceStatus, paidAmount, refunds];
}

/** Deliveries may be joined or come twice; a last one shows what is. */
async function showsAllPaid(watching: Watch, name: string): Promise<void> {
  for (;;) {
    const { invoices } = (await watching.next()).data[name];
    if (invoices.every((each: { stripeInvoiceStatus: string }) => each.stripeInvoiceStatus === "paid"))
      return;
  }
}
