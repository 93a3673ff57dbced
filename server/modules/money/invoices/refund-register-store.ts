// Refunds of all clients, as the provider's people read them: SQL and nothing else.

import type { RefundMethod, RefundReason } from "@bondline/domain/money/invoices/refund.ts";
import type { RefundFilterName } from "@bondline/domain/money/invoices/refund-filters.ts";
import type { RefundState } from "@bondline/domain/money/invoices/refund-state.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { RegisterFilter } from "../../../database/register.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { moneyRegister, type RegisteredMoney, sumMoney } from "./money-register-store.ts";

export type RegisteredRefund = RegisteredMoney & {
  state: RefundState;
  reason: RefundReason;
  currency: string;
  createdAt: Instant;
  sentAt: Instant | null;
  failureReason: string | null;
  paidDate: PlainDate | null;
  paidMethod: RefundMethod | null;
  paidReference: string | null;
};

/** One of which two have approved a transfer is due again, whatever the card provider said before. */
const STATE = `case when m.status <> 'DUE' then m.status
  when exists (select from step_approval a where a.record_id = m.id and a.step = 'REFUND_TRANSFER' and a.status = 'WAITING')
    or exists (select from office_change c where c.subject = 'CARD_REFUND' and c.subject_id = m.id and c.status = 'PROPOSED') then 'AWAITING_APPROVAL'
  when m.not_paid_because is not null and m.transfer_agreed_at is null then 'FAILED' else 'DUE' end`;

export const REFUND_REGISTER = moneyRegister<RefundFilterName>({
  table: "refund",
  amount: "m.amount_cents",
  columns: `${STATE} as state, m.refund_reason as reason, m.currency, m.created_at, m.provider_asked_at as sent_at,
    m.not_paid_because as failure_reason, m.paid_date, m.paid_method, m.paid_reference`,
  reference: "m.paid_reference",
  narrowedBy: {
    states: `(${STATE})`,
    reasons: "m.refund_reason",
    methods: "m.paid_method",
    arisen: { moment: "m.created_at" },
    paid: "m.paid_date",
  },
  cells: (momentOf) => ({
    status: STATE,
    reason: "m.refund_reason",
    currency: "m.currency",
    createdAt: momentOf("m.created_at"),
    sentAt: momentOf("m.provider_asked_at"),
    failureReason: "m.not_paid_because",
    paidDate: "m.paid_date::text",
    method: "m.paid_method",
    reference: "m.paid_reference",
  }),
});

export type RefundSum = { state: RefundState; currency: string; amountCents: Cents; count: number };

/** Each currency by itself. */
export async function sumRefunds(tx: Transaction, asked: RegisterFilter): Promise<RefundSum[]> {
  const sums = "sum(m.amount_cents)::bigint as amount_cents";
  return await sumMoney<RefundSum>(tx, REFUND_REGISTER, {
    ...asked,
    by: [`${STATE} as state`, "m.currency"],
    sums,
  });
}
