-- What a person has kept of a list, under a name: what narrows it, its order and its columns; some are the organisation's.

create table list_view (
  id              uuid        primary key,
  organisation_id uuid        not null references organisation (id),
  account_id      uuid        not null references account (id),
  list_name       text        not null check (list_name in ('DOCUMENTS')),
  name            text        not null check (length(name) between 1 and 60),
  place           text        not null check (length(place) <= 2000),
  is_shared       boolean     not null,
  created_at      timestamptz not null,
  updated_at      timestamptz not null,
  version         integer     not null default 1
);
create index list_view_own    on list_view (organisation_id, account_id, list_name, lower(name), id);
create index list_view_shared on list_view (organisation_id, list_name, lower(name), id) where is_shared;

call make_business_table('list_view', 'List view', 'account', 'account_id', 'name',
  'account_id = (select actor_id()) or (is_shared and organisation_id = any ((select actor_memberships())::uuid[]))');
