-- Files that people add to a document: scanned, counted and followed like those of drafts. What came with the issue keeps the scan of its draft.

alter table document_attachment
  alter column sha256 drop not null,
  alter column received_at drop not null,
  add column scan_detail    text,
  add column scanned_at     timestamptz,
  add column failure_reason text,
  add constraint document_attachment_file check (length(file_name) between 1 and 255 and file_size between 1 and 30000000),
  add constraint document_attachment_clean check (
    infected_file_status <> 'CLEAN' or (received_at is not null and sha256 is not null)),
  add constraint document_attachment_failure check (failure_reason is null or infected_file_status = 'FAILED');
create unique index document_attachment_storage_key on document_attachment (storage_key) where draft_attachment_id is null;
create index document_attachment_waiting on document_attachment (created_at) where infected_file_status = 'NOT_SCANNED';

-- A file of the draft is counted there.
create trigger count_storage after insert or update of file_size, infected_file_status, received_at on document_attachment
  for each row when (new.draft_attachment_id is null) execute function count_storage();
create trigger count_storage_freed after delete on document_attachment
  for each row when (old.draft_attachment_id is null) execute function count_storage();
comment on table storage_use is 'An organisation: every file of its drafts, documents and applications whose bytes are kept or may still come. A person: what was announced and has not come.';
