-- The facility that is applied for is offered to other organisations: each sees that it is applied for once it has accepted, and shares it when it is there.

create table facility_application_share (
  id                         uuid        primary key,
  organisation_id            uuid        not null,
  application_id             uuid        not null,
  offered_to_organisation_id uuid        not null references organisation (id),
  status                     text        not null check (status in ('WAITING', 'ACCEPTED', 'DECLINED', 'WITHDRAWN')),
  offered_by                 uuid        not null references account (id),
  decided_by                 uuid        references account (id),
  decided_at                 timestamptz,
  created_at                 timestamptz not null,
  foreign key (organisation_id, application_id) references facility_application (organisation_id, id),
  constraint facility_application_share_to_another check (offered_to_organisation_id <> organisation_id),
  constraint facility_application_share_decided check ((status = 'WAITING') = (decided_at is null))
);
create unique index facility_application_share_once on facility_application_share (application_id, offered_to_organisation_id) where status in ('WAITING', 'ACCEPTED');
create index facility_application_share_waiting on facility_application_share (offered_to_organisation_id, created_at desc, id desc) where status = 'WAITING';
create index facility_application_share_accepted on facility_application_share (offered_to_organisation_id, application_id) where status = 'ACCEPTED';
create index facility_application_share_of on facility_application_share (application_id, created_at desc, id desc);

-- As with a facility: nobody of whom it is not known who they are is offered anything, or has accepted.
call make_business_table('facility_application_share', 'Sharing offer', 'facility_application', 'application_id', '-',
  'organisation_id = any ((select actor_organisations())::uuid[]) or (select actor_is_provider())
   or (offered_to_organisation_id = any ((select actor_organisations())::uuid[]) and organisation_is_confirmed(offered_to_organisation_id))');

create function keep_application_share_confirmed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.status = 'ACCEPTED' and not organisation_is_confirmed(new.offered_to_organisation_id) then
    raise exception 'a sharing that was not accepted' using errcode = '23514', constraint = 'facility_share_accepted';
  end if;
  return new;
end $$;
create trigger keep_application_share_confirmed before insert or update on facility_application_share
  for each row execute function keep_application_share_confirmed();
revoke all on function keep_application_share_confirmed() from public;

-- The row itself is seen through an accepted share. What belongs to it, its history and its papers are not: they ask whose it is.
create or replace function facility_application_is_visible(sought uuid) returns boolean language sql stable parallel safe as
  $$ select exists (select 1 from facility_application where id = sought
       and (organisation_id = any (actor_organisations()) or actor_is_provider() or supplier_id = actor_supplier())) $$;
drop policy visible_with_facility_application on history_entry;
create policy visible_with_facility_application on history_entry for select to bondline_app using (
  root_type = 'facility_application' and facility_application_is_visible(root_id));
do $$
declare
  condition constant text := 'organisation_id = any ((select actor_organisations())::uuid[]) or (select actor_is_provider()) or supplier_id = (select actor_supplier())
    or exists (select 1 from facility_application_share s where s.application_id = facility_application.id and s.status = ''ACCEPTED''
                and s.offered_to_organisation_id = any ((select actor_organisations())::uuid[]))';
begin
  execute format('alter policy visible on facility_application using (%s) with check (%s)', condition, condition);
end $$;

-- Where the mails about an offer go: to the administrators of one of its sides, for whoever acts for the other.
create function application_share_addresses(sought uuid, of_organisation uuid) returns table (email text)
language sql stable security definer set search_path = public, pg_temp as $$
  select a.email from facility_application_share s join member m on m.organisation_id = of_organisation join account a on a.id = m.account_id
   where s.id = sought and of_organisation in (s.organisation_id, s.offered_to_organisation_id) and m.role = 'ADMIN'
     and (actor_is_provider() or s.organisation_id = any (actor_organisations()) or s.offered_to_organisation_id = any (actor_organisations()))
   order by a.email
$$;
revoke all on function application_share_addresses(uuid, uuid) from public;
grant execute on function application_share_addresses(uuid, uuid) to bondline_app;
