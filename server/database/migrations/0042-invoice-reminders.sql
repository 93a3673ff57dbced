-- That somebody was reminded of an unpaid invoice: one row for each step of the ladder, which is what keeps a step from coming twice.
create table invoice_reminder (
  id              uuid        primary key,
  organisation_id uuid        not null references organisation (id),
  draft_id        uuid        not null references draft (id),
  invoice_id      uuid        not null references invoice (id),
  days_open       integer     not null check (days_open > 0),
  created_at      timestamptz not null,
  unique (invoice_id, days_open)
);
create index invoice_reminder_draft on invoice_reminder (draft_id);

-- What nobody has paid yet, the oldest first.
create index invoice_unpaid on invoice (created_at, id) where status = 'open';

call make_business_table('invoice_reminder', 'Payment reminder', 'draft', 'draft_id', '-',
  'organisation_id = any ((select actor_organisations())::uuid[]) or (select actor_is_provider()) or exists (select 1 from draft d where d.id = invoice_reminder.draft_id)');
