// Takes a deposit out of an invoice to which it does not belong, while nothing has followed from it.

import { type BankMatch, invoiceWithoutDeposit } from "@bondline/domain/money/invoices/bank-match.ts";
import { chargedCents, isPayable } from "@bondline/domain/money/invoices/invoice.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { subtractCents } from "@bondline/domain/values/money/money.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import {
  deleteDeposit,
  findDepositToUndo,
  saveBankLineKey,
  saveInvoiceReopened,
} from "../bank-deposit-store.ts";
import { lockInvoice, savePaidAmount, sumPayments } from "../invoice-store.ts";
import { askForHostedPayment } from "./ask-for-hosted-payment.ts";
import { replaceHostedPayment } from "./replace-hosted-payment.ts";

type Undone = { invoiceId: string; paymentId: string; match: BankMatch };

/** Called with the draft locked. What staff had recorded by hand stays, and is the line's no longer. */
export async function undoBankDeposit(
  tx: Transaction,
  { invoiceId, paymentId, match }: Undone,
): Promise<void> {
  const invoice = await lockInvoice(tx, invoiceId);
  if (match === "RECORDED") return await saveBankLineKey(tx, paymentId, null);
  const deposit = await findDepositToUndo(tx, invoice, paymentId);
  if (deposit === undefined) throw new Error("A line that was recorded has its payment.");
  const left = subtractCents(await sumPayments(tx, invoice), deposit.amountCents);
  const undone = invoiceWithoutDeposit(
    { status: invoice.status, chargedCents: chargedCents(invoice), paidCents: left },
    {
      isRefundUnderWay: deposit.isRefundUnderWay,
      refundApproval: deposit.refundApproval,
      othersRefunded: deposit.hasOtherRefunds,
      isOfLaterPeriod: deposit.isOfLaterPeriod,
    },
  );
  if (undone.stays !== undefined) refuseFields({ id: undone.stays });
  await deleteDeposit(tx, invoice, paymentId);
  if (undone.status === invoice.status) {
    await savePaidAmount(tx, invoice, left);
    if (isPayable(invoice.status)) await replaceHostedPayment(tx, invoice);
    return;
  }
  await saveInvoiceReopened(tx, invoice, left);
  await askForHostedPayment(tx, invoiceId);
}
