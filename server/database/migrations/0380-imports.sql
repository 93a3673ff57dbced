-- Registers that an organisation brings along as files: each import with its file, its rows as they stand in the file, and what became of each.

create table import_job (
  id              uuid        primary key,
  organisation_id uuid        not null references organisation,
  created_by      uuid        not null references account,
  created_by_name text        not null,
  file_name       text        not null check (length(file_name) between 1 and 255),
  stage           text        not null check (stage in
    ('RECEIVING', 'CHECKING', 'READY', 'RUNNING', 'COMPLETE', 'REFUSED', 'STOPPED', 'CANCELLED', 'UNDOING', 'UNDONE')),
  -- What is done with the good rows where others are refused; null until somebody has said so.
  mode            text        check (mode in ('KEEP_GOOD_ROWS', 'ALL_OR_NOTHING')),
  -- The header as it stands in the file, and beside each name the field that its column fills; '' where it is left out.
  headers         text[]      not null default '{}',
  columns         text[]      not null default '{}',
  -- Why it ended otherwise than it was meant to, a sentence each.
  errors          text[]      not null default '{}',
  -- Which reading of the file its rows are of: who reads an earlier one writes nothing more.
  reading         integer     not null default 0,
  rows_read       integer     not null default 0,
  finished_at     timestamptz,
  created_at      timestamptz not null,
  updated_at      timestamptz not null,
  version         integer     not null default 1,
  unique (organisation_id, id),
  constraint import_job_columns check (cardinality(headers) = cardinality(columns))
);
create index import_job_newest on import_job (organisation_id, created_at desc, id desc);
call make_business_table('import_job', 'Import', 'import_job', 'id', 'file_name', 'organisation_id = any ((select actor_organisations())::uuid[])');

create table import_file (
  id                   uuid        primary key,
  organisation_id      uuid        not null,
  import_job_id        uuid        not null,
  variant              text        not null,
  file_name            text        not null check (length(file_name) between 1 and 255),
  content_type         text        not null,
  content_md5_checksum text        not null,
  file_size            integer     not null check (file_size between 1 and 30000000),
  storage_key          text        not null unique,
  sha256               text,
  received_at          timestamptz,
  infected_file_status text        not null check (infected_file_status in ('NOT_SCANNED', 'CLEAN', 'INFECTED', 'FAILED')),
  scan_detail          text,
  scanned_at           timestamptz,
  uploaded_by          uuid        not null references account,
  created_at           timestamptz not null,
  failure_reason       text,
  foreign key (organisation_id, import_job_id) references import_job (organisation_id, id),
  constraint import_file_clean check (
    infected_file_status <> 'CLEAN' or (received_at is not null and sha256 is not null and scanned_at is not null)),
  constraint import_file_failure check (failure_reason is null or infected_file_status = 'FAILED')
);
create index import_file_of on import_file (import_job_id, created_at);
create index import_file_known on import_file (organisation_id, sha256);
create index import_file_waiting on import_file (created_at) where infected_file_status = 'NOT_SCANNED';
call make_business_table('import_file', 'Attachment', 'import_job', 'import_job_id', 'file_name', 'organisation_id = any ((select actor_organisations())::uuid[])');
create trigger count_storage after insert or delete or update of file_size, infected_file_status, received_at on import_file
  for each row execute function count_storage();

-- A row of the file. It has no history: what it makes has one.
create table import_row (
  import_job_id   uuid    not null,
  organisation_id uuid    not null,
  row_number      integer not null,
  cells           text[]  not null,
  verdict         text    not null check (verdict in ('NEW', 'REFUSED', 'DUPLICATE', 'IMPORTED')),
  -- The field and what is wrong with it, by turns.
  errors          text[]  not null default '{}',
  bank_key        text,
  number_key      text,
  -- What it repeats: an earlier row of the file, or a document that is there.
  same_as_row     integer,
  same_as_document uuid,
  document_id     uuid,
  primary key (import_job_id, row_number),
  foreign key (organisation_id, import_job_id) references import_job (organisation_id, id),
  constraint import_row_imported check ((verdict = 'IMPORTED') = (document_id is not null))
);
create index import_row_verdict on import_row (import_job_id, verdict, row_number);

alter table import_row enable row level security;
alter table import_row force row level security;
create policy owner on import_row to current_user using (true) with check (true);
create policy visible on import_row to bondline_app
  using ((select actor_is_system()) or organisation_id = any ((select actor_organisations())::uuid[]))
  with check ((select actor_is_system()) or organisation_id = any ((select actor_organisations())::uuid[]));
grant select, insert, update, delete on import_row to bondline_app;

-- Which field each column of a header filled the last time somebody said so.
create table import_mapping (
  organisation_id uuid        not null references organisation,
  header_hash     text        not null,
  columns         text[]      not null,
  updated_at      timestamptz not null,
  primary key (organisation_id, header_hash)
);
alter table import_mapping enable row level security;
alter table import_mapping force row level security;
create policy owner on import_mapping to current_user using (true) with check (true);
create policy visible on import_mapping to bondline_app
  using ((select actor_is_system()) or organisation_id = any ((select actor_organisations())::uuid[]))
  with check ((select actor_is_system()) or organisation_id = any ((select actor_organisations())::uuid[]));
grant select, insert, update, delete on import_mapping to bondline_app;

-- The import that brought a document along, and for its history the name of the file.
alter table document
  add column import_job_id uuid,
  add column imported_from text check (length(imported_from) between 1 and 255),
  add foreign key (organisation_id, import_job_id) references import_job (organisation_id, id);
create index document_imported on document (import_job_id) where import_job_id is not null;
