-- Facilities are archived as their applications are (1320), and what a record rests on comes back with it.

-- One that is past its last day is over with it, and keeps its status.
alter table facility
  add column archived_at timestamptz,
  add constraint facility_archived_is_over check (archived_at is null
    or (closed_at is not null and archived_at > closed_at) or (closed_at is null and status = 'ESTABLISHED' and end_date is not null));

create index facility_due_for_archive on facility (status, closed_at, id) where closed_at is not null and archived_at is null;
create index facility_run_out on facility (status, end_date, id) where closed_at is null and end_date is not null and archived_at is null;

drop index facility_by_created, facility_by_end, facility_by_limit, facility_by_name;
create index facility_by_created on facility (organisation_id, created_at desc, id desc) where archived_at is null;
create index facility_by_end on facility (organisation_id, (case when end_date is null then date '9999-12-31' else end_date end) desc, id desc)
  where archived_at is null;
create index facility_by_limit on facility (organisation_id, limit_cents desc, id desc) where archived_at is null;
create index facility_by_name on facility (organisation_id, lower(name), id) where archived_at is null;
create index facility_archived_by_created on facility (organisation_id, created_at desc, id desc) where archived_at is not null;
create index facility_archived_by_end on facility (organisation_id, (case when end_date is null then date '9999-12-31' else end_date end) desc, id desc)
  where archived_at is not null;
create index facility_archived_by_limit on facility (organisation_id, limit_cents desc, id desc) where archived_at is not null;
create index facility_archived_by_name on facility (organisation_id, lower(name), id) where archived_at is not null;

drop index facility_arranged, facility_arranged_by_end, facility_arranged_by_limit, facility_arranged_by_name, facility_arranged_with;
create index facility_arranged on facility (created_at desc, id desc) where is_system_facility and archived_at is null;
create index facility_arranged_by_end on facility ((case when end_date is null then date '9999-12-31' else end_date end), id)
  where is_system_facility and archived_at is null;
create index facility_arranged_by_limit on facility (limit_cents, id) where is_system_facility and archived_at is null;
create index facility_arranged_by_name on facility (lower(name), id) where is_system_facility and archived_at is null;
create index facility_arranged_with on facility (supplier_id, created_at desc, id desc) where is_system_facility and archived_at is null;
create index facility_archive on facility (created_at desc, id desc) where is_system_facility and archived_at is not null;
create index facility_archive_by_end on facility ((case when end_date is null then date '9999-12-31' else end_date end), id)
  where is_system_facility and archived_at is not null;
create index facility_archive_by_limit on facility (limit_cents, id) where is_system_facility and archived_at is not null;
create index facility_archive_by_name on facility (lower(name), id) where is_system_facility and archived_at is not null;
create index facility_archive_with on facility (supplier_id, created_at desc, id desc) where is_system_facility and archived_at is not null;

-- A bank's people read their register by this one.
drop index facility_application_of_supplier;
create index facility_application_of_supplier on facility_application (supplier_id, submitted_at, id) where supplier_id is not null and archived_at is null;
create index facility_application_archive_of_supplier on facility_application (supplier_id, submitted_at, id)
  where supplier_id is not null and archived_at is not null;
create index facility_application_of_facility on facility_application (facility_id) where facility_id is not null;

create or replace view searched_facility as
  select f.id, f.organisation_id, f.name, f.provider, f.status, f.limit_cents, f.is_system_facility, f.created_at, f.search_text
    from facility f
   where f.archived_at is null and case
     when f.organisation_id = any ((select actor_organisations())::uuid[])
       or f.id = any ((select actor_facilities())::uuid[])
       or f.id = any (array(select s.facility_id from facility_share s
                             where s.shared_with_organisation_id = any ((select actor_organisations())::uuid[])
                               and organisation_is_confirmed(s.shared_with_organisation_id))) then true
     else f.is_system_facility and ((select actor_is_provider())
       or f.status <> 'STARTED' and f.supplier_id = (select actor_supplier())) end;

create trigger keep_archived before update on facility for each row
  when (old.archived_at is not null and new.archived_at is not null and old.organisation_id = new.organisation_id) execute function keep_archived();
create trigger keep_archived_row before delete on facility for each row when (old.archived_at is not null) execute function keep_archived();
create trigger keep_held before delete on facility for each row execute function keep_held();

-- A record is archived behind whatever rests on it, and comes back with it: whatever brings one back, its facility and that one's application follow.
create function bring_back_facility() returns trigger language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
begin
  if tg_table_name <> 'facility' then
    perform 1 from facility_application where facility_id = new.facility_id for no key update;
    update facility set archived_at = null, updated_at = new.updated_at, version = version + 1 where id = new.facility_id and archived_at is not null;
  else
    update facility_application set archived_at = null, updated_at = new.updated_at, version = version + 1
     where facility_id = new.id and archived_at is not null;
  end if;
  return null;
end $$;
revoke all on function bring_back_facility() from public;
create trigger bring_back_facility after update of archived_at on document for each row
  when (old.archived_at is not null and new.archived_at is null and new.facility_id is not null) execute function bring_back_facility();
create trigger bring_back_facility after update of archived_at on draft for each row
  when (old.archived_at is not null and new.archived_at is null and new.facility_id is not null) execute function bring_back_facility();
create trigger bring_back_facility after update of archived_at on facility for each row
  when (old.archived_at is not null and new.archived_at is null) execute function bring_back_facility();

alter table archive_hold
  drop constraint archive_hold_record_kind_check,
  add constraint archive_hold_record_kind_check check (record_kind in ('DOCUMENT', 'DRAFT', 'FACILITY', 'FACILITY_APPLICATION'));
update organisation_column
   set found_by = found_by || ' or t.record_id in (select p.id from facility p where p.organisation_id = $1)'
 where table_name = 'archive_hold' and column_name = 'organisation_id';
