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
  sumPayments,
} from "../invoice-store.ts";
import { hasOtherOpenIntent } from "../payment-intent-store.ts";
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
    if (isPayable(status)) await replaceHostedPayment(tx, invoice);
    return;
  }
  await saveInvoicePaid(tx, invoice, paidCents);
  // Who has another page open could pay a second time; a payment that was made on it has ended it.
  if (await hasOtherOpenIntent(tx, invoice, providerPaymentId)) await closeHostedPayment(tx, invoice);
}
