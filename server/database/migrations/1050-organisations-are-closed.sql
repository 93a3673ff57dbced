-- Organisations that are closed: who belonged to them is kept for as long as they may be opened again, and nothing of theirs comes alive meanwhile.

alter table organisation
  add column closed_at timestamptz,
  add column closing_reason text check (length(closing_reason) between 1 and 500),
  add column opening_reason text check (length(opening_reason) between 1 and 500),
  add constraint organisation_closing check (closing_reason is null or closed_at is not null);

create table former_member (
  id              uuid        primary key,
  organisation_id uuid        not null references organisation (id),
  account_id      uuid        not null references account (id),
  role            text        not null check (role in ('ADMIN', 'USER', 'LIMITED_USER')),
  created_at      timestamptz not null,
  unique (organisation_id, account_id)
);
create index former_member_account on former_member (account_id);

call make_business_table('former_member', 'Former member', 'organisation', 'organisation_id', 'role',
  'organisation_id = any ((select actor_memberships())::uuid[]) or (select actor_is_provider())');

create or replace function keep_an_administrator() returns trigger language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
begin
  perform 1 from organisation where id = old.organisation_id for no key update;
  if not exists (select 1 from member where organisation_id = old.organisation_id and role = 'ADMIN')
     and exists (select 1 from organisation where id = old.organisation_id and closed_at is null) then
    raise exception 'an organisation needs an administrator' using errcode = '23514', constraint = 'member_keeps_an_administrator';
  end if;
  return null;
end $$;

-- Waits for whoever closes the organisation, and whoever closes it waits for this.
create function keep_organisation_open() returns trigger language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
declare closed timestamptz;
begin
  select o.closed_at into closed from organisation o where o.id = new.organisation_id for share;
  if closed is not null then
    raise exception 'an organisation that is closed' using errcode = '23514', constraint = 'organisation_is_open';
  end if;
  return null;
end $$;

revoke all on function keep_organisation_open() from public;

create trigger keep_organisation_open after insert on member for each row execute function keep_organisation_open();
create trigger keep_organisation_open after insert on document for each row
  when (new.closed_at is null) execute function keep_organisation_open();
create trigger keep_organisation_open_again after update of closed_at on document for each row
  when (old.closed_at is not null and new.closed_at is null) execute function keep_organisation_open();
create trigger keep_organisation_open after insert on draft for each row execute function keep_organisation_open();
create trigger keep_organisation_open_again after update of status on draft for each row
  when (old.status in ('DRAFT', 'SUBMISSION_STARTED') and new.status not in ('DRAFT', 'SUBMISSION_STARTED', 'CANCELLED', 'REJECTED'))
  execute function keep_organisation_open();
create trigger keep_organisation_open after insert on facility for each row execute function keep_organisation_open();
create trigger keep_organisation_open after insert on facility_application for each row execute function keep_organisation_open();
create trigger keep_organisation_open_again after update of status on facility_application for each row
  when (old.status = 'DRAFT' and new.status not in ('DRAFT', 'CLOSED', 'REJECTED')) execute function keep_organisation_open();

-- No one finds it or shares with it: it holds its number for when it is opened again.
create or replace function organisation_of_number(number text) returns uuid language sql stable security definer set search_path to 'public', 'pg_temp' as $$
  select o.id from organisation o
   where right(o.abn, 9) = right(number, 9) and (o.abn = number or length(number) = 9) and o.abn_status = 'CONFIRMED'
     and o.closed_at is null and somebody_acts()
$$;

-- Those whose only member had closed their account.
select begin_system_work('Set-up', now());
insert into former_member (id, organisation_id, account_id, role, created_at)
  select gen_random_uuid(), m.organisation_id, m.account_id, m.role, now() from member m
   where not exists (select from member o join account a on a.id = o.account_id where o.organisation_id = m.organisation_id and a.status <> 'DELETED');
update organisation o set closed_at = now(), updated_at = now(), version = o.version + 1
 where exists (select from former_member f where f.organisation_id = o.id);
delete from member m where exists (select from former_member f where f.organisation_id = m.organisation_id);
