-- What lists are narrowed by stands in the views that they read, and has an index where it may be rare.

create index if not exists document_of_kind on document (organisation_id, document_variant, id);
create index if not exists document_of_retention on document (organisation_id, retention_type, id) where retention_type is not null;
create index if not exists document_of_security on document (organisation_id, security_type, id) where security_type is not null;
create index if not exists document_returned_by on document (organisation_id, expected_return_date, id) where expected_return_date is not null;

create or replace view organisation_document as
  select id, organisation_id, status, facility_id, amount_cents, created_at, established_at, expires_at, search_text,
         document_variant, bank_name, expected_return_date, retention_type, security_type from document
   where case when organisation_id = any ((select actor_organisations())::uuid[]) then true else (select actor_is_provider()) end;
create or replace view organisation_draft as
  select id, organisation_id, status, amount_cents, created_at, updated_at, search_text, process_type, expires_at, facility_id from draft
   where case when organisation_id = any ((select actor_organisations())::uuid[]) then true else (select actor_is_provider()) end;

-- As its index has them: behind a row policy a fact would be looked for in every document.
create view organisation_document_fact as
  select organisation_id, document_id, lower(key) as key, lower(value) as value from document_metadata
   where case when organisation_id = any ((select actor_organisations())::uuid[]) then true else (select actor_is_provider()) end;
grant select on organisation_document_fact to bondline_app;
