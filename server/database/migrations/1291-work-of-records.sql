-- What waits about records that are chosen in a register is found by the record.

create index if not exists desk_work_of_record on desk_work (parent_id, due_at, id) where closed_at is null;
