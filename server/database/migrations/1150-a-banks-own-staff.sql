-- A bank's or insurer's administrators look after its own people. Who is disabled has no right of the staff until somebody enables them.

alter table staff_member
  add column disabled_at timestamptz,
  add constraint staff_member_disabled check (disabled_at is null or staff_type = 'EXTERNAL_SUPPLIER');

create or replace view rights_given as
  select a.id as account_id, m.members, m.memberships, m.organisations,
         case when t.staff_type is not null then
           jsonb_build_object('staffType', t.staff_type, 'isAdmin', t.is_admin, 'supplierId', t.supplier_id) end as staff,
         case when t.staff_type in ('RELATIONSHIP_MANAGER', 'GENERAL') then 'provider'
              when t.is_admin and t.staff_type = 'EXTERNAL_SUPPLIER' then 'supplier administrator' else '' end as side,
         coalesce(t.supplier_id::text, '') as supplier_id,
         (select array_agg(draft_id order by draft_id) from (
            select draft_id from draft_collaborator where account_id = a.id and invitation_status = 'ACCEPTED'
            union select draft_id from draft_viewer where account_id = a.id) shared) as drafts,
         (select array_agg(document_id order by document_id) from (
            select document_id from document_collaborator where account_id = a.id and invitation_status = 'ACCEPTED'
            union select document_id from document_viewer where account_id = a.id) shared) as documents
    from account a
    left join staff_member t on t.account_id = a.id and t.disabled_at is null
    -- A LIMITED_USER sees an organisation's records one by one, so the organisation itself opens none of them.
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('organisationId', organisation_id, 'role', role) order by created_at, organisation_id), '[]') as members,
             coalesce(array_agg(organisation_id order by organisation_id), '{}') as memberships,
             coalesce(array_agg(organisation_id order by organisation_id) filter (where role <> 'LIMITED_USER'), '{}') as organisations
        from member where account_id = a.id) m;

drop trigger keep_rights on staff_member;
create constraint trigger keep_rights after insert or delete or update of account_id, staff_type, is_admin, supplier_id, disabled_at on staff_member
  deferrable initially deferred for each row execute function keep_rights();
drop trigger rights_taken on staff_member;
create constraint trigger rights_taken after delete or update of account_id, staff_type, is_admin, supplier_id, disabled_at on staff_member
  deferrable initially deferred for each row execute function count_rights_taken('account_id');

-- The bank whose people somebody looks after; null for everybody else.
create function actor_administered_supplier() returns uuid language sql stable parallel restricted as
  $$ select case when actor_part(3) = 'supplier administrator' then actor_part(4)::uuid end $$;
revoke all on function actor_administered_supplier() from public;
grant execute on function actor_administered_supplier() to bondline_app;

do $$
declare
  condition text := 'account_id = (select actor_id()) or (select actor_is_provider()) or supplier_id = (select actor_administered_supplier())';
begin
  execute format('alter policy visible on staff_member using (%s) with check (%s)', condition, condition);
end $$;

-- Of one that worked for another bank before, nothing of that time.
create policy staff_of_bank on history_entry for select to bondline_app using (
  root_type = 'provider' and object_type = 'Staff member' and (select actor_administered_supplier()) is not null
  and exists (select 1 from staff_member s where s.id = history_entry.record_id and s.supplier_id = (select actor_administered_supplier()))
  and (not changes @> '[{"field": "supplier_id"}]'
    or changes @> jsonb_build_array(jsonb_build_object('field', 'supplier_id', 'oldValue', null, 'newValue', (select actor_administered_supplier())))));

-- Whoever looks after somebody of the staff knows their name and address, and whether they have chosen a password: nothing else of the account.
create view staff_account as
  select a.id, a.given_name, a.family_name, a.email, a.password_hash is not null as has_signed_up
    from account a
   where (select actor_is_provider())
      or exists (select 1 from staff_member s where s.account_id = a.id and s.supplier_id = (select actor_administered_supplier()));
grant select on staff_account to bondline_app;

-- False for an address that somebody has already: a bank takes no account that it has not made.
create function begin_account_of_bank(wanted uuid, email text, given_name text, family_name text, at_time timestamptz) returns boolean
  language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
begin
  if actor_administered_supplier() is null then
    return false;
  end if;
  insert into account as a (id, email, given_name, family_name, status, email_confirmed_at, created_at, updated_at)
  values (wanted, begin_account_of_bank.email, begin_account_of_bank.given_name, begin_account_of_bank.family_name, 'ACTIVE', at_time, at_time, at_time)
  on conflict do nothing;
  return found;
end $$;

-- Until somebody has chosen a password: from then on the name is their own.
create function name_of_staff(person uuid, given text, family text, at_time timestamptz) returns void
  language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
