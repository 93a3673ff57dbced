-- Exports that are made again and again for whoever asked: of what, on which day, and when the next one is.

create table export_schedule (
  id              uuid        primary key,
  organisation_id uuid        not null references organisation,
  account_id      uuid        not null references account,
  name            text        not null check (length(name) between 1 and 60),
  -- As export_job keeps them.
  wanted          jsonb       not null,
  columns         text[]      not null check (cardinality(columns) > 0),
  format          text        not null check (format in ('CSV', 'XLSX')),
  rhythm          text        not null check (rhythm in ('WEEKLY', 'MONTHLY')),
  -- Of a week from 1, which is Monday; of a month from 1, and its last day where it is shorter.
  on_day          integer     not null check (on_day between 1 and case rhythm when 'WEEKLY' then 7 else 31 end),
  next_at         timestamptz not null,
  last_at         timestamptz,
  -- Since when it rests: whoever gets it may not have it any more.
  stopped_at      timestamptz,
  created_at      timestamptz not null,
  updated_at      timestamptz not null,
  version         integer     not null default 1,
  unique (organisation_id, id)
);
create index export_schedule_own on export_schedule (account_id, created_at, id);
create index export_schedule_due on export_schedule (next_at) where stopped_at is null;
call make_business_table('export_schedule', 'Regular export', 'export_schedule', 'id', 'name', 'account_id = (select actor_id())');

alter table export_job add column schedule_id uuid;
alter table export_job add foreign key (organisation_id, schedule_id) references export_schedule (organisation_id, id)
  on delete set null (schedule_id);
create index export_job_schedule on export_job (schedule_id) where schedule_id is not null;
