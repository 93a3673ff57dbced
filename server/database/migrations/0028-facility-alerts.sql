-- Alerts on the use of a facility: sent once when what is on it reaches a limit that the organisation names.

alter table alert_configuration
  drop constraint alert_configuration_trigger_property_check,
  drop constraint alert_configuration_trigger_lead_time_check,
  alter column trigger_lead_time drop not null,
  add column facility_id uuid,
  add column facility_limit_cents bigint check (facility_limit_cents between 100 and 99999999999),
  add column facility_limit_include_projected_docs boolean not null default false,
  add foreign key (organisation_id, facility_id) references facility (organisation_id, id),
  add constraint alert_configuration_trigger_property_check check (trigger_property in ('EXPIRES_AT', 'EXPECTED_RETURN_DATE', 'INTEREST_END_DATE', 'FACILITY_LIMIT')),
  add constraint alert_configuration_trigger_lead_time_check check (trigger_lead_time between 1 and 365),
  add constraint alert_configuration_watched check (
    case when trigger_property = 'FACILITY_LIMIT' then num_nulls(facility_id, facility_limit_cents) = 0 and trigger_lead_time is null
         else num_nonnulls(facility_id, facility_limit_cents) = 0 and trigger_lead_time is not null and not facility_limit_include_projected_docs end);
create index alert_configuration_facility on alert_configuration (id) where trigger_property = 'FACILITY_LIMIT';

-- A row is about a document and its date, or about a facility and the limit that was reached: each once.
alter table alert_delivery
  alter column document_id drop not null,
  alter column trigger_date drop not null,
  add column facility_id uuid,
  add column facility_limit_cents bigint,
  add foreign key (organisation_id, facility_id) references facility (organisation_id, id),
  add constraint alert_delivery_about check (
    num_nonnulls(document_id, trigger_date) = case when facility_id is null then 2 else 0 end
    and (facility_id is null) = (facility_limit_cents is null));
create unique index alert_delivery_facility on alert_delivery (alert_configuration_id, facility_id, facility_limit_cents) where facility_id is not null;
