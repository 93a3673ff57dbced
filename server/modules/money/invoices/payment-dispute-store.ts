// Disputed payments in the database: SQL and nothing else.

import { type DisputeStatus, disputeStatusAfter } from "@bondline/domain/money/invoices/payment-dispute.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import { findRow } from "../../../database/read-rows.ts";
import { insertRow, updateRow } from "../../../database/write-row.ts";
import type { ProviderDispute } from "../../../ports/card-payments/card-payments-port.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { LockedInvoice } from "./invoice-store.ts";

export type PaymentDisputeRow = Tables["payment_dispute"];

/** Its invoice is locked, so that nobody else writes it meanwhile. */
export async function findDispute(tx: Transaction, id: string): Promise<PaymentDisputeRow | undefined> {
  return await findRow<PaymentDisputeRow>(
    tx,
    "select * from payment_dispute where provider_dispute_id = $1",
    [id],
  );
}

type Told = {
  dispute: ProviderDispute;
  providerPaymentId: string;
  currency: string;
  today: PlainDate;
};

export async function insertDispute(
  tx: Transaction,
  { id: invoiceId, organisationId, draftId }: LockedInvoice,
  { dispute, providerPaymentId, currency, today }: Told,
): Promise<void> {
  await insertRow(tx, "payment_dispute", {
    ...dispute,
    id: tx.newId(),
    organisationId,
    draftId,
    invoiceId,
    providerPaymentId,
    currency,
    openedDate: today,
    endedDate: endedOn(dispute.status, today),
    createdAt: tx.now,
  });
}

/** The day of its end stays where it had ended before. */
export async function saveDispute(
  tx: Transaction,
  { id, status: before, endedDate }: PaymentDisputeRow,
  { dispute, today }: Pick<Told, "dispute" | "today">,
): Promise<void> {
  const { amountCents, feeCents } = dispute;
  const status = disputeStatusAfter(before, dispute.status);
  const ended = status === before ? endedDate : endedOn(status, today);
  await updateRow(tx, "payment_dispute", { id }, { amountCents, feeCents, status, endedDate: ended });
}

function endedOn(status: DisputeStatus, today: PlainDate): PlainDate | null {
  return status === "OPEN" ? null : today;
}
