-- The provider's own people narrow, keep and take away what all clients have handed in as drafts, also what is over.

create index if not exists draft_register_by_amount on draft ((coalesce(amount_cents, -1)), id) where submitted_at is not null or status = 'IDENTIFYING';
create index if not exists draft_register_by_submitted on draft ((coalesce(submitted_at, status_changed_at)), id) where submitted_at is not null or status = 'IDENTIFYING';
create index if not exists draft_register_by_updated on draft (updated_at, id) where submitted_at is not null or status = 'IDENTIFYING';

-- As those of an organisation's lists (0430): with its owner's rights and no security barrier, so that indexes serve words.
create view registered_draft as
  select id, organisation_id, status, status_changed_at, submitted_at, amount_cents, updated_at, search_text, process_type, expires_at, fee_summary_id
    from draft
   where (submitted_at is not null or status = 'IDENTIFYING') and (select actor_is_provider());
grant select on registered_draft to bondline_app;

alter table list_view drop constraint list_view_list_name_check;
alter table list_view add constraint list_view_list_name_check
  check (list_name in ('CLIENTS', 'DOCUMENTS', 'FACILITIES', 'FACILITY_APPLICATIONS', 'INVOICES', 'MEMBERS', 'STAFF_APPLICATIONS', 'STAFF_DOCUMENTS',
    'STAFF_DRAFTS'));
alter table list_view drop constraint list_view_of_provider;
alter table list_view add constraint list_view_of_provider
  check ((organisation_id is null) = (list_name in ('CLIENTS', 'STAFF_APPLICATIONS', 'STAFF_DOCUMENTS', 'STAFF_DRAFTS')));

alter table export_job drop constraint export_job_kind_check;
alter table export_job add constraint export_job_kind_check
  check (kind in ('CLIENTS', 'DOCUMENTS', 'DRAFTS', 'FACILITIES', 'FACILITY_APPLICATIONS', 'INVOICES', 'MEMBERS', 'STAFF_APPLICATIONS', 'STAFF_DOCUMENTS',
    'STAFF_DRAFTS', 'REPORT', 'HISTORY', 'ORGANISATION', 'PERSON'));
