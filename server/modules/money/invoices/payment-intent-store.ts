// Payment intents in the database: SQL and nothing else.

import type { Cents } from "@bondline/domain/values/money/money.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { encryptValue } from "../../../database/encryption.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import { findRow, hasRow } from "../../../database/read-rows.ts";
import { insertRow, updateRow } from "../../../database/write-row.ts";
import type { HostedPage, ProviderPayment } from "../../../ports/card-payments/card-payments-port.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { LockedInvoice } from "./invoice-store.ts";

export type PaymentIntentRow = Tables["payment_intent"];

type NewIntent = { amountCents: Cents; way: PaymentIntentRow["way"] };

/** Written before the provider is asked, so that whatever becomes of the question is known to be ours. */
export async function insertIntent(
  tx: Transaction,
  invoice: LockedInvoice,
  { amountCents, way }: NewIntent,
): Promise<PaymentIntentRow> {
  const { id: invoiceId, organisationId, draftId } = invoice;
  const id = tx.newId();
  const status = "requires_payment_method";
  const row = { id, organisationId, draftId, invoiceId, way, amountCents, status } as const;
  await insertRow(tx, "payment_intent", { ...row, createdAt: tx.now });
  const intent = await findIntent(tx, id);
  if (intent === undefined) throw new Error("A payment intent that was just written is not there.");
  return intent;
}

export async function findIntent(tx: Transaction, id: string): Promise<PaymentIntentRow | undefined> {
  return await findRow<PaymentIntentRow>(tx, "select * from payment_intent where id = $1", [id]);
}

/** The draft is locked before it: what is decided by how an intent stands, and written over that, reads it here. */
export async function lockIntent(tx: Transaction, id: string): Promise<PaymentIntentRow | undefined> {
  return await findRow<PaymentIntentRow>(tx, "select * from payment_intent where id = $1 for no key update", [
    id,
  ]);
}

/** The newest page on which that much may still be paid, or whose answer was lost. */
export async function findOpenPage(
  tx: Transaction,
  { id }: LockedInvoice,
  { amountCents, until, askedAfter }: { amountCents: Cents; until: Instant; askedAfter: Instant },
): Promise<PaymentIntentRow | undefined> {
  return await findRow<PaymentIntentRow>(
    tx,
    `select * from payment_intent where invoice_id = $1 and way = 'PAGE' and status <> 'canceled' and amount_cents = $4
        and (expires_at > $2 or expires_at is null and created_at > $3) order by created_at desc, id desc limit 1`,
    [id, until, askedAfter, amountCents],
  );
}

/** Those that the provider would still take money for, and nobody asks that much any more. */
export async function listIntentsToVoid(tx: Transaction, invoiceId: string): Promise<PaymentIntentRow[]> {
  return await tx.query<PaymentIntentRow>(
    `select n.* from payment_intent n join invoice i on i.id = n.invoice_id
      where n.invoice_id = $1 and n.status in ('requires_payment_method', 'requires_action') and n.provider_payment_id is not null
        and (i.status <> 'open' or n.amount_cents <> i.total_cents - i.credited_cents - i.paid_cents) order by n.created_at, n.id`,
    [invoiceId],
  );
}

export async function hasOtherOpenIntent(
  tx: Transaction,
  { id }: LockedInvoice,
  providerPaymentId: string | null,
): Promise<boolean> {
  return await hasRow(
    tx,
    `select 1 from payment_intent where invoice_id = $1 and status in ('requires_payment_method', 'requires_action')
        and provider_payment_id is distinct from $2`,
    [id, providerPaymentId],
  );
}

/** Also one that was decided against us. */
export async function isAnyDisputed(tx: Transaction, invoiceId: string): Promise<boolean> {
  return await hasRow(tx, "select 1 from payment_intent where invoice_id = $1 and is_disputed", [invoiceId]);
}

