// Disputed payments of all clients, as the provider's people read them: SQL and nothing else.

import type { DisputeFilterName, DisputeStatus } from "@bondline/domain/money/invoices/payment-dispute.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { RegisterFilter } from "../../../database/register.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { moneyRegister, type RegisteredMoney, sumMoney } from "./money-register-store.ts";

export type RegisteredDispute = RegisteredMoney & {
  status: DisputeStatus;
  feeCents: Cents;
  currency: string;
  openedDate: PlainDate;
  endedDate: PlainDate | null;
  evidenceDueAt: Instant | null;
  providerDisputeId: string;
};

export const DISPUTE_REGISTER = moneyRegister<DisputeFilterName>({
  table: "payment_dispute",
  amount: "m.amount_cents",
  columns:
    "m.status, m.fee_cents, m.currency, m.opened_date, m.ended_date, m.evidence_due_at, m.provider_dispute_id",
  reference: "m.provider_dispute_id",
  narrowedBy: { statuses: "m.status", opened: "m.opened_date", ended: "m.ended_date" },
  cells: (momentOf) => ({
    status: "m.status",
    fee: "m.fee_cents::text",
    currency: "m.currency",
    opened: "m.opened_date::text",
    ended: "m.ended_date::text",
    due: momentOf("m.evidence_due_at"),
    reference: "m.provider_dispute_id",
  }),
});

export type DisputeSum = {
  status: DisputeStatus;
  currency: string;
  amountCents: Cents;
  feeCents: Cents;
  count: number;
};

/** Each currency by itself. */
export async function sumDisputes(tx: Transaction, asked: RegisterFilter): Promise<DisputeSum[]> {
  const sums = "sum(m.amount_cents)::bigint as amount_cents, sum(m.fee_cents)::bigint as fee_cents";
  return await sumMoney<DisputeSum>(tx, DISPUTE_REGISTER, { ...asked, by: ["m.status", "m.currency"], sums });
}
