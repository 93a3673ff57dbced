-- A person's rights hold until the commit: who lost some after the work began is told so by confirm_work, and the work begins anew.

-- How often rights were taken from somebody. No key to the account: looking at it would wait for whoever is changing a profile.
create table rights_taken (
  account_id uuid    primary key,
  times      integer not null
);

create or replace view session_standing as
  select s.token_hash, s.id as session_id, s.last_seen_at, a.id as account_id, a.email, a.given_name, a.family_name, a.terms_version,
         s.revoked_at is not null or a.status <> 'ACTIVE' as is_revoked,
         least(s.expires_at, s.last_seen_at + make_interval(mins => s.idle_minutes)) as ends_at,
         m.members, m.memberships, m.organisations,
         case when t.staff_type is not null then
           jsonb_build_object('staffType', t.staff_type, 'isAdmin', t.is_admin, 'supplierId', t.supplier_id) end as staff,
         case when t.staff_type in ('RELATIONSHIP_MANAGER', 'GENERAL') then 'provider' else '' end as side,
         coalesce(t.supplier_id::text, '') as supplier_id,
         (select array_agg(draft_id) from (
            select draft_id from draft_collaborator where account_id = a.id and invitation_status = 'ACCEPTED'
            union select draft_id from draft_viewer where account_id = a.id) shared) as drafts,
         (select array_agg(document_id) from (
            select document_id from document_collaborator where account_id = a.id and invitation_status = 'ACCEPTED'
            union select document_id from document_viewer where account_id = a.id) shared) as documents,
         coalesce((select r.times from rights_taken r where r.account_id = a.id), 0) as rights_taken
    from session s
    join account a on a.id = s.account_id
    left join staff_member t on t.account_id = a.id
    -- A LIMITED_USER sees an organisation's records one by one, so the organisation itself opens none of them.
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('organisationId', organisation_id, 'role', role) order by created_at), '[]') as members,
             coalesce(array_agg(organisation_id), '{}') as memberships,
             coalesce(array_agg(organisation_id) filter (where role <> 'LIMITED_USER'), '{}') as organisations
        from member where account_id = a.id) m;

create or replace function begin_work(session_token_hash text, at_time timestamptz, is_watching boolean default false) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  found record;
  said  text;
begin
  select * into found from session_standing where token_hash = session_token_hash;
  -- An assignment asks for a value alone, which costs a tenth of a statement.
  said := set_config('bondline.now', at_time::text, true);
  if found.session_id is null then
    return jsonb_build_object('kind', 'anonymous', 'because', 'unknown');
  end if;
  if found.is_revoked then
    return jsonb_build_object('kind', 'anonymous', 'because', 'revoked');
  end if;
  if found.ends_at <= at_time then
    return jsonb_build_object('kind', 'anonymous', 'because', 'expired');
  end if;

  said := concat(
    set_config('bondline.actor_kind', 'person', true),
    set_config('bondline.actor_id', found.account_id::text, true),
    set_config('bondline.actor_label', found.given_name || ' ' || found.family_name, true),
    set_config('bondline.memberships', found.memberships::text, true),
    set_config('bondline.organisations', found.organisations::text, true),
    set_config('bondline.drafts', coalesce(found.drafts::text, '{}'), true),
    set_config('bondline.documents', coalesce(found.documents::text, '{}'), true),
    set_config('bondline.side', found.side, true),
    set_config('bondline.supplier_id', found.supplier_id, true),
    set_config('bondline.rights_taken', found.rights_taken::text, true));
  if not is_watching and found.last_seen_at < at_time - interval '1 minute' then
    update session set last_seen_at = at_time where id = found.session_id;
  end if;

  return jsonb_build_object('kind', 'person', 'accountId', found.account_id, 'sessionId', found.session_id, 'email', found.email,
    'givenName', found.given_name, 'familyName', found.family_name, 'termsVersion', found.terms_version, 'memberships', found.members,
    'staff', found.staff, 'rightsTaken', found.rights_taken);
end $$;

-- Held by whoever takes rights from somebody, and shared by whoever commits with them. A lock of the queue's kind and not of a row: who
-- asks for it gets it in turn, however many calls of that person come after, and nothing is written for it.
create function rights_lock(holder uuid) returns bigint language sql immutable as
  $$ select hashtextextended('rights of ' || holder, 0) $$;

-- Volatile, so that it sees what was committed while the lock was waited for.
create function require_rights_as_begun() returns void language plpgsql as $$
begin
  if coalesce((select times from rights_taken where account_id = actor_id()), 0) <> current_setting('bondline.rights_taken')::integer then
    raise exception 'the rights of % were changed meanwhile', actor_id() using errcode = '40001';
  end if;
end $$;

-- Asked in one message with the commit of whatever a person has written. Waits for those who are just taking rights from the person;
-- those who come later wait until this transaction is over. First what this transaction itself has taken, from others or from its own
-- actor: a lock that is shared already could not be had alone by two at once. A procedure, since its answer need not be sent.
create procedure confirm_work() language plpgsql security definer set search_path = public, pg_temp as $$
declare
  said text;
begin
  set constraints all immediate;
  said := pg_advisory_xact_lock_shared(rights_lock(actor_id()));
  said := require_rights_as_begun();
end $$;

-- The argument is the column with the account that loses something. At the end of the transaction, whoever's it is: so the lock is the
-- last that is waited for, and who holds it waits for nobody who waits for it.
create function count_rights_taken() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  holder uuid := (to_jsonb(old) ->> tg_argv[0])::uuid;
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
    perform set_config('bondline.rights_taken', counted::text, true);
  end if;
  return null;
end $$;

-- Of every table that session_standing reads rights from.
create constraint trigger rights_taken after update of status on account
  deferrable initially deferred for each row when (old.status is distinct from new.status) execute function count_rights_taken('id');
create constraint trigger rights_taken after delete or update of revoked_at, expires_at on session
  deferrable initially deferred for each row execute function count_rights_taken('account_id');
create constraint trigger rights_taken after delete or update of organisation_id, account_id, role on member
  deferrable initially deferred for each row execute function count_rights_taken('account_id');
create constraint trigger rights_taken after delete or update of account_id, staff_type, is_admin, supplier_id on staff_member
  deferrable initially deferred for each row execute function count_rights_taken('account_id');
create constraint trigger rights_taken after delete or update of draft_id, account_id, roles, invitation_status on draft_collaborator
  deferrable initially deferred for each row execute function count_rights_taken('account_id');
create constraint trigger rights_taken after delete or update of document_id, account_id, roles, invitation_status on document_collaborator
  deferrable initially deferred for each row execute function count_rights_taken('account_id');
create constraint trigger rights_taken after delete or update on draft_viewer
  deferrable initially deferred for each row execute function count_rights_taken('account_id');
create constraint trigger rights_taken after delete or update on document_viewer
  deferrable initially deferred for each row execute function count_rights_taken('account_id');

-- Whoever puts a draft into an organisation looks at its row; who removes an administrator of it must not wait for that, nor they for each other.
create or replace function keep_an_administrator() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform 1 from organisation where id = old.organisation_id for no key update;
  if not exists (select 1 from member where organisation_id = old.organisation_id and role = 'ADMIN') then
    raise exception 'an organisation needs an administrator' using errcode = '23514', constraint = 'member_keeps_an_administrator';
  end if;
  return null;
end $$;

revoke all on function rights_lock(uuid), require_rights_as_begun(), count_rights_taken() from public;
revoke all on procedure confirm_work() from public;
grant execute on procedure confirm_work() to bondline_app;
