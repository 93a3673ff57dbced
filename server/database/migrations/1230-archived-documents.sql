-- Documents that are archived seven years after they were closed: they stay as they are, and ordinary lists walk past none of them.

alter table document
  add column archived_at timestamptz,
  add constraint document_archived_is_closed check (archived_at is null or (closed_at is not null and archived_at > closed_at));

create index document_due_for_archive on document (closed_at, id) where closed_at is not null and archived_at is null;

-- Each order of a list has an index of what is archived and one of the rest, so that a row lies in one of the two. By its coming a list walks
-- each status by itself; the index of all by their coming stays for whoever takes along everything.
drop index document_by_amount, document_by_established, document_by_expires, document_by_status;
create index document_by_amount on document (organisation_id, amount_cents desc, id desc) where archived_at is null;
create index document_by_established on document (organisation_id, coalesce(established_at, date '0001-01-01') desc, id desc) where archived_at is null;
create index document_by_expires on document (organisation_id, coalesce(expires_at, date '9999-12-31') desc, id desc) where archived_at is null;
create index document_by_status on document (organisation_id, status, created_at desc, id desc) where archived_at is null;
create index document_archived_by_amount on document (organisation_id, amount_cents desc, id desc) where archived_at is not null;
create index document_archived_by_created on document (organisation_id, created_at desc, id desc) where archived_at is not null;
create index document_archived_by_established on document (organisation_id, coalesce(established_at, date '0001-01-01') desc, id desc) where archived_at is not null;
create index document_archived_by_expires on document (organisation_id, coalesce(expires_at, date '9999-12-31') desc, id desc) where archived_at is not null;

drop index document_register_by_amount, document_register_by_created, document_register_by_established, document_register_by_expires;
create index document_register_by_amount on document (amount_cents, id) where is_system_document and archived_at is null;
create index document_register_by_created on document (created_at, id) where is_system_document and archived_at is null;
create index document_register_by_established on document (coalesce(established_at, date '0001-01-01'), id) where is_system_document and archived_at is null;
create index document_register_by_expires on document (coalesce(expires_at, date '9999-12-31'), id) where is_system_document and archived_at is null;
create index document_archive_by_amount on document (amount_cents, id) where is_system_document and archived_at is not null;
create index document_archive_by_created on document (created_at, id) where is_system_document and archived_at is not null;
create index document_archive_by_established on document (coalesce(established_at, date '0001-01-01'), id) where is_system_document and archived_at is not null;
create index document_archive_by_expires on document (coalesce(expires_at, date '9999-12-31'), id) where is_system_document and archived_at is not null;

-- All three stay as they were made: with their owner's rights and no security barrier (0450).
create or replace view organisation_document as
  select id, organisation_id, status, facility_id, amount_cents, created_at, established_at, expires_at, search_text, document_variant, bank_name,
         expected_return_date, retention_type, security_type, guarantee_number, bank_key, archived_at
    from document
   where case when organisation_id = any ((select actor_organisations())::uuid[]) then true else (select actor_is_provider()) end;

create or replace view registered_document as
  select id, organisation_id, status, amount_cents, created_at, established_at, expires_at, search_text,
         document_variant, bank_name, expected_return_date, retention_type, security_type, supplier_id,
         closed_at, first_beneficiary_name, first_beneficiary_state, archived_at
    from document
   where is_system_document and ((select actor_is_provider()) or supplier_id = (select actor_supplier()));

-- The search over everything finds what is in use.
create or replace view searched_document as
  select id, organisation_id, reference_number, guarantee_number, status, amount_cents, bank_name, project_address, is_system_document,
         created_at, search_text
    from document
   where archived_at is null and case
     when organisation_id = any ((select actor_organisations())::uuid[]) or id = any ((select actor_documents())::uuid[]) then true
     else is_system_document and ((select actor_is_provider()) or supplier_id = (select actor_supplier())) end;

-- What is archived neither changes nor goes, whatever call or job would do it; it follows its organisation into the one that stays (1220).
create function keep_archived() returns trigger language plpgsql set search_path to 'public', 'pg_temp' as $$
begin
  raise exception 'an archived record' using errcode = '23514', constraint = 'record_is_archived';
end $$;
revoke all on function keep_archived() from public;

create trigger keep_archived before update on document for each row
  when (old.archived_at is not null and new.archived_at is not null and old.organisation_id = new.organisation_id) execute function keep_archived();
create trigger keep_archived_row before delete on document for each row when (old.archived_at is not null) execute function keep_archived();
