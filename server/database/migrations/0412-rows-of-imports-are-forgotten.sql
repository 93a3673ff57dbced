-- The rows of a register are kept while its import can be undone, and then only how many there were of each kind.

alter table import_job
  add column rows_forgotten_at timestamptz,
  add column kept_new       integer not null default 0,
  add column kept_refused   integer not null default 0,
  add column kept_duplicate integer not null default 0,
  add column kept_imported  integer not null default 0;
create index import_job_to_forget on import_job (finished_at, id) where rows_forgotten_at is null;
