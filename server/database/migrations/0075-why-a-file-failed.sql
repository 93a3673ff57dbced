-- Why a file was not taken, as its sender is told; what staff read of it stays in scan_detail. Files that failed before have none.
alter table draft_attachment add column failure_reason text;
alter table draft_attachment add constraint draft_attachment_failure check (failure_reason is null or infected_file_status = 'FAILED');
