-- The desk narrows, keeps and takes away what drafts still need, a bank's people what those that were sent to it do: whose paper a row is about stands on it, so that
-- the list of one bank walks its own rows. Requests after issue say it too.

call admit_provider_list('STAFF_REQUIRED_DOCUMENTS');

alter table draft_required_document
  add column paper_supplier_id uuid references supplier,
  add column status_since timestamptz;
alter table document_request
  add column paper_supplier_id uuid references supplier;

-- They say nothing that the history of the draft, the document or the status has not said.
do $$
begin
  execute replace(pg_get_functiondef('write_history()'::regprocedure), '''search_text'', ', '''search_text'', ''paper_supplier_id'', ''status_since'', ');
end $$;

-- Before a draft is sent to a bank it is nobody's paper.
create function name_paper_of_required_document() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    new.paper_supplier_id := (select d.supplier_id from draft d where d.id = new.draft_id and d.is_visible_to_supplier);
    new.status_since := new.created_at;
  else
    new.status_since := coalesce(actor_part(10)::timestamptz, clock_timestamp());
  end if;
  return new;
end $$;
revoke all on function name_paper_of_required_document() from public;

create function name_paper_of_draft() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update draft_required_document set paper_supplier_id = case when new.is_visible_to_supplier then new.supplier_id end where draft_id = new.id;
  return null;
end $$;
revoke all on function name_paper_of_draft() from public;

create function name_paper_of_request() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  new.paper_supplier_id := (select d.supplier_id from document d where d.id = new.document_id);
  return new;
end $$;
revoke all on function name_paper_of_request() from public;

create function name_paper_of_document() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update document_request set paper_supplier_id = new.supplier_id where document_id = new.id;
  return null;
end $$;
revoke all on function name_paper_of_document() from public;

-- Rows that are there, as their last step would have left them.
select begin_system_work('Set-up', now());
update draft_required_document r
   set paper_supplier_id = (select d.supplier_id from draft d where d.id = r.draft_id and d.is_visible_to_supplier),
       status_since = greatest(r.created_at, r.withdrawn_at, (select max(m.created_at) from draft_required_document_message m
         where m.draft_id = r.draft_id and m.required_document_id = r.id and (m.attachment_id is not null or m.has_approval is not null)));
update document_request r set paper_supplier_id = d.supplier_id from document d where d.id = r.document_id;
alter table draft_required_document alter column status_since set not null;

create trigger name_paper_of_new before insert on draft_required_document
  for each row execute function name_paper_of_required_document();
create trigger name_step before update on draft_required_document for each row
  when ((old.overall_status, old.put_up_by, old.withdrawn_at) is distinct from (new.overall_status, new.put_up_by, new.withdrawn_at))
  execute function name_paper_of_required_document();
create trigger name_paper after update on draft for each row
  when ((old.supplier_id, old.is_visible_to_supplier) is distinct from (new.supplier_id, new.is_visible_to_supplier))
  execute function name_paper_of_draft();
create trigger name_paper_of_new before insert on document_request for each row execute function name_paper_of_request();
create trigger name_paper after update on document for each row
  when (old.supplier_id is distinct from new.supplier_id) execute function name_paper_of_document();

create index if not exists draft_required_document_all_by_created on draft_required_document (created_at, id);
create index if not exists draft_required_document_all_by_since on draft_required_document (status_since, id);
create index if not exists draft_required_document_of_bank_by_created on draft_required_document (paper_supplier_id, created_at, id) where paper_supplier_id is not null;
create index if not exists draft_required_document_of_bank_by_since on draft_required_document (paper_supplier_id, status_since, id) where paper_supplier_id is not null;
create index if not exists document_request_of_bank_by_created on document_request (paper_supplier_id, created_at, id) where paper_supplier_id is not null;
create index if not exists document_request_of_bank_by_amount on document_request (paper_supplier_id, (coalesce(amount_cents, 0)), id) where paper_supplier_id is not null;
