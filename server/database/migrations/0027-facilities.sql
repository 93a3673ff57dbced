-- Facilities: limits held with banks and insurers, what they cost, with whom they are shared, and what documents and drafts take of them.

create table facility (
  id                 uuid        primary key,
  organisation_id    uuid        not null references organisation (id),
  name               text        not null check (length(name) between 1 and 255),
  supplier_id        uuid        references supplier (id),
  provider           text        not null check (length(provider) between 1 and 250),
  status             text        not null check (status in ('STARTED', 'PROCESSING', 'ESTABLISHED', 'WITHDRAWN', 'DECLINED', 'CANCELLED')),
  is_system_facility boolean     not null,
  limit_cents        bigint      not null check (limit_cents between 100 and 99999999999),
  start_date         date        not null,
  end_date           date,
  document_variants  text[]      not null check (document_variants <@ array['BANK_GUARANTEE', 'SURETY_BOND', 'CASH_SECURITY', 'LEASE_BOND'] and cardinality(document_variants) > 0),
  security_type      text        check (security_type in ('CASH', 'PROPERTY', 'UNSECURED', 'OTHER')),
  set_up_cost_cents  bigint      check (set_up_cost_cents >= 0),
  annual_cost_cents  bigint      check (annual_cost_cents >= 0),
  ended_reason       text        check (length(ended_reason) <= 500),
  closed_at          timestamptz,
  created_by         uuid        not null references account (id),
  created_at         timestamptz not null,
  updated_at         timestamptz not null,
  version            integer     not null default 1,
  search_text        text        generated always as (lower(name || ' ' || provider)) stored,
  unique (organisation_id, id),
  constraint facility_dates check (end_date >= start_date),
  constraint facility_closed check ((status in ('WITHDRAWN', 'DECLINED', 'CANCELLED')) = (closed_at is not null))
);
create index facility_by_name    on facility (organisation_id, lower(name), id);
create index facility_by_limit   on facility (organisation_id, limit_cents desc, id desc);
create index facility_by_end     on facility (organisation_id, coalesce(end_date, date '9999-12-31') desc, id desc);
create index facility_by_created on facility (organisation_id, created_at desc, id desc);
create index facility_supplier   on facility (supplier_id) where is_system_facility;

create table facility_cost (
  id                             uuid         primary key,
  organisation_id                uuid         not null,
  facility_id                    uuid         not null,
  kind                           text         not null check (kind in ('RECURRING', 'BANK_FRONTED_BOND', 'PREMIUM')),
  recurring_fee_type             text         not null check (recurring_fee_type in ('ANNUAL_PERCENTAGE', 'FIXED_FEE', 'LIFETIME_FEE')),
  recurring_cost_frequency       integer      not null check (recurring_cost_frequency between 0 and 1200),
  recurring_fixed_cost_cents     bigint       check (recurring_fixed_cost_cents >= 0),
  recurring_percentage_cost      numeric(7,4) check (recurring_percentage_cost between 0 and 100),
  recurring_minimum_annual_cents bigint       check (recurring_minimum_annual_cents >= 0),
  created_at                     timestamptz  not null,
  foreign key (organisation_id, facility_id) references facility (organisation_id, id),
  unique (facility_id, kind)
);

create table facility_share (
  id                          uuid        primary key,
  organisation_id             uuid        not null,
  facility_id                 uuid        not null,
  shared_with_organisation_id uuid        not null references organisation (id),
  created_at                  timestamptz not null,
  foreign key (organisation_id, facility_id) references facility (organisation_id, id),
  constraint facility_share_once unique (facility_id, shared_with_organisation_id),
  constraint facility_share_with_another check (shared_with_organisation_id <> organisation_id)
);
create index facility_share_with on facility_share (shared_with_organisation_id, facility_id);

