-- Enquiries about finance that are over are archived as other records are (1230), behind the draft or document that they are about.

alter table finance_enquiry
  add column archived_at timestamptz,
  add constraint finance_enquiry_archived_is_over check (archived_at is null or (ended_at is not null and archived_at > ended_at));

create index finance_enquiry_due_for_archive on finance_enquiry (status, ended_at, id) where ended_at is not null and archived_at is null;
create index finance_enquiry_of_draft on finance_enquiry (draft_id) where draft_id is not null;

drop index finance_enquiry_all_by_amount, finance_enquiry_newest, finance_enquiry_organisation, finance_enquiry_status;
create index finance_enquiry_all_by_amount on finance_enquiry ((case when finance_amount_cents is null then 0 else finance_amount_cents end), id)
  where archived_at is null;
create index finance_enquiry_newest on finance_enquiry (created_at desc, id desc) where archived_at is null;
create index finance_enquiry_organisation on finance_enquiry (organisation_id, created_at desc, id desc) where archived_at is null;
create index finance_enquiry_status on finance_enquiry (status, created_at desc, id desc) where archived_at is null;
create index finance_enquiry_archive_by_amount on finance_enquiry ((case when finance_amount_cents is null then 0 else finance_amount_cents end), id)
  where archived_at is not null;
create index finance_enquiry_archive on finance_enquiry (created_at desc, id desc) where archived_at is not null;
create index finance_enquiry_archived on finance_enquiry (organisation_id, created_at desc, id desc) where archived_at is not null;

create trigger keep_archived before update on finance_enquiry for each row
  when (old.archived_at is not null and new.archived_at is not null and old.organisation_id = new.organisation_id) execute function keep_archived();
create trigger keep_archived_row before delete on finance_enquiry for each row when (old.archived_at is not null) execute function keep_archived();

-- What was asked about a draft comes back with it, or with the document that was issued of it.
create function bring_back_enquiries() returns trigger language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
begin
  update finance_enquiry set archived_at = null, version = version + 1
   where archived_at is not null and draft_id = case tg_table_name when 'draft' then new.id else (to_jsonb(new) ->> 'original_draft_id')::uuid end;
  return null;
end $$;
revoke all on function bring_back_enquiries() from public;
create trigger bring_back_enquiries after update of archived_at on draft for each row
  when (old.archived_at is not null and new.archived_at is null) execute function bring_back_enquiries();
create trigger bring_back_enquiries after update of archived_at on document for each row
  when (old.archived_at is not null and new.archived_at is null and new.original_draft_id is not null) execute function bring_back_enquiries();
