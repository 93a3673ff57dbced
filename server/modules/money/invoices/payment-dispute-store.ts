// Disputed payments in the database: SQL and nothing else.

import type { RefundOfDisputed } from "@bondline/domain/money/invoices/disputed-refund.ts";
import { type DisputeStatus, disputeStatusAfter } from "@bondline/domain/money/invoices/payment-dispute.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
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

type ReportedDispute = {
  dispute: ProviderDispute;
  providerPaymentId: string;
  currency: string;
  today: PlainDate;
};

export async function insertDispute(
  tx: Transaction,
  { id: invoiceId, organisationId, draftId }: LockedInvoice,
  { dispute, providerPaymentId, currency, today }: ReportedDispute,
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

/** The day of its end stays where it had ended before, and until when it was to be answered where that is not said any more. */
export async function saveDispute(
  tx: Transaction,
  { id, status: before, endedDate, evidenceDueAt }: PaymentDisputeRow,
  { dispute, today }: Pick<ReportedDispute, "dispute" | "today">,
): Promise<void> {
  const { amountCents, feeCents } = dispute;
  const status = disputeStatusAfter(before, dispute.status);
  const ended = status === before ? endedDate : endedOn(status, today);
  const dueAt = dispute.evidenceDueAt ?? evidenceDueAt;
  const saved = { amountCents, feeCents, status, endedDate: ended, evidenceDueAt: dueAt };
  await updateRow(tx, "payment_dispute", { id }, saved);
}

export type DisputedPaymentOfInvoice = {
  lostCents: Cents;
  /** Of the newest that was lost; empty where none was. */
  providerDisputeId: string;
  /** Due, or paid by the payer's bank; the oldest first. */
  refunds: RefundOfDisputed[];
};

/** Payments of an invoice that were disputed, with their refunds. Called with the draft locked. */
export async function listDisputedPayments(
  tx: Transaction,
  { id }: LockedInvoice,
): Promise<DisputedPaymentOfInvoice[]> {
  const rows = await tx.query<RefundOfDisputed & Omit<DisputedPaymentOfInvoice, "refunds"> & { of: string }>(
    `select r.id, r.amount_cents, r.status = 'PAID' as is_paid, d.lost_cents, d.provider_dispute_id, coalesce(p.provider_payment_id, u.provider_payment_id) as of
       from refund r left join payment p on p.id = r.payment_id left join unmatched_payment u on u.id = r.unmatched_payment_id
       cross join lateral (
         select coalesce(sum(s.amount_cents) filter (where s.status = 'LOST'), 0)::bigint as lost_cents,
                coalesce(max(s.provider_dispute_id) filter (where s.status = 'LOST'), '') as provider_dispute_id
           from payment_dispute s where s.provider_payment_id = coalesce(p.provider_payment_id, u.provider_payment_id) and s.currency = r.currency
         having count(*) > 0) d
      where r.invoice_id = $1 and (r.status = 'DUE' and r.transfer_agreed_at is null or r.paid_method = 'DISPUTE')
      order by r.created_at, r.id`,
    [id],
  );
  return [...Map.groupBy(rows, ({ of }) => of).values()].flatMap((refunds) => {
    const [first] = refunds;
    return first === undefined ? [] : [{ ...first, refunds }];
  });
}

function endedOn(status: DisputeStatus, today: PlainDate): PlainDate | null {
  return status === "OPEN" ? null : today;
}
