// States of invoices, payments and refunds that must not exist.

import { type IntegrityCheck, noRow } from "./integrity-check.ts";

export const INVOICE_CHECKS: readonly IntegrityCheck[] = [
  {
    rule: "an invoice comes to the sum of its lines and the goods and services tax",
    sql: `select i.id::text as record, i.total_cents || ' cents, lines ' || coalesce(l.sum, 0) as detail from invoice i
            left join (select invoice_id, sum(amount_cents) as sum from invoice_line group by invoice_id) l on l.invoice_id = i.id
           where i.total_cents <> coalesce(l.sum, 0) + i.gst_cents`,
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
    "(r.status = 'paid' and (r.paid_cents < r.total_cents or r.paid_at is null or r.payment_status <> 'succeeded')) or (r.status = 'open' and r.paid_cents >= r.total_cents)",
    "r.status || ', ' || r.paid_cents || ' of ' || r.total_cents || ' cents'",
  ),
  noRow(
    "an invoice says when it was voided exactly when it is",
    "invoice",
    "(r.status = 'void') <> (r.voided_at is not null)",
    "r.status",
  ),
  {
    rule: "a draft has one open invoice while it waits for payment, and none otherwise",
    sql: `select d.id::text as record, d.status || ', ' || coalesce(i.count, 0) || ' open' as detail from draft d
            left join (select draft_id, count(*) as count from invoice where status = 'open' group by draft_id) i on i.draft_id = d.id
           where coalesce(i.count, 0) <> case when d.status = 'PENDING_PAYMENT' then 1 else 0 end`,
  },
  {
    rule: "nothing is refunded that was not paid",
    sql: `select r.id::text as record, r.amount_cents || ' of ' || i.paid_cents || ' cents' as detail from refund r join invoice i on i.id = r.invoice_id
           where r.amount_cents > i.paid_cents`,
  },
  {
    rule: "what was paid for a draft that will not go on is due back",
    sql: `select i.id::text as record, i.paid_cents || ' cents' as detail from invoice i join draft d on d.id = i.draft_id
           where d.status in ('REJECTED', 'CANCELLED') and i.paid_cents > 0 and not exists (select 1 from refund r where r.invoice_id = i.id)`,
  },
  {
    rule: "lines, reminders, payments and refunds belong to the draft and the organisation of their invoice",
    sql: `select c.id::text as record, c.kind as detail from invoice i join (
              select id, invoice_id, draft_id, organisation_id, 'line' as kind from invoice_line
              union all select id, invoice_id, draft_id, organisation_id, 'reminder' from invoice_reminder
              union all select id, invoice_id, draft_id, organisation_id, 'payment' from payment
              union all select id, invoice_id, draft_id, organisation_id, 'refund' from refund) c on c.invoice_id = i.id
           where c.draft_id <> i.draft_id or c.organisation_id <> i.organisation_id`,
  },
  {
    rule: "a draft's total fees are those of its last invoice that counts",
    sql: `select d.id::text as record, d.total_fees_cents || ' cents' as detail from draft d
            join lateral (select total_cents from invoice i where i.draft_id = d.id and i.status <> 'void' order by created_at desc, id desc limit 1) i on true
           where d.status in ('PENDING_PAYMENT', 'PROCESSING', 'ESTABLISHED') and d.total_fees_cents <> i.total_cents`,
  },
];
