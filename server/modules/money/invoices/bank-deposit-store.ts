// Deposits that are lines of a bank statement or were recorded by hand, in the database: SQL and nothing else.

import { RECORDED_DAYS } from "@bondline/domain/money/invoices/bank-match.ts";
import { type Cents, ZERO_CENTS } from "@bondline/domain/values/money/money.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import { findRow, hasRow } from "../../../database/read-rows.ts";
import { updateRow } from "../../../database/write-row.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { LockedInvoice } from "./invoice-store.ts";

export async function isBankLineRecorded(tx: Transaction, bankLineKey: string): Promise<boolean> {
  return await hasRow(tx, "select 1 from payment where bank_line_key = $1", [bankLineKey]);
}

/** What staff have recorded by hand of that amount about that day, and no line is tied to; the oldest. */
export async function findDepositByHand(
  tx: Transaction,
  { id }: LockedInvoice,
  { amountCents, bookedDate }: { amountCents: Cents; bookedDate: PlainDate },
): Promise<string | undefined> {
  const found = await findRow<{ id: string }>(
    tx,
    `select id from payment where invoice_id = $1 and method = 'DEPOSIT' and bank_line_key is null and amount_cents = $2
        and abs(received_date - $3::date) <= ${RECORDED_DAYS} order by created_at, id limit 1`,
    [id, amountCents, bookedDate],
  );
  return found?.id;
}

/** What people have recorded by hand of an invoice, which neither a second person nor a line of a statement has confirmed. */
export async function sumDepositsByOne(tx: Transaction, invoiceId: string): Promise<Cents> {
  const found = await findRow<{ cents: Cents }>(
    tx,
    `select coalesce(sum(amount_cents), 0)::bigint as cents from payment
      where invoice_id = $1 and method = 'DEPOSIT' and bank_line_key is null and confirmed_by is null`,
    [invoiceId],
  );
  return found?.cents ?? ZERO_CENTS;
}

/** Null where the deposit is no line's any more. */
export async function saveBankLineKey(
  tx: Transaction,
  paymentId: string,
  bankLineKey: string | null,
): Promise<void> {
  await updateRow(tx, "payment", { id: paymentId }, { bankLineKey });
}

export type DepositToUndo = {
  amountCents: Cents;
  hasOtherRefunds: boolean;
  isRefundUnderWay: boolean;
  refundApproval: "WAITING" | "AGREED" | null;
  isOfLaterPeriod: boolean;
};

export async function findDepositToUndo(
  tx: Transaction,
  { id }: LockedInvoice,
  paymentId: string,
): Promise<DepositToUndo | undefined> {
  return await findRow<DepositToUndo>(
    tx,
    `select p.amount_cents,
            exists (select from refund r where r.invoice_id = p.invoice_id and r.payment_id is distinct from p.id) as has_other_refunds,
            exists (select from refund r where r.payment_id = p.id and (r.status <> 'DUE' or exists (
              select from office_change c where c.subject = 'CARD_REFUND' and c.subject_id = r.id and c.status = 'PROPOSED'))) as is_refund_under_way,
            case when exists (select from refund r where r.payment_id = p.id and r.transfer_agreed_at is not null) then 'AGREED'
                 when exists (select from refund r join step_approval a on a.record_id = r.id and a.step = 'REFUND_TRANSFER' and a.status = 'WAITING'
                               where r.payment_id = p.id) then 'WAITING' end as refund_approval,
            exists (select from subscription_period s where s.invoice_id = p.invoice_id) as is_of_later_period
       from payment p where p.id = $1 and p.invoice_id = $2`,
    [paymentId, id],
  );
}

/** With what was due back of it. The history keeps both. */
export async function deleteDeposit(
  tx: Transaction,
  _invoice: LockedInvoice,
  paymentId: string,
): Promise<void> {
  await tx.query("delete from refund where payment_id = $1", [paymentId]);
  await tx.query("delete from payment where id = $1", [paymentId]);
}

export async function saveInvoiceReopened(
  tx: Transaction,
  { id }: LockedInvoice,
  paidCents: Cents,
): Promise<void> {
  await updateRow(
    tx,
    "invoice",
    { id },
    { status: "open", paymentStatus: "requires_payment_method", paidCents, paidAt: null },
  );
}
