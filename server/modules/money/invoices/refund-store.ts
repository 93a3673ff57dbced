// Refunds that are paid, and the money that waits at the desk, in the database: SQL and nothing else.

import type { AccountId } from "@bondline/domain/ids.ts";
import type { RefundMethod } from "@bondline/domain/money/invoices/refund.ts";
import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import { findRow, listRows } from "../../../database/read-rows.ts";
import { updateRow } from "../../../database/write-row.ts";
import type { PageArguments } from "../../../graphql/list-page.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { WaitingMoneyKind, WaitingMoneyRow } from "./refund-record.ts";

export type RefundPayment = {
  paidDate: PlainDate;
  method: RefundMethod;
  reference: string;
  note: string | null;
};

/** Called with its draft and invoice locked. */
export async function saveRefundPaid(
  tx: Transaction,
  id: string,
  { paidDate, method, reference, note, by }: RefundPayment & { by: AccountId },
): Promise<void> {
  await updateRow(
    tx,
    "refund",
    { id },
    {
      status: "PAID",
      paidDate,
      paidMethod: method,
      paidReference: reference,
      paidNote: note,
      paidBy: by,
      paidAt: tx.now,
    },
  );
}

/** Called with its draft and invoice locked. */
export async function saveTransferAgreed(
  tx: Transaction,
  id: string,
  { paidTo: transferTo, by: transferAgreedBy }: { paidTo: string; by: AccountId },
): Promise<void> {
  await updateRow(tx, "refund", { id }, { transferTo, transferAgreedBy, transferAgreedAt: tx.now });
}

export async function saveTransferTakenBack(tx: Transaction, id: string): Promise<void> {
  await updateRow(tx, "refund", { id }, NOT_BY_TRANSFER);
}

type RefundSent = { key: string; by: AccountId };

/** Called with its draft and invoice locked. */
export async function saveRefundSent(
  tx: Transaction,
  id: string,
  { key: refundKey, by: agreedBy }: RefundSent,
) {
  await updateRow(
    tx,
    "refund",
    { id },
    {
      status: "SENT",
      refundKey,
      agreedBy,
      providerAskedAt: tx.now,
      notPaidBecause: null,
      ...NOT_BY_TRANSFER,
    },
  );
}

/** By no person: the payer's bank has paid it. */
export async function saveRefundGivenBack(
  tx: Transaction,
  id: string,
  { paidDate, reference }: Pick<RefundPayment, "paidDate" | "reference">,
): Promise<void> {
  const paidReference = reference.slice(0, LENGTHS.refundReference);
  await updateRow(
    tx,
    "refund",
    { id },
    { ...NOT_PAID, status: "PAID", paidDate, paidMethod: "DISPUTE", paidReference, paidAt: tx.now },
  );
}

export async function saveRefundDueAgain(tx: Transaction, id: string): Promise<void> {
  await updateRow(tx, "refund", { id }, { status: "DUE", ...NOT_PAID });
}

export async function saveProviderRefund(tx: Transaction, id: string, providerRefundId: string) {
  await updateRow(tx, "refund", { id }, { providerRefundId });
}

const REASON_LENGTH_MAX = 500;

/** It is due as before, and may be tried anew. */
export async function saveRefundFailed(tx: Transaction, id: string, reason: string): Promise<void> {
  await updateRow(
    tx,
    "refund",
    { id },
    { status: "DUE", ...NOT_SENT, ...NOT_PAID, notPaidBecause: reason.slice(0, REASON_LENGTH_MAX) },
  );
}

const NOT_SENT = { refundKey: null, providerAskedAt: null, agreedBy: null, providerRefundId: null };
const NOT_BY_TRANSFER = { transferTo: null, transferAgreedBy: null, transferAgreedAt: null };
const NOT_PAID = {
  paidDate: null,
  paidMethod: null,
  paidReference: null,
  paidNote: null,
  paidBy: null,
  paidAt: null,
};

export type RefundAtProvider = Pick<
  Tables["refund"],
  "amountCents" | "draftId" | "id" | "invoiceId" | "providerRefundId" | "refundKey" | "agreedBy" | "status"
> & { providerPaymentId: string };

const AT_PROVIDER = `select r.id, r.draft_id, r.invoice_id, r.amount_cents, r.status, r.refund_key, r.agreed_by, r.provider_refund_id,
    coalesce(p.provider_payment_id, u.provider_payment_id) as provider_payment_id
  from refund r left join payment p on p.id = r.payment_id left join unmatched_payment u on u.id = r.unmatched_payment_id`;

export async function findDraftOfRefund(tx: Transaction, id: string): Promise<string | undefined> {
  const found = await findRow<{ draftId: string }>(tx, "select draft_id from refund where id = $1", [id]);
  return found?.draftId;
}

/** One that was sent through the card provider, whatever became of it. */
export async function findRefundAtProvider(tx: Transaction, id: string) {
  return await findRow<RefundAtProvider>(tx, `${AT_PROVIDER} where r.id = $1 and r.refund_key is not null`, [
    id,
  ]);
}

/** Those of one payment that the provider knows. */
export async function listRefundsAtProvider(tx: Transaction, providerPaymentId: string) {
  return await tx.query<RefundAtProvider>(
    `${AT_PROVIDER} where r.provider_refund_id is not null and (p.provider_payment_id = $1 or u.provider_payment_id = $1) order by r.id`,
    [providerPaymentId],
  );
}

/** Payments with a refund that is under way, unless they were asked about in this hour; with the id of the event that says so. */
export async function listRefundsUnderWay(tx: Transaction, { now, max }: { now: Instant; max: number }) {
  return await tx.query<{ providerPaymentId: string; eventId: string }>(
    `select of.provider_payment_id, asked.event_id from refund r left join payment p on p.id = r.payment_id
        left join unmatched_payment u on u.id = r.unmatched_payment_id
        cross join lateral (select coalesce(p.provider_payment_id, u.provider_payment_id) as provider_payment_id) of
        cross join lateral (select 'refund of ' || of.provider_payment_id || ' ' || extract(epoch from date_bin(
          interval '1 hour', $1::timestamptz, timestamptz '2000-01-01 00:00Z'))::bigint as event_id) asked
      where r.status = 'SENT' and r.provider_refund_id is not null
        and not exists (select 1 from payment_event e where e.id = asked.event_id)
      order by r.provider_asked_at, r.id limit $2`,
    [now, max],
  );
}

/** Each over its own index of what waits. */
const WAITING = {
  REFUND_DUE: { table: "refund", where: "w.status = 'DUE'", cents: "w.amount_cents", currency: "w.currency" },
  UNMATCHED_PAYMENT: {
    table: "unmatched_payment",
    where: "w.status = 'WAITING'",
    cents: "w.received_cents",
    currency: "w.received_currency",
  },
} as const;

/** The longest waiting first. */
export async function listWaitingMoney(tx: Transaction, kind: WaitingMoneyKind, list: PageArguments) {
  const { table, where, cents, currency } = WAITING[kind];
  return await listRows<WaitingMoneyRow>(tx, list, {
    keyset: { column: "w.created_at", cast: "timestamptz", id: "w.id", direction: "ASC" },
    columns: `w.id, '${kind}' as kind, ${cents} as amount_cents, ${currency} as currency, w.created_at, w.draft_id,
      d.reference_number as draft_reference_number, o.name as organisation_name, i.invoice_number`,
    from: `${table} w join draft d on d.id = w.draft_id join organisation o on o.id = w.organisation_id join invoice i on i.id = w.invoice_id`,
    where,
    values: [],
    counted: `${table} w`,
  });
}
