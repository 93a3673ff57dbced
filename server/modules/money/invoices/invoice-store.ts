// Invoices, payments and refunds in the database: SQL and nothing else.

import { type DraftId, isUuid, type OrganisationId } from "@bondline/domain/ids.ts";
import type { InvoiceLine, LinePeriod } from "@bondline/domain/money/invoices/invoice.ts";
import type { PaymentLeft, RefundReason } from "@bondline/domain/money/invoices/refund.ts";
import { type Cents, ZERO_CENTS } from "@bondline/domain/values/money/money.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import { findRow, hasRow } from "../../../database/read-rows.ts";
import { insertRow, insertRowOnce, updateRow } from "../../../database/write-row.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { InvoiceLineKind, InvoiceRow, ReceivedPayment } from "./invoice-record.ts";

export type NewInvoiceLine = InvoiceLine & {
  kind: InvoiceLineKind;
  /** Left out of what is asked for once. */
  period?: LinePeriod | null;
};

type NewInvoice = {
  id: string;
  draftId: DraftId;
  organisationId: OrganisationId;
  invoiceNumber: string;
  depositReferenceNumber: string;
  gstCents: Cents;
  totalCents: Cents;
  lines: readonly NewInvoiceLine[];
};

export async function insertInvoice(tx: Transaction, { lines, ...invoice }: NewInvoice): Promise<void> {
  await insertRow(tx, "invoice", {
    ...invoice,
    status: "open",
    paymentStatus: "requires_payment_method",
    createdAt: tx.now,
  });
  const { id: invoiceId, organisationId, draftId } = invoice;
  for (const [position, { kind, description, amountCents, taxTreatment, period }] of lines.entries())
    await insertRow(tx, "invoice_line", {
      id: tx.newId(),
      organisationId,
      draftId,
      invoiceId,
      position,
      lineKind: kind,
      description,
      amountCents,
      taxTreatment,
      periodFromDate: period?.startDate ?? null,
      periodUntilDate: period?.endDate ?? null,
      createdAt: tx.now,
    });
}

export type StoredInvoice = Tables["invoice"];

export async function findDraftOfInvoice(tx: Transaction, id: string): Promise<string | undefined> {
  return (await findInvoice(tx, id))?.draftId;
}

declare const locked: unique symbol;
/** Nobody else changes it, or what is paid for it, until the transaction ends. */
export type LockedInvoice = StoredInvoice & { readonly [locked]: true };

/** To look at; whatever is decided by it asks `lockInvoice`. */
export async function findInvoice(tx: Transaction, id: string): Promise<StoredInvoice | undefined> {
  return await findRow<StoredInvoice>(tx, "select * from invoice where id = $1", [id]);
}

/** The draft is locked before it, by everybody (docs/database.md, "Locks"). */
export async function lockInvoice(tx: Transaction, id: string): Promise<LockedInvoice> {
  const invoice = await findRow<LockedInvoice>(tx, "select * from invoice where id = $1 for no key update", [
    id,
  ]);
  if (invoice === undefined) throw new Error(`The invoice ${id} is to be changed and is not there.`);
  return invoice;
}

/** The invoice whose page it is, else the one that its intent is of, else the one that is named, else the one that it was made for. */
export async function findInvoiceOfPayment(
  tx: Transaction,
  payment: { providerPaymentId: string; invoiceId: string; intentId: string },
  intent: { invoiceId: string } | undefined,
): Promise<StoredInvoice | undefined> {
  const named = [intent?.invoiceId ?? "", payment.invoiceId, payment.intentId].filter(isUuid);
  return await findRow<StoredInvoice>(
    tx,
    `select * from invoice where provider_payment_id = $1 or id = any($2::uuid[])
      order by (provider_payment_id is not distinct from $1) desc, array_position($2::uuid[], id) limit 1`,
    [payment.providerPaymentId, named],
  );
}

export async function saveHostedPayment(
  tx: Transaction,
  { id }: LockedInvoice,
  hosted: { providerPaymentId: string; hostedUrl: string },
): Promise<void> {
  await tx.query("update invoice set provider_payment_id = $2, hosted_url = $3 where id = $1", [
    id,
    hosted.providerPaymentId,
    hosted.hostedUrl,
  ]);
}

