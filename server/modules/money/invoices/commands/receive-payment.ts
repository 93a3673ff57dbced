// Writes one received payment to its invoice, which is paid once the payments reach its total; what it does not keep is due back.

import {
  chargedCents,
  invoiceStatusAfterPayments,
  isPayable,
} from "@bondline/domain/money/invoices/invoice.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import type { ReceivedPayment } from "../invoice-record.ts";
import {
  insertPayment,
  type LockedInvoice,
  lockInvoice,
  saveInvoicePaid,
  savePaidAmount,
  savePaymentStatus,
  sumPayments,
} from "../invoice-store.ts";
import { hasOtherOpenIntent, isPaymentUnderWay } from "../payment-intent-store.ts";
import { closeHostedPayment } from "./close-hosted-payment.ts";
import { type InvoicedDraft, recordRefundsDue } from "./record-refunds-due.ts";
import { replaceHostedPayment } from "./replace-hosted-payment.ts";

/** Called with the draft locked. Answers the payment's id. */
export async function receivePayment(
  tx: Transaction,
  draft: InvoicedDraft,
  { invoiceId, ...payment }: ReceivedPayment & { invoiceId: string },
): Promise<string> {
  const invoice = await lockInvoice(tx, invoiceId);
  const id = tx.newId();
  await insertPayment(tx, { id, invoice, ...payment });
  await savePaid(tx, invoice, payment);
  await recordRefundsDue(tx, draft, invoice);
  return id;
}

async function savePaid(tx: Transaction, invoice: LockedInvoice, { providerPaymentId }: ReceivedPayment) {
  const paidCents = await sumPayments(tx, invoice);
  const charged = { status: invoice.status, chargedCents: chargedCents(invoice) };
  const status = invoiceStatusAfterPayments(charged, paidCents);
  if (status === invoice.status) {
    await savePaidAmount(tx, invoice, paidCents);
    if (isPayable(status)) await askForRest(tx, invoice);
    return;
  }
  await saveInvoicePaid(tx, invoice, paidCents);
  // Who has another page open could pay a second time; a payment that was made on it has ended it.
  if (await hasOtherOpenIntent(tx, invoice, providerPaymentId)) await closeHostedPayment(tx, invoice);
}

/** The debit that was under way may be what has just come, and less than is owed by now. */
async function askForRest(tx: Transaction, invoice: LockedInvoice): Promise<void> {
  if (invoice.paymentStatus === "requires_payment_method" || (await isPaymentUnderWay(tx, invoice)))
    return await replaceHostedPayment(tx, invoice);
  const paymentStatus = "requires_payment_method" as const;
  await savePaymentStatus(tx, invoice, paymentStatus);
  await replaceHostedPayment(tx, { ...invoice, paymentStatus });
}
