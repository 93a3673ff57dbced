// What clients owe, each by the oldest invoice that is open, as the provider's people read it: SQL and nothing else.

import type { OrganisationId } from "@bondline/domain/ids.ts";
import type { ArrearsFilterName } from "@bondline/domain/money/invoices/arrears-filters.ts";
import { INVOICE_TERM_DAYS } from "@bondline/domain/money/invoices/invoice-reminder.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import { DEFAULT_ZONE } from "@bondline/domain/values/time/business-time.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import { type Register, type RegisterFilter, registerCondition } from "../../../database/register.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { isOfClient } from "../../people/organisations/public.ts";
import type { OwedRow } from "./invoice-list-store.ts";

/** What falls due on one day: its sum as text, how many invoices, and the last step of reminders among them. */
export type OwedOnDayRow = { due: PlainDate; amountCents: Cents; count: number; reminded: number };
export type ArrearsRow = {
  id: string;
  organisationId: OrganisationId;
  organisationName: string;
  organisationAbn: string;
  oldestDueDate: PlainDate;
  owed: OwedOnDayRow[];
};

export type ArrearsSortField = "OLDEST";

const dueDate = (invoice: string) =>
  `((${invoice}.created_at at time zone '${DEFAULT_ZONE}')::date + ${INVOICE_TERM_DAYS})`;

const OWED = `(select jsonb_agg(jsonb_build_object('due', d.due, 'amount_cents', d.amount_cents, 'count', d.count, 'reminded', d.reminded))
   from (select ${dueDate("e")} as due, sum(e.total_cents - e.credited_cents - e.paid_cents)::bigint as amount_cents, count(*)::int as count,
                max(coalesce((select max(r.days_open) from invoice_reminder r where r.invoice_id = e.id), 0)) as reminded
           from invoice e where e.organisation_id = i.organisation_id and e.status = 'open' group by 1) d)`;

const client = (words: string) => isOfClient("i.organisation_id", words);

/** A client is in it by its oldest open invoice, which the index of what is unpaid comes to first: what it owes is added up for the page alone. */
export const ARREARS_REGISTER: Register<ArrearsSortField, ArrearsFilterName> = {
  id: "i.id",
  // Its oldest open invoice may be paid before the file is made.
  chosenBy: "i.organisation_id",
  from: "invoice i join organisation o on o.id = i.organisation_id",
  counted: "invoice i",
  holds: `i.status = 'open' and i.id = (select e.id from invoice e where e.organisation_id = i.organisation_id and e.status = 'open'
    order by e.created_at, e.id limit 1)`,
  columns: `i.id, i.organisation_id, o.name as organisation_name, o.abn as organisation_abn, ${dueDate("i")} as oldest_due_date, ${OWED} as owed`,
  orders: { OLDEST: { column: "i.created_at", cast: "timestamptz" } },
  found: client,
  narrowedBy: { client, oldest: (days) => `${dueDate("i")} <@ any (${days}::daterange[])` },
  cells: () => ({
    client: "o.name",
    number: "o.abn",
    oldestDue: `${dueDate("i")}::text`,
    owed: OWED,
  }),
};

/** What all clients of the list owe, one row for each day on which it was invoiced. */
export async function sumArrears(tx: Transaction, asked: RegisterFilter): Promise<OwedRow[]> {
  const { where, values } = registerCondition(ARREARS_REGISTER, asked);
  const isWhole = values.length === 0;
  const ofListed = isWhole
    ? ""
    : `and e.organisation_id in (select i.organisation_id from invoice i where ${where})`;
  return await tx.query<OwedRow>(
    `select (e.created_at at time zone '${DEFAULT_ZONE}')::date as issued_date, sum(e.total_cents - e.credited_cents - e.paid_cents)::bigint as amount_cents,
            count(*)::int as count
       from invoice e where e.status = 'open' ${ofListed} group by 1 order by 1`,
    values,
  );
}
