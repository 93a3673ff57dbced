// Credit notes of all clients, as the provider's people read them: SQL and nothing else.

import type {
  CreditNoteFilterName,
  CreditNoteState,
} from "@bondline/domain/money/invoices/credit-note-register.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { RegisterFilter } from "../../../database/register.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { moneyRegister, type RegisteredMoney, sumMoney } from "./money-register-store.ts";

export type RegisteredCreditNote = RegisteredMoney & {
  creditNoteNumber: string;
  state: CreditNoteState;
  reason: string;
  gstCents: Cents;
  createdAt: Instant;
};

/** A refund is of an invoice and not of one note: what is still due of it counts for all of them. */
const STATE = `case
  when exists (select from refund r where r.invoice_id = m.invoice_id and r.refund_reason = 'CREDITED' and r.status <> 'PAID') then 'REFUND_DUE'
  when exists (select from refund r where r.invoice_id = m.invoice_id and r.refund_reason = 'CREDITED') then 'PAID_BACK' else 'TAKEN_OFF' end`;

export const CREDIT_NOTE_REGISTER = moneyRegister<CreditNoteFilterName>({
  table: "credit_note",
  amount: "m.total_cents",
  columns: `m.credit_note_number, ${STATE} as state, m.reason, m.gst_cents, m.created_at`,
  reference: "m.credit_note_number",
  narrowedBy: { states: `(${STATE})`, issued: { moment: "m.created_at" } },
  cells: (momentOf) => ({
    number: "m.credit_note_number",
    status: STATE,
    reason: "m.reason",
    gst: "m.gst_cents::text",
    createdAt: momentOf("m.created_at"),
  }),
});

export type CreditNoteSum = { state: CreditNoteState; amountCents: Cents; gstCents: Cents; count: number };

export async function sumCreditNotes(tx: Transaction, asked: RegisterFilter): Promise<CreditNoteSum[]> {
  const sums = "sum(m.total_cents)::bigint as amount_cents, sum(m.gst_cents)::bigint as gst_cents";
  return await sumMoney<CreditNoteSum>(tx, CREDIT_NOTE_REGISTER, {
    ...asked,
    by: [`${STATE} as state`],
    sums,
  });
}
