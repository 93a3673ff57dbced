-- The provider's own people narrow, keep and take away what all clients have applied for.

create index if not exists facility_application_submitted on facility_application (submitted_at, id) where submitted_at is not null;
create index if not exists facility_application_submitted_by_limit on facility_application ((coalesce(facility_limit_cents, 0)), id)
  where submitted_at is not null;

alter table list_view drop constraint list_view_list_name_check;
alter table list_view add constraint list_view_list_name_check
  check (list_name in ('CLIENTS', 'DOCUMENTS', 'FACILITIES', 'FACILITY_APPLICATIONS', 'INVOICES', 'MEMBERS', 'STAFF_APPLICATIONS'));
alter table list_view drop constraint list_view_of_provider;
alter table list_view add constraint list_view_of_provider
  check ((organisation_id is null) = (list_name in ('CLIENTS', 'STAFF_APPLICATIONS')));

alter table export_job drop constraint export_job_kind_check;
alter table export_job add constraint export_job_kind_check
  check (kind in ('CLIENTS', 'DOCUMENTS', 'DRAFTS', 'FACILITIES', 'FACILITY_APPLICATIONS', 'INVOICES', 'MEMBERS', 'STAFF_APPLICATIONS', 'REPORT', 'HISTORY', 'ORGANISATION'));
