// Payments that did not match in the database: SQL and nothing else.

import type { AccountId } from "@bondline/domain/ids.ts";
import { askedCents } from "@bondline/domain/money/invoices/invoice.ts";
import type {
  PaymentDifference,
  UnmatchedPaymentDecision,
} from "@bondline/domain/money/invoices/unmatched-payment.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import { hasRow } from "../../../database/read-rows.ts";
import { insertRowOnce, updateRow } from "../../../database/write-row.ts";
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

/** False where an earlier event has reported this payment. */
export async function insertUnmatchedPayment(tx: Transaction, { invoice, ...payment }: NewUnmatchedPayment) {
  const row = {
    ...payment,
    id: tx.newId(),
    organisationId: invoice.organisationId,
    draftId: invoice.draftId,
    invoiceId: invoice.id,
    differs: [...payment.differs],
    expectedCents: askedCents(invoice),
    status: "WAITING" as const,
    createdAt: tx.now,
  };
  return await insertRowOnce(tx, "unmatched_payment", row, { columns: ["providerPaymentId"] });
}

export async function isWaitingEvent(tx: Transaction, paymentEventId: string): Promise<boolean> {
  return await hasRow(
    tx,
    "select 1 from unmatched_payment where payment_event_id = $1 and status = 'WAITING'",
    [paymentEventId],
  );
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
