// Invoices, payments and refunds in the database: SQL and nothing else.

import type { DraftId, OrganisationId } from "@bondline/domain/ids.ts";
import type { InvoiceLine } from "@bondline/domain/invoices/invoice.ts";
import type { Cents } from "@bondline/domain/money/money.ts";
import type { Work } from "../../work/work.ts";
import type { ReceivedPayment } from "./commands/receive-payment.ts";
import type { InvoiceRow } from "./invoice-record.ts";

type NewInvoice = {
  id: string;
  draftId: DraftId;
  organisationId: OrganisationId;
  invoiceNumber: string;
  depositReferenceNumber: string;
  gstCents: Cents;
  totalCents: Cents;
  lines: readonly InvoiceLine[];
};

export async function insertInvoice(work: Work, invoice: NewInvoice): Promise<void> {
  await work.query(
    `insert into invoice (id, organisation_id, draft_id, invoice_number, deposit_reference_number, status, payment_status, total_cents, gst_cents, created_at)
     values ($1, $2, $3, $4, $5, 'open', 'requires_payment_method', $6, $7, $8)`,
    [
      invoice.id,
      invoice.organisationId,
      invoice.draftId,
      invoice.invoiceNumber,
      invoice.depositReferenceNumber,
      invoice.totalCents,
      invoice.gstCents,
      work.now,
    ],
  );
  for (const [position, line] of invoice.lines.entries()) {
    await work.query(
      `insert into invoice_line (id, organisation_id, draft_id, invoice_id, position, description, amount_cents, tax_treatment, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        work.newId(),
        invoice.organisationId,
        invoice.draftId,
        invoice.id,
        position,
        line.description,
        line.amountCents,
        line.taxTreatment,
        work.now,
      ],
    );
  }
}

export type LockedInvoice = Omit<InvoiceRow, "totalCents" | "paidCents" | "gstCents" | "lines"> & {
  totalCents: bigint;
  paidCents: bigint;
  gstCents: bigint;
};

export async function findInvoice(work: Work, id: string): Promise<LockedInvoice | undefined> {
  const [invoice] = await work.query<LockedInvoice>("select * from invoice where id = $1", [id]);
  return invoice;
}

export async function saveHostedPayment(
  work: Work,
  id: string,
  hosted: { providerPaymentId: string; hostedUrl: string },
): Promise<void> {
  await work.query("update invoice set provider_payment_id = $2, hosted_url = $3 where id = $1", [
    id,
    hosted.providerPaymentId,
    hosted.hostedUrl,
  ]);
}

export async function savePaymentStatus(
  work: Work,
  id: string,
  status: InvoiceRow["paymentStatus"],
): Promise<void> {
  await work.query("update invoice set payment_status = $2 where id = $1 and status = 'open'", [id, status]);
}

export async function saveInvoiceVoid(work: Work, id: string): Promise<void> {
  await work.query("update invoice set status = 'void', voided_at = $2 where id = $1 and status = 'open'", [
    id,
    work.now,
  ]);
}

type NewPayment = ReceivedPayment & {
  id: string;
  invoice: Pick<InvoiceRow, "id" | "draftId" | "organisationId">;
};

export async function insertPayment(work: Work, payment: NewPayment): Promise<void> {
  await work.query(
    `insert into payment (id, organisation_id, draft_id, invoice_id, method, amount_cents, received_date, provider_payment_id, note, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      payment.id,
      payment.invoice.organisationId,
      payment.invoice.draftId,
      payment.invoice.id,
      payment.method,
      payment.amountCents,
      payment.receivedDate,
      payment.providerPaymentId,
      payment.note,
      work.now,
    ],
  );
}

export async function isPaymentRecorded(work: Work, providerPaymentId: string): Promise<boolean> {
  const recorded = await work.query("select 1 from payment where provider_payment_id = $1", [
    providerPaymentId,
  ]);
  return recorded.length > 0;
}

/** The sum of the payments decides, never a counter beside them. */
export async function savePaidAmount(work: Work, invoiceId: string): Promise<void> {
  await work.query(
    `update invoice i set paid_cents = p.sum,
       status = case when i.status = 'open' and p.sum >= i.total_cents then 'paid' else i.status end,
       payment_status = case when i.status = 'open' and p.sum >= i.total_cents then 'succeeded' else i.payment_status end,
       paid_at = case when i.status = 'open' and p.sum >= i.total_cents then $2 else i.paid_at end
     from (select coalesce(sum(amount_cents), 0)::bigint as sum from payment where invoice_id = $1) p where i.id = $1`,
    [invoiceId, work.now],
  );
}

export async function insertRefund(
  work: Work,
  refund: { id: string; invoice: Pick<InvoiceRow, "id" | "draftId" | "organisationId">; amountCents: Cents },
): Promise<void> {
  await work.query(
    `insert into refund (id, organisation_id, draft_id, invoice_id, amount_cents, status, created_at)
     values ($1, $2, $3, $4, $5, 'DUE', $6) on conflict (invoice_id) do update set amount_cents = excluded.amount_cents`,
    [
      refund.id,
      refund.invoice.organisationId,
      refund.invoice.draftId,
      refund.invoice.id,
      refund.amountCents,
      work.now,
    ],
  );
}

/** True the first time an event is seen; its row is what makes a second delivery harmless. */
export async function insertPaymentEvent(
  work: Work,
  event: { id: string; type: string; payload: object },
): Promise<boolean> {
  const taken = await work.query(
    "insert into payment_event (id, type, payload, received_at) values ($1, $2, $3, $4) on conflict (id) do nothing returning 1",
    [event.id, event.type, JSON.stringify(event.payload), work.now],
  );
  return taken.length > 0;
}

export async function saveEventApplied(work: Work, id: string): Promise<void> {
  await work.query("update payment_event set applied_at = $2 where id = $1", [id, work.now]);
}
