-- Legal holds: the provider's administrators keep a record from the archive, for a reason, until they end it.

create table archive_hold (
  id              uuid        primary key,
  record_kind     text        not null check (record_kind in ('DOCUMENT', 'DRAFT')),
  record_id       uuid        not null,
  organisation_id uuid        not null references organisation (id),
  reason          text        not null check (length(reason) between 1 and 500),
  held_by         uuid        not null references account (id),
  held_by_name    text        not null,
  created_at      timestamptz not null,
  ended_reason    text        check (length(ended_reason) between 1 and 500),
  ended_by        uuid        references account (id),
  ended_by_name   text,
  ended_at        timestamptz,
  constraint archive_hold_ended check (num_nonnulls(ended_reason, ended_by, ended_by_name, ended_at) in (0, 4))
);
create unique index archive_hold_in_force on archive_hold (record_id) where ended_at is null;
create index archive_hold_newest on archive_hold (record_id, created_at desc, id desc);
-- Its history hangs on itself: why a record is held is no part of the record's history, which clients read.
call make_business_table('archive_hold', 'Legal hold', 'archive_hold', 'id', 'held_by_name', '(select actor_is_provider())');

insert into organisation_column (table_name, column_name, answer, reason, counted_as, step, found_by) values
  ('archive_hold', 'organisation_id', 'MOVES', 'the same business goes on with it', 'PARTS', 1,
   't.record_id in (select p.id from draft p where p.organisation_id = $1) or t.record_id in (select p.id from document p where p.organisation_id = $1)');

-- What is held does not go, whatever call or job would remove it.
create function keep_held() returns trigger language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
begin
  if exists (select from archive_hold h where h.record_id = old.id and h.ended_at is null) then
    raise exception 'a record that is held' using errcode = '23514', constraint = 'record_is_held';
  end if;
  return old;
end $$;
revoke all on function keep_held() from public;
create trigger keep_held before delete on document for each row execute function keep_held();
create trigger keep_held before delete on draft for each row execute function keep_held();
