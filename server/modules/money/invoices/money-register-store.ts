// What the registers of money have in common in the database, each of whose rows belongs to an invoice of a client's draft: SQL and nothing else.

import type { DraftId, OrganisationId } from "@bondline/domain/ids.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import type { FilterColumns } from "../../../database/list-conditions.ts";
import { type Register, type RegisterFilter, registerCondition } from "../../../database/register.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { isOfClient } from "../../people/organisations/public.ts";

export type RegisteredMoney = {
  id: string;
  organisationId: OrganisationId;
  organisationName: string;
  draftId: DraftId;
  draftReferenceNumber: string;
  invoiceNumber: string;
  amountCents: Cents;
};

export type MoneySortField = "AMOUNT" | "CREATED_AT";
type CommonFilter = "amount" | "client" | "invoice";
export type MoneyRegister<Filter extends string> = Register<MoneySortField, Filter | CommonFilter> & {
  /** Called m wherever its columns are named. */
  readonly table: string;
};

type MoneyTable<Filter extends string> = Pick<MoneyRegister<Filter>, "cells" | "table"> & {
  readonly amount: string;
  /** Beside those that all have. */
  readonly columns: string;
  /** By which column people outside know it. */
  readonly reference: string;
  readonly narrowedBy: FilterColumns<Exclude<Filter, CommonFilter>>;
};

const client = (words: string) => isOfClient("m.organisation_id", words);
const ofInvoice = (words: string) =>
  `m.invoice_id in (select i.id from invoice i where lower(i.invoice_number) like '%' || ${words} || '%')`;
const ofRequest = (words: string) =>
  `m.draft_id in (select d.id from draft d where lower(d.reference_number) like '%' || ${words} || '%')`;

export function moneyRegister<Filter extends string>({
  table,
  amount,
  columns,
  reference,
  narrowedBy,
  cells,
}: MoneyTable<Filter>): MoneyRegister<Filter> {
  const underReference = (words: string) => `lower(${reference}) like '%' || ${words} || '%'`;
  return {
    table,
    id: "m.id",
    from: `${table} m join organisation o on o.id = m.organisation_id join draft d on d.id = m.draft_id join invoice i on i.id = m.invoice_id`,
    counted: `${table} m`,
    columns: `m.id, m.organisation_id, o.name as organisation_name, m.draft_id, d.reference_number as draft_reference_number, i.invoice_number,
      ${amount} as amount_cents, ${columns}`,
    orders: {
      AMOUNT: { column: amount, cast: "bigint" },
      CREATED_AT: { column: "m.created_at", cast: "timestamptz" },
    },
    found: (words) => [client(words), ofInvoice(words), ofRequest(words), underReference(words)].join(" or "),
    narrowedBy: { ...narrowedBy, client, amount, invoice: ofInvoice } as FilterColumns<Filter | CommonFilter>,
    cells: (momentOf) => ({
      client: "o.name",
      invoiceNumber: "i.invoice_number",
      draftReference: "d.reference_number",
      amount: `${amount}::text`,
      ...cells(momentOf),
    }),
  };
}

type Summed = { readonly by: readonly string[]; readonly sums: string };

/** Of what the list is narrowed to, by each of the named, with how many there are. */
export async function sumMoney<Sum extends object>(
  tx: Transaction,
  register: MoneyRegister<string>,
  { by, sums, ...asked }: RegisterFilter & Summed,
): Promise<Sum[]> {
  const { where, values } = registerCondition(register, asked);
  const places = by.map((_, at) => at + 1).join(", ");
  return await tx.query<Sum>(
    `select ${by.join(", ")}, ${sums}, count(*)::int as count from ${register.table} m where ${where} group by ${places} order by ${places}`,
    values,
  );
}
