-- Drafts that were cancelled or declined are archived as documents are (1230): ordinary lists walk past none of them.

alter table draft
  add column archived_at timestamptz,
  add constraint draft_archived_is_closed check (archived_at is null or (closed_at is not null and archived_at > closed_at));

-- Those that were issued are closed too, and stay with their documents.
create index draft_due_for_archive on draft (status, closed_at, id) where closed_at is not null and archived_at is null;

-- The index of all by their coming stays for whoever takes along everything.
drop index draft_by_amount, draft_by_status, draft_by_updated;
create index draft_by_amount on draft (organisation_id, coalesce(amount_cents, -1) desc, id desc) where archived_at is null;
create index draft_by_status on draft (organisation_id, status, created_at desc, id desc) where archived_at is null;
create index draft_by_updated on draft (organisation_id, updated_at desc, id desc) where archived_at is null;
create index draft_archived_by_amount on draft (organisation_id, coalesce(amount_cents, -1) desc, id desc) where archived_at is not null;
create index draft_archived_by_created on draft (organisation_id, created_at desc, id desc) where archived_at is not null;
create index draft_archived_by_updated on draft (organisation_id, updated_at desc, id desc) where archived_at is not null;

drop index draft_register_by_amount, draft_register_by_submitted, draft_register_by_updated;
create index draft_register_by_amount on draft (coalesce(amount_cents, -1), id)
  where (submitted_at is not null or status = 'IDENTIFYING') and archived_at is null;
create index draft_register_by_submitted on draft (coalesce(submitted_at, status_changed_at), id)
  where (submitted_at is not null or status = 'IDENTIFYING') and archived_at is null;
create index draft_register_by_updated on draft (updated_at, id)
  where (submitted_at is not null or status = 'IDENTIFYING') and archived_at is null;
create index draft_archive_by_amount on draft (coalesce(amount_cents, -1), id) where submitted_at is not null and archived_at is not null;
create index draft_archive_by_submitted on draft (coalesce(submitted_at, status_changed_at), id)
  where submitted_at is not null and archived_at is not null;
create index draft_archive_by_updated on draft (updated_at, id) where submitted_at is not null and archived_at is not null;

create or replace view organisation_draft as
  select id, organisation_id, status, amount_cents, created_at, updated_at, search_text, process_type, expires_at, facility_id, archived_at from draft
   where case when organisation_id = any ((select actor_organisations())::uuid[]) then true else (select actor_is_provider()) end;

create or replace view registered_draft as
  select id, organisation_id, status, status_changed_at, submitted_at, amount_cents, updated_at, search_text, process_type, expires_at, fee_summary_id,
         supplier_id, paid_at, established_at, archived_at
    from draft
   where (submitted_at is not null or status = 'IDENTIFYING')
     and ((select actor_is_provider()) or (is_visible_to_supplier and supplier_id = (select actor_supplier())));

create or replace view searched_draft as
  select d.id, d.organisation_id, d.reference_number, d.status, d.amount_cents, d.your_reference, d.project_address, d.contract_title,
         d.contract_number, d.created_at, d.status_changed_at, d.search_text,
         d.organisation_id = any ((select actor_organisations())::uuid[]) or d.id = any ((select actor_drafts())::uuid[])
           or d.id = any ((select drafts_shown())::uuid[]) as is_own
    from draft d
   where d.archived_at is null and case
     when d.organisation_id = any ((select actor_organisations())::uuid[]) or d.id = any ((select actor_drafts())::uuid[])
       or d.id = any ((select drafts_shown())::uuid[]) then true
     when (select actor_is_provider()) then d.submitted_at is not null or d.status = 'IDENTIFYING'
     else d.is_visible_to_supplier and d.supplier_id = (select actor_supplier()) end;

create trigger keep_archived before update on draft for each row
  when (old.archived_at is not null and new.archived_at is not null and old.organisation_id = new.organisation_id) execute function keep_archived();
create trigger keep_archived_row before delete on draft for each row when (old.archived_at is not null) execute function keep_archived();
