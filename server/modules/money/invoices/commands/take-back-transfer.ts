// Writes down that what two have agreed on of a bank transfer holds no longer; the history keeps who agreed, and to which account.

import type { Transaction } from "../../../../transaction/transaction.ts";
import { lockInvoice } from "../invoice-store.ts";
import type { RefundRow } from "../refund-record.ts";
import { saveTransferTakenBack } from "../refund-store.ts";
import { settleDisputedLater } from "./settle-disputed-later.ts";

/** Called with the draft locked. */
export async function takeBackTransfer(tx: Transaction, { id, invoiceId }: RefundRow): Promise<void> {
  await lockInvoice(tx, invoiceId);
  await saveTransferTakenBack(tx, id);
  await settleDisputedLater(tx, invoiceId);
}
