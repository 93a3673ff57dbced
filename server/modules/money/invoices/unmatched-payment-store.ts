// Payments that did not match in the database: SQL and nothing else.

import type { AccountId } from "@bondline/domain/ids.ts";
import type {
  PaymentDifference,
  UnmatchedPaymentDecision,
} from "@bondline/domain/money/invoices/unmatched-payment.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import { updateRow } from "../../../database/write-row.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { LockedInvoice } from "./invoice-store.ts";

type NewUnmatchedPayment = {
  invoice: LockedInvoice;
  paymentEventId: string;
  providerPaymentId: string;
  method: "CARD" | "DIRECT_DEBIT";
  differs: readonly PaymentDifference[];
  receivedCents: Cents;
  receivedCurrency: string;
};

/** False where an earlier event has told of this payment. */
export async function insertUnmatchedPayment(
  tx: Transaction,
  payment: NewUnmatchedPayment,
): Promise<boolean> {
  const { invoice } = payment;
  const inserted = await tx.query(
    `insert into unmatched_payment (id, organisation_id, draft_id, invoice_id, payment_event_id, provider_payment_id, method, differs,
                                    expected_cents, received_cents, received_currency, status, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'WAITING', $12) on conflict (provider_payment_id) do nothing returning 1`,
    [
      tx.newId(),
      invoice.organisationId,
      invoice.draftId,
      invoice.id,
      payment.paymentEventId,
      payment.providerPaymentId,
      payment.method,
      payment.differs,
      invoice.totalCents,
      payment.receivedCents,
      payment.receivedCurrency,
      tx.now,
    ],
  );
  return inserted.length > 0;
}

export async function isWaitingEvent(tx: Transaction, paymentEventId: string): Promise<boolean> {
  const waiting = await tx.query(
    "select 1 from unmatched_payment where payment_event_id = $1 and status = 'WAITING'",
    [paymentEventId],
  );
  return waiting.length > 0;
}

export async function saveUnmatchedPaymentDecision(
  tx: Transaction,
  id: string,
  { decision, reason, by }: { decision: UnmatchedPaymentDecision; reason: string; by: AccountId },
): Promise<void> {
  await updateRow(
    tx,
    "unmatched_payment",
    { id },
    { status: decision, reason, decidedBy: by, decidedAt: tx.now },
  );
}
