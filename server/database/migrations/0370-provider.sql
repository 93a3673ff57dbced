-- The provider as a record: who it is, the account that deposits go to, and its staff, with one history for all of them.

create table provider (
  id            uuid        primary key,
  -- There is one, and a second cannot be made beside it.
  is_the_one    boolean     not null default true unique check (is_the_one),
  name          text        not null check (length(name) between 1 and 255),
  abn           text        not null check (abn ~ '^([0-9]{9}|[0-9]{11})$'),
  address       text        not null check (length(address) <= 500),
  contact_name  text        not null check (length(contact_name) <= 255),
  contact_email text        not null check (length(contact_email) <= 255),
  contact_phone text,
  version       integer     not null default 1,
  created_at    timestamptz not null,
  updated_at    timestamptz not null
);

-- A new account is a new row: which one money went to on a day can be said ever after.
create table deposit_account (
  id             uuid        primary key,
  provider_id    uuid        not null references provider (id),
  account_name   text        not null check (length(account_name) between 1 and 255),
  bsb            text        not null check (bsb ~ '^[0-9]{6}$'),
  account_number text        not null check (account_number ~ '^[0-9]{6,10}$'),
  starts_at      timestamptz not null,
  created_at     timestamptz not null,
  unique (provider_id, starts_at)
);

call make_business_table('provider', 'Provider', 'provider', 'id', 'name', '(select actor_kind()) <> ''nobody''');
call make_business_table('deposit_account', 'Deposit account', 'provider', 'provider_id', 'account_name', '(select actor_kind()) <> ''nobody''');
create policy provider on history_entry for select to bondline_app using (root_type = 'provider' and (select actor_is_provider()));

select begin_system_work('Set-up', now());

-- A database that people already work in goes on with what it has had.
insert into provider (id, name, abn, address, contact_name, contact_email, created_at, updated_at)
select gen_random_uuid(), 'Bondline', '53004085616', '1 Farrer Place, Sydney NSW 2000', 'Bondline', 'enquiries@bondline.example', now(), now()
 where exists (select 1 from staff_member);
insert into deposit_account (id, provider_id, account_name, bsb, account_number, starts_at, created_at)
select gen_random_uuid(), id, 'Bondline Trust Account', '033088', '482913', '2020-01-01', now() from provider;

alter table staff_member
  add column provider_id uuid references provider (id),
  add column version     integer not null default 1,
  add column updated_at  timestamptz;
update staff_member set provider_id = (select id from provider), updated_at = created_at;
set constraints all immediate;
alter table staff_member alter column provider_id set not null, alter column updated_at set not null;
create index staff_member_provider on staff_member (provider_id);
create index staff_member_supplier_id on staff_member (supplier_id) where supplier_id is not null;

-- Who was taken off the staff stays in the provider's history.
drop trigger write_history on staff_member;
create trigger write_history after insert or update or delete on staff_member for each row
  execute function write_history('Staff member', 'provider', 'provider_id', 'staff_type');

-- What somebody removed or changed has open ends with it: a provider's administrator reaches no session but through this.
create function end_sessions_of_staff(person uuid) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select 1 from staff_member s where s.account_id = actor_id() and s.is_admin and s.staff_type in ('RELATIONSHIP_MANAGER', 'GENERAL'))
  then
    return;
  end if;
  update session set revoked_at = now() where account_id = person and revoked_at is null;
end $$;
revoke all on function end_sessions_of_staff(uuid) from public;
grant execute on function end_sessions_of_staff(uuid) to bondline_app;
