-- What a client's statement is made of: each invoice, payment and refund with its day and what it adds to what is owed.

create index if not exists payment_organisation on payment (organisation_id, received_date);
create index if not exists refund_organisation on refund (organisation_id, created_at);

-- By the rights of whoever reads it. What was paid for a request that did not go ahead is not kept, so its paid invoice
-- is taken back on the day on which that became due.
create view statement_entry with (security_invoker = true) as
  select i.id, i.organisation_id, i.draft_id, i.id as invoice_id, i.invoice_number, 'INVOICE' as kind,
         (i.created_at at time zone 'Australia/Sydney')::date as entry_date, i.created_at as recorded_at,
         i.total_cents as amount_cents, i.gst_cents, null::text as way, null::text as reference
    from invoice i
  union all
  select i.id, i.organisation_id, i.draft_id, i.id, i.invoice_number, 'TAKEN_BACK',
         (i.voided_at at time zone 'Australia/Sydney')::date, i.voided_at, -i.total_cents, -i.gst_cents, null, null
    from invoice i where i.status = 'void'
  union all
  select i.id, r.organisation_id, r.draft_id, i.id, i.invoice_number, 'TAKEN_BACK',
         (r.created_at at time zone 'Australia/Sydney')::date, r.created_at, -i.total_cents, -i.gst_cents, null, null
    from refund r join invoice i on i.id = r.invoice_id
   where r.refund_reason = 'WITHDRAWN' and i.status = 'paid' and i.total_cents > 0
     and not exists (select from refund f where f.draft_id = r.draft_id and f.invoice_id = r.invoice_id and f.refund_reason = 'WITHDRAWN'
                        and (f.created_at, f.id) < (r.created_at, r.id))
  union all
  select p.id, p.organisation_id, p.draft_id, p.invoice_id, i.invoice_number, 'PAYMENT',
         p.received_date, p.created_at, -p.amount_cents, 0, p.method, null
    from payment p join invoice i on i.id = p.invoice_id
  union all
  select r.id, r.organisation_id, r.draft_id, r.invoice_id, i.invoice_number, 'REFUND',
         r.paid_date, r.paid_at, r.amount_cents, 0, r.paid_method, r.paid_reference
    from refund r join invoice i on i.id = r.invoice_id
   where r.status = 'PAID' and r.payment_id is not null;
grant select on statement_entry to bondline_app;
