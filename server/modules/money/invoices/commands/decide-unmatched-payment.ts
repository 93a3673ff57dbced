// Carries out what was decided about a payment that did not match: it counts towards its invoice, is due back, or is left alone.

import {
  canCountTowardsInvoice,
  FOREIGN_PAYMENT_MESSAGE,
  type UnmatchedPaymentDecision,
} from "@bondline/domain/money/invoices/unmatched-payment.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { insertRefund, lockInvoice, saveEventApplied } from "../invoice-store.ts";
import type { UnmatchedPaymentRow } from "../refund-record.ts";
import { saveUnmatchedPaymentDecision } from "../unmatched-payment-store.ts";
import { receivePayment } from "./receive-payment.ts";
import type { InvoicedDraft } from "./record-refunds-due.ts";
import { settleDisputedLater } from "./settle-disputed-later.ts";

type Decided = {
  draft: InvoicedDraft;
  payment: UnmatchedPaymentRow;
  decision: UnmatchedPaymentDecision;
  reason: string;
};

/** Called with the draft locked, for a payment that waits. */
export async function decideUnmatchedPayment(tx: Transaction, decided: Decided): Promise<void> {
  const { payment, decision, reason } = decided;
  const by = requirePerson(tx.actor).accountId;
  await CARRY_OUT[decision](tx, decided);
  await saveUnmatchedPaymentDecision(tx, payment.id, { decision, reason, by });
  await saveEventApplied(tx, payment.paymentEventId);
}

const CARRY_OUT: Record<UnmatchedPaymentDecision, (tx: Transaction, decided: Decided) => Promise<void>> = {
  ACCEPTED: countTowardsInvoice,
  REFUND_DUE: owe,
  DISMISSED: async () => undefined,
};

async function countTowardsInvoice(tx: Transaction, { draft, payment, reason }: Decided): Promise<void> {
  if (!canCountTowardsInvoice({ currency: payment.receivedCurrency }))
    refuseFields({ decision: FOREIGN_PAYMENT_MESSAGE });
  await receivePayment(tx, draft, {
    invoiceId: payment.invoiceId,
    method: payment.method,
    amountCents: payment.receivedCents,
    receivedDate: dayAt(payment.createdAt, DEFAULT_ZONE),
    providerPaymentId: payment.providerPaymentId,
    note: reason,
  });
}

/** In the currency in which it came, and past the invoice: it was never the invoice's money. */
async function owe(tx: Transaction, { payment }: Decided): Promise<void> {
  await insertRefund(tx, {
    invoice: await lockInvoice(tx, payment.invoiceId),
    unmatchedPaymentId: payment.id,
    amountCents: payment.receivedCents,
    currency: payment.receivedCurrency,
    reason: "UNMATCHED",
  });
  await settleDisputedLater(tx, payment.invoiceId);
}