call make_business_table('facility', 'Facility', 'facility', 'id', 'name',
  'organisation_id = any ((select actor_organisations())::uuid[]) or (select actor_is_provider())
   or (is_system_facility and supplier_id = (select actor_supplier()))
   or exists (select 1 from facility_share s where s.facility_id = facility.id and s.shared_with_organisation_id = any ((select actor_organisations())::uuid[]))');
call make_business_table('facility_cost', 'Cost', 'facility', 'facility_id', 'kind',
  'organisation_id = any ((select actor_organisations())::uuid[]) or (select actor_is_provider())');
-- Not seen through the facility, which is itself seen through this.
call make_business_table('facility_share', 'Sharing', 'facility', 'facility_id', '-',
  'organisation_id = any ((select actor_organisations())::uuid[]) or (select actor_is_provider())
   or shared_with_organisation_id = any ((select actor_organisations())::uuid[])');

create policy visible_with_facility on history_entry for select to bondline_app using (
  root_type = 'facility' and exists (select 1 from facility f where f.id = root_id));

-- A facility may be another organisation's that shares it, so these keys name the facility alone; keep_within_facility compares.
alter table document add column facility_id uuid references facility (id);
alter table draft    add column facility_id uuid references facility (id);
create index document_facility on document (facility_id, status) include (amount_cents) where facility_id is not null;
create index draft_facility    on draft    (facility_id, status) include (amount_cents) where facility_id is not null;

-- What is on a facility, whichever organisation's it is. Definer's rights: a reader may see the sums without the documents behind them.
create function facility_use(wanted uuid)
returns table (established_cents bigint, projected_cents bigint, drafts_cents bigint, documents integer)
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(sum(o.amount_cents) filter (where o.status in ('PENDING', 'ESTABLISHED', 'AWAITING_RETURN')), 0)::bigint,
         coalesce(sum(o.amount_cents) filter (where o.status = 'PROJECTED'), 0)::bigint,
         (select coalesce(sum(d.amount_cents), 0)::bigint from draft d
           where d.facility_id = wanted and d.status in ('IDENTIFYING', 'SUBMITTED', 'CHANGES_REQUESTED', 'PENDING_PAYMENT', 'PROCESSING')
             and not exists (select 1 from document e where e.original_draft_id = d.id)),
         count(o.id)::integer
    from document o where o.facility_id = wanted and o.status in ('PENDING', 'ESTABLISHED', 'AWAITING_RETURN', 'PROJECTED')
$$;

-- Who takes the last room and who comes a moment later take turns at the facility's row, and the second is refused.
create function keep_within_facility() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held  facility;
  taken bigint;
begin
  select * into held from facility where id = new.facility_id for update;
  if tg_op = 'INSERT' or old.facility_id is distinct from new.facility_id then
    if held.status <> 'ESTABLISHED' or (held.organisation_id <> new.organisation_id and not exists (
         select 1 from facility_share s where s.facility_id = held.id and s.shared_with_organisation_id = new.organisation_id)) then
      raise exception 'a facility that is not open to this organisation' using errcode = '23514', constraint = 'facility_is_open_to_it';
    end if;
  end if;
  if new.status not in ('PENDING', 'ESTABLISHED', 'AWAITING_RETURN', 'PROJECTED', 'IDENTIFYING', 'SUBMITTED', 'CHANGES_REQUESTED', 'PENDING_PAYMENT', 'PROCESSING') then
    return null;
  end if;
  select u.established_cents + u.projected_cents + u.drafts_cents into taken from facility_use(held.id) u;
  if taken > held.limit_cents then
    raise exception 'more than the facility has room for' using errcode = '23514', constraint = 'facility_room';
  end if;
  return null;
end $$;

create trigger keep_within_facility after insert or update of facility_id, amount_cents, status on document
  for each row when (new.facility_id is not null) execute function keep_within_facility();
create trigger keep_within_facility after insert or update of facility_id, amount_cents, status on draft
  for each row when (new.facility_id is not null) execute function keep_within_facility();

-- The other direction: a limit is not lowered below what is on it, and a facility does not end under its documents.
create function keep_what_is_on_facility() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare taken bigint;
begin
  select u.established_cents + u.projected_cents + u.drafts_cents into taken from facility_use(new.id) u;
  if taken > new.limit_cents then
    raise exception 'a limit below what is on the facility' using errcode = '23514', constraint = 'facility_limit';
  end if;
  if new.status <> 'ESTABLISHED' and taken > 0 then
    raise exception 'a facility that something is on' using errcode = '23514', constraint = 'facility_in_use';
  end if;
  return null;
end $$;
create trigger keep_what_is_on_facility after update of limit_cents, status on facility
  for each row execute function keep_what_is_on_facility();

create function keep_share_in_use() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform 1 from facility where id = old.facility_id for update;
  if exists (select 1 from document o where o.facility_id = old.facility_id and o.organisation_id = old.shared_with_organisation_id
               and o.status in ('PENDING', 'ESTABLISHED', 'AWAITING_RETURN', 'PROJECTED'))
     or exists (select 1 from draft d where d.facility_id = old.facility_id and d.organisation_id = old.shared_with_organisation_id
               and d.status in ('IDENTIFYING', 'SUBMITTED', 'CHANGES_REQUESTED', 'PENDING_PAYMENT', 'PROCESSING')) then
    raise exception 'an organisation with something on the facility' using errcode = '23514', constraint = 'facility_share_in_use';
  end if;
  return null;
end $$;
create trigger keep_share_in_use after delete on facility_share for each row execute function keep_share_in_use();

-- Another organisation is named by its number, which is all that one tells the other of itself.
create function organisation_of_number(number text) returns uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select o.id from organisation o where o.abn = number or (length(number) = 9 and right(o.abn, 9) = number)
$$;

revoke all on function facility_use(uuid), keep_within_facility(), keep_what_is_on_facility(), keep_share_in_use(), organisation_of_number(text) from public;
grant execute on function facility_use(uuid), organisation_of_number(text) to bondline_app;
