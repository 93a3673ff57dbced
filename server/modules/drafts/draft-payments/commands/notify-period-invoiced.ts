// Notifies whoever is notified of a draft's money that the fee of its next period was invoiced.

import type { Transaction } from "../../../../transaction/transaction.ts";
import type { Draft } from "../../drafts/public.ts";
import { type InvoicedPeriod, sendPeriodInvoiced } from "../../drafts/public.ts";

export async function notifyPeriodInvoiced(
  tx: Transaction,
  draft: Draft,
  invoiced: InvoicedPeriod,
): Promise<void> {
  await sendPeriodInvoiced(tx, draft, invoiced);
}
