-- All that an organisation has, as one zip: its columns are the parts that were asked for.

alter table export_job drop constraint export_job_kind_check;
alter table export_job add constraint export_job_kind_check check (kind in ('DOCUMENTS', 'DRAFTS', 'REPORT', 'HISTORY', 'ORGANISATION'));
alter table export_job drop constraint export_job_format_check;
alter table export_job add constraint export_job_format_check check (format in ('CSV', 'XLSX', 'ZIP'));
alter table export_job add constraint export_job_archive check ((kind = 'ORGANISATION') = (format = 'ZIP'));
