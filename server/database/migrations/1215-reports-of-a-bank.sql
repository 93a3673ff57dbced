-- A bank's or insurer's people read what they have issued added up: each sum opens the list of exactly the rows that it is made of, so the lists are narrowed by the same facts.

-- All three stay as they were made: with their owner's rights and no security barrier (0450).
create or replace view registered_document as
  select id, organisation_id, status, amount_cents, created_at, established_at, expires_at, search_text,
         document_variant, bank_name, expected_return_date, retention_type, security_type, supplier_id,
         closed_at, first_beneficiary_name, first_beneficiary_state
    from document
   where is_system_document and ((select actor_is_provider()) or supplier_id = (select actor_supplier()));

create or replace view registered_draft as
  select id, organisation_id, status, status_changed_at, submitted_at, amount_cents, updated_at, search_text, process_type, expires_at, fee_summary_id,
         supplier_id, paid_at, established_at
    from draft
   where (submitted_at is not null or status = 'IDENTIFYING')
     and ((select actor_is_provider()) or (is_visible_to_supplier and supplier_id = (select actor_supplier())));

create or replace view named_client as
  select o.id, lower(((o.name || ' ') || coalesce(o.legal_name, '') || ' ') || o.abn) as search_text, o.name, o.abn
    from organisation o
   where (select actor_is_provider())
      or ((select actor_supplier()) is not null and (
           exists (select 1 from draft d where d.organisation_id = o.id and d.is_visible_to_supplier and d.supplier_id = (select actor_supplier()))
        or exists (select 1 from document d where d.organisation_id = o.id and d.is_system_document and d.supplier_id = (select actor_supplier()))
        or exists (select 1 from facility f where f.organisation_id = o.id and f.is_system_facility and f.status <> 'STARTED'
                      and f.supplier_id = (select actor_supplier()))
        or exists (select 1 from facility_application a where a.organisation_id = o.id and a.supplier_id = (select actor_supplier()))));
