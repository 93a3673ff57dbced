-- The provider's own people narrow, keep and take away the facilities that were arranged for all clients.

call admit_provider_list('STAFF_FACILITIES');

create index if not exists facility_arranged_by_end on facility ((coalesce(end_date, date '9999-12-31')), id) where is_system_facility;
create index if not exists facility_arranged_by_limit on facility (limit_cents, id) where is_system_facility;
create index if not exists facility_arranged_by_name on facility (lower(name), id) where is_system_facility;
