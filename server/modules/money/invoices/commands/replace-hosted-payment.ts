// Has the page of an invoice that asks for another sum now closed, and one opened that asks for what is owed.

import type { Transaction } from "../../../../transaction/transaction.ts";
import { type LockedInvoice, saveNoHostedPayment } from "../invoice-store.ts";
import { askForHostedPayment } from "./ask-for-hosted-payment.ts";
import { closeHostedPayment } from "./close-hosted-payment.ts";

/** A debit that is under way is not stopped: what it brings beyond what is owed is due back, and a page follows where it is refused. */
export async function replaceHostedPayment(tx: Transaction, invoice: LockedInvoice): Promise<void> {
  if (invoice.paymentStatus === "processing") return;
  await saveNoHostedPayment(tx, invoice);
  await closeHostedPayment(tx, invoice);
  await askForHostedPayment(tx, invoice.id);
}
