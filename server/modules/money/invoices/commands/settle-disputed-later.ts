// Has the portal look whether the payer's bank has paid a refund already, where a payment of its invoice was disputed.

import type { Transaction } from "../../../../transaction/transaction.ts";
import { isAnyDisputed } from "../payment-intent-store.ts";

/** Whoever makes a refund due need not be one who sees disputes. */
export async function settleDisputedLater(tx: Transaction, invoiceId: string): Promise<void> {
  if (!(await isAnyDisputed(tx, invoiceId))) return;
  await tx.enqueue("settle-disputed-refunds", { invoiceId }, { key: `disputed refunds ${invoiceId}` });
}
