-- Acting for a client: a sign-in of its own, in which one of the provider's administrators is a user of one organisation and nothing else.

alter table organisation add column allows_acting boolean not null default true;

create table acting_session (
  -- That of the sign-in in which it is acted.
  id              uuid        primary key references session (id),
  organisation_id uuid        not null references organisation (id),
  account_id      uuid        not null references account (id),
  begun_in        uuid        not null references session (id),
  account_name    text        not null,
  reason          text        not null check (length(reason) between 1 and 500),
  created_at      timestamptz not null,
  ends_at         timestamptz not null,
  ended_at        timestamptz,
  constraint acting_session_lasts_an_hour check (ends_at > created_at and ends_at <= created_at + interval '60 minutes'),
  constraint acting_session_ended check (ended_at between created_at and ends_at)
);
create index acting_session_newest on acting_session (organisation_id, created_at desc, id desc);
-- Nobody acts for two clients at once.
create unique index acting_session_open on acting_session (account_id) where ended_at is null;
create index acting_session_begun_in on acting_session (begun_in) where ended_at is null;

call make_business_table('acting_session', 'Acting session', 'organisation', 'organisation_id', 'account_name',
  'organisation_id = any ((select actor_organisations())::uuid[]) or (select actor_is_provider())');
-- Without its row the sign-in would be the administrator's own.
revoke delete on acting_session from bondline_app;

create constraint trigger rights_taken after delete or update of ended_at, ends_at on acting_session deferrable initially deferred
  for each row execute function count_rights_taken('account_id');

-- What was changed in one of them is found by it.
create index history_entry_on_behalf on history_entry (on_behalf_of, id) where on_behalf_of is not null;

create function is_provider_administrator(account uuid) returns boolean language sql stable security definer set search_path to 'public', 'pg_temp' as $$
  select exists (select from staff_member s where s.account_id = account and s.is_admin and s.staff_type in ('RELATIONSHIP_MANAGER', 'GENERAL'))
$$;

-- Waits for whoever forbids it, closes the organisation or changes the staff, and these wait for it.
create function keep_acting_allowed() returns trigger language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
begin
  if tg_op = 'UPDATE' then
    if old.ended_at is not null or to_jsonb(old) - 'ended_at' <> to_jsonb(new) - 'ended_at' then
      raise exception 'an acting session stays as it was begun' using errcode = '42501';
    end if;
    return new;
  end if;
  perform from organisation o where o.id = new.organisation_id and o.allows_acting and o.closed_at is null for share;
  if not found then
    raise exception 'an organisation that is not acted for' using errcode = '23514', constraint = 'organisation_allows_acting';
  end if;
  if new.account_id is distinct from actor_id() or not is_provider_administrator(new.account_id)
     or exists (select from acting_session a where a.id = new.begun_in)
     or not exists (select from session s where s.id = new.begun_in and s.account_id = new.account_id and s.revoked_at is null)
     or not exists (select from session s where s.id = new.id and s.account_id = new.account_id and s.expires_at <= new.ends_at) then
    raise exception 'an acting session that no administrator of the provider begins' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger keep_acting_allowed before insert or update on acting_session for each row execute function keep_acting_allowed();

-- A sign-in that ends takes along what was begun in it, and says when the acting in it was over.
create function end_acting() returns trigger language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
begin
  update session s set revoked_at = new.revoked_at
    from acting_session a where a.begun_in = new.id and a.ended_at is null and s.id = a.id and s.revoked_at is null;
  update acting_session a set ended_at = least(greatest(new.revoked_at, a.created_at), a.ends_at) where a.id = new.id and a.ended_at is null;
  return null;
end $$;
create trigger end_acting after update of revoked_at on session for each row
  when (old.revoked_at is null and new.revoked_at is not null) execute function end_acting();

create function end_acting_of_organisation() returns trigger language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
begin
  update session s set revoked_at = coalesce(actor_part(10)::timestamptz, clock_timestamp())
    from acting_session a where a.organisation_id = new.id and a.ended_at is null and s.id = a.id and s.revoked_at is null;
  return null;
end $$;
create trigger end_acting after update of allows_acting, closed_at on organisation for each row
  when (not new.allows_acting or new.closed_at is not null) execute function end_acting_of_organisation();

create function end_acting_of_staff() returns trigger language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
begin
  if not is_provider_administrator(old.account_id) then
    update session s set revoked_at = coalesce(actor_part(10)::timestamptz, clock_timestamp())
      from acting_session a where a.account_id = old.account_id and a.ended_at is null and s.id = a.id and s.revoked_at is null;
  end if;
  return null;
end $$;
create trigger end_acting after delete or update of account_id, staff_type, is_admin on staff_member for each row execute function end_acting_of_staff();

