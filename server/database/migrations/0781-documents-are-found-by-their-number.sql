-- A register's rows are held against an organisation's documents by bank and number: behind a row policy no index finds what a function makes of a column.

create or replace view organisation_document as
  select id, organisation_id, status, facility_id, amount_cents, created_at, established_at, expires_at, search_text, document_variant, bank_name,
         expected_return_date, retention_type, security_type, guarantee_number, bank_key
    from document
   where case when organisation_id = any ((select actor_organisations())::uuid[]) then true else (select actor_is_provider()) end;
