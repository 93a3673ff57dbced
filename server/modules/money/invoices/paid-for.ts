// What is paid for by invoices, and what it does about its payments and refunds: said by the module that has the invoices raised.

import type { DraftId } from "@bondline/domain/ids.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { UnmatchedNotice } from "./commands/keep-unmatched-payment.ts";
import type { InvoicedDraft } from "./commands/record-refunds-due.ts";

export const AS_PAYMENTS = { system: "Card payments" };

export type PaidFor<Payer extends InvoicedDraft> = {
  lock(tx: Transaction, id: DraftId): Promise<Payer>;
  /** Whom the receipt goes to, unless the payer writes another address. */
  payerEmail(tx: Transaction, id: DraftId): Promise<string | undefined>;
  settle(tx: Transaction, payer: Payer): Promise<void>;
  notifyUnmatched(tx: Transaction, payer: Payer, payment: UnmatchedNotice): Promise<void>;
  /** Of a charge of what the payer has saved. */
  notifyDeclined(tx: Transaction, payer: Payer, charge: DeclinedCharge): Promise<void>;
  /** Once, when the payer's bank is asked for it back. */
  notifyDisputed(tx: Transaction, payer: Payer, payment: DisputedPayment): Promise<void>;
  notifyRefundPaid(tx: Transaction, id: DraftId, refundId: string): Promise<void>;
  /** Of a refund that the card provider could not pay, or that came back. */
  notifyRefundFailed(tx: Transaction, id: DraftId, refund: FailedRefund): Promise<void>;
};

export type DisputedPayment = { intentId: string; invoiceNumber: string; amountCents: Cents };
export type DeclinedCharge = DisputedPayment & { reason: string };
export type FailedRefund = { refundId: string; attempt: string };
