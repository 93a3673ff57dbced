// A refund that goes back through the card provider: two agree, it is paid once, and one that does not go through is due again.
// Shows: Q-003, INV-25.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { CARD_REFUND_DENIALS } from "@bondline/domain/money/invoices/card-refund.ts";
import type { Api } from "../../../../testing/api.ts";
import { aCardRefund, approveByTwo, aRefundToPay } from "../../../../testing/builders/refund-builder.ts";
import {
  GOOD_CARD,
  hostedPageOf,
  pressOn,
  providerOf,
  untilPaymentsAreReported,
} from "../../../../testing/card-payer.ts";
import { call, must, refusalOf, seenDraft } from "../../../../testing/draft-calls.ts";
import { mailsAbout } from "../../../../testing/outbox.ts";
import { aSecondAdministrator } from "../../../../testing/second-administrator.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { askAboutPayments } from "../../money/invoices/payment-jobs.ts";
import { sendCardRefund } from "./draft-payment-jobs.ts";

let world: World;
let ada: Api;
let rosa: Api;
let gus: Api;
before(async () => {
  world = await aWorld();
  [ada, rosa] = [await world.as("ada"), await world.as("rosa")];
  gus = await aSecondAdministrator(world);
});
after(() => world.end());

const CARD_WITHOUT_REFUNDS = { ...GOOD_CARD, cardNumber: "4000 0000 0000 5126" };
const REFUND =
  "version refunds { id amount status paidDate paidMethod paidReference failureReason sentAt isAwaitingApproval canGoThroughProvider }";

/** Paid by card and then declined, so that all of it is due back; answers what proposes to pay it back there. */
async function aDeclinedDraft(card: Record<string, string> = GOOD_CARD) {
  const draft = await world.draft({ status: "PENDING_PAYMENT" });
  const page = await hostedPageOf(world, draft.invoices[0]?.id ?? "");
  await pressOn(page, "card", card);
  await untilPaymentsAreReported(world);
  const { version } = await seenDraft(rosa, draft.id);
  await must(rosa, "rejectDraft", { id: draft.id, version, reason: "Withdrawn." });
  const seen = await seenDraft(rosa, draft.id, REFUND);
  return {
    draft,
    providerPaymentId: page.payment.providerPaymentId,
    input: { id: draft.id, version: seen.version, refundId: seen.refunds[0].id, reason: "As agreed." },
  };
}
const propose = (api: Api, input: object) => call(api, "proposeCardRefund", input, `draft { ${REFUND} }`);

async function decide(by: Api, refundId: string, decision: "APPROVE" | "DECLINE" | "WITHDRAW") {
  const { officeChanges } = await rosa.get(
    "{ officeChanges(status: PROPOSED, first: 50) { edges { node { id version subject subjectId fields { label after } } } } }",
  );
  type Change = { id: string; version: number; subjectId: string; fields: object[] };
  const changes: Change[] = officeChanges.edges.map(({ node }: { node: Change }) => node);
  const change = changes.find(({ subjectId }) => subjectId === refundId);
  const input = { id: change?.id, version: change?.version, decision, note: "Seen." };
  const answer = await by.mutate(
    "decideOfficeChange",
    "DecideOfficeChangeInput",
    input,
    "officeChange { status }",
  );
  await untilPaymentsAreReported(world);
  return { code: answer.errors?.[0]?.extensions.code ?? "OK", message: answer.errors?.[0]?.message, change };
}
const refundOf = async (id: string, api = rosa) => (await seenDraft(api, id, REFUND)).refunds[0];
const mailsOf = async (id: string) =>
  (await mailsAbout(world, id))
    .map(({ intent }) => intent.split(" ").slice(0, 2).join(" "))
    .filter((intent) => intent.startsWith("refund"));

