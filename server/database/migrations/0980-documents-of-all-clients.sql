-- The provider's own people narrow, keep and take away what was issued to all clients.

create index if not exists document_register_by_amount on document (amount_cents, id) where is_system_document;
create index if not exists document_register_by_created on document (created_at, id) where is_system_document;
create index if not exists document_register_by_established on document ((coalesce(established_at, date '0001-01-01')), id) where is_system_document;
create index if not exists document_register_by_expires on document ((coalesce(expires_at, date '9999-12-31')), id) where is_system_document;

-- As those of an organisation's lists (0430): with its owner's rights and no security barrier, so that indexes serve words.
create view registered_document as
  select id, organisation_id, status, amount_cents, created_at, established_at, expires_at, search_text,
         document_variant, bank_name, expected_return_date, retention_type, security_type from document
   where is_system_document and (select actor_is_provider());
grant select on registered_document to bondline_app;

alter table list_view drop constraint list_view_list_name_check;
alter table list_view add constraint list_view_list_name_check
  check (list_name in ('CLIENTS', 'DOCUMENTS', 'FACILITIES', 'FACILITY_APPLICATIONS', 'INVOICES', 'MEMBERS', 'STAFF_APPLICATIONS', 'STAFF_DOCUMENTS'));
alter table list_view drop constraint list_view_of_provider;
alter table list_view add constraint list_view_of_provider
  check ((organisation_id is null) = (list_name in ('CLIENTS', 'STAFF_APPLICATIONS', 'STAFF_DOCUMENTS')));

alter table export_job drop constraint export_job_kind_check;
alter table export_job add constraint export_job_kind_check
  check (kind in ('CLIENTS', 'DOCUMENTS', 'DRAFTS', 'FACILITIES', 'FACILITY_APPLICATIONS', 'INVOICES', 'MEMBERS', 'STAFF_APPLICATIONS', 'STAFF_DOCUMENTS', 'REPORT', 'HISTORY', 'ORGANISATION', 'PERSON'));
