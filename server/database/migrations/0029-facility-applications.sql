-- Applications for facilities: who applies, for which limit, with whom it is shared, and the properties that secure it.

create table facility_application (
  id                   uuid        primary key,
  organisation_id      uuid        not null references organisation (id),
  reference_number     text        not null unique,
  status               text        not null check (status in ('DRAFT', 'SUBMITTED', 'PROCESSING', 'PENDING_PAYMENT', 'APPROVED', 'ESTABLISHED', 'REJECTED', 'CLOSED')),
  facility_type        text        not null check (facility_type in ('SURETY_BOND', 'PROPERTY_BACKED', 'CASH_SECURITY', 'WORKING_CAPITAL')),
  facility_limit_cents bigint      check (facility_limit_cents between 100 and 99999999999),
  entity_type          text,
  industry             text,
  company_name         text        check (length(company_name) <= 255),
  abn                  text        check (abn ~ '^([0-9]{9}|[0-9]{11})$'),
  address              text        check (length(address) <= 255),
  website              text        check (length(website) <= 300),
  contact_name         text        check (length(contact_name) <= 255),
  contact_title        text        check (length(contact_title) <= 255),
  phone_number         text        check (length(phone_number) <= 15),
  email_address        text        check (length(email_address) <= 255),
  is_shared            boolean,
  supplier_id          uuid        references supplier (id),
  sent_to_supplier_at  timestamptz,
  application_fee_cents bigint     not null check (application_fee_cents >= 0),
  fee_paid_cents       bigint      check (fee_paid_cents > 0),
  fee_paid_date        date,
  decision_reason      text        check (length(decision_reason) <= 500),
  facility_id          uuid,
  submitted_at         timestamptz,
  closed_at            timestamptz,
  created_by           uuid        not null references account (id),
  created_at           timestamptz not null,
  updated_at           timestamptz not null,
  version              integer     not null default 1,
  unique (organisation_id, id),
  foreign key (organisation_id, facility_id) references facility (organisation_id, id),
  constraint facility_application_submitted check (status in ('DRAFT', 'CLOSED') or submitted_at is not null),
  constraint facility_application_sent check ((supplier_id is null) = (sent_to_supplier_at is null)),
  constraint facility_application_paid check (num_nonnulls(fee_paid_cents, fee_paid_date) in (0, 2)),
  constraint facility_application_established check ((status = 'ESTABLISHED') = (facility_id is not null))
);
create index facility_application_newest on facility_application (organisation_id, created_at desc, id desc);
create index facility_application_desk   on facility_application (submitted_at, id) where status in ('SUBMITTED', 'PROCESSING', 'PENDING_PAYMENT', 'APPROVED');

create table facility_application_entity (
  id              uuid        primary key,
  organisation_id uuid        not null,
  application_id  uuid        not null,
  position        integer     not null,
  name            text        check (length(name) <= 255),
  abn             text        check (abn ~ '^([0-9]{9}|[0-9]{11})$'),
  created_at      timestamptz not null,
  foreign key (organisation_id, application_id) references facility_application (organisation_id, id)
);
create index facility_application_entity_of on facility_application_entity (application_id, position);

create table facility_application_property (
  id                            uuid        primary key,
  organisation_id               uuid        not null,
  application_id                uuid        not null,
  position                      integer     not null,
  address                       text        check (length(address) <= 255),
  property_type                 text        check (property_type in ('RESIDENTIAL', 'COMMERCIAL')),
  is_primary_place_of_residence boolean,
  estimated_value_cents         bigint      check (estimated_value_cents between 100 and 99999999999),
  is_mortgaged                  boolean,
  outstanding_mortgage_cents    bigint      check (outstanding_mortgage_cents between 0 and 99999999999),
  lender                        text        check (length(lender) <= 250),
  created_at                    timestamptz not null,
  unique (organisation_id, id),
  foreign key (organisation_id, application_id) references facility_application (organisation_id, id)
);
create index facility_application_property_of on facility_application_property (application_id, position);

create table facility_application_owner (
  id                     uuid        primary key,
  organisation_id        uuid        not null,
  application_id         uuid        not null,
  property_id            uuid        not null,
  position               integer     not null,
  name                   text        check (length(name) <= 255),
  applicant_relationship text        check (length(applicant_relationship) <= 255),
  created_at             timestamptz not null,
  foreign key (organisation_id, application_id) references facility_application (organisation_id, id),
  foreign key (organisation_id, property_id) references facility_application_property (organisation_id, id) on delete cascade
);
create index facility_application_owner_of on facility_application_owner (property_id, position);

call make_business_table('facility_application', 'Facility application', 'facility_application', 'id', 'reference_number',
  'organisation_id = any ((select actor_organisations())::uuid[]) or (select actor_is_provider()) or supplier_id = (select actor_supplier())');
create function facility_application_is_visible(sought uuid) returns boolean language sql stable parallel safe as
  $$ select exists (select 1 from facility_application where id = sought) $$;
revoke all on function facility_application_is_visible(uuid) from public;
grant execute on function facility_application_is_visible(uuid) to bondline_app;
do $$
declare child record;
begin
  for child in select * from (values ('facility_application_entity', 'Shared entity', 'name'), ('facility_application_property', 'Property', 'address'),
    ('facility_application_owner', 'Owner', 'name')) as c (table_name, object_type, name_column)
  loop
    call make_business_table(child.table_name, child.object_type, 'facility_application', 'application_id', child.name_column,
      '(select actor_is_provider()) or organisation_id = any ((select actor_organisations())::uuid[]) or facility_application_is_visible(application_id)');
  end loop;
end $$;
create policy visible_with_facility_application on history_entry for select to bondline_app using (
  root_type = 'facility_application' and exists (select 1 from facility_application a where a.id = root_id));
