-- Files of applications for facilities: kept, scanned, counted and followed like those of drafts.

create table facility_application_attachment (
  id                   uuid        primary key,
  organisation_id      uuid        not null,
  application_id       uuid        not null,
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
  foreign key (organisation_id, application_id) references facility_application (organisation_id, id),
  constraint facility_application_attachment_clean check (
    infected_file_status <> 'CLEAN' or (received_at is not null and sha256 is not null and scanned_at is not null)),
  constraint facility_application_attachment_failure check (failure_reason is null or infected_file_status = 'FAILED')
);
create index facility_application_attachment_of on facility_application_attachment (application_id, created_at);
create index facility_application_attachment_waiting on facility_application_attachment (created_at) where infected_file_status = 'NOT_SCANNED';
call make_business_table('facility_application_attachment', 'Attachment', 'facility_application', 'application_id', 'file_name',
  '(select actor_is_provider()) or organisation_id = any ((select actor_organisations())::uuid[]) or facility_application_is_visible(application_id)');

-- Counted by the columns that every table of files has, whichever record its files belong to.
create function storage_kept(infected_file_status text, file_size integer) returns bigint language sql immutable as $$
  select case when infected_file_status = 'INFECTED' then 0 else file_size end::bigint
$$;
create function storage_waiting(received_at timestamptz, file_size integer) returns bigint language sql immutable as $$
  select case when received_at is null then file_size else 0 end::bigint
$$;
create or replace function count_storage() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  kept    bigint := 0;
  waiting bigint := 0;
  present record;
begin
  if tg_op = 'DELETE' then present := old; else present := new; end if;
  if tg_op <> 'INSERT' then
    kept := kept - storage_kept(old.infected_file_status, old.file_size);
    waiting := waiting - storage_waiting(old.received_at, old.file_size);
  end if;
  if tg_op <> 'DELETE' then
    kept := kept + storage_kept(new.infected_file_status, new.file_size);
    waiting := waiting + storage_waiting(new.received_at, new.file_size);
  end if;
  perform count_storage_of('organisation', present.organisation_id, kept);
  perform count_storage_of('person', present.uploaded_by, waiting);
  return null;
end $$;
drop function storage_kept(draft_attachment), storage_waiting(draft_attachment);
revoke all on function storage_kept(text, integer), storage_waiting(timestamptz, integer) from public;
create trigger count_storage after insert or delete or update of file_size, infected_file_status, received_at on facility_application_attachment
  for each row execute function count_storage();
comment on table storage_use is 'An organisation: every file of its drafts and applications whose bytes are kept or may still come. A person: what was announced and has not come.';
