-- What a bank or insurer has charged, brought along as a file: the file, its rows with what was expected, and the letter about what differs.

create table fee_file (
  id               uuid        primary key,
  supplier_id      uuid        not null references supplier,
  created_by       uuid        not null references account,
  created_by_name  text        not null,
  file_name        text        not null check (length(file_name) between 1 and 255),
  -- By which the same file is known again.
  content_hash     text        not null check (content_hash ~ '^[0-9a-f]{64}$'),
  stage            text        not null check (stage in ('DRY_RUN', 'OPEN', 'SENT', 'SETTLED', 'DISCARDED')),
  row_count        integer     not null check (row_count > 0),
  differing_count  integer     not null check (differing_count between 0 and row_count),
  charged_cents    bigint      not null,
  difference_cents bigint      not null,
  accepted_at      timestamptz,
  accepted_by_name text,
  sent_at          timestamptz,
  sent_by_name     text,
  settled_at       timestamptz,
  settled_by_name  text,
  settled_note     text        check (length(settled_note) between 1 and 500),
  created_at       timestamptz not null,
  updated_at       timestamptz not null,
  version          integer     not null default 1,
  unique (supplier_id, id),
  constraint fee_file_accepted check ((accepted_at is not null) = (stage in ('OPEN', 'SENT', 'SETTLED')) and num_nulls(accepted_at, accepted_by_name) in (0, 2)),
  constraint fee_file_sent check (num_nulls(sent_at, sent_by_name) in (0, 2) and (stage <> 'SENT' or sent_at is not null)),
  constraint fee_file_settled check ((settled_at is not null) = (stage = 'SETTLED') and num_nulls(settled_at, settled_by_name) in (0, 2))
);
create index fee_file_newest on fee_file (created_at desc, id desc);
create index fee_file_known on fee_file (supplier_id, content_hash);
call make_business_table('fee_file', 'Fee file', 'fee_file', 'id', 'file_name', '(select actor_is_provider())');

-- A row as it stands there, and what it was held against when it was last looked at.
create table fee_file_row (
  id                uuid    primary key,
  supplier_id       uuid    not null,
  fee_file_id       uuid    not null,
  row_number        integer not null,
  guarantee_number  text    not null check (length(guarantee_number) <= 100),
  charged_date      date,
  charged_cents     bigint,
  charge_kind       text    not null check (charge_kind in ('PERIOD', 'SET_UP')),
  state             text    not null check (state in ('EQUAL', 'DIFFERENT', 'DUPLICATE', 'RECONCILED', 'UNKNOWN', 'NOT_WORKED_OUT', 'FAULTY')),
  message           text    check (length(message) between 1 and 500),
  document_id       uuid    references document,
  period_from_date  date,
  period_until_date date,
  expected_cents    bigint,
  -- Its file was accepted: no other row is held against the same again.
  is_reconciled     boolean not null default false,
  unique (fee_file_id, row_number),
  foreign key (supplier_id, fee_file_id) references fee_file (supplier_id, id),
  constraint fee_file_row_held check ((state in ('EQUAL', 'DIFFERENT')) = (expected_cents is not null)
    and (expected_cents is null or num_nulls(document_id, charged_date, charged_cents) = 0)),
  constraint fee_file_row_said check ((state in ('EQUAL', 'DIFFERENT')) = (message is null)),
  constraint fee_file_row_reconciled check (not is_reconciled or state in ('EQUAL', 'DIFFERENT'))
);
create unique index fee_file_row_once on fee_file_row (document_id, charge_kind, coalesce(period_from_date, '-infinity')) where is_reconciled;
create index fee_file_row_document on fee_file_row (document_id) where document_id is not null;
alter table fee_file_row enable row level security;
alter table fee_file_row force row level security;
create policy owner on fee_file_row to current_user using (true) with check (true);
create policy visible on fee_file_row to bondline_app
  using ((select actor_is_system()) or (select actor_is_provider())) with check ((select actor_is_system()) or (select actor_is_provider()));
grant select, insert, update on fee_file_row to bondline_app;
