-- The list of members is narrowed, kept as views and taken away as a file.

alter table list_view drop constraint list_view_list_name_check;
alter table list_view add constraint list_view_list_name_check check (list_name in ('DOCUMENTS', 'FACILITIES', 'INVOICES', 'MEMBERS'));

alter table export_job drop constraint export_job_kind_check;
alter table export_job add constraint export_job_kind_check
  check (kind in ('DOCUMENTS', 'DRAFTS', 'FACILITIES', 'INVOICES', 'MEMBERS', 'REPORT', 'HISTORY', 'ORGANISATION'));
