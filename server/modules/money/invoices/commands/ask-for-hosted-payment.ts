// Has a page opened at the card provider on which an invoice is paid, as part of the transaction after which it is wanted.

import type { Transaction } from "../../../../transaction/transaction.ts";

export async function askForHostedPayment(tx: Transaction, invoiceId: string): Promise<void> {
  await tx.enqueue("open-hosted-payment", { invoiceId }, { key: `hosted payment ${invoiceId}` });
}
