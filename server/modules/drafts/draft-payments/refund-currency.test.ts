// A refund in another currency says so wherever two people read what they approve: what was entered, the sum of the approval, its mails.
// Shows: INV-58.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { cents } from "@bondline/domain/values/money/money.ts";
import { mailsTo } from "../../../../testing/account-calls.ts";
import type { Api } from "../../../../testing/api.ts";
import { waitingStepOf } from "../../../../testing/builders/step-approval-builder.ts";
import { must, seenDraft } from "../../../../testing/draft-calls.ts";
import { notifyOf } from "../../../../testing/stray-payments.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { aStrayPayment } from "../../../demo/builders/stray-payment-builder.ts";

let world: World;
let rosa: Api;
let gus: Api;
before(async () => {
  world = await aWorld();
  rosa = await world.as("rosa");
  gus = await world.as("gus");
});
after(() => world.end());

/** A card payment that is owed back in the currency in which it came. */
async function owedBack(currency: string) {
  const { id, invoices } = await world.draft({ status: "PENDING_PAYMENT" });
  const stray = { amountCents: cents(100_000n), currency };
  await notifyOf(world, await aStrayPayment(world, invoices[0]?.id ?? "", stray));
  const { version, unmatchedPayments } = await seenDraft(rosa, id, "version unmatchedPayments { id }");
  const unmatchedPaymentId = unmatchedPayments[0].id;
  const decision = { decision: "REFUND_DUE", reason: "Meant for another account." };
  await must(rosa, "settleUnmatchedPayment", { id, version, unmatchedPaymentId, ...decision });
  const seen = await seenDraft(rosa, id, "version refunds { id currency }");
  assert.equal(seen.refunds[0].currency, currency);
  return { id, version: seen.version, refundId: seen.refunds[0].id };
}

for (const [currency, text] of [
  ["AUD", "$1,000.00"],
  ["USD", "USD 1,000.00"],
] as const)
  test(`of ${text}`, async () => {
    const owed = await owedBack(currency);
    await must(rosa, "approveRefund", { ...owed, paidTo: "Harbour Civil, IBAN" });
    const { stepApprovals } = await gus.get(
      `{ stepApprovals(step: REFUND_TRANSFER, recordId: "${owed.refundId}") { amount currency facts { label value } } }`,
    );
    const [{ amount, currency: shownCurrency, facts }] = stepApprovals;
    assert.deepEqual([amount, shownCurrency], ["1000.00", currency]);
    assert.deepEqual(facts[0], { label: "Amount to pay back", value: text });
    const toConfirm = (await mailsTo(world, "gus@bondline.example")).filter(({ subject }) =>
      subject.startsWith("To confirm: refund by bank transfer"),
    );
    assert.ok(toConfirm.some(({ subject }) => subject.endsWith(`, ${text}`)));

    const step = "REFUND_TRANSFER" as const;
    const { version } = await seenDraft(gus, owed.id, "version");
    const approvalId = await waitingStepOf(world.app, step, owed.refundId);
    const input = { id: owed.refundId, version, step, approvalId, decision: "CONFIRM" };
    const { errors } = await gus.mutate("decideStepApproval", "DecideStepApprovalInput", input, "recordId");
    assert.equal(errors, undefined);
    const confirmed = (await mailsTo(world, "rosa@bondline.example")).filter(({ subject }) =>
      subject.startsWith("Confirmed: refund by bank transfer"),
    );
    assert.ok(confirmed.some((mail) => mail.text.includes(text)));
  });
