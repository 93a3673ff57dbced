// States of invoices, payments, refunds and security money that must not exist.

import { DEFAULT_ZONE } from "@bondline/domain/values/time/business-time.ts";
import { type IntegrityCheck, noRow } from "./integrity-check.ts";

export const INVOICE_CHECKS: readonly IntegrityCheck[] = [
  {
    rule: "an invoice comes to the sum of its lines and the goods and services tax",
    sql: `select i.id::text as record, i.total_cents || ' cents, lines ' || coalesce(l.sum, 0) as detail from invoice i
            left join (select invoice_id, sum(amount_cents) as sum from invoice_line group by invoice_id) l on l.invoice_id = i.id
           where i.total_cents <> coalesce(l.sum, 0) + i.gst_cents`,
  },
  {
    rule: "the days that an invoice is for begin on its own, or are those of the period that was invoiced, on each of its lines",
    sql: `select l.id::text as record, l.line_kind || ', ' || l.period_from_date || ' to ' || l.period_until_date as detail
            from invoice_line l join invoice i on i.id = l.invoice_id left join subscription_period p on p.invoice_id = i.id
            left join invoice_line f on f.invoice_id = i.id and f.line_kind in ('FIRST_PERIOD', 'LATER_PERIOD')
           where (l.period_from_date <> coalesce(p.start_date, (i.created_at at time zone '${DEFAULT_ZONE}')::date)
              or l.period_until_date is distinct from f.period_until_date and l.line_kind in ('LATER_PERIOD', 'ONGOING_PERCENTAGE', 'REFERRAL_AMOUNT')
              or l.period_until_date <> p.end_date) and not (i.status = 'void' and p.id is null and l.line_kind = 'LATER_PERIOD')`,
  },
  {
    // The first period is counted from its invoice's day as its line says, and from the fee's first day as periods are: what lies before both was asked for twice.
    rule: "no day of a guarantee's fee is on two invoices that stand",
    sql: `select p.id::text as record, p.start_date || ' to ' || p.end_date || ', ' || o.kind || ' ' || o.from_date || ' to ' || o.until_date as detail
            from subscription_period p join invoice i on i.id = p.invoice_id and i.status <> 'void'
            join lateral (
              select 'later period' as kind, q.start_date as from_date, q.end_date as until_date
                from subscription_period q join invoice v on v.id = q.invoice_id and v.status <> 'void' where q.draft_id = p.draft_id and q.id < p.id
              union all
              select 'first period', l.period_from_date, least(l.period_until_date, (d.interest_start_date + make_interval(
                  months => (extract(year from l.period_until_date) * 12 + extract(month from l.period_until_date)
                    - extract(year from l.period_from_date) * 12 - extract(month from l.period_from_date))::int))::date)
                from invoice f join invoice_line l on l.invoice_id = f.id and l.line_kind = 'FIRST_PERIOD' join document d on d.original_draft_id = f.draft_id
               where f.draft_id = p.draft_id and f.status <> 'void') o on o.from_date < p.end_date and o.until_date > p.start_date`,
  },
  {
    rule: "what an invoice shows as paid is the sum of its payments",
    sql: `select i.id::text as record, i.paid_cents || ' cents, payments ' || coalesce(p.sum, 0) as detail from invoice i
            left join (select invoice_id, sum(amount_cents) as sum from payment group by invoice_id) p on p.invoice_id = i.id
           where i.paid_cents <> coalesce(p.sum, 0)`,
  },
  noRow(
    "an invoice is paid when its payments cover it, and open until then",
    "invoice",
    "(r.status = 'paid' and (r.paid_cents < r.total_cents - r.credited_cents or r.paid_at is null or r.payment_status <> 'succeeded')) or (r.status = 'open' and r.paid_cents >= r.total_cents - r.credited_cents)",
    "r.status || ', ' || r.paid_cents || ' of ' || r.total_cents - r.credited_cents || ' cents'",
  ),
  noRow(
    "an open invoice whose payment is in progress has one that is, or a charge or a person's decision that it waits for",
    "invoice",
    `r.status = 'open' and r.payment_status = 'processing' and not exists (select from unmatched_payment u where u.invoice_id = r.id and u.status = 'WAITING')
       and not exists (select from payment_intent n where n.invoice_id = r.id
         and (n.status = 'processing' or n.way = 'SAVED_METHOD' and n.status in ('requires_payment_method', 'requires_action') and n.declined_because is null))`,
    "r.invoice_number",
  ),
  noRow(
    "an invoice says when it was voided exactly when it is",
    "invoice",
    "(r.status = 'void') <> (r.voided_at is not null)",
    "r.status",
  ),
  {
    rule: "a draft has one open invoice while it waits for payment, and otherwise those of later periods alone",
    sql: `select d.id::text as record, d.status || ', ' || coalesce(i.count, 0) || ' open' as detail from draft d
            left join (select draft_id, count(*) as count from invoice where status = 'open'
                          and not exists (select from subscription_period p where p.invoice_id = invoice.id) group by draft_id) i on i.draft_id = d.id
           where coalesce(i.count, 0) <> case when d.status = 'PENDING_PAYMENT' then 1 else 0 end`,
  },
  {
    rule: "no more of a payment is refunded than was paid",
    sql: `select p.id::text as record, r.sum || ' of ' || p.amount_cents || ' cents' as detail from payment p
            join (select payment_id, sum(amount_cents) as sum from refund group by payment_id) r on r.payment_id = p.id
           where r.sum > p.amount_cents`,
  },
  {
    rule: "what an invoice has received beyond what it asks, or for a draft that will not go on, is refunded to the cent",
    sql: `select i.id::text as record, i.paid_cents || ' cents paid, ' || i.kept || ' kept, ' || coalesce(r.sum, 0) || ' refunded' as detail
            from (select v.id, v.paid_cents, case when v.status = 'void' or d.status in ('CANCELLED', 'REJECTED') then 0 else least(v.paid_cents, v.total_cents - v.credited_cents) end as kept
                    from invoice v join draft d on d.id = v.draft_id) i
            left join (select p.invoice_id, sum(f.amount_cents) as sum from refund f join payment p on p.id = f.payment_id group by p.invoice_id) r on r.invoice_id = i.id
           where i.paid_cents <> i.kept + coalesce(r.sum, 0)`,
  },
  {
    rule: "a client's statement to today comes to what is owed on the invoices, less what is due back",
    sql: `select coalesce(s.organisation_id, i.organisation_id)::text as record, coalesce(s.sum, 0) || ' cents, invoices ' || coalesce(i.sum, 0) as detail
            from (select organisation_id, sum(amount_cents) as sum from statement_entry group by 1) s
            full join (select v.organisation_id, sum(v.cents) as sum from (
                select organisation_id, total_cents - credited_cents - paid_cents as cents from invoice where status = 'open'
                union all select organisation_id, -amount_cents from refund where payment_id is not null and status <> 'PAID') v group by 1) i
              on i.organisation_id = s.organisation_id
           where coalesce(s.sum, 0) <> coalesce(i.sum, 0)`,
  },
  {
    rule: "what an invoice shows as credited is the sum of its credit notes, and no more than its total",
    sql: `select i.id::text as record, i.credited_cents || ' of ' || i.total_cents || ' cents, credit notes ' || coalesce(n.sum, 0) as detail from invoice i
            left join (select invoice_id, sum(total_cents) as sum from credit_note group by invoice_id) n on n.invoice_id = i.id
           where i.credited_cents <> coalesce(n.sum, 0) or i.credited_cents > i.total_cents`,
  },
  {
    rule: "a credit note comes to the sum of its lines, each with its tax",
    sql: `select n.id::text as record, n.total_cents || ' cents, lines ' || coalesce(l.sum, 0) as detail from credit_note n
            left join (select credit_note_id, sum(amount_cents + gst_cents) as sum, sum(gst_cents) as gst from credit_note_line group by 1) l on l.credit_note_id = n.id
           where n.total_cents <> coalesce(l.sum, 0) or n.gst_cents <> coalesce(l.gst, 0)`,
  },
  {
    rule: "no more of a line is credited than it asks, nor of its tax",
    sql: `select l.id::text as record, c.sum || ' of ' || l.amount_cents || ' cents, tax ' || c.gst as detail from invoice_line l
            join (select invoice_line_id, sum(amount_cents) as sum, sum(gst_cents) as gst from credit_note_line group by 1) c on c.invoice_line_id = l.id
           where abs(c.sum) > abs(l.amount_cents) or sign(c.sum) <> sign(l.amount_cents)
              or c.gst <> case when l.tax_treatment = 'TAXABLE_10' then sign(c.sum) * floor((abs(c.sum) + 5) / 10) else 0 end`,
  },
  {
    rule: "a refund by a credit note is of a payment of the invoice that it credits",
    sql: `select r.id::text as record, n.credit_note_number as detail from refund r join credit_note n on n.id = r.credit_note_id
           where r.invoice_id <> n.invoice_id or r.payment_id is null`,
  },
  {
    rule: "a refund is of money that came for its invoice",
    sql: `select r.id::text as record, r.refund_reason as detail from refund r left join payment p on p.id = r.payment_id
            left join unmatched_payment u on u.id = r.unmatched_payment_id
           where coalesce(p.invoice_id, u.invoice_id) is distinct from r.invoice_id`,
  },
  noRow(
    "a refund was paid on a day between the one on which it arose and the one on which that was recorded",
    "refund",
    `r.status = 'PAID' and (r.paid_date < (r.created_at at time zone '${DEFAULT_ZONE}')::date or r.paid_date > (r.paid_at at time zone '${DEFAULT_ZONE}')::date)`,
    "r.paid_date::text",
  ),
  {
    rule: "a payment that did not match became what was decided about it, and nothing before",
    sql: `select u.id::text as record, u.status as detail from unmatched_payment u
            left join payment p on p.provider_payment_id = u.provider_payment_id
            left join refund r on r.unmatched_payment_id = u.id
           where (u.status = 'ACCEPTED') <> (p.id is not null) or (u.status = 'REFUND_DUE') <> (r.id is not null)
              or p.amount_cents <> u.received_cents or r.amount_cents <> u.received_cents or r.currency <> u.received_currency`,
  },
  {
    rule: "an event about a payment that waits for a decision is not applied, and any other is",
    sql: `select u.id::text as record, u.status as detail from unmatched_payment u join payment_event e on e.id = u.payment_event_id
           where (u.status = 'WAITING') <> (e.applied_at is null)`,
  },
  {
    rule: "lines, reminders, payments, disputes, refunds, credit notes and payments that did not match belong to the draft and the organisation of their invoice",
    sql: `select c.id::text as record, c.kind as detail from invoice i join (
              select id, invoice_id, draft_id, organisation_id, 'line' as kind from invoice_line
              union all select id, invoice_id, draft_id, organisation_id, 'reminder' from invoice_reminder
              union all select id, invoice_id, draft_id, organisation_id, 'payment' from payment
              union all select id, invoice_id, draft_id, organisation_id, 'unmatched payment' from unmatched_payment
              union all select id, invoice_id, draft_id, organisation_id, 'credit note' from credit_note
              union all select l.id, n.invoice_id, l.draft_id, l.organisation_id, 'credit note line' from credit_note_line l join credit_note n on n.id = l.credit_note_id
              union all select id, invoice_id, draft_id, organisation_id, 'dispute' from payment_dispute
              union all select id, invoice_id, draft_id, organisation_id, 'refund' from refund) c on c.invoice_id = i.id
           where c.draft_id <> i.draft_id or c.organisation_id <> i.organisation_id`,
  },
  {
    rule: "no more security money went back than was held",
    sql: `select draft_id::text as record, -sum(case kind when 'HELD' then amount_cents else -amount_cents end) || ' cents too much' as detail
            from security_money group by draft_id having sum(case kind when 'HELD' then amount_cents else -amount_cents end) < 0`,
  },
  {
    rule: "a draft's total fees are those of its last invoice that counts, later periods aside",
    sql: `select d.id::text as record, d.total_fees_cents || ' cents' as detail from draft d
            join lateral (select total_cents from invoice i where i.draft_id = d.id and i.status <> 'void'
                            and not exists (select from subscription_period p where p.invoice_id = i.id) order by created_at desc, id desc limit 1) i on true
           where d.status in ('PENDING_PAYMENT', 'PROCESSING', 'ESTABLISHED') and d.total_fees_cents <> i.total_cents`,
  },
];
