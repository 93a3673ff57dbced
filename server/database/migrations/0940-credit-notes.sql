-- A credit note takes a part of an issued invoice back, line by line and with its tax apart; it is written once two have agreed, and stays as it is.

alter table invoice
  add column credited_cents bigint not null default 0,
  add constraint invoice_credited check (credited_cents between 0 and total_cents),
  drop constraint invoice_paid,
  add constraint invoice_paid check (status <> 'paid' or paid_cents >= total_cents - credited_cents);
drop index invoice_open;
create index invoice_open on invoice (organisation_id, created_at) include (total_cents, credited_cents, paid_cents) where status = 'open';
drop index invoice_open_amount;
create index invoice_open_amount on invoice ((total_cents - credited_cents - paid_cents)) where status = 'open';

create table credit_note (
  id                 uuid        primary key,
  organisation_id    uuid        not null,
  draft_id           uuid        not null,
  invoice_id         uuid        not null references invoice (id),
  credit_note_number text        not null unique,
  reason             text        not null check (length(reason) between 1 and 500),
  gst_cents          bigint      not null check (gst_cents >= 0),
  total_cents        bigint      not null check (total_cents > 0),
  -- The agreement by which it was written: each writes one.
  office_change_id   uuid        not null unique references office_change (id),
  agreed_by          uuid        not null references account (id),
  created_at         timestamptz not null,
  foreign key (organisation_id, draft_id) references draft (organisation_id, id)
);
create index credit_note_invoice on credit_note (invoice_id, created_at);
create index credit_note_draft on credit_note (draft_id);
create index credit_note_organisation on credit_note (organisation_id, created_at);
call make_business_table('credit_note', 'Credit note', 'draft', 'draft_id', 'credit_note_number',
  'organisation_id = any ((select actor_organisations())::uuid[]) or (select actor_is_provider()) or draft_is_visible(draft_id)');

-- What it takes back of one line of its invoice, with the tax that was in it.
create table credit_note_line (
  id              uuid        primary key,
  organisation_id uuid        not null,
  draft_id        uuid        not null,
  credit_note_id  uuid        not null references credit_note (id),
  invoice_line_id uuid        not null references invoice_line (id),
  amount_cents    bigint      not null check (amount_cents <> 0),
  gst_cents       bigint      not null,
  created_at      timestamptz not null,
  unique (credit_note_id, invoice_line_id),
  foreign key (organisation_id, draft_id) references draft (organisation_id, id)
);
create index credit_note_line_draft on credit_note_line (draft_id);
create index credit_note_line_of on credit_note_line (invoice_line_id);
call make_business_table('credit_note_line', 'Credit note line', 'draft', 'draft_id', '-',
  'organisation_id = any ((select actor_organisations())::uuid[]) or (select actor_is_provider()) or draft_is_visible(draft_id)');

-- What was paid beyond what an invoice still asks is due back; of one payment by several credit notes, too.
alter table refund
  add column credit_note_id uuid references credit_note (id),
  drop constraint refund_refund_reason_check,
  add constraint refund_refund_reason_check check (refund_reason in ('CREDITED', 'OVERPAID', 'UNMATCHED', 'WITHDRAWN')),
  add constraint refund_credited check ((refund_reason = 'CREDITED') = (credit_note_id is not null)),
  drop constraint refund_once;
create unique index refund_once on refund (payment_id, refund_reason) where refund_reason <> 'CREDITED';
create unique index refund_once_credited on refund (payment_id, credit_note_id) where refund_reason = 'CREDITED';
create index refund_credit_note on refund (credit_note_id) where credit_note_id is not null;

alter table office_change
  drop constraint office_change_subject_check,
  add constraint office_change_subject_check check (subject in ('CARD_REFUND', 'CLIENT_DISCOUNT', 'CONTENT_PAGE', 'CREDIT_NOTE', 'DEPOSIT_ACCOUNT', 'PRODUCT'));

do $$
declare kinds text;
begin
  select pg_get_constraintdef(oid) into kinds from pg_constraint where conname = 'notification_kind_check';
  alter table notification drop constraint notification_kind_check;
  execute 'alter table notification add constraint notification_kind_check ' || replace(kinds, 'ARRAY[', 'ARRAY[''CREDIT_NOTE''::text, ');
end $$;

-- A credit note takes off what is owed on its day; what is taken back of an invoice afterwards is the rest.
create or replace view statement_entry with (security_invoker = true) as
  select i.id, i.organisation_id, i.draft_id, i.id as invoice_id, i.invoice_number, 'INVOICE' as kind,
         (i.created_at at time zone 'Australia/Sydney')::date as entry_date, i.created_at as recorded_at,
         i.total_cents as amount_cents, i.gst_cents, null::text as way, null::text as reference
    from invoice i
  union all
  select i.id, i.organisation_id, i.draft_id, i.id, i.invoice_number, 'TAKEN_BACK',
         (i.voided_at at time zone 'Australia/Sydney')::date, i.voided_at, i.credited_cents - i.total_cents,
         coalesce((select sum(n.gst_cents) from credit_note n where n.invoice_id = i.id), 0)::bigint - i.gst_cents, null, null
    from invoice i where i.status = 'void'
  union all
  select i.id, r.organisation_id, r.draft_id, i.id, i.invoice_number, 'TAKEN_BACK',
         (r.created_at at time zone 'Australia/Sydney')::date, r.created_at, i.credited_cents - i.total_cents,
         coalesce((select sum(n.gst_cents) from credit_note n where n.invoice_id = i.id), 0)::bigint - i.gst_cents, null, null
    from refund r join invoice i on i.id = r.invoice_id
   where r.refund_reason = 'WITHDRAWN' and i.status = 'paid' and i.total_cents > i.credited_cents
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
   where r.status = 'PAID' and r.payment_id is not null
  union all
  select n.id, n.organisation_id, n.draft_id, n.invoice_id, i.invoice_number, 'CREDIT_NOTE',
         (n.created_at at time zone 'Australia/Sydney')::date, n.created_at, -n.total_cents, -n.gst_cents, null, n.credit_note_number
    from credit_note n join invoice i on i.id = n.invoice_id;
grant select on statement_entry to bondline_app;