describe("a refund of what came by card", () => {
  test("goes back once two have agreed, and both sides see when and under which reference", async () => {
    const { draft, input, providerPaymentId } = await aDeclinedDraft();
    const answer = await propose(rosa, input);
    assert.equal(refusalOf(answer), "OK");
    const [waiting] = answer.data.proposeCardRefund.draft.refunds;
    assert.deepEqual(
      [waiting.status, waiting.isAwaitingApproval, waiting.canGoThroughProvider],
      ["DUE", true, false],
    );
    assert.equal((await refundOf(draft.id, ada)).isAwaitingApproval, false, "the applicant is not told");

    const { code, change } = await decide(gus, input.refundId, "APPROVE");
    assert.equal(code, "OK");
    assert.deepEqual(change?.fields, [
      { label: "Amount", after: "$3,775.00" },
      { label: "Why it is due", after: "The request did not go ahead" },
      { label: "Invoice", after: draft.invoices[0]?.invoiceNumber },
      { label: "Organisation", after: "Harbour Civil Pty Ltd" },
    ]);
    const paid = await refundOf(draft.id, ada);
    assert.deepEqual([paid.status, paid.paidMethod, paid.paidDate], ["PAID", "CARD_PROVIDER", "2026-11-20"]);
    const payment = await world.app.ports.cardPayments.fetchPayment(providerPaymentId);
    assert.equal(payment?.refundedCents, 377_500n);
    assert.match(paid.paidReference, /^re_/);
    assert.ok((await mailsOf(draft.id)).includes("refund paid"));
  });

  test("goes back once, whatever is done twice", async () => {
    const { draft, input, providerPaymentId } = await aDeclinedDraft();
    await propose(rosa, input);
    await decide(gus, input.refundId, "APPROVE");
    const mails = await mailsOf(draft.id);
    for (const _ of [1, 2]) await sendCardRefund(world.app, { refundId: input.refundId });
    await askAboutPayments(world.app);
    await untilPaymentsAreReported(world);
    const { version } = await seenDraft(rosa, draft.id);
    assert.equal(refusalOf(await propose(rosa, { ...input, version })), "CARD_REFUND_REFUSED");
    const payment = await providerOf(world).find(providerPaymentId);
    assert.deepEqual(
      payment?.refunds.map(({ amountCents }) => amountCents),
      ["377500"],
    );
    assert.deepEqual(await mailsOf(draft.id), mails);
  });

  test("is not agreed to by whoever proposed it, waits once, and can be dropped", async () => {
    const { draft, input } = await aDeclinedDraft();
    await propose(rosa, input);
    const { version } = await seenDraft(rosa, draft.id);
    assert.equal(refusalOf(await propose(gus, { ...input, version })), "CHANGE_WAITING");
    assert.equal((await decide(rosa, input.refundId, "APPROVE")).code, "SECOND_PERSON_NEEDED");
    assert.equal((await decide(gus, input.refundId, "DECLINE")).code, "OK");
    const dropped = await seenDraft(rosa, draft.id, REFUND);
    assert.ok(dropped.version > version, "open pages are told");
    assert.deepEqual(
      [dropped.refunds[0].isAwaitingApproval, dropped.refunds[0].canGoThroughProvider],
      [false, true],
    );
  });

  test("that was paid by bank transfer is not paid again", async () => {
    const { input } = await aDeclinedDraft();
    const byHand = { ...(await approveByTwo(world.app, input)), paidDate: "2026-11-20" };
    await must(rosa, "recordRefundPayment", { ...byHand, method: "BANK_TRANSFER", reference: "NPP 1" });
    const { version } = await seenDraft(rosa, input.id);
    const refused = await propose(rosa, { ...input, version });
    assert.deepEqual(
      [refusalOf(refused), refused.errors?.[0]?.message],
      ["CARD_REFUND_REFUSED", CARD_REFUND_DENIALS["not-due"]],
    );
  });
});

