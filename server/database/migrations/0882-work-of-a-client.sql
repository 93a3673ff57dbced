-- What waits for the provider's staff is found by its client too.

create index if not exists desk_work_of_client on desk_work (organisation_id, due_at, id) where closed_at is null;
