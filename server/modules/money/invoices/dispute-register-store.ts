// Disputed payments of all clients, as the provider's people read them: SQL and nothing else.

import type { DraftId, OrganisationId } from "@bondline/domain/ids.ts";
import type { DisputeFilterName, DisputeStatus } from "@bondline/domain/money/invoices/payment-dispute.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import {
  type Register,
  type RegisterFilter,
  type RegisterSort,
  registerCondition,
} from "../../../database/register.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { isOfClient } from "../../people/organisations/public.ts";

export type RegisteredDispute = {
  id: string;
  organisationId: OrganisationId;
  organisationName: string;
  draftId: DraftId;
  draftReferenceNumber: string;
  invoiceNumber: string;
  status: DisputeStatus;
  amountCents: Cents;
  feeCents: Cents;
  currency: string;
  openedDate: PlainDate;
  endedDate: PlainDate | null;
  providerDisputeId: string;
};

type Field = "AMOUNT" | "CREATED_AT";
export type DisputeRegisterSort = RegisterSort<Field>;

const client = (words: string) => isOfClient("p.organisation_id", words);
const ofInvoice = (words: string) =>
  `p.invoice_id in (select i.id from invoice i where lower(i.invoice_number) like '%' || ${words} || '%')`;
const ofRequest = (words: string) =>
  `p.draft_id in (select d.id from draft d where lower(d.reference_number) like '%' || ${words} || '%')`;
const underReference = (words: string) => `lower(p.provider_dispute_id) like '%' || ${words} || '%'`;

export const DISPUTE_REGISTER: Register<Field, DisputeFilterName> = {
  id: "p.id",
  from: "payment_dispute p join organisation o on o.id = p.organisation_id join draft d on d.id = p.draft_id join invoice i on i.id = p.invoice_id",
  counted: "payment_dispute p",
  columns: `p.id, p.organisation_id, o.name as organisation_name, p.draft_id, d.reference_number as draft_reference_number, i.invoice_number, p.status,
    p.amount_cents, p.fee_cents, p.currency, p.opened_date, p.ended_date, p.provider_dispute_id`,
  orders: {
    AMOUNT: { column: "p.amount_cents", cast: "bigint" },
    CREATED_AT: { column: "p.created_at", cast: "timestamptz" },
  },
  found: (words) => [client(words), ofInvoice(words), ofRequest(words), underReference(words)].join(" or "),
  narrowedBy: {
    client,
    statuses: "p.status",
    amount: "p.amount_cents",
    opened: "p.opened_date",
    ended: "p.ended_date",
    invoice: ofInvoice,
  },
  cells: () => ({
    client: "o.name",
    invoiceNumber: "i.invoice_number",
    draftReference: "d.reference_number",
    status: "p.status",
    amount: "p.amount_cents::text",
    fee: "p.fee_cents::text",
    currency: "p.currency",
    opened: "p.opened_date::text",
    ended: "p.ended_date::text",
    reference: "p.provider_dispute_id",
  }),
};

export type DisputeSum = {
  status: DisputeStatus;
  currency: string;
  amountCents: Cents;
  feeCents: Cents;
  count: number;
};

/** Each currency by itself. */
export async function sumDisputes(tx: Transaction, asked: RegisterFilter): Promise<DisputeSum[]> {
  const { where, values } = registerCondition(DISPUTE_REGISTER, asked);
  return await tx.query<DisputeSum>(
    `select p.status, p.currency, sum(p.amount_cents)::bigint as amount_cents, sum(p.fee_cents)::bigint as fee_cents, count(*)::int as count
       from payment_dispute p where ${where} group by 1, 2 order by 1, 2`,
    values,
  );
}
