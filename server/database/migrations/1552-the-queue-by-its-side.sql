-- What waits for one side alone is found by its statuses: among many that wait for another it was looked for from the oldest on.

create index draft_queue_by_status on draft (status, status_changed_at, id)
  where status in ('SUBMITTED', 'IDENTIFYING', 'CHANGES_REQUESTED', 'PENDING_PAYMENT', 'PROCESSING');
