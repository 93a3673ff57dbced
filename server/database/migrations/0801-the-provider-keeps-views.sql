-- The provider's own people narrow, keep and take away the list of clients: a view of it belongs to no organisation.

create index if not exists organisation_newest on organisation (created_at, id);

alter table list_view alter column organisation_id drop not null;
alter table list_view drop constraint list_view_list_name_check;
alter table list_view add constraint list_view_list_name_check
  check (list_name in ('CLIENTS', 'DOCUMENTS', 'FACILITIES', 'FACILITY_APPLICATIONS', 'INVOICES', 'MEMBERS'));
alter table list_view add constraint list_view_of_provider check ((organisation_id is null) = (list_name in ('CLIENTS')));

do $$
declare
  condition text := '(select actor_is_system())
    or (organisation_id is null and (select actor_is_provider()) and (is_shared or account_id = (select actor_id())))
    or (organisation_id is not null and account_id = (select actor_id()))
    or (is_shared and organisation_id = any ((select actor_memberships())::uuid[]))';
begin
  execute format('alter policy visible on list_view using (%s) with check (%s)', condition, condition);
end $$;

alter table export_job drop constraint export_job_kind_check;
alter table export_job add constraint export_job_kind_check
  check (kind in ('CLIENTS', 'DOCUMENTS', 'DRAFTS', 'FACILITIES', 'FACILITY_APPLICATIONS', 'INVOICES', 'MEMBERS', 'REPORT', 'HISTORY', 'ORGANISATION'));
