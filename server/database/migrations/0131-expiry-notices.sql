-- Reminders of an expiry, step by step until somebody acknowledges: who was told at which step with which outcome, and who acknowledged.

alter table alert_configuration drop constraint alert_configuration_trigger_property_check;
alter table alert_configuration add constraint alert_configuration_trigger_property_check check (
  trigger_property in ('EXPIRES_AT', 'EXPECTED_RETURN_DATE', 'INTEREST_END_DATE', 'EXPIRY_LADDER', 'FACILITY_LIMIT'));
alter table alert_configuration drop constraint alert_configuration_watched;
alter table alert_configuration add constraint alert_configuration_watched check (case trigger_property
  when 'FACILITY_LIMIT' then num_nulls(facility_id, facility_limit_cents) = 0 and trigger_lead_time is null
  when 'EXPIRY_LADDER' then num_nonnulls(facility_id, facility_limit_cents, trigger_lead_time) = 0 and not facility_limit_include_projected_docs
  else num_nonnulls(facility_id, facility_limit_cents) = 0 and trigger_lead_time is not null and not facility_limit_include_projected_docs end);
-- An organisation names one list of people.
create unique index alert_configuration_ladder on alert_configuration (organisation_id) where trigger_property = 'EXPIRY_LADDER';

create table expiry_notice (
  id              uuid        primary key,
  organisation_id uuid        not null,
  document_id     uuid        not null,
  -- The expiry that it is about: a guarantee that is extended is reminded of anew.
  expires_date    date        not null,
  business_days   integer     not null check (business_days > 0),
  email_address   text        not null check (length(email_address) between 3 and 255),
  notice_reason   text        not null check (notice_reason in ('OWNER', 'NAMED', 'ADMINISTRATOR')),
  mail_status     text        not null default 'QUEUED' check (mail_status in ('QUEUED', 'SENT', 'FAILED')),
  mail_settled_at timestamptz,
  created_at      timestamptz not null,
  unique (document_id, expires_date, business_days, email_address),
  foreign key (organisation_id, document_id) references document (organisation_id, id),
  constraint expiry_notice_settled check ((mail_status = 'QUEUED') = (mail_settled_at is null))
);
create index expiry_notice_unsettled on expiry_notice (id) where mail_status = 'QUEUED';

create table expiry_acknowledgement (
  id                   uuid        primary key,
  organisation_id      uuid        not null,
  document_id          uuid        not null,
  expires_date         date        not null,
  acknowledged_by      uuid        not null references account (id),
  acknowledged_by_name text        not null check (length(acknowledged_by_name) between 1 and 511),
  created_at           timestamptz not null,
  unique (document_id, expires_date),
  foreign key (organisation_id, document_id) references document (organisation_id, id)
);

call make_business_table('expiry_notice', 'Expiry notice', 'document', 'document_id', 'email_address',
  'organisation_id = any ((select actor_organisations())::uuid[]) or (select actor_is_provider()) or document_is_visible(document_id)');
call make_business_table('expiry_acknowledgement', 'Expiry acknowledged', 'document', 'document_id', 'acknowledged_by_name',
  'organisation_id = any ((select actor_organisations())::uuid[]) or (select actor_is_provider()) or document_is_visible(document_id)');
