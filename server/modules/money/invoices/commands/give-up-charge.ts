// Ends a charge that cannot be made: whoever owes the invoice pays it on a page instead.

import { isPayable } from "@bondline/domain/money/invoices/invoice.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { lockInvoice, savePaymentStatus } from "../invoice-store.ts";
import { lockIntent, saveIntentCanceled } from "../payment-intent-store.ts";
import { askForHostedPayment } from "./ask-for-hosted-payment.ts";

/** Called with the draft locked. One that an event has reported meanwhile is left as it is. */
export async function giveUpCharge(tx: Transaction, { intentId, invoiceId }: GivenUp): Promise<void> {
  const invoice = await lockInvoice(tx, invoiceId);
  const intent = await lockIntent(tx, intentId);
  if (intent?.status !== "requires_payment_method" || intent.providerPaymentId !== null) return;
  await saveIntentCanceled(tx, intentId);
  if (!isPayable(invoice.status)) return;
  await savePaymentStatus(tx, invoice, "requires_payment_method");
  await askForHostedPayment(tx, invoiceId);
}

type GivenUp = { intentId: string; invoiceId: string };