describe("a refund that does not go through", () => {
  test("is due again, says why, tells the desk, and is paid in another way", async () => {
    const { draft, input } = await aDeclinedDraft(CARD_WITHOUT_REFUNDS);
    await propose(rosa, input);
    await decide(gus, input.refundId, "APPROVE");
    const failed = await refundOf(draft.id);
    assert.deepEqual(
      [failed.status, failed.failureReason, failed.sentAt, failed.canGoThroughProvider],
      ["DUE", "The card has expired or was cancelled.", null, true],
    );
    const mails = await mailsOf(draft.id);
    assert.equal(mails.filter((mail) => mail === "refund failed").length, 1);
    assert.ok(!mails.includes("refund paid"));
    const byHand = { ...(await approveByTwo(world.app, input)), paidDate: "2026-11-20" };
    await must(rosa, "recordRefundPayment", { ...byHand, method: "BANK_TRANSFER", reference: "NPP 2" });
  });

  test("and had gone back already is due again when it comes back", async () => {
    const { draft, input, providerPaymentId } = await aDeclinedDraft();
    await propose(rosa, input);
    await decide(gus, input.refundId, "APPROVE");
    const { paidReference } = await refundOf(draft.id);
    await providerOf(world).failRefund(providerPaymentId, paidReference);
    await untilPaymentsAreReported(world);
    const { status, paidMethod, failureReason } = await refundOf(draft.id);
    assert.deepEqual(
      [status, paidMethod, failureReason],
      ["DUE", null, "The card has expired or was cancelled."],
    );
  });

  test("is due again where the provider does not know the payment", async () => {
    const draft = await world.draft({ status: "PROCESSING" });
    const input = await aCardRefund(world.app, draft);
    await propose(rosa, input);
    await decide(gus, input.refundId, "APPROVE");
    const { status, failureReason } = await refundOf(draft.id);
    assert.deepEqual([status, failureReason], ["DUE", "The card provider refused to pay it back."]);
  });

  test("while it is under way it is asked about by the clock, and nobody pays it by hand", async () => {
    const { draft, input, providerPaymentId } = await aDeclinedDraft();
    await propose(rosa, input);
    await decide(gus, input.refundId, "APPROVE");
    // As if the provider had not said yet what became of it, and its event were lost.
    await runTransaction(world.app, { system: "Set-up" }, (tx) =>
      tx.query(
        `update refund set status = 'SENT', paid_date = null, paid_method = null, paid_reference = null, paid_by = null, paid_at = null where id = $1`,
        [input.refundId],
      ),
    );
    const { version } = await seenDraft(rosa, draft.id);
    const byHand = { id: draft.id, version, refundId: input.refundId, paidDate: "2026-11-20" };
    const answer = await call(rosa, "recordRefundPayment", {
      ...byHand,
      method: "BANK_TRANSFER",
      reference: "x",
    });
    assert.equal(refusalOf(answer), "INVALID_TRANSITION");
    await askAboutPayments(world.app);
    await untilPaymentsAreReported(world);
    assert.equal((await refundOf(draft.id)).status, "PAID");
    assert.equal((await providerOf(world).find(providerPaymentId))?.refunds.length, 1);
  });
});

test("a deposit does not go to a card, nobody but staff proposes it, and one that is disputed waits", async () => {
  const deposit = await world.draft({ status: "PROCESSING" });
  const { id, version, refundId } = await aRefundToPay(world.app, deposit);
  const answer = await propose(rosa, { id, version, refundId, reason: "Back to the card." });
  assert.equal(refusalOf(answer), "CARD_REFUND_REFUSED");
  assert.equal(answer.errors?.[0]?.message, CARD_REFUND_DENIALS["not-by-card"]);

  const { input, providerPaymentId } = await aDeclinedDraft();
  assert.equal(refusalOf(await propose(ada, input)), "DRAFT_NOT_FOUND");
  assert.equal(refusalOf(await propose(await world.as("sam"), input)), "DRAFT_NOT_FOUND");
  assert.equal(refusalOf(await propose(rosa, { ...input, refundId })), "REFUND_NOT_FOUND");
  assert.deepEqual(refusalOf(await propose(rosa, { ...input, reason: " " })), {
    reason: "This field is required.",
  });
  await providerOf(world).take(providerPaymentId, "dispute");
  await untilPaymentsAreReported(world);
  const { version: now } = await seenDraft(rosa, input.id);
  const disputed = await propose(rosa, { ...input, version: now });
  assert.equal(disputed.errors?.[0]?.message, CARD_REFUND_DENIALS.disputed);
});
