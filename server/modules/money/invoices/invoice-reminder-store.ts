// Unpaid invoices and the reminders of them in the database: SQL and nothing else.

import type { DraftId, OrganisationId } from "@bondline/domain/ids.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { insertRowOnce } from "../../../database/write-row.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

export type UnpaidInvoice = {
  id: string;
  draftId: DraftId;
  organisationId: OrganisationId;
  createdAt: Instant;
  /** The last step that was taken; 0 before the first. */
  remindedDays: number;
};
export type InvoicePlaceInLine = Pick<UnpaidInvoice, "createdAt" | "id">;

/**
 * The oldest first. Held until the reminder is written, so that a payment which comes meanwhile comes after it,
 * and one that is being recorded is waited for; the draft before its invoice, as everywhere. A debit that is under way needs no reminder.
 */
export async function listUnpaidInvoices(
  tx: Transaction,
  raisedBefore: Instant,
  { after, max }: { after: InvoicePlaceInLine | undefined; max: number },
): Promise<UnpaidInvoice[]> {
  return await tx.query<UnpaidInvoice>(
    `select i.id, i.draft_id, i.organisation_id, i.created_at,
            coalesce((select max(r.days_open) from invoice_reminder r where r.invoice_id = i.id), 0) as reminded_days
       from invoice i join draft d on d.id = i.draft_id
      where i.status = 'open' and i.payment_status <> 'processing' and i.created_at <= $1
        and ($2::timestamptz is null or (i.created_at, i.id) > ($2, $3::uuid))
      order by i.created_at, i.id limit $4 for no key update of d, i`,
    [raisedBefore, after?.createdAt ?? null, after?.id ?? null, max],
  );
}

/** False when this step was taken before. */
export async function insertInvoiceReminder(
  tx: Transaction,
  { id: invoiceId, draftId, organisationId }: UnpaidInvoice,
  daysOpen: number,
): Promise<boolean> {
  const row = { id: tx.newId(), organisationId, draftId, invoiceId, daysOpen, createdAt: tx.now };
  return await insertRowOnce(tx, "invoice_reminder", row, { columns: ["invoiceId", "daysOpen"] });
}
