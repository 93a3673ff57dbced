-- The list of applications for facilities is narrowed, ordered, kept as views and taken away as a file.

create index if not exists facility_application_by_limit on facility_application (organisation_id, (coalesce(facility_limit_cents, 0)), id);

alter table list_view drop constraint list_view_list_name_check;
alter table list_view add constraint list_view_list_name_check
  check (list_name in ('DOCUMENTS', 'FACILITIES', 'FACILITY_APPLICATIONS', 'INVOICES', 'MEMBERS'));

alter table export_job drop constraint export_job_kind_check;
alter table export_job add constraint export_job_kind_check
  check (kind in ('DOCUMENTS', 'DRAFTS', 'FACILITIES', 'FACILITY_APPLICATIONS', 'INVOICES', 'MEMBERS', 'REPORT', 'HISTORY', 'ORGANISATION'));
