-- A bank's work without a due moment stands behind all that has one, by how long it has waited. In UTC, since an index takes no hour that a zone could move.

drop index bank_work_open;
create index bank_work_open on bank_work (supplier_id, (case when due_at is null
    then (waiting_since at time zone 'UTC' + interval '365250 days') at time zone 'UTC' else due_at end), id)
  where closed_at is null;
