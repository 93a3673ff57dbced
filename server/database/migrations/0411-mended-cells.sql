-- Cells of a register that somebody has mended before it was imported: what stood in the file, what counts instead, and who said so.

create table import_mend (
  import_job_id   uuid        not null,
  organisation_id uuid        not null,
  row_number      integer     not null,
  -- The column of the file, from 0.
  place           integer     not null check (place >= 0),
  was             text        not null,
  text            text        not null check (length(text) <= 10000 and text <> was),
  made_by         uuid        not null references account,
  made_by_name    text        not null,
  made_at         timestamptz not null,
  primary key (import_job_id, row_number, place),
  foreign key (organisation_id, import_job_id) references import_job (organisation_id, id)
);
alter table import_mend enable row level security;
alter table import_mend force row level security;
create policy owner on import_mend to current_user using (true) with check (true);
create policy visible on import_mend to bondline_app
  using ((select actor_is_system()) or organisation_id = any ((select actor_organisations())::uuid[]))
  with check ((select actor_is_system()) or organisation_id = any ((select actor_organisations())::uuid[]));
grant select, insert, update, delete on import_mend to bondline_app;
