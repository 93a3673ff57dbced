-- Facilities and invoices leave as files too.

alter table export_job drop constraint export_job_kind_check;
alter table export_job add constraint export_job_kind_check
  check (kind in ('DOCUMENTS', 'DRAFTS', 'FACILITIES', 'INVOICES', 'REPORT', 'HISTORY', 'ORGANISATION'));
