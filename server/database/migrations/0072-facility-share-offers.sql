-- Sharing waits for acceptance: a facility is offered to a confirmed organisation, and is open to it once its administrator has accepted.

create table facility_share_offer (
  id                         uuid        primary key,
  organisation_id            uuid        not null,
  facility_id                uuid        not null,
  offered_to_organisation_id uuid        not null references organisation (id),
  status                     text        not null check (status in ('WAITING', 'ACCEPTED', 'DECLINED', 'WITHDRAWN')),
  offered_by                 uuid        not null references account (id),
  decided_by                 uuid        references account (id),
  decided_at                 timestamptz,
  created_at                 timestamptz not null,
  foreign key (organisation_id, facility_id) references facility (organisation_id, id),
  unique (id, facility_id, offered_to_organisation_id),
  constraint facility_share_offer_to_another check (offered_to_organisation_id <> organisation_id),
  constraint facility_share_offer_decided check ((status = 'WAITING') = (decided_at is null))
);
create unique index facility_share_offer_once on facility_share_offer (facility_id, offered_to_organisation_id) where status = 'WAITING';
create index facility_share_offer_waiting on facility_share_offer (offered_to_organisation_id, created_at desc, id desc) where status = 'WAITING';
create index facility_share_offer_of on facility_share_offer (facility_id, created_at desc, id desc);

-- An offer says who offers what kind of thing and names the facility by its id alone.
call make_business_table('facility_share_offer', 'Sharing offer', 'facility', 'facility_id', '-',
  'organisation_id = any ((select actor_organisations())::uuid[]) or (select actor_is_provider())
   or (offered_to_organisation_id = any ((select actor_organisations())::uuid[]) and organisation_is_confirmed(offered_to_organisation_id))');

-- What is shared already was never accepted by a word. Where the other organisation has put something on it, it accepted by that;
-- everywhere else the sharing becomes an offer. Neither is open before that organisation is confirmed.
select set_config('bondline.actor_kind', 'system', true), set_config('bondline.actor_label', 'Set-up', true);
insert into facility_share_offer (id, organisation_id, facility_id, offered_to_organisation_id, status, offered_by, decided_at, created_at)
select s.id, s.organisation_id, s.facility_id, s.shared_with_organisation_id,
       case when used.is_used then 'ACCEPTED' else 'WAITING' end, f.created_by, case when used.is_used then s.created_at end, s.created_at
  from facility_share s join facility f on f.id = s.facility_id,
       lateral (select exists (select 1 from document o where o.facility_id = s.facility_id and o.organisation_id = s.shared_with_organisation_id)
                    or exists (select 1 from draft d where d.facility_id = s.facility_id and d.organisation_id = s.shared_with_organisation_id) as is_used) used;

alter table facility_share add column offer_id uuid;
delete from facility_share s where exists (select 1 from facility_share_offer o where o.id = s.id and o.status = 'WAITING');
update facility_share set offer_id = id;
alter table facility_share alter column offer_id set not null,
  add constraint facility_share_offered foreign key (offer_id, facility_id, shared_with_organisation_id)
    references facility_share_offer (id, facility_id, offered_to_organisation_id);

-- Whoever writes it: no facility is opened to an organisation that has not accepted, or of which nobody knows who it is.
create function keep_share_accepted() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select 1 from facility_share_offer o join organisation r on r.id = o.offered_to_organisation_id
                  where o.id = new.offer_id and o.status = 'ACCEPTED' and r.abn_status = 'CONFIRMED') then
    raise exception 'a sharing that was not accepted' using errcode = '23514', constraint = 'facility_share_accepted';
  end if;
  return new;
end $$;
create trigger keep_share_accepted before insert or update on facility_share for each row execute function keep_share_accepted();
revoke all on function keep_share_accepted() from public;

-- Where the mails about an offer go: to the administrators of one of its sides, for whoever acts for the other.
create function share_offer_addresses(sought uuid, of_organisation uuid) returns table (email text)
language sql stable security definer set search_path = public, pg_temp as $$
  select a.email from facility_share_offer s join member m on m.organisation_id = of_organisation join account a on a.id = m.account_id
   where s.id = sought and of_organisation in (s.organisation_id, s.offered_to_organisation_id) and m.role = 'ADMIN'
     and (actor_is_provider() or s.organisation_id = any (actor_organisations()) or s.offered_to_organisation_id = any (actor_organisations()))
   order by a.email
$$;
revoke all on function share_offer_addresses(uuid, uuid) from public;
grant execute on function share_offer_addresses(uuid, uuid) to bondline_app;

-- What is shared is seen through this, so it is shut again where a confirmation is taken back.
do $$
declare
  condition constant text := '(select actor_is_system()) or organisation_id = any ((select actor_organisations())::uuid[]) or (select actor_is_provider())
    or (shared_with_organisation_id = any ((select actor_organisations())::uuid[]) and organisation_is_confirmed(shared_with_organisation_id))';
begin
  execute format('alter policy visible on facility_share using (%s) with check (%s)', condition, condition);
end $$;
