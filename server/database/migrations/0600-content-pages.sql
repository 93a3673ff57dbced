-- The operator's pages of words: each version is a row from a moment on, never changed, and everybody may be asked to accept it again.

create table content_version (
  id          uuid        primary key,
  provider_id uuid        not null references provider (id),
  page        text        not null check (page in ('TERMS', 'PRIVACY', 'FINANCIAL_SERVICES_GUIDE', 'SUBMISSION_TERMS', 'REFERRAL_TERMS')),
  summary     text        not null check (length(summary) between 1 and 500),
  body        text        not null check (length(body) between 1 and 60000),
  asks_again  boolean     not null,
  starts_at   timestamptz not null,
  change_id   uuid        not null unique references office_change (id),
  created_at  timestamptz not null,
  -- A version holds until the next one of its page begins.
  unique (page, starts_at),
  constraint content_version_accepted check (not asks_again or page in ('TERMS', 'PRIVACY'))
);
create index content_version_provider on content_version (provider_id);

call make_business_table('content_version', 'Page text', 'provider', 'provider_id', 'page', '(select actor_is_provider())');

alter table office_change
  drop constraint office_change_subject_check,
  add constraint office_change_subject_check check (subject in ('CARD_REFUND', 'CLIENT_DISCOUNT', 'CONTENT_PAGE', 'DEPOSIT_ACCOUNT', 'PRODUCT'));

-- Everybody reads what is published, signed in or not; what is to come is the provider's alone.
create function published_content(wanted text, at_time timestamptz)
  returns table (summary text, body text, starts_at timestamptz, number integer)
language sql stable security definer set search_path = public, pg_temp as $$
  select v.summary, v.body, v.starts_at, (1 + count(*) over ())::integer
    from content_version v where v.page = wanted and v.starts_at <= at_time
   order by v.starts_at desc limit 1
$$;
revoke all on function published_content(text, timestamptz) from public;
grant execute on function published_content(text, timestamptz) to bondline_app;

-- Which version of the terms everybody has to have accepted.
create function published_terms(at_time timestamptz) returns integer
language sql stable security definer set search_path = public, pg_temp as $$
  select (1 + count(*))::integer from content_version where asks_again and starts_at <= at_time
$$;
revoke all on function published_terms(timestamptz) from public;

create or replace function begin_work(session_token_hash text, at_time timestamptz, is_watching boolean default false)
returns jsonb language plpgsql security definer set search_path = public, pg_temp as $$
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
    'givenName', found.given_name, 'familyName', found.family_name, 'termsVersion', found.terms_version, 'termsPublished', published_terms(at_time), 'memberships', found.members,
    'staff', found.staff, 'rightsTaken', found.rights_taken);
end $$;

create or replace function begin_work_for(account_id uuid, at_time timestamptz, key text)
returns jsonb language plpgsql security definer set search_path = public, pg_temp as $$
declare
  found record;
  said  text;
  seal  bigint;
begin
  if session_user <> current_user and not exists (select from system_key where hash = sha256(convert_to(key, 'UTF8'))) then
    raise exception 'the portal''s own work needs the portal''s key' using errcode = '42501';
  end if;
  select a.id, a.email, a.given_name, a.family_name, a.terms_version, a.status,
         coalesce(k.members, '[]') as members, coalesce(k.memberships, '{}') as memberships, coalesce(k.organisations, '{}') as organisations,
         k.staff, coalesce(k.side, '') as side, coalesce(k.supplier_id, '') as supplier_id, k.drafts, k.documents,
         coalesce(r.times, 0) as rights_taken
    into found
    from account a
    left join kept_rights k on k.account_id = a.id
    left join rights_taken r on r.account_id = a.id
   where a.id = begin_work_for.account_id;
  if found.id is null or found.status <> 'ACTIVE' then
    said := set_config('bondline.actor', '', true);
    return jsonb_build_object('kind', 'anonymous', 'because', 'revoked');
  end if;
  seal := say_actor(array_to_string(array['person', found.id::text, found.side, found.supplier_id, found.organisations::text,
    found.memberships::text, found.drafts::text, found.documents::text, found.rights_taken::text, at_time::text,
    translate(found.given_name || ' ' || found.family_name, E'\x1f', ''), gen_random_uuid()::text], E'\x1f', ''));
  return jsonb_build_object('kind', 'person', 'accountId', found.id, 'sessionId', '', 'email', found.email,
    'givenName', found.given_name, 'familyName', found.family_name, 'termsVersion', found.terms_version, 'termsPublished', published_terms(at_time), 'memberships', found.members,
    'staff', found.staff, 'rightsTaken', found.rights_taken);
end $$;
