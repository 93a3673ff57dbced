// Refunds that are paid, and the money that waits at the desk, in the database: SQL and nothing else.

import type { AccountId } from "@bondline/domain/ids.ts";
import type { RefundMethod } from "@bondline/domain/money/invoices/refund.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import { updateRow } from "../../../database/write-row.ts";
import {
  COUNT_MAX,
  type Listed,
  listPage,
  type Page,
  type PageArguments,
} from "../../../graphql/list-page.ts";
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
  REFUND_DUE: { table: "refund", waits: "w.status = 'DUE'", cents: "w.amount_cents", currency: "w.currency" },
  UNMATCHED_PAYMENT: {
    table: "unmatched_payment",
    waits: "w.status = 'WAITING'",
    cents: "w.received_cents",
    currency: "w.received_currency",
  },
} as const;

/** The longest waiting first. */
export async function listWaitingMoney(
  tx: Transaction,
  kind: WaitingMoneyKind,
  list: PageArguments,
): Promise<Page<WaitingMoneyRow>> {
  const { table, waits, cents, currency } = WAITING[kind];
  return await listPage(list, {
    keyset: { column: "w.created_at", cast: "timestamptz", id: "w.id", direction: "ASC" },
    values: [kind],
    rows: ({ sortText, beyond, tail, values }) =>
      tx.query<Listed<WaitingMoneyRow>>(
        `select w.id, $1::text as kind, ${cents} as amount_cents, ${currency} as currency, w.created_at, w.draft_id, ${sortText},
                d.reference_number as draft_reference_number, o.name as organisation_name, i.invoice_number
           from ${table} w join draft d on d.id = w.draft_id join organisation o on o.id = w.organisation_id join invoice i on i.id = w.invoice_id
          where ${waits} ${beyond} ${tail}`,
        values,
      ),
    count: () => countWaitingMoney(tx, kind, COUNT_MAX),
  });
}

async function countWaitingMoney(tx: Transaction, kind: WaitingMoneyKind, max: number): Promise<number> {
  const { table, waits } = WAITING[kind];
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from (select from ${table} w where ${waits} limit $1) counted`,
    [max],
  );
  return row?.count ?? 0;
}