/** Money is on its way, or a charge of what was saved was asked for and not answered yet. */
export async function isPaymentUnderWay(tx: Transaction, { id }: LockedInvoice): Promise<boolean> {
  return await hasRow(
    tx,
    `select 1 from payment_intent where invoice_id = $1
        and (status = 'processing' or way = 'SAVED_METHOD' and status in ('requires_payment_method', 'requires_action') and declined_because is null)`,
    [id],
  );
}

export async function saveIntentPage(tx: Transaction, id: string, { providerPaymentId, until }: HostedPage) {
  await updateRow(tx, "payment_intent", { id }, { providerPaymentId, expiresAt: until });
}

export async function saveIntentProvider(tx: Transaction, id: string, providerPaymentId: string) {
  await updateRow(tx, "payment_intent", { id }, { providerPaymentId });
}

export async function saveIntentCanceled(tx: Transaction, id: string): Promise<void> {
  await updateRow(tx, "payment_intent", { id }, { status: "canceled" });
}

const REASON_LENGTH_MAX = 500;

/** As the provider says that it stands. The secret by which it is confirmed is kept sealed. */
export async function saveIntentState(
  tx: Transaction,
  { id, status: before }: PaymentIntentRow,
  payment: ProviderPayment,
): Promise<void> {
  const isGone = payment.page === "over" && payment.status === "requires_payment_method";
  const status = isGone ? "canceled" : payment.status;
  const { providerPaymentId, paymentMethodId = null, clientSecret, refundedCents, isDisputed } = payment;
  await updateRow(
    tx,
    "payment_intent",
    { id },
    {
      // Money that came is not undone by an answer that was asked for before.
      status: before === "succeeded" ? before : status,
      providerPaymentId,
      paymentMethodId,
      clientSecretEncrypted: clientSecret === undefined ? null : sealed(tx, id, clientSecret),
      declinedBecause: payment.failureReason?.slice(0, REASON_LENGTH_MAX) ?? null,
      refundedCents,
      isDisputed,
    },
  );
}

function sealed({ app }: Transaction, rowId: string, text: string): Buffer {
  return encryptValue(app.settings.secrets.fieldEncryptionKey, secretPlace(rowId), text);
}

export function secretPlace(rowId: string) {
  return { table: "payment_intent", column: "clientSecretEncrypted", rowId };
}

/** Open invoices of what is paid on a page, which is missing or ends before `until`; the oldest first. */
export async function listPagesToOpen(
  tx: Transaction,
  { until, centsMin, centsMax, max }: { until: Instant; centsMin: bigint; centsMax: bigint; max: number },
): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `select i.id from invoice i where i.status = 'open' and i.payment_status = 'requires_payment_method' and i.total_cents - i.credited_cents - i.paid_cents between $4 and $2
        and (i.hosted_url is null or not exists (
          select 1 from payment_intent p where p.provider_payment_id = i.provider_payment_id and p.expires_at > $1))
      order by i.created_at, i.id limit $3`,
    [until, centsMax, max, centsMin],
  );
  return rows.map(({ id }) => id);
}

type UnsettledWanted = { endsBefore: Instant; now: Instant; max: number };

/** A debit that is under way, and a page that has ended or soon does, unless it was asked about in these hours; with the id of the event that says so. */
export async function listUnsettled(
  tx: Transaction,
  { endsBefore, now, max }: UnsettledWanted,
): Promise<{ providerPaymentId: string; eventId: string }[]> {
  return await tx.query(
    `select p.provider_payment_id, asked.event_id from payment_intent p cross join lateral (
        select 'asked ' || p.provider_payment_id || ' ' || extract(epoch from date_bin(
          case when p.status = 'processing' then interval '6 hours' else interval '1 hour' end, $2::timestamptz, timestamptz '2000-01-01 00:00Z'))::bigint as event_id) asked
      where p.provider_payment_id is not null
        and (p.status = 'processing' or p.status in ('requires_payment_method', 'requires_action') and p.way = 'PAGE' and p.expires_at < $1)
        and not exists (select 1 from payment_event e where e.id = asked.event_id)
      order by p.expires_at, p.id limit $3`,
    [endsBefore, now, max],
  );
}
