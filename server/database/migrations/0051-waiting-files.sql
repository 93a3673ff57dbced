-- Files that were announced and are not scanned yet: few at any time, and looked for every minute.
create index draft_attachment_waiting on draft_attachment (created_at) where infected_file_status = 'NOT_SCANNED';
