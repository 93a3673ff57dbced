// Writes down that two have agreed on a refund by bank transfer, and to which account; it is due until it is recorded as paid.

import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { lockInvoice } from "../invoice-store.ts";
import type { RefundRow } from "../refund-record.ts";
import { saveTransferAgreed } from "../refund-store.ts";

/** Called with the draft locked, by the second of them. */
export async function agreeOnTransfer(tx: Transaction, refund: RefundRow, paidTo: string): Promise<void> {
  const by = requirePerson(tx.actor).accountId;
  await lockInvoice(tx, refund.invoiceId);
  await saveTransferAgreed(tx, refund.id, { paidTo, by });
}
