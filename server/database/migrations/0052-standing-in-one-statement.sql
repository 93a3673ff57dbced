-- Who holds a session token and what they may see, in one statement: for the one who asks, and for all who watch a record.

-- One row for each session, ended or not. Nobody may read it but the functions below.
create view session_standing as
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
            union select document_id from document_viewer where account_id = a.id) shared) as documents
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
    set_config('bondline.supplier_id', found.supplier_id, true));
  if not is_watching and found.last_seen_at < at_time - interval '1 minute' then
    update session set last_seen_at = at_time where id = found.session_id;
  end if;

  return jsonb_build_object('kind', 'person', 'accountId', found.account_id, 'sessionId', found.session_id, 'email', found.email,
    'givenName', found.given_name, 'familyName', found.family_name, 'termsVersion', found.terms_version, 'memberships', found.members,
    'staff', found.staff);
end $$;

-- As begin_work would find them. Whose session has ended is left out; whoever was let into records by name has rights like nobody else's.
create or replace function watchers_with_rights(session_token_hashes text[], at_time timestamptz) returns table (token_hash text, rights text)
language sql security definer set search_path = public, pg_temp as $$
  select w.token_hash, concat_ws(' ', w.members, w.staff, case when w.drafts is not null or w.documents is not null then w.account_id end)
    from session_standing w
   where w.token_hash = any (session_token_hashes) and not w.is_revoked and w.ends_at > at_time
$$;
