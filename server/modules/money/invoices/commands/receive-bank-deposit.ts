// Writes a line of a bank statement to its invoice, once: as a payment, or tied to the one that staff have recorded of it by hand.

import { type BankMatch, bankMatchOf } from "@bondline/domain/money/invoices/bank-match.ts";
import { owedCents } from "@bondline/domain/money/invoices/invoice.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { findDepositByHand, isBankLineRecorded, saveBankLineKey } from "../bank-deposit-store.ts";
import { lockInvoice } from "../invoice-store.ts";
import { receivePayment } from "./receive-payment.ts";
import type { InvoicedDraft } from "./record-refunds-due.ts";

export type BankDeposit = {
  invoiceId: string;
  bankLineKey: string;
  amountCents: Cents;
  bookedDate: PlainDate;
  note: string | null;
  /** As people have seen it; undefined where whatever it comes to is meant. */
  expected?: BankMatch;
};

export type BankDepositOutcome =
  | { outcome: "APPLIED"; match: BankMatch; paymentId: string }
  /** Another line brought it, or the invoice does not stand as people have seen it: nothing is written. */
  | { outcome: "READ_BEFORE" | "CHANGED" };

/** Called with the draft locked. */
export async function receiveBankDeposit(
  tx: Transaction,
  draft: InvoicedDraft,
  { invoiceId, bankLineKey, amountCents, bookedDate, note, expected }: BankDeposit,
): Promise<BankDepositOutcome> {
  const invoice = await lockInvoice(tx, invoiceId);
  if (await isBankLineRecorded(tx, bankLineKey)) return { outcome: "READ_BEFORE" };
  const byHand = await findDepositByHand(tx, invoice, { amountCents, bookedDate });
  const match =
    byHand === undefined
      ? bankMatchOf({ ...invoice, openCents: owedCents(invoice) }, amountCents)
      : "RECORDED";
  if (expected !== undefined && expected !== match) return { outcome: "CHANGED" };
  if (byHand !== undefined) {
    await saveBankLineKey(tx, byHand, bankLineKey);
    return { outcome: "APPLIED", match, paymentId: byHand };
  }
  const paymentId = await receivePayment(tx, draft, {
    invoiceId,
    method: "DEPOSIT",
    amountCents,
    receivedDate: bookedDate,
    providerPaymentId: null,
    note,
    bankLineKey,
  });
  return { outcome: "APPLIED", match, paymentId };
}
