// A refund that is due: a further $100.00 came for an invoice that was paid.

import { cents } from "@bondline/domain/values/money/money.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { App } from "../../server/app.ts";
import { settleDraftPayment } from "../../server/modules/drafts/drafts/commands/settle-draft-payment.ts";
import { accessDraftAsSystem } from "../../server/modules/drafts/drafts/draft-access.ts";
import type { Draft } from "../../server/modules/drafts/drafts/draft-record.ts";
import { receivePayment } from "../../server/modules/money/invoices/commands/receive-payment.ts";
import { runTransaction } from "../../server/transaction/transaction.ts";

const SET_UP = { system: "Set-up" };

type Came = { method: "CARD" | "DEPOSIT" | "DIRECT_DEBIT"; providerPaymentId: string | null };
type OfDraft = { id: string };

/** Of a draft in processing, by a deposit; answers the input that records the refund as paid today. */
export async function aRefundToPay(app: App, draft: OfDraft) {
  const due = await aRefundOf(app, draft, { method: "DEPOSIT", providerPaymentId: null });
  return await runTransaction(app, SET_UP, async (tx) => ({
    ...due,
    paidDate: dayAt(tx.now, DEFAULT_ZONE),
    method: "BANK_TRANSFER" as const,
    reference: "NPP 118",
  }));
}

/** As above, by card; answers the input that proposes to pay it back there. The provider knows the payment only where it is named. */
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
