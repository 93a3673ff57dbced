-- What the provider's staff write about a record for each other: no client, bank or collaborator ever reads it.

create table desk_note (
  id              uuid        primary key,
  record_kind     text        not null check (record_kind in ('DRAFT', 'FACILITY_APPLICATION')),
  record_id       uuid        not null,
  organisation_id uuid        not null references organisation (id),
  author_id       uuid        not null references account (id),
  author_name     text        not null,
  -- Null once it was taken back: its words are left to the history.
  content         text        check (length(content) between 1 and 2000),
  mentioned       uuid[]      not null default '{}' check (cardinality(mentioned) <= 10),
  created_at      timestamptz not null,
  removed_at      timestamptz,
  constraint desk_note_removed check ((content is null) = (removed_at is not null))
);
create index desk_note_newest on desk_note (record_kind, record_id, created_at desc, id desc);
call make_business_table('desk_note', 'Desk note', 'desk_note', 'id', 'author_name', '(select actor_is_provider())');

-- Whoever is named is told.
do $$
declare
  kinds text := (select pg_get_constraintdef(c.oid) from pg_constraint c
                  where c.conrelid = 'notification'::regclass and c.conname = 'notification_kind_check');
begin
  alter table notification drop constraint notification_kind_check;
  execute 'alter table notification add constraint notification_kind_check '
    || regexp_replace(kinds, 'ARRAY\[', 'ARRAY[''NOTE_MENTION''::text, ');
end $$;
