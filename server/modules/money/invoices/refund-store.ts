// Refunds that are paid, and the money that waits at the desk, in the database: SQL and nothing else.

import type { AccountId } from "@bondline/domain/ids.ts";
import type { RefundMethod } from "@bondline/domain/money/invoices/refund.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import { listRows } from "../../../database/read-rows.ts";
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
