// A refund that is due: a further $100.00 came for an invoice that was paid. By bank transfer two people approve it: Rosa enters it, Gus confirms.

import { Refusal } from "@bondline/domain/refusals.ts";
import { cents } from "@bondline/domain/values/money/money.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { App } from "../../server/app.ts";
import { callAs } from "../../server/demo/sessions.ts";
import { approveRefund } from "../../server/modules/drafts/draft-payments/commands/approve-refund.ts";
import { settleDraftPayment } from "../../server/modules/drafts/draft-payments/commands/settle-draft-payment.ts";
import { accessDraftAsSystem } from "../../server/modules/drafts/drafts/draft-access.ts";
import type { Draft } from "../../server/modules/drafts/drafts/draft-record.ts";
import { receivePayment } from "../../server/modules/money/invoices/commands/receive-payment.ts";
import { decideStepApproval } from "../../server/modules/office/step-decisions/commands/decide-step-approval.ts";
import { runTransaction } from "../../server/transaction/transaction.ts";
import { waitingStepOf } from "./step-approval-builder.ts";

const SET_UP = { system: "Set-up" };

const REFUND_ACCOUNT = "Harbour Civil Pty Ltd, BSB 033-088, account ••• 678";

type Came = { method: "CARD" | "DEPOSIT" | "DIRECT_DEBIT"; providerPaymentId: string | null };
type OfDraft = { id: string };

type OfRefund = { id: string; refundId: string };

/** Answers its draft as it is afterwards. */
export async function approveByTwo(app: App, { id, refundId }: OfRefund) {
  const version = await versionOf(app, id);
  await callAs(app, "rosa", approveRefund, { id, version, refundId, paidTo: REFUND_ACCOUNT });
  await confirmRefund(app, { id, refundId });
  return { id, version: await versionOf(app, id), refundId };
}

/** False where nothing waits any more. */
export async function confirmRefund(app: App, { id, refundId }: OfRefund): Promise<boolean> {
  const step = { step: "REFUND_TRANSFER", decision: "CONFIRM" } as const;
  const approvalId = await waitingStepOf(app, step.step, refundId);
  try {
    await callAs(app, "gus", decideStepApproval, {
      id: refundId,
      version: await versionOf(app, id),
      approvalId,
      ...step,
    });
    return true;
  } catch (thrown) {
    if (thrown instanceof Refusal && thrown.code === "INVALID_TRANSITION") return false;
    throw thrown;
  }
}

async function versionOf(app: App, id: string): Promise<number> {
  return await runTransaction(
    app,
    SET_UP,
    async (tx) => (await accessDraftAsSystem(tx, id as Draft["id"])).version,
  );
}

/** Of a draft in processing, by a deposit; answers the input that approves it to be paid by bank transfer. */
export async function aRefundToApprove(app: App, draft: OfDraft) {
  const due = await aRefundOf(app, draft, { method: "DEPOSIT", providerPaymentId: null });
  return { ...due, paidTo: REFUND_ACCOUNT };
}

/** As above, and two have approved it; answers the input that records the refund as paid today. */
export async function aRefundToPay(app: App, draft: OfDraft) {
  const due = await approveByTwo(app, await aRefundToApprove(app, draft));
  return await runTransaction(app, SET_UP, async (tx) => ({
    ...due,
    paidDate: dayAt(tx.now, DEFAULT_ZONE),
    method: "BANK_TRANSFER" as const,
    reference: "NPP 118",
  }));
}

/** By card; answers the input that proposes to pay it back there. The provider knows the payment only where it is named. */
export async function aCardRefund(app: App, draft: OfDraft, providerPaymentId = `cs_test_of_${draft.id}`) {
  const due = await aRefundOf(app, draft, { method: "CARD", providerPaymentId });
  return { ...due, reason: "Paid twice." };
}

async function aRefundOf(app: App, { id }: OfDraft, came: Came) {
  await runTransaction(app, SET_UP, async (tx) => {
    const draft = await accessDraftAsSystem(tx, id as Draft["id"]);
    await receivePayment(tx, draft, {
      invoiceId: draft.invoices.find(({ status }) => status === "paid")?.id ?? "",
      amountCents: cents(10_000n),
      receivedDate: dayAt(tx.now, DEFAULT_ZONE),
      note: null,
      ...came,
    });
    await settleDraftPayment(tx, draft);
  });
  return await runTransaction(app, SET_UP, async (tx) => {
    const { version, refunds } = await accessDraftAsSystem(tx, id as Draft["id"]);
    return { id, version, refundId: refunds.findLast(({ status }) => status === "DUE")?.id ?? "" };
  });
}