begin
  update account a set given_name = given, family_name = family, updated_at = at_time, version = a.version + 1
   where a.id = person and a.password_hash is null and (a.given_name, a.family_name) is distinct from (given, family)
     and exists (select 1 from staff_member s where s.account_id = a.id and (actor_is_provider() or s.supplier_id = actor_administered_supplier()));
end $$;

create or replace function end_sessions_of_staff(person uuid) returns void language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
begin
  if not exists (select 1 from staff_member s where s.account_id = actor_id() and s.is_admin and s.staff_type in ('RELATIONSHIP_MANAGER', 'GENERAL'))
     and not exists (select 1 from staff_member s where s.account_id = person and s.supplier_id = actor_administered_supplier())
  then
    return;
  end if;
  update session set revoked_at = now() where account_id = person and revoked_at is null;
end $$;

revoke all on function begin_account_of_bank(uuid, text, text, text, timestamptz), name_of_staff(uuid, text, text, timestamptz) from public;
grant execute on function begin_account_of_bank(uuid, text, text, text, timestamptz), name_of_staff(uuid, text, text, timestamptz) to bondline_app;

-- Who is told of what waits or moves: nobody who is disabled.
create or replace function draft_handlers(draft_id uuid)
 returns table(account_id uuid, email text, is_supplier boolean)
 language sql
 stable security definer
 set search_path to 'public', 'pg_temp'
as $$
  select s.account_id, a.email, s.supplier_id is not null
    from draft d
    join staff_member s on s.staff_type in ('RELATIONSHIP_MANAGER', 'GENERAL')
      or (s.staff_type = 'EXTERNAL_SUPPLIER' and s.supplier_id = d.supplier_id and d.is_visible_to_supplier and s.disabled_at is null)
    join account a on a.id = s.account_id and a.status = 'ACTIVE'
   where d.id = draft_handlers.draft_id and somebody_acts()
$$;

create or replace function facility_application_people(wanted uuid)
 returns table(account_id uuid, email text, given_name text, side text)
 language sql
 stable security definer
 set search_path to 'public', 'pg_temp'
as $$
  select a.id, a.email, a.given_name, told.side
    from facility_application f
   cross join lateral (
      select m.account_id, 'APPLICANT' as side from member m
       where m.organisation_id = f.organisation_id
         and case when exists (select 1 from member c where c.organisation_id = f.organisation_id and c.account_id = f.created_by and c.role <> 'LIMITED_USER')
                  then m.account_id = f.created_by else m.role = 'ADMIN' end
      union all
      select s.account_id, case when s.staff_type = 'EXTERNAL_SUPPLIER' then 'SUPPLIER' else 'PROVIDER' end from staff_member s
       where s.staff_type in ('RELATIONSHIP_MANAGER', 'GENERAL') or (s.staff_type = 'EXTERNAL_SUPPLIER' and s.supplier_id = f.supplier_id and s.disabled_at is null)
   ) told
    join account a on a.id = told.account_id and a.status = 'ACTIVE'
   where f.id = wanted and somebody_acts()
   order by a.id
$$;

create or replace function facility_people(wanted uuid)
 returns table(account_id uuid, email text, given_name text, side text)
 language sql
 stable security definer
 set search_path to 'public', 'pg_temp'
as $$
  select a.id, a.email, a.given_name, told.side
    from facility f
   cross join lateral (
      select m.account_id, 'OWNER' as side from member m where m.organisation_id = f.organisation_id and m.role = 'ADMIN'
      union all
      select s.account_id, case when s.staff_type = 'EXTERNAL_SUPPLIER' then 'SUPPLIER' else 'PROVIDER' end from staff_member s
       where f.is_system_facility
         and (s.staff_type in ('RELATIONSHIP_MANAGER', 'GENERAL')
           or (s.staff_type = 'EXTERNAL_SUPPLIER' and s.supplier_id = f.supplier_id and f.sent_to_supplier_at is not null and s.disabled_at is null))
   ) told
    join account a on a.id = told.account_id and a.status = 'ACTIVE'
   where f.id = wanted and somebody_acts()
   order by a.id
$$;

create or replace function return_request_people(wanted uuid)
 returns table(account_id uuid, email text, given_name text)
 language sql
 stable security definer
 set search_path to 'public', 'pg_temp'
as $$
  select a.id, a.email, a.given_name
    from document_return_request r
    join document d on d.id = r.document_id
    join account a on a.id = r.requested_by or a.id = (select f.created_by from draft f where f.id = d.original_draft_id)
   where r.id = wanted and somebody_acts()
     and (exists (select 1 from member m where m.organisation_id = d.organisation_id and m.account_id = a.id)
       or exists (select 1 from staff_member s where s.account_id = a.id and s.disabled_at is null)
       or exists (select 1 from document_collaborator c where c.document_id = d.id and c.account_id = a.id and c.invitation_status = 'ACCEPTED'))
   order by a.id
$$;
