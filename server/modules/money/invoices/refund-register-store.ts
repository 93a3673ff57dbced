// Refunds of all clients, as the provider's people read them: SQL and nothing else.

import type { DraftId, OrganisationId } from "@bondline/domain/ids.ts";
import type { RefundMethod, RefundReason } from "@bondline/domain/money/invoices/refund.ts";
import type { RefundFilterName } from "@bondline/domain/money/invoices/refund-filters.ts";
import type { RefundState } from "@bondline/domain/money/invoices/refund-state.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import {
  type Register,
  type RegisterFilter,
  type RegisterSort,
  registerCondition,
} from "../../../database/register.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { isOfClient } from "../../people/organisations/public.ts";

export type RegisteredRefund = {
  id: string;
  organisationId: OrganisationId;
  organisationName: string;
  draftId: DraftId;
  draftReferenceNumber: string;
  invoiceNumber: string;
  state: RefundState;
  reason: RefundReason;
  amountCents: Cents;
  currency: string;
  createdAt: Instant;
  sentAt: Instant | null;
  failureReason: string | null;
  paidDate: PlainDate | null;
  paidMethod: RefundMethod | null;
  paidReference: string | null;
};

type Field = "AMOUNT" | "CREATED_AT";
export type RefundRegisterSort = RegisterSort<Field>;

/** One of which two have approved a transfer is due again, whatever the card provider said before. */
const STATE = `case when r.status <> 'DUE' then r.status
  when exists (select from step_approval a where a.record_id = r.id and a.step = 'REFUND_TRANSFER' and a.status = 'WAITING')
    or exists (select from office_change c where c.subject = 'CARD_REFUND' and c.subject_id = r.id and c.status = 'PROPOSED') then 'AWAITING_APPROVAL'
  when r.not_paid_because is not null and r.transfer_agreed_at is null then 'FAILED' else 'DUE' end`;

const client = (words: string) => isOfClient("r.organisation_id", words);
const ofInvoice = (words: string) =>
  `r.invoice_id in (select i.id from invoice i where lower(i.invoice_number) like '%' || ${words} || '%')`;
const ofRequest = (words: string) =>
  `r.draft_id in (select d.id from draft d where lower(d.reference_number) like '%' || ${words} || '%')`;
const underReference = (words: string) => `lower(r.paid_reference) like '%' || ${words} || '%'`;

export const REFUND_REGISTER: Register<Field, RefundFilterName> = {
  id: "r.id",
  from: "refund r join organisation o on o.id = r.organisation_id join draft d on d.id = r.draft_id join invoice i on i.id = r.invoice_id",
  counted: "refund r",
  columns: `r.id, r.organisation_id, o.name as organisation_name, r.draft_id, d.reference_number as draft_reference_number, i.invoice_number,
    ${STATE} as state, r.refund_reason as reason, r.amount_cents, r.currency, r.created_at, r.provider_asked_at as sent_at,
    r.not_paid_because as failure_reason, r.paid_date, r.paid_method, r.paid_reference`,
  orders: {
    AMOUNT: { column: "r.amount_cents", cast: "bigint" },
    CREATED_AT: { column: "r.created_at", cast: "timestamptz" },
  },
  found: (words) => [client(words), ofInvoice(words), ofRequest(words), underReference(words)].join(" or "),
  narrowedBy: {
    client,
    states: `(${STATE})`,
    reasons: "r.refund_reason",
    methods: "r.paid_method",
    amount: "r.amount_cents",
    arisen: { moment: "r.created_at" },
    paid: "r.paid_date",
    invoice: ofInvoice,
  },
  cells: (momentOf) => ({
    client: "o.name",
    invoiceNumber: "i.invoice_number",
    draftReference: "d.reference_number",
    status: STATE,
    reason: "r.refund_reason",
    amount: "r.amount_cents::text",
    currency: "r.currency",
    createdAt: momentOf("r.created_at"),
    sentAt: momentOf("r.provider_asked_at"),
    failureReason: "r.not_paid_because",
    paidDate: "r.paid_date::text",
    method: "r.paid_method",
    reference: "r.paid_reference",
  }),
};

export type RefundSum = { state: RefundState; currency: string; amountCents: Cents; count: number };

/** Each currency by itself. */
export async function sumRefunds(tx: Transaction, asked: RegisterFilter): Promise<RefundSum[]> {
  const { where, values } = registerCondition(REFUND_REGISTER, asked);
  return await tx.query<RefundSum>(
    `select ${STATE} as state, r.currency, sum(r.amount_cents)::bigint as amount_cents, count(*)::int as count
       from refund r where ${where} group by 1, 2 order by 1, 2`,
    values,
  );
}
