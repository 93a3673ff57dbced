-- Why a record was closed, and what it was before, so that one closed by mistake is opened again as it was.

alter table document
  add column close_reason text check (length(close_reason) between 1 and 500),
  add column closed_from  text check (closed_from in ('PROJECTED', 'ESTABLISHED')),
  add constraint document_close_reason check (closed_at is not null or (close_reason is null and closed_from is null));
