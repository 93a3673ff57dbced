-- Lists, reports and histories that people take away as files: what was asked for, how far it is, and the file for some days.

create table export_job (
  id              uuid        primary key,
  organisation_id uuid        references organisation,
  created_by      uuid        not null references account,
  kind            text        not null check (kind in ('DOCUMENTS', 'DRAFTS', 'REPORT', 'HISTORY')),
  format          text        not null check (format in ('CSV', 'XLSX')),
  file_name       text        not null check (length(file_name) between 1 and 255),
  -- As the list or report was narrowed and ordered, and the columns in their order.
  wanted          jsonb       not null,
  columns         text[]      not null check (cardinality(columns) > 0),
  status          text        not null check (status in ('WAITING', 'RUNNING', 'READY', 'FAILED', 'CANCELLED', 'REMOVED')),
  -- By which rights it was made: with others it is not had any more.
  rights          text        not null,
  attempts        integer     not null default 0,
  -- Null where there are more than lists count.
  rows_expected   integer,
  rows_written    integer     not null default 0,
  storage_key     text        unique,
  file_size       bigint,
  finished_at     timestamptz,
  created_at      timestamptz not null,
  updated_at      timestamptz not null,
  version         integer     not null default 1,
  constraint export_job_ready check ((status = 'READY') = (storage_key is not null) and (storage_key is null or file_size is not null))
);
create index export_job_newest on export_job (created_by, created_at desc, id desc);
create index export_job_organisation on export_job (organisation_id);
create index export_job_kept on export_job (finished_at) where status = 'READY';
call make_business_table('export_job', 'Export', 'export_job', 'id', 'file_name', 'created_by = (select actor_id())');
