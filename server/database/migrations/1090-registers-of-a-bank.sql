-- A bank's or insurer's own people narrow, keep and take away what of all clients' records is their own.

create index if not exists draft_register_of_supplier on draft (supplier_id, updated_at, id) where is_visible_to_supplier;
create index if not exists facility_application_of_supplier on facility_application (supplier_id, submitted_at, id) where supplier_id is not null;

-- Both stay as they were made: with their owner's rights and no security barrier, so that indexes serve words (0450).
create or replace view registered_draft as
  select id, organisation_id, status, status_changed_at, submitted_at, amount_cents, updated_at, search_text, process_type, expires_at, fee_summary_id,
         supplier_id
    from draft
   where (submitted_at is not null or status = 'IDENTIFYING')
     and ((select actor_is_provider()) or (is_visible_to_supplier and supplier_id = (select actor_supplier())));

create or replace view registered_document as
  select id, organisation_id, status, amount_cents, created_at, established_at, expires_at, search_text,
         document_variant, bank_name, expected_return_date, retention_type, security_type, supplier_id
    from document
   where is_system_document and ((select actor_is_provider()) or supplier_id = (select actor_supplier()));

-- Whom a list of many clients' records is narrowed by: to the provider's people all, to a bank's those of whom it has a record.
create view named_client as
  select o.id, lower(((o.name || ' ') || coalesce(o.legal_name, '') || ' ') || o.abn) as search_text
    from organisation o
   where (select actor_is_provider())
      or ((select actor_supplier()) is not null and (
           exists (select 1 from draft d where d.organisation_id = o.id and d.is_visible_to_supplier and d.supplier_id = (select actor_supplier()))
        or exists (select 1 from document d where d.organisation_id = o.id and d.is_system_document and d.supplier_id = (select actor_supplier()))
        or exists (select 1 from facility f where f.organisation_id = o.id and f.is_system_facility and f.status <> 'STARTED'
                      and f.supplier_id = (select actor_supplier()))
        or exists (select 1 from facility_application a where a.organisation_id = o.id and a.supplier_id = (select actor_supplier()))));
grant select on named_client to bondline_app;

-- Of the four lists that a bank's people have, each keeps views of their own; what the provider shares stays with its people.
do $$
declare
  condition text := '(select actor_is_system())
    or (organisation_id is null and (select actor_is_provider()) and (is_shared or account_id = (select actor_id())))
    or (organisation_id is null and (select actor_supplier()) is not null and not is_shared and account_id = (select actor_id()))
    or (organisation_id is not null and account_id = (select actor_id()))
    or (is_shared and organisation_id = any ((select actor_memberships())::uuid[]))';
begin
  execute format('alter policy visible on list_view using (%s) with check (%s)', condition, condition);
end $$;