export async function saveNoHostedPayment(tx: Transaction, { id }: LockedInvoice): Promise<void> {
  await tx.query("update invoice set provider_payment_id = null, hosted_url = null where id = $1", [id]);
}

export async function savePaymentStatus(
  tx: Transaction,
  { id }: LockedInvoice,
  status: InvoiceRow["paymentStatus"],
): Promise<void> {
  await tx.query("update invoice set payment_status = $2 where id = $1", [id, status]);
}

export async function saveInvoiceVoid(tx: Transaction, { id }: LockedInvoice): Promise<void> {
  await tx.query("update invoice set status = 'void', voided_at = $2 where id = $1", [id, tx.now]);
}

type NewPayment = ReceivedPayment & {
  id: string;
  invoice: LockedInvoice;
};

export async function insertPayment(tx: Transaction, { invoice, ...payment }: NewPayment): Promise<void> {
  const { id: invoiceId, organisationId, draftId } = invoice;
  await insertRow(tx, "payment", { ...payment, organisationId, draftId, invoiceId, createdAt: tx.now });
}

export async function isPaymentRecorded(tx: Transaction, providerPaymentId: string): Promise<boolean> {
  return await hasRow(tx, "select 1 from payment where provider_payment_id = $1", [providerPaymentId]);
}

/** The sum of the payments counts, never a counter beside them. */
export async function sumPayments(tx: Transaction, { id }: LockedInvoice): Promise<Cents> {
  const [summed] = await tx.query<{ cents: Cents }>(
    "select coalesce(sum(amount_cents), 0)::bigint as cents from payment where invoice_id = $1",
    [id],
  );
  return summed?.cents ?? ZERO_CENTS;
}

export async function savePaidAmount(tx: Transaction, { id }: LockedInvoice, paidCents: Cents) {
  await tx.query("update invoice set paid_cents = $2 where id = $1", [id, paidCents]);
}

export async function saveInvoicePaid(tx: Transaction, { id }: LockedInvoice, paidCents: Cents) {
  await updateRow(
    tx,
    "invoice",
    { id },
    { status: "paid", paymentStatus: "succeeded", paidCents, paidAt: tx.now },
  );
}

/** Newest first, each with what is not to be paid back of it. */
export async function listPaymentsLeft(tx: Transaction, { id }: LockedInvoice): Promise<PaymentLeft[]> {
  return await tx.query<PaymentLeft>(
    `select p.id, (p.amount_cents - coalesce((select sum(r.amount_cents) from refund r where r.payment_id = p.id), 0))::bigint as left_cents
       from payment p where p.invoice_id = $1 order by p.created_at desc, p.id desc`,
    [id],
  );
}

type NewRefund = {
  invoice: Pick<InvoiceRow, "id" | "draftId" | "organisationId">;
  amountCents: Cents;
  currency: string;
  reason: RefundReason;
  creditNoteId?: string;
} & ({ paymentId: string } | { unmatchedPaymentId: string });

export async function insertRefund(tx: Transaction, { invoice, reason: refundReason, ...refund }: NewRefund) {
  const { id: invoiceId, organisationId, draftId } = invoice;
  const place = { id: tx.newId(), organisationId, draftId, invoiceId, createdAt: tx.now };
  await insertRow(tx, "refund", { ...refund, ...place, refundReason, status: "DUE" });
}

/** True the first time an event is seen; its row is what makes a second delivery harmless. */
export async function insertPaymentEvent(
  tx: Transaction,
  event: { id: string; type: string; payload: object },
): Promise<boolean> {
  return await insertRowOnce(tx, "payment_event", { ...event, receivedAt: tx.now }, { columns: ["id"] });
}

export async function saveEventApplied(tx: Transaction, id: string): Promise<void> {
  await tx.query("update payment_event set applied_at = $2 where id = $1", [id, tx.now]);
}

/** It waits for whoever looks after the portal: there is no record of ours that could show it. */
export async function saveEventFault(tx: Transaction, id: string, fault: string): Promise<void> {
  await tx.query("update payment_event set fault = $2 where id = $1", [id, fault]);
}
