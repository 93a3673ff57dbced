-- What a bank or insurer has decided, brought along as a file from its back office: the file, its rows, and what became of each.

create table outcome_file (
  id              uuid        primary key,
  supplier_id     uuid        not null references supplier,
  created_by      uuid        not null references account,
  created_by_name text        not null,
  file_name       text        not null check (length(file_name) between 1 and 255),
  -- By which the same file is known again.
  content_hash    text        not null check (content_hash ~ '^[0-9a-f]{64}$'),
  stage           text        not null check (stage in ('CHECKING', 'READY', 'APPLYING', 'COMPLETE', 'STOPPED', 'DISCARDED')),
  is_all_or_nothing boolean   not null default false,
  message         text        check (length(message) between 1 and 500),
  finished_at     timestamptz,
  created_at      timestamptz not null,
  updated_at      timestamptz not null,
  version         integer     not null default 1,
  unique (supplier_id, id),
  constraint outcome_file_finished check ((finished_at is not null) = (stage in ('COMPLETE', 'STOPPED', 'DISCARDED')))
);
create index outcome_file_newest on outcome_file (supplier_id, created_at desc, id desc);
create index outcome_file_known on outcome_file (supplier_id, content_hash);
call make_business_table('outcome_file', 'Outcome file', 'outcome_file', 'id', 'file_name', 'supplier_id = (select actor_supplier())');

-- A row as it stands there. What it does is in the history of its draft, which names the file.
create table outcome_row (
  id               uuid    primary key,
  supplier_id      uuid    not null,
  outcome_file_id  uuid    not null,
  row_number       integer not null,
  reference        text    not null check (length(reference) <= 100),
  outcome          text    not null check (outcome in ('', 'ISSUED', 'DECLINED')),
  guarantee_number text    not null check (length(guarantee_number) <= 100),
  decided_date     date,
  reason           text    not null check (length(reason) <= 1000),
  amount_cents     bigint,
  state            text    not null check (state in ('WAITING', 'GOOD', 'FAULTY', 'APPLIED', 'REFUSED')),
  message          text    check (length(message) between 1 and 500),
  draft_id         uuid    references draft,
  -- As it was in the dry run: one that has changed since is not decided on.
  draft_version    integer,
  unique (outcome_file_id, row_number),
  foreign key (supplier_id, outcome_file_id) references outcome_file (supplier_id, id),
  constraint outcome_row_found check (state not in ('GOOD', 'APPLIED') or num_nulls(draft_id, draft_version) = 0),
  constraint outcome_row_said check ((state in ('FAULTY', 'REFUSED')) = (message is not null))
);
create index outcome_row_state on outcome_row (outcome_file_id, state, row_number);
create index outcome_row_draft on outcome_row (draft_id) where draft_id is not null;
alter table outcome_row enable row level security;
alter table outcome_row force row level security;
create policy owner on outcome_row to current_user using (true) with check (true);
create policy visible on outcome_row to bondline_app
  using ((select actor_is_system()) or supplier_id = (select actor_supplier()))
  with check ((select actor_is_system()) or supplier_id = (select actor_supplier()));
grant select, insert, update on outcome_row to bondline_app;

-- The file and the row by which a bank has issued or declined it, where it was not decided on a page.
alter table draft add column outcome_source text check (length(outcome_source) between 1 and 300);
