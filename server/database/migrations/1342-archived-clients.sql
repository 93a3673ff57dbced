-- Organisations that were closed are archived as records are (1230): the provider's list of clients and its search leave them out.

alter table organisation
  add column archived_at timestamptz,
  add constraint organisation_archived_is_closed check (archived_at is null or (closed_at is not null and archived_at > closed_at));

create index organisation_due_for_archive on organisation (closed_at, id) where closed_at is not null and archived_at is null;

drop index organisation_by_name, organisation_newest;
create index organisation_by_name on organisation (lower(name), id) where archived_at is null;
create index organisation_newest on organisation (created_at, id) where archived_at is null;
create index organisation_archived_by_name on organisation (lower(name), id) where archived_at is not null;
create index organisation_archived_newest on organisation (created_at, id) where archived_at is not null;

create or replace view searched_client as
  select o.id, o.id as organisation_id, o.name, o.legal_name, o.abn, o.created_at,
         lower(o.name || ' ' || coalesce(o.legal_name, '') || ' ' || o.abn) as search_text
    from organisation o
   where (select actor_is_provider()) and o.archived_at is null;
