// Refunds at the card provider: asked for once each, and what the provider says of them, in any order.

import { asDraftId } from "@bondline/domain/ids.ts";
import { refundStatusAfterAnswer } from "@bondline/domain/money/invoices/card-refund.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { App } from "../../../app.ts";
import { PaymentFault, type ProviderRefund } from "../../../ports/card-payments/card-payments-port.ts";
import { runTransaction, type Transaction } from "../../../transaction/transaction.ts";
import type { InvoicedDraft } from "./commands/record-refunds-due.ts";
import { settleRefundsByDispute } from "./commands/settle-refunds-by-dispute.ts";
import { type LockedInvoice, lockInvoice } from "./invoice-store.ts";
import { AS_PAYMENTS, type PaidFor } from "./paid-for.ts";
import {
  findRefundAtProvider,
  listRefundsAtProvider,
  type RefundAtProvider,
  saveProviderRefund,
  saveRefundFailed,
  saveRefundPaid,
} from "./refund-store.ts";

type Reported<Payer extends InvoicedDraft> = Pick<
  PaidFor<Payer>,
  "lock" | "settle" | "notifyRefundFailed" | "notifyRefundPaid"
>;

/** Asked under the key of the agreement, so that a job that is done twice pays back once. */
export async function sendCardRefund<Payer extends InvoicedDraft>(
  app: App,
  paidFor: Reported<Payer>,
  { refundId }: { refundId: string },
): Promise<void> {
  const refund = await runTransaction(app, AS_PAYMENTS, (tx) => findRefundAtProvider(tx, refundId));
  if (refund === undefined || refund.status !== "SENT" || refund.providerRefundId !== null) return;
  await applyAnswer(app, paidFor, refund, await askForRefund(app, refund));
}

/** What the provider knows of refunds of one payment is asked anew, and written down. */
export async function askAboutRefunds<Payer extends InvoicedDraft>(
  app: App,
  paidFor: Reported<Payer>,
  providerPaymentId: string,
): Promise<void> {
  const refunds = await runTransaction(app, AS_PAYMENTS, (tx) =>
    listRefundsAtProvider(tx, providerPaymentId),
  );
  for (const refund of refunds) {
    const answer = await app.ports.cardPayments.fetchRefund(refund.providerRefundId ?? "");
    if (answer !== undefined) await applyAnswer(app, paidFor, refund, answer);
  }
}

type RefundResult = Omit<ProviderRefund, "providerRefundId"> & { providerRefundId: string | null };

const REFUSED = "The card provider refused to pay it back.";

async function askForRefund(app: App, { refundKey, ...refund }: RefundAtProvider): Promise<RefundResult> {
  try {
    return await app.ports.cardPayments.refundPayment({ ...refund, refundKey: refundKey ?? "" });
  } catch (thrown) {
    if (!(thrown instanceof PaymentFault) || thrown.retriable) throw thrown;
    app.log.warn({ refundId: refund.id, err: thrown }, "the card provider refused a refund");
    return { providerRefundId: null, status: "failed", failureReason: REFUSED };
  }
}

async function applyAnswer<Payer extends InvoicedDraft>(
  app: App,
  { lock, settle, notifyRefundPaid, notifyRefundFailed }: Reported<Payer>,
  { id, draftId, invoiceId, refundKey }: RefundAtProvider,
  answer: RefundResult,
): Promise<void> {
  await runTransaction(app, AS_PAYMENTS, async (tx) => {
    const payer = await lock(tx, asDraftId(draftId));
    const invoice = await lockInvoice(tx, invoiceId);
    const refund = await findRefundAtProvider(tx, id);
    // Another attempt began meanwhile, which this answer says nothing of.
    if (refund === undefined || refund.refundKey !== refundKey) return;
    if (answer.providerRefundId !== null && refund.providerRefundId === null)
      await saveProviderRefund(tx, id, answer.providerRefundId);
    const status = refundStatusAfterAnswer(refund.status, answer.status);
    if (status === undefined) return;
    if (status === "PAID") await savePaid(tx, refund, answer);
    else await saveFailed(tx, invoice, { id, reason: answer.failureReason ?? REFUSED });
    await settle(tx, payer);
    if (status === "PAID") await notifyRefundPaid(tx, asDraftId(draftId), id);
    else await notifyRefundFailed(tx, asDraftId(draftId), { refundId: id, attempt: refundKey ?? "" });
  });
}

/** Where the payer's bank has given the payment back meanwhile, it is not due again. */
async function saveFailed(
  tx: Transaction,
  invoice: LockedInvoice,
  { id, reason }: { id: string; reason: string },
) {
  await saveRefundFailed(tx, id, reason);
  await settleRefundsByDispute(tx, invoice);
}

/** Recorded for whoever agreed to it as the second. */
async function savePaid(
  tx: Transaction,
  { id, agreedBy }: RefundAtProvider,
  { providerRefundId }: RefundResult,
) {
  if (agreedBy === null || providerRefundId === null) throw new Error(`Nobody sent the refund ${id}.`);
  const paidDate = dayAt(tx.now, DEFAULT_ZONE);
  await saveRefundPaid(tx, id, {
    paidDate,
    method: "CARD_PROVIDER",
    reference: providerRefundId,
    note: null,
    by: agreedBy,
  });
}