-- In such a sign-in nothing counts that was given to the person: neither the staff, nor what they belong to, nor what was shared with them.
create or replace view session_standing as
  select s.token_hash, s.id as session_id, s.last_seen_at, a.id as account_id, a.email, a.given_name, a.family_name, a.terms_version,
         s.revoked_at is not null or a.status <> 'ACTIVE'
           or (t.id is not null and coalesce(k.side <> 'provider' or k.staff ->> 'isAdmin' <> 'true', true)) as is_revoked,
         least(s.expires_at, s.last_seen_at + make_interval(mins => s.idle_minutes), t.ends_at) as ends_at,
         case when t.id is null then coalesce(k.members, '[]')
              else jsonb_build_array(jsonb_build_object('organisationId', t.organisation_id, 'role', 'USER')) end as members,
         case when t.id is null then coalesce(k.memberships, '{}') else array[t.organisation_id] end as memberships,
         case when t.id is null then coalesce(k.organisations, '{}') else array[t.organisation_id] end as organisations,
         case when t.id is null then k.staff end as staff,
         case when t.id is null then coalesce(k.side, '') else '' end as side,
         case when t.id is null then coalesce(k.supplier_id, '') else '' end as supplier_id,
         case when t.id is null then k.drafts end as drafts,
         case when t.id is null then k.documents end as documents,
         coalesce(r.times, 0) as rights_taken,
         t.id as acting_session_id, t.organisation_id as acting_for, t.begun_in
    from session s
    join account a on a.id = s.account_id
    left join kept_rights k on k.account_id = s.account_id
    left join rights_taken r on r.account_id = s.account_id
    left join acting_session t on t.id = s.id;

-- As in 0600, and the thirteenth part says in which acting session it is.
create or replace function begin_work(session_token_hash text, at_time timestamptz, is_watching boolean default false) returns jsonb
language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
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
    translate(found.given_name || ' ' || found.family_name, E'\x1f', ''), gen_random_uuid()::text, found.acting_session_id::text], E'\x1f', ''));
  if not is_watching and found.last_seen_at < at_time - interval '1 minute' then
    -- Whoever acts for a client is also seen where they began to, unless that has run out.
    update session set last_seen_at = at_time
     where id = any (array[found.session_id, found.begun_in]) and last_seen_at + make_interval(mins => idle_minutes) > at_time;
  end if;

  return jsonb_build_object('kind', 'person', 'accountId', found.account_id, 'sessionId', found.session_id, 'email', found.email,
    'givenName', found.given_name, 'familyName', found.family_name, 'termsVersion', found.terms_version, 'termsPublished', published_terms(at_time), 'memberships', found.members,
    'staff', found.staff, 'rightsTaken', found.rights_taken, 'actingFor', found.acting_for);
end $$;

-- For whom it was acted, beside a history; why, to whose affair it is.
create function acting_names(ids uuid[]) returns table (id uuid, organisation_name text, reason text) language sql stable security definer
set search_path to 'public', 'pg_temp' as $$
  select t.id, o.name,
         case when actor_kind() = 'person' and (t.organisation_id = any (actor_organisations()) or actor_is_provider()) then t.reason end
    from acting_session t join organisation o on o.id = t.organisation_id where t.id = any (ids) and somebody_acts()
$$;

revoke all on function is_provider_administrator(uuid), keep_acting_allowed(), end_acting(), end_acting_of_organisation(), end_acting_of_staff(), acting_names(uuid[]) from public;
grant execute on function acting_names(uuid[]) to bondline_app;

-- What is written while somebody acts for a client says so.
do $$
declare
  writing constant text := pg_get_functiondef('write_history'::regproc);
begin
  if writing not like '%entry.on_behalf_of   := null;%' then
    raise exception 'write_history says otherwise on whose behalf it is written';
  end if;
  execute replace(writing, 'entry.on_behalf_of   := null;', 'entry.on_behalf_of   := case when actor_kind() = ''person'' then actor_part(13) end;');
end $$;

-- Who administers the client is told, of no record of theirs.
alter table notification
  drop constraint notification_record,
  add constraint notification_record check (draft_id is not null or document_id is not null or facility_application_id is not null or facility_id is not null
    or kind in ('CLIENT_NOTE', 'ACTING_BEGUN'));
do $$
declare
  kinds text := (select pg_get_constraintdef(c.oid) from pg_constraint c
                  where c.conrelid = 'notification'::regclass and c.conname = 'notification_kind_check');
begin
  alter table notification drop constraint notification_kind_check;
  execute 'alter table notification add constraint notification_kind_check '
    || regexp_replace(kinds, 'ARRAY\[', 'ARRAY[''ACTING_BEGUN''::text, ');
end $$;
