// Has the provider's page of an invoice closed, as part of the transaction after which nothing more is to be paid on it.

import type { Transaction } from "../../../../transaction/transaction.ts";

export async function closeHostedPayment(tx: Transaction, { id }: { id: string }): Promise<void> {
  await tx.enqueue("void-hosted-payment", { invoiceId: id }, { key: `void payment ${id}` });
}
