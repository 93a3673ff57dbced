-- Who acts is what begin_work or begin_system_work has said in this transaction: what anybody else says of it, or changes, counts for nothing.

-- Of what was said, the seal that the session remembers: setval leaves a number that currval gives back, and only the owner's functions may
-- leave one. Unlogged, so that a transaction that only reads takes no id and writes nothing.
create unlogged sequence actor_seal_left minvalue -9223372036854775808;
grant select on sequence actor_seal_left to bondline_app;

-- The moment at which the transaction began binds what is said to this one.
create function actor_seal(said text) returns bigint language sql stable parallel restricted as $$
  select hashtextextended(encode(sha256(convert_to(said || extract(epoch from transaction_timestamp())::text, 'UTF8')), 'hex'), 0)
$$;

-- One setting with all that is said, so that there is one seal to compare. Where nobody has begun any work, there is none.
create function actor_said() returns text language plpgsql stable parallel restricted as $$
begin
  return case when coalesce(current_setting('bondline.actor', true), '') = '' then null
              when currval('public.actor_seal_left') = public.actor_seal(current_setting('bondline.actor', true)) then current_setting('bondline.actor', true)
         end;
end $$;

-- In their order: 1 kind, 2 account, 3 side, 4 supplier, 5 organisations whose every record may be seen, 6 memberships, 7 drafts,
-- 8 documents, 9 how often rights were taken, 10 now, 11 label, which alone could hold the sign between the parts and loses it; and
-- something random, so that no seal can be worked out beforehand.
create function actor_part(place integer) returns text language sql stable parallel restricted as
  $$ select nullif(split_part(actor_said(), E'\x1f', place), '') $$;

-- Its argument stands in it once, so that it becomes part of the expression that asks: a call of its own costs as much as the seal.
create function say_actor(said text) returns bigint language sql as
  $$ select setval('public.actor_seal_left', public.actor_seal(set_config('bondline.actor', said, true))) $$;

create or replace function actor_kind() returns text language sql stable parallel restricted as
  $$ select coalesce(actor_part(1), 'nobody') $$;
create or replace function actor_id() returns uuid language sql stable parallel restricted as
  $$ select actor_part(2)::uuid $$;
create or replace function actor_is_system() returns boolean language sql stable parallel restricted as
  $$ select actor_kind() = 'system' $$;
-- The portal's own work counts as the provider's.
create or replace function actor_is_provider() returns boolean language sql stable parallel restricted as
  $$ select coalesce(actor_part(3) = 'provider', false) $$;
create or replace function actor_supplier() returns uuid language sql stable parallel restricted as
  $$ select actor_part(4)::uuid $$;
create or replace function actor_organisations() returns uuid[] language sql stable parallel restricted as
  $$ select coalesce(actor_part(5)::uuid[], '{}') $$;
create or replace function actor_memberships() returns uuid[] language sql stable parallel restricted as
  $$ select coalesce(actor_part(6)::uuid[], '{}') $$;
create or replace function actor_drafts() returns uuid[] language sql stable parallel restricted as
  $$ select coalesce(actor_part(7)::uuid[], '{}') $$;
create or replace function actor_documents() returns uuid[] language sql stable parallel restricted as
  $$ select coalesce(actor_part(8)::uuid[], '{}') $$;

-- What currval remembers is the session's own, and no parallel worker has it.
alter function somebody_acts() parallel restricted;
alter function draft_is_visible(uuid) parallel restricted;
alter function document_is_visible(uuid) parallel restricted;
alter function facility_application_is_visible(uuid) parallel restricted;
alter function organisation_is_confirmed(uuid) parallel restricted;

create or replace function begin_work(session_token_hash text, at_time timestamptz, is_watching boolean default false) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  found record;
  said  text;
  seal  bigint;
begin
  select * into found from session_standing where token_hash = session_token_hash;
  if found.session_id is null or found.is_revoked or found.ends_at <= at_time then
    -- Whoever acted before does so no longer.
    said := set_config('bondline.actor', '', true);
    return jsonb_build_object('kind', 'anonymous', 'because',
      case when found.session_id is null then 'unknown' when found.is_revoked then 'revoked' else 'expired' end);
  end if;

  -- An assignment asks for a value alone, which costs a tenth of a statement.
  seal := say_actor(array_to_string(array['person', found.account_id::text, found.side, found.supplier_id, found.organisations::text,
    found.memberships::text, found.drafts::text, found.documents::text, found.rights_taken::text, at_time::text,
    translate(found.given_name || ' ' || found.family_name, E'\x1f', ''), gen_random_uuid()::text], E'\x1f', ''));
  if not is_watching and found.last_seen_at < at_time - interval '1 minute' then
    update session set last_seen_at = at_time where id = found.session_id;
  end if;

  return jsonb_build_object('kind', 'person', 'accountId', found.account_id, 'sessionId', found.session_id, 'email', found.email,
    'givenName', found.given_name, 'familyName', found.family_name, 'termsVersion', found.terms_version, 'memberships', found.members,
    'staff', found.staff, 'rightsTaken', found.rights_taken);
