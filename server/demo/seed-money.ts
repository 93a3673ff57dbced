// Money of the demo that goes its own ways: a payment that waits for a decision, a refund that is due, one that was paid, and security that went back.

import { type Cents, cents, decimalFromCents, ZERO_CENTS } from "@bondline/domain/values/money/money.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { App } from "../app.ts";
import { approveRefund } from "../modules/drafts/draft-payments/commands/approve-refund.ts";
import { recordRefundPayment } from "../modules/drafts/draft-payments/commands/record-refund-payment.ts";
import { recordSecurityReturn } from "../modules/drafts/draft-payments/commands/record-security-return.ts";
import { settleUnmatchedPayment } from "../modules/drafts/draft-payments/commands/settle-unmatched-payment.ts";
import { applyPaymentEvent } from "../modules/drafts/draft-payments/draft-payment-jobs.ts";
import { accessDraft } from "../modules/drafts/drafts/draft-access.ts";
import type { Draft } from "../modules/drafts/drafts/draft-record.ts";
import { securityOf } from "../modules/drafts/drafts/draft-security.ts";
import { takePaymentEvent } from "../modules/money/invoices/payment-jobs.ts";
import { findWaitingStep } from "../modules/office/step-approvals/public.ts";
import { decideStepApproval } from "../modules/office/step-decisions/commands/decide-step-approval.ts";
import { runTransaction } from "../transaction/transaction.ts";
import { aStrayPayment } from "./builders/stray-payment-builder.ts";
import { signInAs } from "./sessions.ts";

/** Of a draft that waits for payment. */
export async function seedMoney(app: App, { id, invoices }: Draft): Promise<void> {
  const invoiceId = invoices[0]?.id ?? "";
  const token = await signInAs(app, "rosa");
  await takeStray(app, invoiceId, cents(12_500n));
  await oweBack(app, { token, id });
  await approveByTwo(app, { token, id });
  await runTransaction(app, { token }, async (tx) => {
    const { version, refunds } = await accessDraft(tx, id);
    await recordRefundPayment(tx, {
      id,
      version,
      refundId: refunds[0]?.id ?? "",
      paidDate: dayAt(tx.now, DEFAULT_ZONE),
      method: "BANK_TRANSFER",
      reference: "NPP 20261120 118",
    });
  });
  await takeStray(app, invoiceId, cents(48_000n));
  await oweBack(app, { token, id });
  await takeStray(app, invoiceId, cents(100_000n));
}

/** Where what it stood behind is over. */
export async function seedSecurityReturn(app: App, id: string): Promise<void> {
  await runTransaction(app, { token: await signInAs(app, "rosa") }, async (tx) => {
    const draft = await accessDraft(tx, id);
    const returnableCents = securityOf(draft)?.returnableCents ?? ZERO_CENTS;
    if (returnableCents === ZERO_CENTS) return;
    await recordSecurityReturn(tx, {
      id,
      version: draft.version,
      amount: decimalFromCents(returnableCents),
      returnedDate: dayAt(tx.now, DEFAULT_ZONE),
      reference: "NPP 20261119 204",
      returnedTo: draft.refundAccountName ?? draft.organisation.name,
    });
  });
}

async function takeStray(app: App, invoiceId: string, amountCents: Cents): Promise<void> {
  const providerPaymentId = await aStrayPayment({ app }, invoiceId, { amountCents });
  const eventId = `evt_${providerPaymentId}`;
  await takePaymentEvent(app, {
    eventId,
    type: "checkout.session.completed",
    createdAt: app.ports.clock.now(),
    about: "payment",
    objectId: providerPaymentId,
  });
  await applyPaymentEvent(app, { eventId, providerPaymentId });
}

/** The first that is due: who is signed in enters it, and Gus confirms. */
async function approveByTwo(app: App, { token, id }: { token: string; id: Draft["id"] }): Promise<void> {
  const refundId = await runTransaction(app, { token }, async (tx) => {
    const { version, refunds, organisation } = await accessDraft(tx, id);
    const refund = refunds[0]?.id ?? "";
    await approveRefund(tx, { id, version, refundId: refund, paidTo: `${organisation.name}, BSB 033-088` });
    return refund;
  });
  await runTransaction(app, { token: await signInAs(app, "gus") }, async (tx) => {
    const { version } = await accessDraft(tx, id);
    const step = "REFUND_TRANSFER" as const;
    const approvalId = (await findWaitingStep(tx, refundId, step))?.id ?? "";
    await decideStepApproval(tx, { id: refundId, version, step, approvalId, decision: "CONFIRM" });
  });
}

async function oweBack(app: App, { token, id }: { token: string; id: string }): Promise<void> {
  await runTransaction(app, { token }, async (tx) => {
    const { version, unmatchedPayments } = await accessDraft(tx, id);
    const waiting = unmatchedPayments.find(({ status }) => status === "WAITING");
    await settleUnmatchedPayment(tx, {
      id,
      version,
      unmatchedPaymentId: waiting?.id ?? "",
      decision: "REFUND_DUE",
      reason: "Meant for another account.",
    });
  });
}
