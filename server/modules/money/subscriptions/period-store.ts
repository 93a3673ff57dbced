// Later periods that are invoiced without a subscription in the database: SQL and nothing else.

import type { DraftId } from "@bondline/domain/ids.ts";
import {
  PERIOD_CATCH_UP_DAYS,
  PERIOD_INVOICE_DAYS,
} from "@bondline/domain/money/subscriptions/payment-subscription.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import { findRow } from "../../../database/read-rows.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

export type DuePeriod = { documentId: string; draftId: DraftId; startDate: PlainDate };

/** Before all ids. */
const NO_ID = "00000000-0000-0000-0000-000000000000";

/** So many in a row, and what is asked for among them; `last` is where the next piece begins, if there is one. */
export type Piece<Row> = { rows: Row[]; last: string | undefined };
type Wanted = { after: string | undefined; max: number };

/** The month that a day lies in, counted from year 0. */
const MONTH = (day: string) => `(extract(year from ${day}) * 12 + extract(month from ${day}))::int`;
const TODAY = "($1::timestamptz at time zone d.expiry_zone)::date";
const START = "(d.interest_start_date + make_interval(months => n * c.recurring_cost_frequency))::date";
const NEXT = `(${MONTH(`${TODAY} + ${PERIOD_INVOICE_DAYS}`)} - ${MONTH("d.interest_start_date")}) / c.recurring_cost_frequency`;

/**
 * The first day of the fee that nobody was asked for: after the later periods, and after the months that the first invoice was for, counted
 * from the first day of the fee whatever its frequency is now. What was asked for without an end, as for a lifetime, leaves none.
 */
const INVOICED_UNTIL = (draft: string, start: string) => `greatest(
  (select max(p.end_date) from subscription_period p where p.draft_id = ${draft}),
  (select max(coalesce((${start} + make_interval(months => ${MONTH("l.period_until_date")} - ${MONTH("l.period_from_date")}))::date, 'infinity'))
     from invoice i join invoice_line l on l.invoice_id = i.id where i.draft_id = ${draft} and i.status <> 'void' and l.line_kind = 'FIRST_PERIOD'))`;

/**
 * The first period of each issued document that has begun or soon does, where nobody has invoiced any of its days and nothing pays it by itself;
 * by the day where the guarantee ends. Counted from the first day of the fee, as in the domain: a period begins on the month's last day at most.
 * Three months are looked at, since those of a monthly fee that are to be made up for lie in two. A piece is of so many documents, due or not:
 * where hardly any is, the due ones alone would be looked for through all of them in one statement.
 */
export async function listDuePeriods(tx: Transaction, { after, max }: Wanted): Promise<Piece<DuePeriod>> {
  const looked = await tx.query<{ documentId: string; draftId: DraftId; startDate: PlainDate | null }>(
    `with looked as (
       select d.id, d.original_draft_id, d.expiry_zone, d.interest_start_date, d.interest_end_date
         from document d
        where d.original_draft_id is not null and d.closed_at is null and d.status in ('ESTABLISHED', 'AWAITING_RETURN') and d.id > $2
        order by d.id limit $3)
     select d.id as document_id, d.original_draft_id as draft_id, next.start_date
       from looked d
       left join document_cost c on c.document_id = d.id and c.recurring_cost_frequency > 0 and c.recurring_fee_type <> 'LIFETIME_FEE'
        and not exists (select from payment_subscription s where s.draft_id = d.original_draft_id and s.status = 'active')
       left join lateral (select min(${START}) as start_date from generate_series(${NEXT} - 2, ${NEXT}) n
                           where n >= 1 and ${START} <= ${TODAY} + ${PERIOD_INVOICE_DAYS} and ${START} > ${TODAY} - ${PERIOD_CATCH_UP_DAYS}
                             and (d.interest_end_date is null or ${START} < d.interest_end_date)
                             and ${START} >= coalesce(${INVOICED_UNTIL("d.original_draft_id", "d.interest_start_date")}, ${START})) next on true
      order by d.id`,
    [tx.now, after ?? NO_ID, max],
  );
  const rows = looked.flatMap(({ startDate, ...row }) => (startDate === null ? [] : [{ ...row, startDate }]));
  return { rows, last: looked.length < max ? undefined : looked.at(-1)?.documentId };
}

/** Invoices that were asked for and not paid for at all, in pieces; each is looked at for a later period. */
const ASKED = `select i.id, i.draft_id, i.credited_cents, i.created_at from invoice i
  where i.status = 'open' and i.payment_status = 'requires_payment_method' and i.paid_cents = 0 and i.id > $1 order by i.id limit $2`;

export type PeriodToVoid = { invoiceId: string; draftId: DraftId };

/** Invoiced and not paid for at all, of a document that was closed before the period began. */
export async function listPeriodsToVoid(
  tx: Transaction,
  { after, max }: Wanted,
): Promise<Piece<PeriodToVoid>> {
  const looked = await tx.query<PeriodToVoid & { isWanted: boolean }>(
    `with asked as (${ASKED})
     select i.id as invoice_id, i.draft_id, exists (
              select from subscription_period p join document d on d.original_draft_id = i.draft_id
               where p.invoice_id = i.id and d.closed_at is not null and p.start_date > (d.closed_at at time zone d.expiry_zone)::date) as is_wanted
       from asked i order by i.id`,
    [after ?? NO_ID, max],
  );
  return wantedOf(looked, max);
}

export type PeriodToPriceAnew = {
  invoiceId: string;
  draftId: DraftId;
  documentId: string;
  startDate: PlainDate;
};

/** Invoiced and not paid for at all, before it begins, of a document that was changed since: its price may be another. */
export async function listPeriodsToPriceAnew(
  tx: Transaction,
  { after, max }: Wanted,
): Promise<Piece<PeriodToPriceAnew>> {
  const looked = await tx.query<PeriodToPriceAnew & { isWanted: boolean }>(
    `with asked as (${ASKED})
     select i.id as invoice_id, i.draft_id, d.id as document_id, p.start_date,
            coalesce(i.credited_cents = 0 and p.start_date > ($3::timestamptz at time zone d.expiry_zone)::date and d.closed_at is null
                     and d.updated_at > i.created_at, false) as is_wanted
       from asked i left join subscription_period p on p.invoice_id = i.id left join document d on d.original_draft_id = i.draft_id
      order by i.id`,
    [after ?? NO_ID, max, tx.now],
  );
  return wantedOf(looked, max);
}

function wantedOf<Row extends { invoiceId: string; isWanted: boolean }>(
  looked: readonly Row[],
  max: number,
): Piece<Row> {
  const last = looked.length < max ? undefined : looked.at(-1)?.invoiceId;
  return { rows: looked.filter(({ isWanted }) => isWanted), last };
}

export type Invoiced = {
  /** Null before anything was. */
  until: PlainDate | null;
  hasNoEnd: boolean;
};

/** Counted from the first day of the fee. */
export async function findInvoiced(
  tx: Transaction,
  draftId: DraftId,
  startDate: PlainDate | null,
): Promise<Invoiced> {
  const found = await findRow<Invoiced>(
    tx,
    `select nullif(until, 'infinity') as until, coalesce(until = 'infinity', false) as has_no_end from (select ${INVOICED_UNTIL("$1", "$2::date")} as until) invoiced`,
    [draftId, startDate],
  );
  return found ?? { until: null, hasNoEnd: false };
}
