-- Applications for facilities are archived as documents and drafts are (1230, 1250), with their files (1310), and legal holds keep them from it (1251).

-- One that was established is over on that day, and waits for its facility.
alter table facility_application
  add column archived_at timestamptz,
  add constraint facility_application_archived_is_closed check (archived_at is null or (status_changed_at is not null and archived_at > status_changed_at));

create index facility_application_due_for_archive on facility_application (status, status_changed_at, id)
  where status_changed_at is not null and archived_at is null;

drop index facility_application_newest, facility_application_by_limit, facility_application_submitted, facility_application_submitted_by_limit;
create index facility_application_newest on facility_application (organisation_id, created_at desc, id desc) where archived_at is null;
create index facility_application_by_limit on facility_application (organisation_id, (case when facility_limit_cents is null then 0 else facility_limit_cents end), id)
  where archived_at is null;
create index facility_application_archived_newest on facility_application (organisation_id, created_at desc, id desc) where archived_at is not null;
create index facility_application_archived_by_limit on facility_application (organisation_id, (case when facility_limit_cents is null then 0 else facility_limit_cents end), id)
  where archived_at is not null;
create index facility_application_submitted on facility_application (submitted_at, id) where submitted_at is not null and archived_at is null;
create index facility_application_submitted_by_limit on facility_application ((case when facility_limit_cents is null then 0 else facility_limit_cents end), id)
  where submitted_at is not null and archived_at is null;
create index facility_application_archive on facility_application (submitted_at, id) where submitted_at is not null and archived_at is not null;
create index facility_application_archive_by_limit on facility_application ((case when facility_limit_cents is null then 0 else facility_limit_cents end), id)
  where submitted_at is not null and archived_at is not null;

create or replace view searched_facility_application as
  select f.id, f.organisation_id, f.reference_number, f.status, f.facility_type, f.facility_limit_cents, f.created_at, read_by.company_name,
         lower(concat_ws(' ', f.reference_number, read_by.company_name, read_by.abn)) as search_text
    from facility_application f
   cross join lateral (select f.organisation_id = any ((select actor_organisations())::uuid[])
     or case when (select actor_is_provider()) then f.submitted_at is not null else coalesce(f.supplier_id = (select actor_supplier()), false) end) whole (is_read)
   cross join lateral (select case when whole.is_read then f.company_name end, case when whole.is_read then f.abn end) read_by (company_name, abn)
   where f.archived_at is null and case
     when whole.is_read then true
     else f.id = any (array(select s.application_id from facility_application_share s where s.status = 'ACCEPTED'
                              and s.offered_to_organisation_id = any ((select actor_organisations())::uuid[])
                              and organisation_is_confirmed(s.offered_to_organisation_id))) end;

create or replace view searched_file as
  select a.id, a.organisation_id, 'DRAFT' as record_kind, a.draft_id as record_id, a.file_name, a.created_at, lower(a.file_name) as search_text
    from draft_attachment a
   where a.organisation_id = any ((select actor_organisations())::uuid[]) and a.infected_file_status = 'CLEAN' and a.variant <> 'ISSUED_PAPER'
     and (a.variant = 'REQUIRED_DOCUMENT' or not exists (select 1 from document d where d.original_draft_id = a.draft_id))
     and (select r.archived_at from draft r where r.id = a.draft_id) is null
  union all
  select a.id, a.organisation_id, 'DOCUMENT', a.document_id, a.file_name, a.created_at, lower(a.file_name)
    from document_attachment a
   where a.organisation_id = any ((select actor_organisations())::uuid[]) and a.infected_file_status = 'CLEAN'
     and (select r.archived_at from document r where r.id = a.document_id) is null
  union all
  select a.id, a.organisation_id, 'FACILITY_APPLICATION', a.application_id, a.file_name, a.created_at, lower(a.file_name)
    from facility_application_attachment a
   where a.organisation_id = any ((select actor_organisations())::uuid[]) and a.infected_file_status = 'CLEAN'
     and (select r.archived_at from facility_application r where r.id = a.application_id) is null;

create trigger keep_archived before update on facility_application for each row
  when (old.archived_at is not null and new.archived_at is not null and old.organisation_id = new.organisation_id) execute function keep_archived();
create trigger keep_archived_row before delete on facility_application for each row when (old.archived_at is not null) execute function keep_archived();
create trigger keep_held before delete on facility_application for each row execute function keep_held();

alter table archive_hold
  drop constraint archive_hold_record_kind_check,
  add constraint archive_hold_record_kind_check check (record_kind in ('DOCUMENT', 'DRAFT', 'FACILITY_APPLICATION'));
update organisation_column
   set found_by = found_by || ' or t.record_id in (select p.id from facility_application p where p.organisation_id = $1)'
 where table_name = 'archive_hold' and column_name = 'organisation_id';
