-- A new rate of a document's fee, from a day on: what it began with stays in its costs.

create table document_cost_rate (
  id                          uuid        primary key,
  organisation_id             uuid        not null,
  document_id                 uuid        not null,
  from_date                   date        not null,
  recurring_percentage_cost   numeric(7,4) check (recurring_percentage_cost between 0 and 100),
  recurring_fixed_cost_cents  bigint       check (recurring_fixed_cost_cents >= 0),
  set_by_name                 text        not null,
  created_at                  timestamptz not null,
  check (num_nonnulls(recurring_percentage_cost, recurring_fixed_cost_cents) = 1),
  unique (document_id, from_date),
  foreign key (organisation_id, document_id) references document (organisation_id, id)
);
call make_business_table('document_cost_rate', 'Rate', 'document', 'document_id', '-',
  'organisation_id = any ((select actor_organisations())::uuid[]) or (select actor_is_provider()) or document_is_visible(document_id)');
