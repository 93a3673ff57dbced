-- When a document was last asked back, said to be in force again, or opened again: what its other dates do not say.

alter table document add column action_at timestamptz;

-- Those that are asked back today have been since then.
select begin_system_work('Set-up', now());
update document d set action_at = r.created_at
  from document_return_request r
 where d.status = 'AWAITING_RETURN' and r.document_id = d.id
   and not exists (select 1 from document_return_request newer where newer.document_id = d.id and (newer.created_at, newer.id) > (r.created_at, r.id));
