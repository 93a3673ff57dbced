-- The ground every other migration stands on: who is acting, history with its hash chain, and the rules each business table gets.

create extension if not exists pg_trgm;

-- Who is acting, for row policies and history. Set for one transaction by begin_work or begin_system_work, never for a session.
-- Organisations are those whose every record the actor may see; memberships also hold those where the actor is a limited user.
create function actor_id() returns uuid language sql stable parallel safe as
  $$ select nullif(current_setting('bondline.actor_id', true), '')::uuid $$;
create function actor_kind() returns text language sql stable parallel safe as
  $$ select coalesce(nullif(current_setting('bondline.actor_kind', true), ''), 'nobody') $$;
create function actor_is_system() returns boolean language sql stable parallel safe as
  $$ select actor_kind() = 'system' $$;
create function actor_is_provider() returns boolean language sql stable parallel safe as
  $$ select actor_kind() = 'system' or current_setting('bondline.side', true) = 'provider' $$;
create function actor_organisations() returns uuid[] language sql stable parallel safe as
  $$ select coalesce(nullif(current_setting('bondline.organisations', true), '')::uuid[], '{}') $$;
create function actor_memberships() returns uuid[] language sql stable parallel safe as
  $$ select coalesce(nullif(current_setting('bondline.memberships', true), '')::uuid[], '{}') $$;
create function actor_supplier() returns uuid language sql stable parallel safe as
  $$ select nullif(current_setting('bondline.supplier_id', true), '')::uuid $$;
create function actor_drafts() returns uuid[] language sql stable parallel safe as
  $$ select coalesce(nullif(current_setting('bondline.drafts', true), '')::uuid[], '{}') $$;
create function actor_documents() returns uuid[] language sql stable parallel safe as
  $$ select coalesce(nullif(current_setting('bondline.documents', true), '')::uuid[], '{}') $$;

-- One entry per changed row, chained by hash to the entry before it for the same record.
create table history_entry (
  id             bigint generated always as identity primary key,
  root_type      text        not null,
  root_id        uuid        not null,
  sequence       integer     not null,
  transaction_id text        not null,
  actor_id       uuid,
  actor_kind     text        not null,
  actor_label    text        not null,
  on_behalf_of   text,
  triggered_at   timestamptz not null,
  change_type    text        not null check (change_type in ('INSERT', 'UPDATE', 'DELETE')),
  object_type    text        not null,
  record_id      uuid        not null,
  record_name    text        not null,
  changes        jsonb       not null,
  previous_hash  bytea       not null,
  hash           bytea       not null,
  unique (root_type, root_id, sequence)
);

-- The end of each chain: taking this row serialises writers of one record, and shows a chain whose tail was cut.
create table history_head (
  root_type text    not null,
  root_id   uuid    not null,
  sequence  integer not null,
  hash      bytea   not null,
  primary key (root_type, root_id)
);

-- What an entry's hash covers, as text that any verifier can build again.
create function history_text(entry history_entry) returns text language sql immutable as $$
  select concat_ws(E'\x1f',
    entry.root_type, entry.root_id, entry.sequence, entry.transaction_id, coalesce(entry.actor_id::text, ''), entry.actor_kind,
    entry.actor_label, coalesce(entry.on_behalf_of, ''), to_char(entry.triggered_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    entry.change_type, entry.object_type, entry.record_id, entry.record_name, entry.changes::text, encode(entry.previous_hash, 'hex'))
$$;

-- Writes one history entry for a changed row.
-- Arguments: object type; root type; column that holds the root's id; column that names the row, or '-' where none does.
-- Columns ending in _encrypted or _hash are masked; housekeeping columns are left out.
create function write_history() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  before  jsonb := case when tg_op = 'INSERT' then '{}'::jsonb else to_jsonb(old) end;
  after   jsonb := case when tg_op = 'DELETE' then '{}'::jsonb else to_jsonb(new) end;
  present jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  found   jsonb;
  entry   history_entry;
  head    history_head;
begin
  if actor_kind() = 'nobody' then
    raise exception 'a change to % names no actor', tg_table_name using errcode = 'BL001';
  end if;

  select jsonb_agg(jsonb_build_object(
           'field', field,
           'oldValue', case when masked and before -> field <> 'null' then '"•••"'::jsonb else before -> field end,
           'newValue', case when masked and after -> field <> 'null' then '"•••"'::jsonb else after -> field end) order by field)
    into found
    from (select key as field, key like '%\_encrypted' or key like '%\_hash' as masked from jsonb_object_keys(before || after) as key) fields
   where field not in ('id', 'version', 'created_at', 'updated_at', 'search_text', 'last_seen_at')
     and coalesce(before -> field, 'null') is distinct from coalesce(after -> field, 'null');
  if found is null and tg_op = 'UPDATE' then
    return null;
  end if;

  insert into history_head as h (root_type, root_id, sequence, hash)
  values (tg_argv[1], (present ->> tg_argv[2])::uuid, 0, '\x')
  on conflict (root_type, root_id) do update set sequence = h.sequence
  returning * into head;

  entry.root_type      := head.root_type;
  entry.root_id        := head.root_id;
  entry.sequence       := head.sequence + 1;
  entry.transaction_id := pg_current_xact_id()::text;
  entry.actor_id       := actor_id();
  entry.actor_kind     := actor_kind();
  entry.actor_label    := coalesce(current_setting('bondline.actor_label', true), '');
  entry.on_behalf_of   := nullif(current_setting('bondline.on_behalf_of', true), '');
  entry.triggered_at   := coalesce(nullif(current_setting('bondline.now', true), '')::timestamptz, clock_timestamp());
  entry.change_type    := tg_op;
  entry.object_type    := tg_argv[0];
  entry.record_id      := (present ->> 'id')::uuid;
  entry.record_name    := coalesce(present ->> tg_argv[3], '');
  entry.changes        := coalesce(found, '[]');
  entry.previous_hash  := head.hash;
  entry.hash           := sha256(convert_to(history_text(entry), 'UTF8'));

  insert into history_entry (root_type, root_id, sequence, transaction_id, actor_id, actor_kind, actor_label, on_behalf_of, triggered_at,
                             change_type, object_type, record_id, record_name, changes, previous_hash, hash)
  values (entry.root_type, entry.root_id, entry.sequence, entry.transaction_id, entry.actor_id, entry.actor_kind, entry.actor_label,
          entry.on_behalf_of, entry.triggered_at, entry.change_type, entry.object_type, entry.record_id, entry.record_name, entry.changes,
          entry.previous_hash, entry.hash);
  update history_head set sequence = entry.sequence, hash = entry.hash
   where root_type = entry.root_type and root_id = entry.root_id;
  return null;
end $$;

-- Gives a table what every business table has: history, and row policies that are forced even on its owner.
create procedure make_business_table(table_name text, object_type text, root_type text, root_column text, name_column text, visible text)
language plpgsql as $$
begin
  execute format('create trigger write_history after insert or update or delete on %I for each row execute function write_history(%L, %L, %L, %L)',
                 table_name, object_type, root_type, root_column, name_column);
  execute format('alter table %I enable row level security', table_name);
  execute format('alter table %I force row level security', table_name);
  execute format('create policy owner on %I to current_user using (true) with check (true)', table_name);
  execute format('create policy visible on %I to bondline_app using ((select actor_is_system()) or (%s)) with check ((select actor_is_system()) or (%s))',
                 table_name, visible, visible);
  execute format('grant select, insert, update, delete on %I to bondline_app', table_name);
end $$;

alter table history_entry enable row level security;
alter table history_entry force row level security;
create policy owner on history_entry to current_user using (true) with check (true);
