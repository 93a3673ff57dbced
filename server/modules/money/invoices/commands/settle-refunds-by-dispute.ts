// Writes down which refunds of an invoice the payer's bank has paid by giving a disputed payment back, and which are due again since the dispute was won.

import { refundsPaidByBank } from "@bondline/domain/money/invoices/disputed-refund.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import type { LockedInvoice } from "../invoice-store.ts";
import { listDisputedPayments } from "../payment-dispute-store.ts";
import { saveRefundDueAgain, saveRefundGivenBack } from "../refund-store.ts";

/** Called by the portal with the draft locked; answers whether anything changed. What two have agreed to pay by transfer may be paid, and is left to them. */
export async function settleRefundsByDispute(tx: Transaction, invoice: LockedInvoice): Promise<boolean> {
  if (tx.actor.kind !== "system") throw new Error("Only the portal itself reads how disputes stand.");
  let isChanged = false;
  for (const { refunds, lostCents, providerDisputeId } of await listDisputedPayments(tx, invoice)) {
    const { paid, dueAgain } = refundsPaidByBank(refunds, lostCents);
    for (const id of dueAgain) await saveRefundDueAgain(tx, id);
    const paidDate = dayAt(tx.now, DEFAULT_ZONE);
    for (const id of paid) await saveRefundGivenBack(tx, id, { paidDate, reference: providerDisputeId });
    isChanged ||= paid.length + dueAgain.length > 0;
  }
  return isChanged;
}
