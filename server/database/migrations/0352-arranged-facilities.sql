-- A facility that the provider arranges keeps what its bank has said, and stands in the list of those who arrange it.

alter table facility
  add column sent_to_supplier_at timestamptz,
  add column bank_approved_at    timestamptz,
  add column bank_note           text check (length(bank_note) between 1 and 500),
  add constraint facility_bank_note check (bank_note is null or bank_approved_at is not null);

create index facility_arranged on facility (created_at desc, id desc) where is_system_facility;
drop index facility_supplier;
create index facility_arranged_with on facility (supplier_id, created_at desc, id desc) where is_system_facility;

-- A bank sees a facility once it was sent to it.
do $$
declare
  before text := (select pg_get_expr(polqual, polrelid) from pg_policy where polrelid = 'facility'::regclass and polname = 'visible');
  condition text := regexp_replace(before, 'is_system_facility AND', 'is_system_facility AND status <> ''STARTED'' AND');
begin
  if condition = before then
    raise exception 'the policy of facilities is not as it was';
  end if;
  execute format('alter policy visible on facility using (%s) with check (%s)', condition, condition);
end $$;

-- Whom a facility is told to: the administrators of whoever holds it, the provider's staff, and its bank once it was sent there.
create function facility_people(wanted uuid) returns table (account_id uuid, email text, given_name text, side text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select a.id, a.email, a.given_name, told.side
    from facility f
   cross join lateral (
      select m.account_id, 'OWNER' as side from member m where m.organisation_id = f.organisation_id and m.role = 'ADMIN'
      union all
      select s.account_id, case when s.staff_type = 'EXTERNAL_SUPPLIER' then 'SUPPLIER' else 'PROVIDER' end from staff_member s
       where f.is_system_facility
         and (s.staff_type in ('RELATIONSHIP_MANAGER', 'GENERAL')
           or (s.staff_type = 'EXTERNAL_SUPPLIER' and s.supplier_id = f.supplier_id and f.sent_to_supplier_at is not null))
   ) told
    join account a on a.id = told.account_id and a.status = 'ACTIVE'
   where f.id = wanted and somebody_acts()
   order by a.id
$$;
revoke all on function facility_people(uuid) from public;
grant execute on function facility_people(uuid) to bondline_app;
