-- A client is found by its name and its number in one, which stand side by side: an unconfirmed number may be that of a twin.

create or replace view named_client as
  select o.id, lower(concat_ws(' ', o.legal_name, o.name, o.abn)) as search_text, o.name, o.abn
    from organisation o
   where (select actor_is_provider())
      or ((select actor_supplier()) is not null and (
           exists (select 1 from draft d where d.organisation_id = o.id and d.is_visible_to_supplier and d.supplier_id = (select actor_supplier()))
        or exists (select 1 from document d where d.organisation_id = o.id and d.is_system_document and d.supplier_id = (select actor_supplier()))
        or exists (select 1 from facility f where f.organisation_id = o.id and f.is_system_facility and f.status <> 'STARTED'
                      and f.supplier_id = (select actor_supplier()))
        or exists (select 1 from facility_application a where a.organisation_id = o.id and a.supplier_id = (select actor_supplier()))));
