-- Statements of the account for deposits: each with its file, its lines as the bank wrote them, and what became of each.

create table bank_statement (
  id              uuid        primary key,
  provider_id     uuid        not null references provider (id),
  -- The account for deposits as it was when the statement came, and by which lines of other statements are known again.
  account_key     text        not null check (account_key ~ '^\d{6} \d{1,10}$'),
  created_by      uuid        not null references account,
  created_by_name text        not null,
  file_name       text        not null check (length(file_name) between 1 and 255),
  statement_format text       not null check (statement_format in ('CSV', 'CAMT_053')),
  stage           text        not null check (stage in
    ('RECEIVING', 'CHECKING', 'READY', 'APPLYING', 'COMPLETE', 'STOPPED', 'REFUSED', 'CANCELLED')),
  -- Of a CSV: the header as it stands there, and beside each name what the column holds; '' where it is left out.
  headers         text[]      not null default '{}',
  columns         text[]      not null default '{}',
  errors          text[]      not null default '{}',
  -- Which reading of the file its lines are of: who reads an earlier one writes nothing more.
  reading         integer     not null default 0,
  lines_read      integer     not null default 0,
  opening_cents   bigint,
  closing_cents   bigint,
  applied_by      uuid        references account,
  applied_by_name text,
  finished_at     timestamptz,
  created_at      timestamptz not null,
  updated_at      timestamptz not null,
  version         integer     not null default 1,
  constraint bank_statement_columns check (cardinality(headers) = cardinality(columns))
);
create index bank_statement_newest on bank_statement (created_at desc, id desc);
call make_business_table('bank_statement', 'Bank statement', 'bank_statement', 'id', 'file_name', '(select actor_is_provider())');

create table bank_statement_file (
  id                   uuid        primary key,
  bank_statement_id    uuid        not null references bank_statement,
  variant              text        not null,
  file_name            text        not null check (length(file_name) between 1 and 255),
  content_type         text        not null,
  content_md5_checksum text        not null,
  file_size            integer     not null check (file_size between 1 and 30000000),
  storage_key          text        not null unique,
  sha256               text,
  received_at          timestamptz,
  infected_file_status text        not null check (infected_file_status in ('NOT_SCANNED', 'CLEAN', 'INFECTED', 'FAILED')),
  scan_detail          text,
  scanned_at           timestamptz,
  uploaded_by          uuid        not null references account,
  created_at           timestamptz not null,
  failure_reason       text,
  constraint bank_statement_file_clean check (
    infected_file_status <> 'CLEAN' or (received_at is not null and sha256 is not null and scanned_at is not null)),
  constraint bank_statement_file_failure check (failure_reason is null or infected_file_status = 'FAILED')
);
create index bank_statement_file_of on bank_statement_file (bank_statement_id, created_at);
create index bank_statement_file_known on bank_statement_file (sha256);
create index bank_statement_file_waiting on bank_statement_file (created_at) where infected_file_status = 'NOT_SCANNED';
call make_business_table('bank_statement_file', 'Attachment', 'bank_statement', 'bank_statement_id', 'file_name', '(select actor_is_provider())');

-- The payment that a line of a statement became: each line once, whoever reads it how often.
alter table payment add column bank_line_key text unique check (length(bank_line_key) between 1 and 200);

-- A line. What a person does with it is in the history; that it was read is not.
create table bank_line (
  id                uuid    primary key,
  bank_statement_id uuid    not null references bank_statement,
  account_key       text    not null,
  line_number       integer not null,
  booked_date       date,
  amount_cents      bigint,
  currency          text    not null default 'AUD' check (currency ~ '^[A-Z]{3}$'),
  narrative         text    not null check (length(narrative) <= 1000),
  bank_reference    text    check (length(bank_reference) <= 255),
  -- By which it is known again, and the how manieth of its like it is in its statement.
  line_key          text,
  occurrence        integer not null default 1,
  state             text    not null check (state in ('MATCHED', 'UNMATCHED', 'APPLIED', 'SET_ASIDE', 'READ_BEFORE', 'DEBIT', 'UNREADABLE')),
  match             text    check (match in ('EXACT', 'PART', 'OVER', 'LATE', 'RECORDED')),
  note              text    check (note in ('NO_REFERENCE', 'NEAR', 'SEVERAL', 'CLOSED', 'TWICE', 'FOREIGN', 'CHANGED', 'UNDONE')),
  fault             text,
  invoice_id        uuid    references invoice,
  suggested_invoice_id uuid references invoice,
  -- What was open of that invoice before this line, and the deposit that staff had recorded by hand for it.
  open_cents        bigint,
  recorded_payment_id uuid references payment,
  is_by_hand        boolean not null default false,
  payment_id        uuid    references payment,
  same_as_line      uuid    references bank_line,
  reason            text    check (length(reason) between 1 and 500),
  decided_by        uuid    references account,
  decided_at        timestamptz,
  version           integer not null default 1,
  unique (bank_statement_id, line_number),
  constraint bank_line_readable check ((state = 'UNREADABLE') = (fault is not null) and (fault is not null or num_nulls(booked_date, amount_cents, line_key) = 0)),
  constraint bank_line_matched check ((state in ('MATCHED', 'APPLIED')) = (invoice_id is not null) and (invoice_id is null) = (match is null)),
  constraint bank_line_applied check ((state = 'APPLIED') = (payment_id is not null)),
  constraint bank_line_decided check ((decided_by is null) = (decided_at is null))
);
create index bank_line_known on bank_line (account_key, line_key, occurrence);
create index bank_line_state on bank_line (bank_statement_id, state, line_number);
create index bank_line_waiting on bank_line (booked_date, id) where state = 'UNMATCHED';
create unique index bank_line_payment on bank_line (payment_id) where payment_id is not null;
create index bank_line_invoice on bank_line (invoice_id) where invoice_id is not null;

create trigger write_history after update on bank_line for each row
  when (old.state <> new.state and (new.state = 'APPLIED' or new.decided_at is not null)
    or (old.decided_at, old.reason) is distinct from (new.decided_at, new.reason))
  execute function write_history('Bank line', 'bank_statement', 'bank_statement_id', 'narrative');
alter table bank_line enable row level security;
alter table bank_line force row level security;
create policy owner on bank_line to current_user using (true) with check (true);
create policy visible on bank_line to bondline_app
  using ((select actor_is_system()) or (select actor_is_provider()))
  with check ((select actor_is_system()) or (select actor_is_provider()));
grant select, insert, update, delete on bank_line to bondline_app;

-- What each column of a header held the last time that somebody said so, for each account.
create table bank_statement_mapping (
  account_key text        not null,
  header_hash text        not null,
  columns     text[]      not null,
  updated_at  timestamptz not null,
  primary key (account_key, header_hash)
);
alter table bank_statement_mapping enable row level security;
alter table bank_statement_mapping force row level security;
create policy owner on bank_statement_mapping to current_user using (true) with check (true);
create policy visible on bank_statement_mapping to bondline_app
  using ((select actor_is_system()) or (select actor_is_provider()))
  with check ((select actor_is_system()) or (select actor_is_provider()));
grant select, insert, update, delete on bank_statement_mapping to bondline_app;

-- What is open, by its amount: how a deposit without a reference finds the invoices that it may be for.
create index invoice_open_amount on invoice ((total_cents - paid_cents)) where status = 'open';
