-- What an organisation sets for itself: where its post goes, which alerts it wants, and the keys of its own facts about documents.

alter table organisation
  add column postal_address_same_as_business_address boolean not null default true,
  add column postal_address_line1       text check (length(postal_address_line1) between 1 and 500),
  add column postal_address_line2       text check (length(postal_address_line2) between 1 and 500),
  add column postal_address_suburb      text check (length(postal_address_suburb) between 1 and 255),
  add column postal_address_postal_code text check (postal_address_postal_code ~ '^[0-9]{4}$'),
  add column postal_address_state       text check (postal_address_state in ('NSW', 'VIC', 'QLD', 'SA', 'WA', 'ACT', 'NT', 'TAS')),
  add constraint organisation_postal_address check (
    case when postal_address_same_as_business_address
      then num_nonnulls(postal_address_line1, postal_address_line2, postal_address_suburb, postal_address_postal_code, postal_address_state) = 0
      else num_nulls(postal_address_line1, postal_address_suburb, postal_address_postal_code, postal_address_state) = 0 end);

create table organisation_metadata_key (
  id              uuid        primary key,
  organisation_id uuid        not null references organisation (id),
  key             text        not null check (length(key) between 1 and 255),
  created_at      timestamptz not null
);
create unique index organisation_metadata_key_name on organisation_metadata_key (organisation_id, lower(key));

create table alert_configuration (
  id                uuid        primary key,
  organisation_id   uuid        not null references organisation (id),
  email_addresses   text[]      not null check (cardinality(email_addresses) between 1 and 20),
  trigger_property  text        not null check (trigger_property in ('EXPIRES_AT', 'EXPECTED_RETURN_DATE', 'INTEREST_END_DATE')),
  trigger_lead_time integer     not null check (trigger_lead_time between 1 and 365),
  created_by        uuid        not null references account (id),
  created_at        timestamptz not null,
  updated_at        timestamptz not null,
  version           integer     not null default 1,
  unique (organisation_id, id)
);
create index alert_configuration_organisation on alert_configuration (organisation_id, created_at, id);

-- One row for each alert that went out: once for a configuration, a document and a date, whatever is changed meanwhile.
create table alert_delivery (
  id                     uuid        primary key,
  organisation_id        uuid        not null,
  alert_configuration_id uuid        not null,
  document_id            uuid        not null,
  trigger_date           date        not null,
  email_addresses        text[]      not null,
  created_at             timestamptz not null,
  foreign key (organisation_id, alert_configuration_id) references alert_configuration (organisation_id, id) on delete cascade,
  foreign key (organisation_id, document_id) references document (organisation_id, id),
  unique (alert_configuration_id, document_id, trigger_date)
);
create index alert_delivery_document on alert_delivery (document_id);

-- An organisation's invoices, newest first.
create index invoice_organisation on invoice (organisation_id, created_at desc, id desc);

do $$
declare setting record;
begin
  for setting in select * from (values
    ('organisation_metadata_key', 'Metadata key', 'key'), ('alert_configuration', 'Alert', 'trigger_property'), ('alert_delivery', 'Alert sent', 'trigger_date')) as s (table_name, object_type, name_column)
  loop
    call make_business_table(setting.table_name, setting.object_type, 'organisation', 'organisation_id', setting.name_column,
      'organisation_id = any ((select actor_organisations())::uuid[]) or (select actor_is_provider())');
  end loop;
end $$;
