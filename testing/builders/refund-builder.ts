// A refund that is due: a further deposit of $100.00 came for an invoice that was paid.

import { cents } from "@bondline/domain/values/money/money.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { App } from "../../server/app.ts";
import { settleDraftPayment } from "../../server/modules/drafts/drafts/commands/settle-draft-payment.ts";
import { accessDraftAsSystem } from "../../server/modules/drafts/drafts/draft-access.ts";
import type { Draft } from "../../server/modules/drafts/drafts/draft-record.ts";
import { receivePayment } from "../../server/modules/money/invoices/commands/receive-payment.ts";
import { runTransaction } from "../../server/transaction/transaction.ts";

const SET_UP = { system: "Set-up" };

/** Of a draft in processing; answers the input that records the refund as paid today. */
export async function aRefundToPay(app: App, { id }: { id: string }) {
  await runTransaction(app, SET_UP, async (tx) => {
    const draft = await accessDraftAsSystem(tx, id as Draft["id"]);
    await receivePayment(tx, draft, {
      invoiceId: draft.invoices.find(({ status }) => status === "paid")?.id ?? "",
      method: "DEPOSIT",
      amountCents: cents(10_000n),
      receivedDate: dayAt(tx.now, DEFAULT_ZONE),
      providerPaymentId: null,
      note: null,
    });
    await settleDraftPayment(tx, draft);
  });
  return await runTransaction(app, SET_UP, async (tx) => {
    const { version, refunds } = await accessDraftAsSystem(tx, id as Draft["id"]);
    return {
      id,
      version,
      refundId: refunds.findLast(({ status }) => status === "DUE")?.id ?? "",
      paidDate: dayAt(tx.now, DEFAULT_ZONE),
      method: "BANK_TRANSFER",
      reference: "NPP 118",
    } as const;
  });
}
