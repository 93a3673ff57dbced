-- What the provider's staff look at before they decide: a list for each kind of record, whose versions are never changed, and who ticked which line of it.

create table desk_checklist (
  id          uuid        primary key,
  provider_id uuid        not null references provider (id),
  kind        text        not null check (kind in ('DRAFT', 'FACILITY_APPLICATION')),
  number      integer     not null check (number > 0),
  -- Each with its text, and whether a decision waits for it.
  lines       jsonb       not null check (jsonb_typeof(lines) = 'array' and jsonb_array_length(lines) <= 20),
  made_by     uuid        not null references account (id),
  starts_at   timestamptz not null,
  created_at  timestamptz not null,
  -- A version holds for records that are handed in until the next one of its kind.
  unique (kind, number)
);
create index desk_checklist_provider on desk_checklist (provider_id);
call make_business_table('desk_checklist', 'Checklist', 'provider', 'provider_id', '-', '(select actor_is_provider())');
revoke update, delete on desk_checklist from bondline_app;

create table checklist_step (
  id              uuid        primary key,
  organisation_id uuid        not null references organisation (id),
  checklist_id    uuid        not null references desk_checklist (id),
  record_kind     text        not null check (record_kind in ('DRAFT', 'FACILITY_APPLICATION')),
  record_id       uuid        not null,
  -- When the record was handed in: what is handed in again is looked at again.
  begun_at        timestamptz not null,
  line            integer     not null check (line between 1 and 20),
  -- In their order, whoever began first: they are written with the record locked.
  number          integer     not null check (number > 0),
  is_ticked       boolean     not null,
  made_by         uuid        not null references account (id),
  created_at      timestamptz not null,
  unique (record_id, begun_at, number)
);
-- Its history hangs on itself: what the desk does among itself is no part of a record's history, which clients read.
call make_business_table('checklist_step', 'Checklist step', 'checklist_step', 'id', '-', '(select actor_is_provider())');
revoke update, delete on checklist_step from bondline_app;

insert into organisation_column (table_name, column_name, answer, reason, counted_as, step, found_by) values
  ('checklist_step', 'organisation_id', 'MOVES', 'the same business goes on with it', 'PARTS', 1,
   't.record_id in (select p.id from draft p where p.organisation_id = $1) or t.record_id in (select p.id from facility_application p where p.organisation_id = $1)');