end $$;

-- The hash of the key that the portal shows before its own work: every start puts that of its own there (server/database/migrate.ts).
create table system_key (
  is_only boolean primary key default true check (is_only),
  hash    bytea   not null
);

-- Whoever is signed in as the owner may do everything, and needs no key.
drop function begin_system_work(text, timestamptz);
create function begin_system_work(label text, at_time timestamptz, key text default null) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  seal bigint;
begin
  -- This runs as the owner, whoever has signed in.
  if session_user <> current_user and not exists (select from system_key where hash = sha256(convert_to(key, 'UTF8'))) then
    raise exception 'the portal''s own work needs the portal''s key' using errcode = '42501';
  end if;
  seal := say_actor(array_to_string(array['system', '', 'provider', '', '', '', '', '', '', at_time::text,
    translate(label, E'\x1f', ''), gen_random_uuid()::text], E'\x1f'));
  return jsonb_build_object('kind', 'system', 'label', label);
end $$;

-- Whoever creates an organisation belongs to it before its first row is written; nobody enters one that is there.
create or replace function enter_organisation(organisation_id uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  parts text[] := string_to_array(actor_said(), E'\x1f');
begin
  if parts is null or exists (select from organisation o where o.id = enter_organisation.organisation_id) then
    raise exception 'nobody enters an organisation that is there' using errcode = '42501';
  end if;
  parts[5] := array_append(actor_organisations(), enter_organisation.organisation_id)::text;
  parts[6] := array_append(actor_memberships(), enter_organisation.organisation_id)::text;
  perform say_actor(array_to_string(parts, E'\x1f', ''));
end $$;

create or replace function count_rights_taken() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  holder uuid := (to_jsonb(old) ->> tg_argv[0])::uuid;
  parts  text[] := string_to_array(actor_said(), E'\x1f');
  counted integer;
begin
  if holder is null then
    return null;
  end if;
  perform pg_advisory_xact_lock(rights_lock(holder));
  if holder = actor_id() then
    perform require_rights_as_begun();
  end if;
  insert into rights_taken as r (account_id, times) values (holder, 1)
  on conflict (account_id) do update set times = r.times + 1
  returning times into counted;
  -- What a person gives up in this transaction is no reason to begin it anew.
  if holder = actor_id() then
    parts[9] := counted::text;
    perform say_actor(array_to_string(parts, E'\x1f', ''));
  end if;
  return null;
end $$;

create or replace function require_rights_as_begun() returns void language plpgsql as $$
begin
  if coalesce((select times from rights_taken where account_id = actor_id()), 0) <> coalesce(actor_part(9)::integer, 0) then
    raise exception 'the rights of % were changed meanwhile', actor_id() using errcode = '40001';
  end if;
end $$;

-- As in 0001, with what begin_work has said; nobody acts on behalf of somebody else.
create or replace function write_history() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
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
  entry.actor_label    := coalesce(actor_part(11), '');
  entry.on_behalf_of   := null;
  entry.triggered_at   := coalesce(actor_part(10)::timestamptz, clock_timestamp());
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

-- Each question of a policy costs a look at the seal. The portal's own work counts as the provider's, so where a policy asks for the
-- provider it need not ask for the portal before; and whose record it is, which answers most, comes first.
do $$
declare
  provider constant text := '( SELECT actor_is_provider() AS actor_is_provider)';
  theirs   constant text := '(organisation_id = ANY (( SELECT actor_organisations() AS actor_organisations)::uuid[]))';
  portal   constant text := '(( SELECT actor_is_system() AS actor_is_system) OR ';
  policy   record;
  rule     text;
begin
  for policy in
    select polname as name, polrelid::regclass as on_table, pg_get_expr(polqual, polrelid) as seen, pg_get_expr(polwithcheck, polrelid) as written
      from pg_policy where polname = 'visible' and polcmd = '*' and pg_get_expr(polqual, polrelid) like '%' || provider || '%'
  loop
    continue when policy.seen is distinct from policy.written;
    rule := policy.seen;
    if starts_with(rule, portal) then
      rule := substr(rule, length(portal) + 1, length(rule) - length(portal) - 1);
    end if;
    rule := replace(rule, provider || ' OR ' || theirs, theirs || ' OR ' || provider);
    execute format('alter policy %I on %s using (%s) with check (%3$s)', policy.name, policy.on_table, rule);
  end loop;
end $$;

revoke all on function actor_seal(text), actor_said(), actor_part(integer), say_actor(text), begin_system_work(text, timestamptz, text) from public;
grant execute on function actor_seal(text), actor_said(), actor_part(integer), begin_system_work(text, timestamptz, text) to bondline_app;
