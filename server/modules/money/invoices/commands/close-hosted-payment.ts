// Has the provider's page of an invoice closed, as part of the transaction after which nothing more is to be paid on it.

import type { Work } from "../../../../work/work.ts";

export async function closeHostedPayment(work: Work, { id }: { id: string }): Promise<void> {
  await work.enqueue("void-hosted-payment", { invoiceId: id }, { key: `void payment ${id}` });
}
