-- What gives an account its rights is kept in one row: who begins work looks at three rows by their keys, and gathers nothing.

create view rights_given as
  select a.id as account_id, m.members, m.memberships, m.organisations,
         case when t.staff_type is not null then
           jsonb_build_object('staffType', t.staff_type, 'isAdmin', t.is_admin, 'supplierId', t.supplier_id) end as staff,
         case when t.staff_type in ('RELATIONSHIP_MANAGER', 'GENERAL') then 'provider' else '' end as side,
         coalesce(t.supplier_id::text, '') as supplier_id,
         (select array_agg(draft_id order by draft_id) from (
            select draft_id from draft_collaborator where account_id = a.id and invitation_status = 'ACCEPTED'
            union select draft_id from draft_viewer where account_id = a.id) shared) as drafts,
         (select array_agg(document_id order by document_id) from (
            select document_id from document_collaborator where account_id = a.id and invitation_status = 'ACCEPTED'
            union select document_id from document_viewer where account_id = a.id) shared) as documents
    from account a
    left join staff_member t on t.account_id = a.id
    -- A LIMITED_USER sees an organisation's records one by one, so the organisation itself opens none of them.
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('organisationId', organisation_id, 'role', role) order by created_at, organisation_id), '[]') as members,
             coalesce(array_agg(organisation_id order by organisation_id), '{}') as memberships,
             coalesce(array_agg(organisation_id order by organisation_id) filter (where role <> 'LIMITED_USER'), '{}') as organisations
        from member where account_id = a.id) m;

-- No key to the account, as in rights_taken. Who has no row has been given nothing yet.
create table kept_rights (
  account_id    uuid   primary key,
  members       jsonb  not null default '[]',
  memberships   uuid[] not null default '{}',
  organisations uuid[] not null default '{}',
  staff         jsonb,
  side          text   not null default '',
  supplier_id   text   not null default '',
  drafts        uuid[],
  documents     uuid[]
);

-- The row is locked first, and looked for anew after that: of two at once the later one sees what both have done.
create function keep_rights_of(holder uuid) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into kept_rights (account_id) values (holder) on conflict do nothing;
  perform from kept_rights where account_id = holder for no key update;
  update kept_rights k
     set (members, memberships, organisations, staff, side, supplier_id, drafts, documents) =
         (g.members, g.memberships, g.organisations, g.staff, g.side, g.supplier_id, g.drafts, g.documents)
    from rights_given g where g.account_id = holder and k.account_id = holder;
end $$;

create function keep_rights() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op <> 'DELETE' and new.account_id is not null then
    perform keep_rights_of(new.account_id);
  end if;
  if tg_op <> 'INSERT' and old.account_id is not null and (tg_op = 'DELETE' or old.account_id is distinct from new.account_id) then
    perform keep_rights_of(old.account_id);
  end if;
  return null;
end $$;

-- Of every table that rights_given reads. At the end of the transaction, so that the row is the last that is waited for.
create constraint trigger keep_rights after insert or delete or update of organisation_id, account_id, role on member
  deferrable initially deferred for each row execute function keep_rights();
create constraint trigger keep_rights after insert or delete or update of account_id, staff_type, is_admin, supplier_id on staff_member
  deferrable initially deferred for each row execute function keep_rights();
create constraint trigger keep_rights after insert or delete or update of draft_id, account_id, invitation_status on draft_collaborator
  deferrable initially deferred for each row execute function keep_rights();
create constraint trigger keep_rights after insert or delete or update of document_id, account_id, invitation_status on document_collaborator
  deferrable initially deferred for each row execute function keep_rights();
create constraint trigger keep_rights after insert or delete or update on draft_viewer
  deferrable initially deferred for each row execute function keep_rights();
create constraint trigger keep_rights after insert or delete or update on document_viewer
  deferrable initially deferred for each row execute function keep_rights();

insert into kept_rights
select * from rights_given where memberships <> '{}' or staff is not null or drafts is not null or documents is not null;

create or replace view session_standing as
  select s.token_hash, s.id as session_id, s.last_seen_at, a.id as account_id, a.email, a.given_name, a.family_name, a.terms_version,
         s.revoked_at is not null or a.status <> 'ACTIVE' as is_revoked,
         least(s.expires_at, s.last_seen_at + make_interval(mins => s.idle_minutes)) as ends_at,
         coalesce(k.members, '[]') as members, coalesce(k.memberships, '{}') as memberships, coalesce(k.organisations, '{}') as organisations,
         k.staff, coalesce(k.side, '') as side, coalesce(k.supplier_id, '') as supplier_id, k.drafts, k.documents,
         coalesce(r.times, 0) as rights_taken
    from session s
    join account a on a.id = s.account_id
    left join kept_rights k on k.account_id = s.account_id
    left join rights_taken r on r.account_id = s.account_id;

revoke all on function keep_rights_of(uuid), keep_rights() from public;
