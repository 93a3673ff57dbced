// Refunds of disputed payments: what the payer's bank has given back is not due any more.

import { asDraftId } from "@bondline/domain/ids.ts";
import type { App } from "../../../app.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import type { InvoicedDraft } from "./commands/record-refunds-due.ts";
import { settleRefundsByDispute } from "./commands/settle-refunds-by-dispute.ts";
import { findInvoice, lockInvoice } from "./invoice-store.ts";
import { AS_PAYMENTS, type PaidFor } from "./paid-for.ts";

/** Repeats harmlessly. */
export async function settleDisputedRefunds<Payer extends InvoicedDraft>(
  app: App,
  { lock, settle }: Pick<PaidFor<Payer>, "lock" | "settle">,
  { invoiceId }: { invoiceId: string },
): Promise<void> {
  await runTransaction(app, AS_PAYMENTS, async (tx) => {
    const found = await findInvoice(tx, invoiceId);
    if (found === undefined) return;
    const payer = await lock(tx, asDraftId(found.draftId));
    if (await settleRefundsByDispute(tx, await lockInvoice(tx, invoiceId))) await settle(tx, payer);
  });
}
